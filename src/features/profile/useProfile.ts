import { useGetProfileQuery } from '#api/accountsApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useRefetchOnMount } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'
import { useFollowProfile } from './useFollowProfile.ts'

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
  useFollowProfile(true)
  return { profile, failure: useQueryError(!profile, query) }
}
