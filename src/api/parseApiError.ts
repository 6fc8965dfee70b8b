import type { ApiError } from '@atrium/contract/core'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

/**
 * The error of a failed call: an HTTP status with its body, `FETCH_ERROR` for an unreachable server, `TIMEOUT_ERROR`
 * for a late answer, `PARSING_ERROR` and `CUSTOM_ERROR` for an unreadable answer.
 */
export type CallError = FetchBaseQueryError

const reasonsByStatus = {
  401: 'session',
  403: 'forbidden',
  404: 'notFound',
  429: 'tooMany',
  // The e-mail service does not serve automated browsers (spec 8).
  451: 'headless',
  FETCH_ERROR: 'network',
  TIMEOUT_ERROR: 'late',
} as const

/** Why the browser gave no passkey. */
export type PasskeyReason = 'cancelled' | 'known' | 'unsupported' | 'elsewhere' | 'device'

/** An error of the browser, not of a server, which has its reason (`callAuthenticator`). */
export interface PasskeyError {
  reason: PasskeyReason
}

/**
 * Why a call failed. Each reason is a key of the `failure` groups in the translations:
 * - `network`: no server was reached;
 * - `late`: no answer came in time, so the call may have succeeded all the same;
 * - `fields`: the server names fields that have to be changed;
 * - `session`, `forbidden`, `notFound`, `tooMany`, `headless`: the status 401, 403, 404, 429 or 451;
 * - `refused`: any other status 4xx;
 * - `server`: a status 5xx, or a page of a proxy with a status of an error;
 * - `cancelled`, `known`, `unsupported`, `elsewhere`, `device`: the browser gave no passkey (`PasskeyError`);
 * - `strange`: an answer 2xx that is not our server's, such as the sign-in page of a hotel's network.
 */
export type FailureReason =
  | (typeof reasonsByStatus)[keyof typeof reasonsByStatus]
  | PasskeyReason
  | 'fields'
  | 'refused'
  | 'server'
  | 'strange'

/** A failed call in a form that can be translated into any language later. */
export interface CallFailure {
  reason: FailureReason
  /** The message of a 4xx answer, in the language of the call. */
  message?: string
  /** The message of the server for each field. */
  errors?: Record<string, string>
}

/** Parses the error of a call; the only place that maps errors to reasons. */
export function parseApiError(error: unknown): CallFailure {
  const { status, originalStatus, data, reason } = (error ?? {}) as Partial<PasskeyError> &
    Partial<Record<'status' | 'originalStatus' | 'data', unknown>>
  const { message, errors } = (typeof data === 'object' && data !== null ? data : {}) as Partial<ApiError>
  const isClientError = typeof status === 'number' && status >= 400 && status < 500
  const hasErrors = typeof errors === 'object' && Object.keys(errors ?? {}).length > 0
  return {
    reason: hasErrors ? 'fields' : (reason ?? reasonOf(status, originalStatus)),
    ...(isClientError && typeof message === 'string' && message !== '' && { message }),
    ...(hasErrors && { errors }),
  }
}

function reasonOf(status: unknown, originalStatus: unknown): FailureReason {
  // Text in place of JSON is not from our server, whatever its status.
  if (status === 'PARSING_ERROR' && originalStatus !== 429)
    return Number(originalStatus) < 300 ? 'strange' : 'server'
  const known = Object.entries(reasonsByStatus).find(([key]) => key === String(originalStatus ?? status))
  if (known) return known[1]
  if (typeof status !== 'number' || status < 300) return 'strange'
  return status < 500 ? 'refused' : 'server'
}

/** Whether no answer came in time: the server may have received the call all the same. */
export const isLate = (error: unknown): boolean => parseApiError(error).reason === 'late'

/** Whether the server answers only signed-in users. */
export const isForColleagues = (error: unknown): boolean => parseApiError(error).reason === 'session'

/** Whether the requested record does not exist. */
export const isNotFound = (error: unknown): boolean => parseApiError(error).reason === 'notFound'

/** Why our server did not answer. */
export type OutageCause = 'network' | 'server'

/** Why our server did not answer; `undefined` without an error, and for 4xx answers. */
export function outageCauseOf(error: unknown): OutageCause | undefined {
  if (error === undefined) return undefined
  const { reason } = parseApiError(error)
  if (reason === 'network' || reason === 'late') return 'network'
  return reason === 'server' || reason === 'strange' ? 'server' : undefined
}
