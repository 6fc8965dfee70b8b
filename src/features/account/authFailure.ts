import { isLate, parseApiError } from '#api/parseApiError.ts'

/** Why a call of the sign-in pages failed, in a form that can be put into the language that is read at any time. */
export interface AuthFailure {
  /** What to say in our own words. */
  reason: 'unreached' | 'late' | 'busy' | 'strange' | 'fields'
  /** The server's sentence about a refusal, in the language that was read when it answered. */
  message?: string | undefined
  /** What the server said of single fields. */
  errors?: Record<string, string> | undefined
  /** The pair of address and password was wrong. */
  isWrongPair: boolean
}

/** An answer of 2xx that holds nothing we can use. */
export const strangeAnswer: AuthFailure = { reason: 'strange', isWrongPair: false }

/** Reads a call's error: no server at all, one that is late, a server that fails, one that refuses, or one that says strange things. */
export function authFailureOf(error: unknown): AuthFailure {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown }
  if (isLate(error)) return { reason: 'late', isWrongPair: false }
  if (status === 'FETCH_ERROR') return { reason: 'unreached', isWrongPair: false }
  if (isServerFault(status) || isServerFault(originalStatus)) return { reason: 'busy', isWrongPair: false }
  const { message, errors } = parseApiError(error)
  return {
    reason: errors ? 'fields' : 'strange',
    ...(message && { message }),
    ...(errors && { errors }),
    isWrongPair: status === 401,
  }
}

const isServerFault = (status: unknown) => typeof status === 'number' && status >= 500
