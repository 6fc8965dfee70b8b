import type { InferType } from 'yup'
import type { Role } from '#accounts/roles.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { Account, newPersonSchema, Person, personSchema } from './schema.ts'

/** What HR writes in the record of a person. */
type Fields = InferType<typeof personSchema>

/** The fields of a record that its own person may not change: pay, holidays and decisions depend on them. */
export const fieldsOfOthers = ['managerId', 'deputyId', 'startedOn'] as const satisfies (keyof Fields)[]

/** All records, also of people who have left, in the order of their numbers; and accounts without a record. */
export const listRecords = endpoint<{ reply: { people: Person[]; accounts: Account[] } }>({
  method: 'GET',
  path: '/api/v1/people/records/',
  permission: 'people.manage',
})

/**
 * Adds a person with the next free number. An account with the same address becomes the account of the person. With
 * `application` the candidate is hired in the same transaction, which needs `hiring.manage` too: 404 for an unknown
 * application, 409 when it has changed since or the candidate has a record already.
 */
export const addRecord = endpoint<{ body: InferType<typeof newPersonSchema>; reply: { id: number } }>({
  method: 'POST',
  path: '/api/v1/people/records/',
  permission: 'people.manage',
})

/**
 * Changes the given fields of a record; account and card follow. 409 when another person has changed one of them meanwhile
 * (optimistic concurrency) and for a person who has left; 403 for the address of an account that has a permission that the
 * caller lacks, and for `fieldsOfOthers` of the own record.
 */
export const changeRecord = endpoint<{
  params: { id: number }
  /** The changed fields, and what they were when the change began. */
  body: Partial<Fields> & { was: Partial<Fields> }
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
 * whom the person led and gets the coming meetings; without one the meetings are cancelled, and the invited people are notified.
 * 409 for a person who has left already, for the caller, and for the last administrator.
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
 * Reinstates a person: they are in the directory again. The account stays closed until it is opened, and cancelled
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

/** Turns the second factor off for a person who lost it. Their sessions end, and a mail notifies them. */
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
