import { pageAt } from '@atrium/contract'
import { useLocation } from 'react-router-dom'
import { useOfflineCopy } from '#hooks/useOfflineCopy.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'
import { staffScreens } from './staffScreens.ts'

/** Of the pages that open without a network, their frame, and the form of a meeting. */
const texts = ['common', 'staff', 'calendar', 'days', 'schedule', 'meeting', 'validation', 'login']

/** What they fetch later, or one after the other. */
const loadRest = () =>
  Promise.all([
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
  useOfflineCopy(isSignedIn && (page === 'calendar' || page === 'chatSchedule'), {
    area: 'staff',
    loadRest,
    texts,
  })
}
