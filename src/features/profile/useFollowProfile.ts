import { useEffect } from 'react'
import { useGetProfileQuery } from '#api/accountsApi.ts'
import { baseApi } from '#api/baseApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { readStaffUser, selectStaffUser, signedIn } from '#slices/authSlice.ts'
import { selectTheme } from '#slices/themeSlice.ts'
import { useAppSelector, useAppStore } from '#store/hooks.ts'
import type { RootState } from '#store/rootReducer.ts'

/** Whether the server may not have the latest choices of the person yet. */
const selectIsSaving = (state: RootState) =>
  Object.values(state[baseApi.reducerPath].mutations).some(
    (mutation) => mutation?.endpointName === 'updatePreferences' && mutation.status === 'pending',
  )

/**
 * The signed-in user has the name and the settings of the profile: HR or another device may have changed them. With
 * `followsPerson` the user is also the person of the session.
 */
export function useFollowProfile(followsPerson = false): void {
  const { language } = useLanguage()
  const { currentData: profile } = useGetProfileQuery(language)
  const isSaving = useAppSelector(selectIsSaving)
  const { dispatch, getState } = useAppStore()
  useEffect(() => {
    const known = selectStaffUser(getState())
    if (!profile || !known || isSaving) return
    if (profile.id !== known.id && !followsPerson) return
    try {
      const user = readStaffUser(profile)
      const { theme = selectTheme(getState()) } = user.settings
      const isKnown = JSON.stringify(user) === JSON.stringify(known) && theme === selectTheme(getState())
      if (!isKnown) dispatch(signedIn(user))
    } catch {
      // The answer is not a valid user.
    }
  }, [profile, isSaving, followsPerson, dispatch, getState])
}
