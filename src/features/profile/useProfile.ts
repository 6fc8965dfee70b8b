import type { Profile } from '@atrium/contract'
import { useEffect } from 'react'
import { useGetProfileQuery } from '#api/profileApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { readStaffUser, selectSessionExpired, selectStaffUser, signedIn } from '#slices/authSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/**
 * The signed-in person's own profile, in the reader's language. It is asked for again when the window gets the focus:
 * another tab may have changed it.
 */
export function useProfile() {
  const { language } = useLanguage()
  const isExpired = useAppSelector(selectSessionExpired)
  const query = useGetProfileQuery(language, { refetchOnFocus: !isExpired })
  // While another language is on its way the page stands in the one before.
  const profile = query.currentData ?? query.data
  useFollowPerson(profile)
  return { profile, failure: useQueryError(!profile, query) }
}

/** When the server takes the browser for somebody else, they are who is signed in here. */
function useFollowPerson(profile: Profile | undefined): void {
  const knownId = useAppSelector(selectStaffUser)?.id
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!profile || knownId === undefined || profile.id === knownId) return
    try {
      dispatch(signedIn(readStaffUser(profile)))
    } catch {
      // Nobody whom we could greet.
    }
  }, [profile, knownId, dispatch])
}
