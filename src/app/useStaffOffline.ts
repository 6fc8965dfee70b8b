import { isStaffPath, type PageName, pageAt } from '@atrium/contract'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { offDaysApi } from '#api/offDaysApi.ts'
import { scheduleApi } from '#api/scheduleApi.ts'
import { useOfflineCache } from '#features/offline/useOfflineCache.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { useAppSelector, useAppStore } from '#store/hooks.ts'
import type { AppStore } from '#store/setupStore.ts'
import { staffScreens } from './staffScreens.ts'

/** Of the frame, of the pages that open with their content without a network, and of the form of a meeting. */
const texts = [
  'common',
  'staff',
  'calendar',
  'days',
  'schedule',
  'meeting',
  'requests',
  'validation',
  'login',
]

/** The code of the pages that have content without a network; of a page that is open, it is here already. */
const loadCode = () =>
  Promise.all([
    staffScreens.calendar(),
    staffScreens.chatSchedule(),
    staffScreens.requests(),
    import(/* webpackChunkName: "schedule" */ '#screens/staff/calendar/MySchedule.tsx'),
    import(/* webpackChunkName: "meetingForm" */ '#screens/staff/calendar/meeting/MeetingPanel.tsx'),
    import(/* webpackChunkName: "calendarFile" */ '#screens/staff/calendar/calendarFile.ts'),
  ])

/** What the week fetches later, or one after the other; of the lists, each answer is kept with the rest (`offlineCache.ts`). */
const loadAnswers = (store: AppStore) =>
  Promise.all([
    store.dispatch(scheduleApi.endpoints.getSchedule.initiate(undefined, { subscribe: false })),
    store.dispatch(offDaysApi.endpoints.listOffDayRequests.initiate(undefined, { subscribe: false })),
  ])

const isOfSchedule = (page: PageName | undefined) => page === 'calendar' || page === 'chatSchedule'

/**
 * Lets the staff area be opened again without a network, at any of its addresses, once one of its pages has been
 * opened: the calendar, both schedules and one's own requests with the last known data, every other page with its frame
 * and an error in place of its content.
 */
export function useStaffOffline(): void {
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const isSignedIn = useAppSelector(selectStaffUser) !== null
  const store = useAppStore()
  // A new function for each page, so that the code of the next page is cached too.
  const loadRest = useCallback(
    () => Promise.all([loadCode(), isOfSchedule(page) && loadAnswers(store)]),
    [store, page],
  )
  useOfflineCache(isSignedIn && isStaffPath(pathname), { area: 'staff', loadRest, texts })
}
