import { CalendarPage, ViewLoading, ViewToggle } from '@atrium/ui/calendar'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { calendarViewChosen, selectCalendarView } from '#slices/calendarViewSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { UnreadableMeetings } from './UnreadableMeetings.tsx'

/** `/staff/calendar` (spec 2): the Corporate Calendar or My Schedule, under one heading and one toggle. */
export function CalendarScreen() {
  const { t } = useTranslation(['calendar', 'days', 'common'])
  const dispatch = useAppDispatch()
  const view = useAppSelector(selectCalendarView)
  const heading = view === 'calendar' ? t('title') : t('view.schedule')
  usePageTitle(heading)
  useNamedView()
  return (
    <CalendarPage
      heading={heading}
      note={<UnreadableMeetings />}
      toggle={<ViewToggle chosen={view} onChoose={(chosen) => dispatch(calendarViewChosen(chosen))} />}
    >
      {view === 'calendar' ? year : schedule}
    </CalendarPage>
  )
}

/** Each view in a chunk of its own: the page does not wait for the other one. */
const loadYear = async () =>
  (await import(/* webpackChunkName: "year" */ './CorporateCalendar.tsx')).CorporateCalendar

const loadSchedule = async () =>
  (await import(/* webpackChunkName: "schedule" */ './MySchedule.tsx')).MySchedule

/** Shows My Schedule when the address names a meeting (`#meeting-`): a link in a mail cannot choose the view. */
function useNamedView(): void {
  const { hash, key } = useLocation()
  const dispatch = useAppDispatch()
  const isNamed = hash.startsWith('#meeting-')
  useEffect(() => {
    if (isNamed && key) dispatch(calendarViewChosen('schedule'))
  }, [isNamed, key, dispatch])
}

/** One element each: React replaces the server's HTML by the fallback when the boundary is rendered again before it is hydrated. */
const year = (
  <Suspense fallback={<ViewLoading />}>
    <LazyPart load={loadYear} />
  </Suspense>
)

const schedule = (
  <Suspense fallback={<ViewLoading />}>
    <LazyPart load={loadSchedule} />
  </Suspense>
)
