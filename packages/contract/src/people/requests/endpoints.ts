import { endpoint } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { MessageKey } from '#core/messages.ts'
import type { NewRecordRequest, OwnRecordRequest, RecordDecision, RecordRequest } from './schema.ts'

/** The fields of a record that HR owns: a person requests their change. */
export const recordFields = ['firstName', 'lastName', 'position'] as const

export type RecordField = (typeof recordFields)[number]

export type RecordValues = Record<RecordField, string>

/** The requested new values; a missing field stays as it is. */
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

/** The requests of the signed-in person, newest first. */
export const listOwnRecordRequests = endpoint<{ reply: OwnRecordRequest[] }>({
  method: 'GET',
  path: '/api/v1/me/record-requests/',
  reply: 'list',
})

/**
 * Asks HR for a change of the own record; HR gets a notification and a mail. Idempotent while the request waits. 400
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

/**
 * Grants or declines a request. After `undoMs` the record of a granted one is written, and the person gets a notification and
 * a mail; until then the request waits for the person. 404 for an
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

/**
 * Undoes the caller's decision, which has no effect yet. 404 for a request that the caller did not decide, 409 when the person
 * knows the decision.
 */
export const undoRecordDecision = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/record-requests/:id/decision/',
  reply: 'any',
  permission: 'people.manage',
})
