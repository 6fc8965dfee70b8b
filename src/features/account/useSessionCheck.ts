import { useCallback } from 'react'
import { useLazyGetProfileQuery } from '#api/profileApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { readStaffUser, sessionRenewed, signedIn } from '#slices/authSlice.ts'
import { useAppDispatch, useAppStore } from '#store/hooks.ts'

/** Whether the server knows the session of this browser; `unknown` when it did not answer. */
export type SessionState = 'alive' | 'ended' | 'unknown'

/**
 * Asks the server whose session this browser has. When it is the known person's the store learns that it goes on; when
 * somebody else has signed in meanwhile they are the known person from here on.
 */
export function useSessionCheck(): () => Promise<SessionState> {
  const { language } = useLanguage()
  const [ask] = useLazyGetProfileQuery()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return useCallback(async () => {
    const known = store.getState().auth.user
    const { data, error } = await ask(language)
    if (error || !data)
      return (error as { status?: unknown } | undefined)?.status === 401 ? 'ended' : 'unknown'
    // They have signed out, or in, while the answer was on its way.
    if (store.getState().auth.user !== known) return 'unknown'
    try {
      dispatch(known?.id === data.id ? sessionRenewed() : signedIn(readStaffUser(data)))
      return 'alive'
    } catch {
      // Nobody whom we could greet.
      return 'unknown'
    }
  }, [ask, language, dispatch, store])
}
