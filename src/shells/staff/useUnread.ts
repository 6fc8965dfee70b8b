import { setupListeners } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import { useListNotificationsQuery } from '#api/notificationsApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/**
 * The number of unread notifications; 0 until it is known. Fetched again when the window gets the focus, and at each event
 * (`useEvents`).
 */
export function useUnread(): number {
  const { language } = useLanguage()
  const isExpired = useAppSelector(selectSessionExpired)
  const dispatch = useAppDispatch()
  useEffect(() => setupListeners(dispatch), [dispatch])
  const { data } = useListNotificationsQuery(language, { refetchOnFocus: !isExpired })
  return data?.filter(({ isRead }) => !isRead).length ?? 0
}
