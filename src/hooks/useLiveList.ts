import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/**
 * The options of a query for data that other people change: it is fetched again when the page opens and when the
 * window gets the focus (the shell listens for that), but not while the session is expired.
 */
export function useLiveList(): { refetchOnMountOrArgChange: true; refetchOnFocus: boolean } {
  const isExpired = useAppSelector(selectSessionExpired)
  return { refetchOnMountOrArgChange: true, refetchOnFocus: !isExpired }
}
