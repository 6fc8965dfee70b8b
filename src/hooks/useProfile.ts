import type { Profile } from '@atrium/contract'
import { useEffect } from 'react'
import { useGetProfileQuery } from '#api/profileApi.ts'
import { readStaffUser, selectSessionExpired, selectStaffUser, signedIn } from '#slices/authSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { useFocusAfterRetry } from './useFocusAfterRetry.ts'
import { useLanguage } from './useLanguage.ts'

/**
 * The signed-in person's own profile, in the reader's language. It is asked for again when the window gets the focus:
 * another tab may have changed it.
 */
export function useProfile() {
  const { language } = useLanguage()
  const isExpired = useAppSelector(selectSessionExpired)
  const { data, currentData, isError, isFetching, refetch } = useGetProfileQuery(language, {
    refetchOnFocus: !isExpired,
  })
  // While another language is on its way the page stands in the one before.
  const profile = currentData ?? data
  const hasFailed = isError && !profile
  useFocusAfterRetry(hasFailed)
  useFollowPerson(profile)
  return { profile, hasFailed, isFetching, retry: () => void refetch() }
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
