import type { ApiError } from '@atrium/contract'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

/** What a failed call leaves behind: an HTTP status with the answer, or `FETCH_ERROR` and its kin. */
export type CallError = FetchBaseQueryError

/** The server's own words about a refusal, when it had any: its sentence and the fields it names. */
export function readRefusal(error: unknown): Partial<ApiError> {
  const data = (error as { data?: unknown } | undefined)?.data
  if (typeof data !== 'object' || data === null) return {}
  const { message, errors } = data as Partial<ApiError>
  return {
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(typeof errors === 'object' && errors !== null && { errors }),
  }
}

/** Whether only who is signed in is answered. */
export const isForColleagues = (error: unknown): boolean =>
  (error as { status?: unknown } | undefined)?.status === 401

/** Whether the thing asked for does not exist, as against could not be had. */
export const isNotFound = (error: unknown): boolean =>
  (error as { status?: unknown } | undefined)?.status === 404
