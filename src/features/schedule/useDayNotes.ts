import type { Holiday, IsoDay, OffDayRequest } from '@atrium/contract'
import { yearOf } from '@atrium/contract/days'
import { awayStates, takenStates } from '@atrium/contract/leave'
import type { DayNote } from '@atrium/ui/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListHolidaysQuery } from '#api/holidaysApi.ts'
import { useListOffDayRequestsQuery } from '#api/offDaysApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

/** The notes of days, by day. */
export type DayNotes = ReadonlyMap<IsoDay, readonly DayNote[]>

/** The holidays and the person's off days in a span of days, and whether one of the two could not be loaded. */
export function useDayNotes(first: IsoDay, last: IsoDay) {
  const { t } = useTranslation('schedule')
  const { language } = useLanguage()
  const before = useListHolidaysQuery({ year: yearOf(first), language })
  const after = useListHolidaysQuery({ year: yearOf(last), language })
  const requests = useListOffDayRequestsQuery(undefined, useLiveList())
  const notes = useMemo((): DayNotes => {
    const byDay = new Map<IsoDay, DayNote[]>()
    const add = (day: IsoDay, note: DayNote) => {
      const known = byDay.get(day) ?? []
      // Two requests may name the same day.
      const isKnown = known.some(({ kind, text }) => kind === note.kind && text === note.text)
      if (day >= first && day <= last && !isKnown) byDay.set(day, [...known, note])
    }
    // For a week within one year both queries give the same list.
    for (const holiday of [...(before.currentData?.list ?? []), ...(after.currentData?.list ?? [])])
      add(holiday.date.iso.slice(0, 10), holidayNote(holiday))
    for (const request of requests.data?.list ?? [])
      for (const day of awayStates.includes(request.state) ? request.days : [])
        add(day, { kind: 'away', text: awayText(request, t) })
    return byDay
  }, [before.currentData, after.currentData, requests.data, first, last, t])
  const failed = [before, after, requests].filter(({ error, currentData }) => error && !currentData)
  return {
    notes,
    queries: [before, after, requests],
    isFailed: failed.length > 0,
    error: failed[0]?.error,
    isFetching: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}

const holidayNote = ({ name, isWorkingDay }: Holiday): DayNote => ({
  kind: isWorkingDay ? 'named' : 'holiday',
  text: name,
})

const awayText = (
  { startTime, endTime, state }: OffDayRequest,
  t: ReturnType<typeof useTranslation<'schedule'>>['t'],
) => {
  const key = takenStates.includes(state) ? 'leave' : 'away'
  return startTime ? t(`${key}Time`, { time: `${startTime}–${endTime}` }) : t(key)
}
