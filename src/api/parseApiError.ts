import type { ApiError } from '@atrium/contract'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

/**
 * The error of a failed call: an HTTP status with the answer, `FETCH_ERROR` when no server was reached,
 * `TIMEOUT_ERROR` when no answer came in time, or `PARSING_ERROR` and `CUSTOM_ERROR` for an answer that cannot be read.
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

/**
 * Why a call failed. Each reason is a key of the `failure` groups in the translations:
 * - `network`: no server was reached;
 * - `late`: no answer came in time, so the call may have succeeded all the same;
 * - `fields`: the server names fields that have to be changed;
 * - `session`, `forbidden`, `notFound`, `tooMany`, `headless`: the status 401, 403, 404, 429 or 451;
 * - `refused`: any other status 4xx;
 * - `server`: a status 5xx, or a page of a proxy with a status of an error;
 * - `strange`: an answer 2xx that is not our server's, such as the sign-in page of a hotel's network.
 */
export type FailureReason =
  | (typeof reasonsByStatus)[keyof typeof reasonsByStatus]
  | 'fields'
  | 'refused'
  | 'server'
  | 'strange'

/** A failed call in a form that can be translated into the current language at any time. */
export interface CallFailure {
  reason: FailureReason
  /** The server's sentence of an answer 4xx, in the language of the call. */
  message?: string
  /** By field: the server's message. */
  errors?: Record<string, string>
}

/** Reads the error of a call. The one place that knows which error means which reason. */
export function parseApiError(error: unknown): CallFailure {
  const { status, originalStatus, data } = (error ?? {}) as Partial<
    Record<'status' | 'originalStatus' | 'data', unknown>
  >
  const { message, errors } = (typeof data === 'object' && data !== null ? data : {}) as Partial<ApiError>
  const isClientError = typeof status === 'number' && status >= 400 && status < 500
  const hasErrors = typeof errors === 'object' && Object.keys(errors ?? {}).length > 0
  return {
    reason: hasErrors ? 'fields' : reasonOf(status, originalStatus),
    ...(isClientError && typeof message === 'string' && message !== '' && { message }),
    ...(hasErrors && { errors }),
  }
}

function reasonOf(status: unknown, originalStatus: unknown): FailureReason {
  // A text where JSON was expected is not our server's answer, whatever its status is.
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

/** Why the server gave no answer of its own. */
export type OutageCause = 'network' | 'server'

/** Why a call has no answer of our server; `undefined` without an error, and for an answer 4xx. */
export function outageCauseOf(error: unknown): OutageCause | undefined {
  if (error === undefined) return undefined
  const { reason } = parseApiError(error)
  if (reason === 'network' || reason === 'late') return 'network'
  return reason === 'server' || reason === 'strange' ? 'server' : undefined
}
