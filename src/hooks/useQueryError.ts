import { parseApiError } from '#api/parseApiError.ts'
import { useFailureTexts } from './useFailureTexts.ts'
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
  const { textOf } = useFailureTexts('common:failure')
  return (error) => {
    const { reason, message } = parseApiError(error)
    // Only the server's sentence names the time until the next call is accepted.
    return (reason === 'tooMany' && message) || textOf({ reason })
  }
}
