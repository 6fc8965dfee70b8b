import { useGetProfileQuery } from '#api/accountsApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/**
 * The id of the signed-in person in the directory, by which meetings know people; `undefined` until the profile has loaded,
 * which the frame of the staff area asks for.
 */
export function useOwnPersonId(): string | undefined {
  const { language } = useLanguage()
  const { data } = useGetProfileQuery(language)
  return data && (data.badge ?? `account-${data.id}`)
}
