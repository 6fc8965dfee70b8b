import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/**
 * The options of a query for data that other people change: it is fetched again when the page opens, when the window
 * gets the focus and when the network returns (the shell listens for both), but not while the session is expired.
 */
export function useLiveList() {
  const isExpired = useAppSelector(selectSessionExpired)
  return {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: !isExpired,
    refetchOnReconnect: !isExpired,
  } as const
}
