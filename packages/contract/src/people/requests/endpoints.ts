import { endpoint } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { MessageKey } from '#core/messages.ts'

export const recordRequestStates = ['sent', 'granted', 'declined', 'withdrawn'] as const

export type RecordRequestState = (typeof recordRequestStates)[number]

/** What HR owns in a record: a person does not change it in the profile, but asks for a change. */
export const recordFields = ['firstName', 'lastName', 'position'] as const

export type RecordField = (typeof recordFields)[number]

export type RecordValues = Record<RecordField, string>

/** The new values that a person asks for; a missing field stays as it is. */
export interface RecordChanges extends Partial<Record<RecordField, string | undefined>> {
  /** The language of `position`. */
  language?: Language | undefined
}

/** The fields whose wanted value differs from the present one. */
export const changesOf = (
  present: RecordValues,
  wanted: RecordValues,
): Partial<Record<RecordField, string>> =>
  Object.fromEntries(
    recordFields.flatMap((field) => (present[field] === wanted[field] ? [] : [[field, wanted[field]]])),
  )

/** The errors by field that no schema sees: a value was emptied, or nothing differs. */
export function recordRequestErrors(present: RecordValues, wanted: RecordValues): Record<string, MessageKey> {
  if (present.position && !wanted.position) return { position: 'positionRequired' }
  return Object.keys(changesOf(present, wanted)).length === 0 ? { firstName: 'changeRequired' } : {}
}

/** A request as its person sees it. */
export interface OwnRecordRequest {
  id: number
  changes: RecordChanges
  reason: string
  state: RecordRequestState
  /** The words of HR; empty without any. */
  answer: string
  /** ISO instants. */
  createdAt: string
  decidedAt: string | null
}

/** A request as HR sees it. */
export interface RecordRequest extends OwnRecordRequest {
  /** `users.id` of the person. */
  userId: number
  /** First and last name as they are now. */
  name: string
  /** In the language of the request. */
  position: string
  unit: string
  /** The values now; the position in each language, empty where it is not written. */
  present: { firstName: string; lastName: string; position: Record<Language, string> }
  /** First and last name of the person who decided; empty while it waits, and when the account is gone. */
  decidedBy: string
}

/** The requests of the signed-in person, newest first. */
export const listOwnRecordRequests = endpoint<{ reply: OwnRecordRequest[] }>({
  method: 'GET',
  path: '/api/v1/me/record-requests/',
  reply: 'list',
})

/** The values that a person wants, all of them, and why. */
export interface NewRecordRequest extends RecordValues {
  reason: string
}

/**
 * Asks HR for a change of the own record; HR is told by notification and mail. Idempotent while the request waits. 400
 * with `errors.firstName` when nothing differs, 409 while another request waits.
 */
export const sendRecordRequest = endpoint<{ body: NewRecordRequest; reply: undefined }>({
  method: 'POST',
  path: '/api/v1/me/record-requests/',
  reply: 'any',
})

/** Withdraws a request that waits. 404 for another person's request, 409 for one that is decided. */
export const withdrawRecordRequest = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/me/record-requests/:id/withdrawal/',
  reply: 'any',
})

/**
 * The requests of everybody but the caller: those that wait, oldest first, then the last `limits.recordRequests` decided
 * ones, newest first.
 */
export const listRecordRequests = endpoint<{ reply: RecordRequest[] }>({
  method: 'GET',
  path: '/api/v1/record-requests/',
  reply: 'list',
  permission: 'people.manage',
})

export interface RecordDecision {
  decision: 'grant' | 'decline'
  /** Needed to decline. */
  words: string
  /** The granted position in each language; needed when the request is about the position. */
  position?: Record<Language, string> | undefined
}

/**
 * Grants a request, which writes the record, or declines it. The person is told by notification and mail. 404 for an
 * unknown request and for the caller's own, 409 when it does not wait any more, 400 with `errors`.
 */
export const decideRecordRequest = endpoint<{
  params: { id: number }
  body: RecordDecision
  reply: undefined
}>({
  method: 'PUT',
  path: '/api/v1/record-requests/:id/decision/',
  reply: 'any',
  permission: 'people.manage',
})
