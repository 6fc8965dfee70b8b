import { useState } from 'react'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'
import { useIsHydrated } from './useIsHydrated.ts'

/** Seconds for which the data with which the server rendered a page are not fetched again. */
const freshSeconds = 30

/** The option of a query for data that are fetched again when the page opens. */
export function useRefetchOnMount() {
  // As at the first render: another value would fetch the data again.
  const [refetchOnMountOrArgChange] = useState(useIsHydrated() || freshSeconds)
  return { refetchOnMountOrArgChange }
}

/**
 * The options of a query for data that other people change: it is fetched again when the page opens, when the window
 * gets the focus and when the network returns (the shell listens for both), but not while the session is expired.
 */
export function useLiveList() {
  const isExpired = useAppSelector(selectSessionExpired)
  return { ...useRefetchOnMount(), refetchOnFocus: !isExpired, refetchOnReconnect: !isExpired } as const
}
