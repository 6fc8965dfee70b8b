import { useGetProfileQuery } from '#api/profileApi.ts'
import { useFocusAfterRetry } from './useFocusAfterRetry.ts'
import { useLanguage } from './useLanguage.ts'

/** The signed-in person's own profile, in the reader's language. */
export function useProfile() {
  const { language } = useLanguage()
  const { data, currentData, isError, isFetching, refetch } = useGetProfileQuery(language)
  // While another language is on its way the page stands in the one before.
  const profile = currentData ?? data
  const hasFailed = isError && !profile
  useFocusAfterRetry(hasFailed)
  return { profile, hasFailed, isFetching, retry: () => void refetch() }
}
