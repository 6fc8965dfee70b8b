import { useTranslation } from 'react-i18next'
import { parseApiError, sendFailureOf } from '#api/parseApiError.ts'

/** Why a change of one's own account was not taken, in a form that can be put into words at any time. */
export interface OwnFailure {
  /** What to say in our own words; `late`: it may have been done all the same. */
  reason: 'network' | 'late' | 'server' | 'session'
  /** The server's sentence about a refusal, in the language that was read when it answered. */
  message?: string | undefined
  /** What the server said of single fields. */
  errors: Record<string, string>
}

/**
 * Reads a call's error: no server at all, one that did not answer in time, a session that is over, a server that
 * refuses, or one that fails.
 */
export function ownFailureOf(error: unknown): OwnFailure {
  const status = (error as { status?: unknown } | undefined)?.status
  const { message, errors = {} } = parseApiError(error)
  const isClientError = typeof status === 'number' && status >= 400 && status < 500
  return {
    reason: sendFailureOf(error, ['session', 'network', 'late']) ?? 'server',
    ...(isClientError && status !== 401 && message && { message }),
    errors,
  }
}

type Spoken = Pick<OwnFailure, 'reason' | 'message'>

/** Puts a failure into words: the server's own about a refusal, ours about everything else. */
export function useOwnFailureText(): (failure: Spoken) => string {
  const { t } = useTranslation('profile')
  return ({ message, reason }) => message ?? t(`failure.${reason}`)
}

/** What is said first of a failure: `failed`, unless nobody knows whether it was done. */
export function useOwnFailureTitle(): (failure: Spoken, failed: string) => string {
  const { t } = useTranslation('profile')
  return ({ reason }, failed) => (reason === 'late' ? t('failure.lateTitle') : failed)
}
