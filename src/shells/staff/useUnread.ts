import { setupListeners } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import { useListNotificationsQuery } from '#api/notificationsApi.ts'
import { constants } from '#config/constants.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/**
 * How many notifications the person has not read; 0 while nobody can tell. Asked again when the window gets the focus,
 * and every minute while the page is seen and the session lives.
 */
export function useUnread(): number {
  const { language } = useLanguage()
  const isExpired = useAppSelector(selectSessionExpired)
  const dispatch = useAppDispatch()
  useEffect(() => setupListeners(dispatch), [dispatch])
  const { data } = useListNotificationsQuery(language, {
    refetchOnFocus: !isExpired,
    pollingInterval: isExpired ? 0 : constants.staff.notificationsMs,
    skipPollingIfUnfocused: true,
  })
  return data?.filter(({ isRead }) => !isRead).length ?? 0
}
