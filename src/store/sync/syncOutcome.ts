import { isMessageKey, type MessageKey } from '@atrium/contract/core'
import { parseApiError } from '#api/parseApiError.ts'
import type { SyncOutcome } from '#slices/meetingSyncSlice.ts'

/** The statuses of a server without this endpoint. */
const unknownEndpoint = [404, 405, 501]

/** The statuses of a rejected record or file: sending it again is of no use. */
const rejected = [400, 413, 415, 422]

/** Whether the server has no room for a meeting that follows the rules. */
export const isFull = (error: unknown): boolean => (error as { status?: unknown } | undefined)?.status === 422

/** Why the server rejects a record or file; `undefined` where it names no reason that can be translated. */
export const reasonOf = (error: unknown): MessageKey | undefined =>
  Object.values(parseApiError(error).errors ?? {}).find(isMessageKey)

/** The meaning of a failed call's error. */
export function outcomeOf(error: unknown): SyncOutcome {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown }
  if (status === 401) return 'expired'
  // A page in place of an answer comes from another server, or from a gateway before ours.
  const code = Number(status === 'PARSING_ERROR' ? originalStatus : status)
  if (status === 'CUSTOM_ERROR' || unknownEndpoint.includes(code) || code < 300) return 'unsupported'
  if (rejected.includes(code)) return 'refused'
  // A time-out does not mean that the connection is missing.
  return status === 'FETCH_ERROR' ? 'offline' : 'failed'
}

/** The meaning of a failed upload's error: a server without room for the file (409) rejects it. */
export const uploadOutcomeOf = (error: unknown): SyncOutcome =>
  (error as { status?: unknown } | undefined)?.status === 409 ? 'refused' : outcomeOf(error)
