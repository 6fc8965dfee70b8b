import type { Permission } from '@atrium/contract/accounts'
import { useEffect } from 'react'
import { useGetProfileQuery } from '#api/accountsApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { staffKey, useTabState } from '#hooks/useTabState.ts'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/**
 * The permissions of the signed-in person, and the query that they come from. The tab keeps the last known ones for a
 * reload and for the time without a network; `undefined` until a profile was known. The server checks them at each call.
 */
export function usePermissions() {
  const { language } = useLanguage()
  const isExpired = useAppSelector(selectSessionExpired)
  const query = useGetProfileQuery(language, { refetchOnReconnect: !isExpired })
  const [kept, keep] = useTabState<Permission[]>(`${staffKey}permissions`)
  const answered = (query.currentData ?? query.data)?.permissions
  useEffect(() => {
    if (answered) keep(answered)
  }, [answered, keep])
  const permissions: readonly Permission[] | undefined = answered ?? kept
  return { permissions, query }
}
