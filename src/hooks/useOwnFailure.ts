import { useTranslation } from 'react-i18next'
import { readRefusal } from '#api/callError.ts'

/** Why a change of one's own account was not taken, in a form that can be put into words at any time. */
export interface OwnFailure {
  /** What to say in our own words. */
  reason: 'network' | 'server' | 'session'
  /** The server's sentence about a refusal, in the language that was read when it answered. */
  message?: string | undefined
  /** What the server said of single fields. */
  errors: Record<string, string>
}

/** Reads a call's error: no server at all, a session that is over, a server that refuses, or one that fails. */
export function ownFailureOf(error: unknown): OwnFailure {
  const status = (error as { status?: unknown } | undefined)?.status
  const { message, errors = {} } = readRefusal(error)
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500
  return {
    reason: status === 401 ? 'session' : status === 'FETCH_ERROR' ? 'network' : 'server',
    ...(isRefusal && status !== 401 && message && { message }),
    errors,
  }
}

/** Puts a failure into words: the server's own about a refusal, ours about everything else. */
export function useOwnFailureText(): (failure: Pick<OwnFailure, 'reason' | 'message'>) => string {
  const { t } = useTranslation('profile')
  return ({ message, reason }) => message ?? t(`failure.${reason}`)
}
