import type { IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'

export const auditActions = ['added', 'changed', 'removed'] as const

/** The records whose changes the audit log has: names of tables. */
export const auditKinds = [
  'users',
  'employees',
  'rooms',
  'computers',
  'cards',
  'news',
  'off_day_requests',
  'suggestions',
  'leave_types',
  'leave_entries',
  'record_requests',
] as const

export type AuditKind = (typeof auditKinds)[number]

/**
 * `AuditQuestion.kind` of the entries in which nothing but the language of a person's mails changed. Other questions leave
 * these out: the language menu writes many of them.
 */
export const languageSwitches = 'language_switches'

/** What `AuditQuestion.kind` can be. */
export const auditFilters = [...auditKinds, languageSwitches] as const

/** One changed column of a record. The id of a room, a person or a kind of leave is its name; other values are JSON. */
export interface AuditChange {
  /** The column, such as `manager_id`. */
  field: string
  /** `null` where the record had no value before, as when it was added. */
  before: string | null
  /** `null` where the record has no value now, as when it was removed. */
  after: string | null
}

/** One entry of the audit log: who changed which record when. Nobody can change an entry. */
export interface AuditEntry {
  id: number
  /** ISO instant. */
  at: string
  /** The account; `null` for a command in the terminal and the server itself. */
  actorId: number | null
  /** First and last name; `null` without an account, and for an account that is gone. */
  actor: string | null
  action: (typeof auditActions)[number]
  kind: AuditKind
  recordId: string
  /** What the record is called, such as the name of the employee; empty when the record is gone or has no name. */
  recordName: string
  changes: AuditChange[]
}

/** `AuditQuestion.actor` of the entries without an account. */
export const systemActor = 0

/** Which entries are asked for: those that fit all that is given. */
export type AuditQuestion = {
  /** In the name of the person or the record, a value or an id. */
  text?: string | undefined
  kind?: (typeof auditFilters)[number] | undefined
  action?: AuditEntry['action'] | undefined
  /** The account, or `systemActor`. */
  actor?: number | undefined
  /** The first and the last day by the company's clock. A period that ends before it begins has no entries. */
  from?: IsoDay | undefined
  to?: IsoDay | undefined
  /** Continues after an earlier answer, with the entries of smaller ids. */
  before?: number | undefined
}

/** The newest entries of the audit log that fit, at most `limits.auditEntries`. */
export const listAuditEntries = endpoint<{ query: AuditQuestion; reply: AuditEntry[] }>({
  method: 'GET',
  path: '/api/v1/audit/',
  reply: 'list',
  permission: 'audit.read',
})

/** A person with entries in the audit log. */
export interface AuditActor {
  /** The account. */
  id: number
  /** First and last name. */
  name: string
}

/** The people with entries in the audit log, by name. */
export const listAuditActors = endpoint<{ reply: AuditActor[] }>({
  method: 'GET',
  path: '/api/v1/audit/actors/',
  reply: 'list',
  permission: 'audit.read',
})
