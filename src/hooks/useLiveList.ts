import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/**
 * The options of a query whose answer others change: what is known is shown, and it is asked again when the page is
 * opened and when the window gets the focus (the shell listens for it). Not while the session is over.
 */
export function useLiveList(): { refetchOnMountOrArgChange: true; refetchOnFocus: boolean } {
  const isExpired = useAppSelector(selectSessionExpired)
  return { refetchOnMountOrArgChange: true, refetchOnFocus: !isExpired }
}
