import type { Permission } from '@atrium/contract'
import { useGetProfileQuery } from '#api/profileApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The permissions of the signed-in person; `undefined` until the profile is known. The server checks them at each call. */
export function usePermissions(): readonly Permission[] | undefined {
  const { language } = useLanguage()
  const { currentData, data } = useGetProfileQuery(language)
  return (currentData ?? data)?.permissions
}
