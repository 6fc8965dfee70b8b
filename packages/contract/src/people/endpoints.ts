import type { IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { Role } from '#accounts/roles.ts'

/** The states of an account: without a first password yet, in use (also while a reset password is not set again), or closed. */
export const accountStates = ['invited', 'active', 'closed'] as const

export type AccountState = (typeof accountStates)[number]

/** The account of a person as the desk sees it. */
export interface PersonAccount {
  /** `users.id`. */
  id: number
  name: string
  surname: string
  email: string
  role: Role
  /** Whether the person was named to read suggestions. */
  readsSuggestions: boolean
  state: AccountState
  hasSecondFactor: boolean
  /** Whether the caller may change the account: it has no permission that the caller lacks. */
  isChangeable: boolean
}

/** What HR writes in the record of a person. */
export interface PersonFields {
  name: string
  surname: string
  /** Joins the record with the account and the card of this address. Empty for a person without either. */
  email: string
  phone: string
  /** The name of the room; empty for none. */
  roomname: string
  positions: Record<Language, string>
  /** The team or department. */
  units: Record<Language, string>
  /** The `id` of the record of the manager. */
  managerId: number | null
  /** The `id` of the record of who decides while the manager is away. */
  deputyId: number | null
  /** Empty when unknown. */
  birthday: IsoDay | ''
  /** The first day of work; empty when unknown. */
  startedOn: IsoDay | ''
}

/** The fields of a record that its own person may not change: pay, holidays and decisions depend on them. */
export const fieldsOfOthers = ['managerId', 'deputyId', 'startedOn'] as const satisfies (keyof PersonFields)[]

/** The record of a person with account and card. */
export interface PersonRecord extends PersonFields {
  id: number
  /** The number on the badge: `DEV7`. */
  idnumber: string
  /** ISO instant; empty for who works here. */
  leftAt: string
  account: PersonAccount | null
  /** The name of the personal card in its address; empty without a card. */
  cardname: string
  /** How many coming meetings the person organises; a series is one. */
  meetings: number
}

/** Everybody with a record, those who left too, in the order of their numbers; and accounts without a record. */
export const listRecords = endpoint<{ reply: { people: PersonRecord[]; accounts: PersonAccount[] } }>({
  method: 'GET',
  path: '/api/v1/people/records/',
  permission: 'people.manage',
})

/** Adds a person with the next free number. An account with the same address becomes the account of the person. */
export const addRecord = endpoint<{ body: PersonFields & { hasCard: boolean }; reply: { id: number } }>({
  method: 'POST',
  path: '/api/v1/people/records/',
  permission: 'people.manage',
})

/** The fields of a record that somebody changes, and what they were when the change began. */
export interface PersonChanges extends Partial<PersonFields> {
  was: Partial<PersonFields>
}

/**
 * Changes the given fields of a record; account and card follow. 409 when somebody else has changed one of them meanwhile
 * (optimistic concurrency) and for a person who has left; 403 for the address of an account that has a permission that the
 * caller lacks, and for `fieldsOfOthers` of one's own record.
 */
export const changeRecord = endpoint<{
  params: { id: number }
  body: PersonChanges
  reply: undefined
}>({
  method: 'PATCH',
  path: '/api/v1/people/records/:id/',
  reply: 'any',
  permission: 'people.manage',
})

/** Makes the personal card of a person, or deletes it. */
export const setCard = endpoint<{ params: { id: number }; body: { hasCard: boolean }; reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/people/records/:id/card/',
  reply: 'any',
  permission: 'people.manage',
})

/**
 * Ends the work of a person at once: account closed and sessions ended, badge, card and room gone. A successor leads those
 * whom the person led and gets the coming meetings; without one they are cancelled, and everybody invited is told. 409 for who has left already, for oneself, and for the last administrator.
 */
export const offboard = endpoint<{
  params: { id: number }
  body: { successorId: number | null }
  reply: undefined
}>({
  method: 'POST',
  path: '/api/v1/people/records/:id/departure/',
  reply: 'any',
  permission: 'people.manage',
})

/**
 * Takes a departure back: the person is in the directory again. The account stays closed until it is opened, and cancelled
 * meetings stay cancelled.
 */
export const reinstate = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/people/records/:id/departure/',
  reply: 'any',
  permission: 'people.manage',
})

/** Opens an account of the role staff for a record and mails an invitation. 409 when the record has an account. */
export const openAccount = endpoint<{
  params: { id: number }
  body: { language: Language }
  reply: undefined
}>({
  method: 'POST',
  path: '/api/v1/people/records/:id/account/',
  reply: 'any',
  permission: 'people.manage',
})

/**
 * Mails a new link to set a password; earlier links end. It is the invitation again, or a link for a new password when the
 * account has one. 409 for a closed account.
 */
export const inviteAgain = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'POST',
  path: '/api/v1/people/accounts/:id/invitation/',
  reply: 'any',
  permission: 'people.manage',
})

/** Closes an account, which ends its sessions, or opens it again with its old password. */
export const setAccountOpen = endpoint<{
  params: { id: number }
  body: { isOpen: boolean }
  reply: undefined
}>({
  method: 'PUT',
  path: '/api/v1/people/accounts/:id/open/',
  reply: 'any',
  permission: 'people.manage',
})

/** Turns the second factor off for a person who lost it. Their sessions end, and a mail tells them. */
export const removeSecondFactor = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/people/accounts/:id/second-factor/',
  reply: 'any',
  permission: 'people.manage',
})

/**
 * Gives a role and names a reader of suggestions, from the next call of the person on. 403 for one's own account, for a role
 * that the caller may not give or take (`rolesGivenBy`), and for a reader without the permission `roles.give`. 409 for the
 * last administrator.
 */
export const assignRole = endpoint<{
  params: { id: number }
  body: { role: Role; readsSuggestions: boolean }
  reply: undefined
}>({
  method: 'PUT',
  path: '/api/v1/people/accounts/:id/duties/',
  reply: 'any',
  permission: 'people.manage',
})
