import { pageAt } from '@atrium/contract'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { offDaysApi } from '#api/offDaysApi.ts'
import { scheduleApi } from '#api/scheduleApi.ts'
import { useOfflineCopy } from '#hooks/useOfflineCopy.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { useAppSelector, useAppStore } from '#store/hooks.ts'
import type { AppStore } from '#store/setupStore.ts'
import { staffScreens } from './staffScreens.ts'

/** Of the pages that open without a network, their frame, and the form of a meeting. */
const texts = ['common', 'staff', 'calendar', 'days', 'schedule', 'meeting', 'validation', 'login']

/** What they fetch later, or one after the other; of the lists, each answer is kept with the rest (`copies.ts`). */
const loadRest = (store: AppStore) =>
  Promise.all([
    store.dispatch(scheduleApi.endpoints.getSchedule.initiate(undefined, { subscribe: false })),
    store.dispatch(offDaysApi.endpoints.listOffDayRequests.initiate(undefined, { subscribe: false })),
    staffScreens.calendar(),
    staffScreens.chatSchedule(),
    import(/* webpackChunkName: "schedule" */ '#screens/staff/calendar/MySchedule.tsx'),
    import(/* webpackChunkName: "meetingForm" */ '#screens/staff/calendar/meeting/MeetingPanel.tsx'),
    import(/* webpackChunkName: "calendarFile" */ '#screens/staff/calendar/calendarFile.ts'),
  ])

/** Lets the calendar and both schedules be opened again without a network, once one of them has been opened. */
export function useStaffOffline(): void {
  const page = pageAt(useLocation().pathname)
  const isSignedIn = useAppSelector(selectStaffUser) !== null
  const store = useAppStore()
  const loadAll = useCallback(() => loadRest(store), [store])
  useOfflineCopy(isSignedIn && (page === 'calendar' || page === 'chatSchedule'), {
    area: 'staff',
    loadRest: loadAll,
    texts,
  })
}
