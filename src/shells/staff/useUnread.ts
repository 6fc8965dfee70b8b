import { setupListeners } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import { useListNotificationsQuery } from '#api/notificationsApi.ts'
import { constants } from '#config/constants.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/**
 * The number of unread notifications; 0 until it is known. Fetched again when the window gets the focus, and every
 * minute while the page is visible and the session valid.
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
