import { useCallback } from 'react'
import { useLazyGetProfileQuery } from '#api/accountsApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { readStaffUser, sessionRenewed, signedIn } from '#slices/authSlice.ts'
import { useAppDispatch, useAppStore } from '#store/hooks.ts'

/** Whether the server knows the session of this browser; `unknown` when it did not answer. */
export type SessionState = 'alive' | 'ended' | 'unknown'

/**
 * Asks the server whose session this browser has. A session of the known person is renewed in the store; when another
 * person has signed in meanwhile, that person becomes the signed-in user.
 */
export function useSessionCheck(): () => Promise<SessionState> {
  const { language } = useLanguage()
  const [fetchProfile] = useLazyGetProfileQuery()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return useCallback(async () => {
    const known = store.getState().auth.user
    const { data, error } = await fetchProfile(language)
    if (error || !data)
      return (error as { status?: unknown } | undefined)?.status === 401 ? 'ended' : 'unknown'
    // A sign-out or sign-in happened during the request.
    if (store.getState().auth.user !== known) return 'unknown'
    try {
      dispatch(known?.id === data.id ? sessionRenewed() : signedIn(readStaffUser(data)))
      return 'alive'
    } catch {
      // The answer is not a valid user.
      return 'unknown'
    }
  }, [fetchProfile, language, dispatch, store])
}
