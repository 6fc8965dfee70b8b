import { company, dayAndTime, isStaffPath, type PageName, pageAt, textsAt } from '@atrium/contract/core'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { leaveApi } from '#api/leaveApi.ts'
import { meetingsApi } from '#api/meetingsApi.ts'
import { roomsApi } from '#api/roomsApi.ts'
import { now } from '#config/clock.ts'
import { useOfflineCache } from '#features/offline/useOfflineCache.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { selectLanguage } from '#slices/languageSlice.ts'
import { useAppSelector, useAppStore } from '#store/hooks.ts'
import type { AppStore } from '#store/setupStore.ts'

/** Namespaces of the frame, of the pages with offline content, of the meeting form and of the command palette. */
const offlineTexts = [
  'common',
  'staff',
  'desk',
  'calendar',
  'days',
  'schedule',
  'meeting',
  'leave',
  'requests',
  'today',
  'news',
  'validation',
  'login',
  'palette',
]

/**
 * The files of the pages with offline content and of what stands over them, which the build lists: the worker fetches them,
 * and nothing of them runs.
 */
async function listFiles(): Promise<readonly string[]> {
  const reply = await fetch('/pageFiles.json')
  return ((await reply.json()) as { offline: string[] }).offline
}

/** The lists that the week loads later, or on demand: the offline cache stores their answers (`offlineCache.ts`). */
const loadAnswers = (store: AppStore) =>
  Promise.all([
    store.dispatch(meetingsApi.endpoints.getSchedule.initiate(undefined, { subscribe: false })),
    store.dispatch(leaveApi.endpoints.listOffDayRequests.initiate(undefined, { subscribe: false })),
    store.dispatch(
      meetingsApi.endpoints.listDirectory.initiate(selectLanguage(store.getState()), { subscribe: false }),
    ),
    store.dispatch(
      roomsApi.endpoints.listMeetingRooms.initiate(dayAndTime(now(), company.timeZone).day, {
        subscribe: false,
      }),
    ),
  ])

const isOfSchedule = (page: PageName | undefined) => page === 'calendar' || page === 'chatSchedule'

/**
 * Makes the staff area start offline at any of its addresses once one of its pages has been opened: the calendar, both
 * schedules and the own requests with the last known data, every other page with its frame and an error in place of its
 * content.
 */
export function useStaffOffline(): void {
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const isSignedIn = useAppSelector(selectStaffUser) !== null
  const store = useAppStore()
  // A new function for each page, so that the code of the next page is cached too.
  const loadRest = useCallback(
    async () => (isOfSchedule(page) ? await loadAnswers(store) : undefined),
    [store, page],
  )
  // The document brings those of the open page, so that no request caches them.
  const texts = useMemo(() => [...new Set([...offlineTexts, ...textsAt(pathname)])], [pathname])
  useOfflineCache(isSignedIn && isStaffPath(pathname), { area: 'staff', loadRest, listFiles, texts })
}
