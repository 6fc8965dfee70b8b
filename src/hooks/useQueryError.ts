import { useFocusAfterRetry } from './useFocusAfterRetry.ts'

/** A failed query, and a function that repeats it. */
export interface QueryErrorState {
  error: unknown
  isRetrying: boolean
  retry: () => void
}

interface QueryState {
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/**
 * The failure of `queries`; `undefined` while there is other content (`hasNothing` is false) or no query has failed.
 * After a successful retry the focus moves to the content of the page.
 */
export function useQueryError(hasNothing: boolean, ...queries: QueryState[]): QueryErrorState | undefined {
  // `isError` ends when the retry begins; `error` stays until the retry has succeeded.
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
