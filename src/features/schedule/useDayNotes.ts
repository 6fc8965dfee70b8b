import type { IsoDay } from '@atrium/contract/days'
import type { LeaveType, OffDayRequest } from '@atrium/contract/leave'
import { isAway, isElsewhere, openStates, takenStates } from '@atrium/contract/leave'
import { closedKind } from '@atrium/contract/meetings/freeBusy'
import { useDayNames } from '@atrium/ui/i18n'
import type { DayNote } from '@atrium/ui/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListLeaveTypesQuery, useListOffDayRequestsQuery } from '#api/leaveApi.ts'
import { steadyResult } from '#hooks/steadyResult.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useWorkCalendar } from './useWorkCalendar.ts'

/** The notes of days, by day. */
export type DayNotes = ReadonlyMap<IsoDay, readonly DayNote[]>

/**
 * The holidays and the person's off days in a span of days, also those on which the person works elsewhere, whether a day is
 * free as a whole, and whether one of the two could not be loaded.
 */
export function useDayNotes(first: IsoDay, last: IsoDay) {
  const { t } = useTranslation('schedule')
  const { language } = useLanguage()
  const { holidayName } = useDayNames()
  const { holidays, calendar, queries: holidayQueries } = useWorkCalendar(first, last)
  const requests = useListOffDayRequestsQuery(undefined, { ...useLiveList(), selectFromResult: steadyResult })
  const { data: kinds } = useListLeaveTypesQuery(language, { skip: !requests.data?.list.some(isElsewhere) })
  const notes = useMemo((): DayNotes => {
    const byDay = new Map<IsoDay, DayNote[]>()
    const add = (day: IsoDay, note: DayNote) => {
      const known = byDay.get(day) ?? []
      // Two requests may name the same day.
      const isKnown = known.some(({ kind, text }) => kind === note.kind && text === note.text)
      if (day >= first && day <= last && !isKnown) byDay.set(day, [...known, note])
    }
    for (const holiday of holidays)
      add(holiday.date.iso.slice(0, 10), {
        kind: holiday.isWorkingDay ? 'named' : 'holiday',
        text: holidayName(holiday),
      })
    for (const request of requests.data?.list ?? [])
      if (openStates.includes(request.state)) {
        const note = isAway(request) ? awayNote(request, t) : elsewhereNote(request, kinds, t)
        for (const day of request.days) add(day, note)
      }
    return byDay
  }, [holidays, holidayName, requests.data, kinds, first, last, t])
  const queries = [...holidayQueries, requests]
  const failed = queries.filter(({ error, currentData }) => error && !currentData)
  return {
    notes,
    isDayOff: (day: IsoDay) =>
      closedKind(calendar, day) !== undefined ||
      requests.data?.list.some((request) => request.days.includes(day) && isWholeLeave(request)) === true,
    queries,
    isFailed: failed.length > 0,
    error: failed[0]?.error,
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}

const isWholeLeave = (request: OffDayRequest) =>
  isAway(request) && takenStates.includes(request.state) && !request.startTime

type Translate = ReturnType<typeof useTranslation<'schedule'>>['t']

const awayNote = ({ startTime, endTime, state }: OffDayRequest, t: Translate): DayNote => {
  const key = takenStates.includes(state) ? 'leave' : 'away'
  return { kind: 'away', text: startTime ? t(`${key}Time`, { time: `${startTime}–${endTime}` }) : t(key) }
}

/** "09:00–13:00 · Working from home · requested": the hours first, because a narrow day shows the beginning alone. */
const elsewhereNote = (
  { typeId, startTime, endTime, state }: OffDayRequest,
  kinds: readonly LeaveType[] | undefined,
  t: Translate,
): DayNote => ({
  kind: 'elsewhere',
  text: [
    startTime && `${startTime}–${endTime}`,
    kinds?.find(({ id }) => id === typeId)?.name ?? t('elsewhere'),
    !takenStates.includes(state) && t('elsewhereRequested'),
  ]
    .filter(Boolean)
    .join(' · '),
})
