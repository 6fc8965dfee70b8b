import { useTranslation } from 'react-i18next'
import { callFailureOf, parseApiError } from '#api/parseApiError.ts'
import { useFocusAfterRetry } from './useFocusAfterRetry.ts'

/** Why something could not be read, and the way to try again. */
export interface QueryErrorState {
  error: unknown
  isRetrying: boolean
  retry: () => void
}

interface Reading {
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/**
 * The failure of the queries that `hasNothing` to show is due to; `undefined` while there is something, or nothing has
 * failed. When a retry has worked the keyboard goes on at the page's content.
 */
export function useQueryError(hasNothing: boolean, ...queries: Reading[]): QueryErrorState | undefined {
  // Not `isError`, which is over as soon as it is tried again.
  const failed = queries.filter(({ error }) => error !== undefined)
  const hasFailed = hasNothing && failed.length > 0
  useFocusAfterRetry(hasFailed)
  if (!hasFailed) return undefined
  return {
    error: failed[0]?.error,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}

/** What happened, and what to do about it, in plain words. */
export function useReadingFailureText(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => {
    const reason = callFailureOf(error)
    // How long it refuses the server knows best.
    return (reason === 'tooOften' && parseApiError(error).message) || t(`failure.${reason}`)
  }
}
