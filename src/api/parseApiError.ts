import type { ApiError } from '@atrium/contract'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

/**
 * What a failed call leaves behind: an HTTP status with the answer, `FETCH_ERROR` when no server was reached,
 * `TIMEOUT_ERROR` when no answer came in time, or their kin for an answer that cannot be read.
 */
export type CallError = FetchBaseQueryError

const statusOf = (error: unknown) => (error as { status?: unknown } | undefined)?.status

/** The server's own words about a refusal, when it had any: its sentence, and the fields if it names some. */
export function parseApiError(error: unknown): Partial<ApiError> {
  const data = (error as { data?: unknown } | undefined)?.data
  if (typeof data !== 'object' || data === null) return {}
  const { message, errors } = data as Partial<ApiError>
  return {
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(typeof errors === 'object' && Object.keys(errors ?? {}).length > 0 && { errors }),
  }
}

/** Whether no answer came in time: what was sent may have arrived all the same. */
export const isLate = (error: unknown): boolean => statusOf(error) === 'TIMEOUT_ERROR'

/** Whether only who is signed in is answered. */
export const isForColleagues = (error: unknown): boolean => statusOf(error) === 401

/** Whether the thing asked for does not exist, as against could not be had. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404

/** Why a call failed, as far as a person can do something about it; each is a key below `common:failure`. */
export type CallFailure = 'unreached' | 'slow' | 'tooOften' | 'server' | 'strange'

/**
 * Reads a call's error: no server at all, one that does not answer in time, that has had enough, or that fails; or
 * something that is no answer of ours, such as the sign-in page of a hotel's network.
 */
export function callFailureOf(error: unknown): CallFailure {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown }
  if (status === 'FETCH_ERROR') return 'unreached'
  if (status === 'TIMEOUT_ERROR') return 'slow'
  const code = Number(originalStatus ?? status)
  if (code === 429) return 'tooOften'
  return status === 'CUSTOM_ERROR' || code < 300 ? 'strange' : 'server'
}

/** Why the server gave no answer of its own: it was not heard, or it failed or something else answered. */
export type OutageCause = 'network' | 'server'

/**
 * Why a call has no answer of the server; `undefined` for what the server itself refuses (4xx), and for no error. A page
 * where JSON was due is a proxy's or a hotel network's, whatever its status.
 */
export function outageCauseOf(error: unknown): OutageCause | undefined {
  const status = statusOf(error)
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return 'network'
  const isNoAnswer = status === 'PARSING_ERROR' || status === 'CUSTOM_ERROR'
  return isNoAnswer || (typeof status === 'number' && status >= 500) ? 'server' : undefined
}

/** What a person can be told of something that was sent. 403 and 451 are the e-mail service's (spec 8). */
const sendFailures = {
  401: 'session',
  403: 'forbidden',
  429: 'tooMany',
  451: 'headless',
  FETCH_ERROR: 'network',
  TIMEOUT_ERROR: 'late',
} as const

type SendFailure = (typeof sendFailures)[keyof typeof sendFailures]

/**
 * Why something was not sent, as one of the reasons that a form has words for; `undefined` for all others. `late`: it may
 * have arrived all the same.
 */
export function sendFailureOf<Known extends SendFailure>(
  error: unknown,
  known: readonly Known[],
): Known | undefined {
  const reason = Object.entries(sendFailures).find(([status]) => status === String(statusOf(error)))?.[1]
  return known.find((each) => each === reason)
}
