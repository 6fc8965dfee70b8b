import { type Role, roles } from './roles.ts'

/**
 * What a person may do besides using the staff area. The server checks the permission at each endpoint that names one
 * (`Endpoint.permission`) and answers 403 without it; menus and pages follow `Profile.permissions`.
 */
export const permissions = [
  /** Reads the whole record of every person, adds and changes people, moves them between rooms. */
  'people.manage',
  /** Assigns every role and names the readers of suggestions; `people.manage` assigns `rolesGivenBy`. */
  'roles.give',
  /** Decides about the leave of the people whom the person leads; with `leave.manage`, about everybody's. */
  'leave.decide',
  /** Sets entitlements, adjustments and the kinds of leave. */
  'leave.manage',
  /** Reads and answers suggestions. */
  'suggestions.answer',
  /** Reads the audit log. */
  'audit.read',
  /** Writes and publishes vacancies, decides about all applications, edits stages and templates. */
  'hiring.manage',
  /** Reads and rates applications: with `hiring.manage` all, otherwise those for the person's vacancies. */
  'hiring.review',
  /** Edits drafts of what visitors read. */
  'content.edit',
  /** Publishes them. */
  'content.publish',
  /** Changes the texts of the interface and of mails. */
  'translations.edit',
  /** Reads subscribers, sends letters, and looks after the outbox. */
  'letters.send',
  /** Decides what strangers see on the public site. */
  'site.manage',
] as const

export type Permission = (typeof permissions)[number]

/** The permissions of each role. */
export const permissionsOfRole: Record<Role, readonly Permission[]> = {
  staff: [],
  editor: ['content.edit', 'translations.edit'],
  hr: ['people.manage', 'leave.decide', 'leave.manage', 'hiring.manage', 'hiring.review'],
  admin: [
    'people.manage',
    'roles.give',
    'leave.decide',
    'leave.manage',
    'audit.read',
    'hiring.manage',
    'hiring.review',
    'content.edit',
    'content.publish',
    'translations.edit',
    'letters.send',
    'site.manage',
  ],
}

/** The roles that a person of each role assigns to others, and removes. */
export const rolesGivenBy: Record<Role, readonly Role[]> = {
  staff: [],
  editor: [],
  hr: ['staff', 'editor'],
  admin: roles,
}

/** What a person's permissions depend on: the role, and what the person was named for. */
interface Duties {
  role: Role
  /** Whether the person is the manager or the deputy of a person. */
  isLead: boolean
  /** Whether the person is the hiring manager or a reviewer of a vacancy. */
  isReviewer: boolean
  /** Whether the person was named to read suggestions. An administrator is not by the role. */
  readsSuggestions: boolean
}

/** All permissions of a person, in the order of `permissions`. */
export function permissionsOf({ role, isLead, isReviewer, readsSuggestions }: Duties): Permission[] {
  const given = new Set(permissionsOfRole[role])
  if (isLead) given.add('leave.decide')
  if (isReviewer) given.add('hiring.review')
  if (readsSuggestions) given.add('suggestions.answer')
  return permissions.filter((one) => given.has(one))
}
