import type { Profile } from '@atrium/contract/accounts'
import { useEffect } from 'react'
import { useGetProfileQuery } from '#api/accountsApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useRefetchOnMount } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { readStaffUser, selectSessionExpired, selectStaffUser, signedIn } from '#slices/authSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/**
 * The profile of the signed-in person, in the reader's language. It is fetched again when the window gets the focus:
 * another tab may have changed it.
 */
export function useProfile() {
  const { language } = useLanguage()
  const isExpired = useAppSelector(selectSessionExpired)
  const query = useGetProfileQuery(language, {
    refetchOnFocus: !isExpired,
    // The menu may have cached the profile: refetch.
    ...useRefetchOnMount(),
  })
  // While another language loads, the page shows the previous one.
  const profile = query.currentData ?? query.data
  useFollowPerson(profile)
  return { profile, failure: useQueryError(!profile, query) }
}

/** The signed-in user is the person of the session, with the name of the profile: HR may have changed it. */
function useFollowPerson(profile: Profile | undefined): void {
  const known = useAppSelector(selectStaffUser)
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!profile || !known) return
    if ((['id', 'firstName', 'lastName'] as const).every((field) => profile[field] === known[field])) return
    try {
      dispatch(signedIn(readStaffUser(profile)))
    } catch {
      // The answer is not a valid user.
    }
  }, [profile, known, dispatch])
}
