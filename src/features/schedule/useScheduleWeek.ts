import { formatDay, formatMonth, formatSpan } from '@atrium/contract/core'
import { type IsoDay, weekOf } from '@atrium/contract/days'
import { type DayNames, useDayNames } from '@atrium/ui/i18n'
import { useMemo } from 'react'
import { useStaleNotice } from '#hooks/useStaleNotice.ts'
import {
  dayChosen,
  dayShifted,
  monthShifted,
  type ScheduleSpan,
  selectChosenDay,
  todayChosen,
  weekShifted,
} from '#slices/weekRangeSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { useGridDays } from './gridDays.ts'
import { useDayNotes } from './useDayNotes.ts'
import { useNow } from './useNow.ts'
import { useShownMeetings } from './useOthers.ts'
import { useWeekMeetings } from './useWeekMeetings.ts'

const shifts = { day: dayShifted, week: weekShifted, month: monthShifted }

/**
 * The week of the chosen day, its meetings and notes, and the navigation to other weeks, days or months (spec 2, My
 * Schedule).
 */
export function useScheduleWeek(span: ScheduleSpan = 'week') {
  const dispatch = useAppDispatch()
  const names = useDayNames()
  const now = useNow()
  const day = useAppSelector(selectChosenDay) ?? now.day
  const [sunday = day] = weekOf(day)
  const days = useMemo(() => weekOf(sunday), [sunday])
  const saturday = days.at(-1) ?? day
  const all = useWeekMeetings(sunday)
  const meetings = useShownMeetings(all)
  const notes = useDayNotes(sunday, saturday)
  const gridDays = useGridDays({ days, today: now.day, placed: meetings.days, notes: notes.notes })
  const go = useMemo(
    () => ({
      /** To another day, week or month, by what is shown. */
      by: (by: number) => dispatch(shifts[span]({ from: day, by })),
      toDay: (chosen: IsoDay) => dispatch(dayChosen(chosen)),
      today: () => dispatch(todayChosen()),
    }),
    [dispatch, day, span],
  )
  return {
    span,
    day,
    sunday,
    /** What is shown, in words: "Nov 15 – Nov 21, 2026", "Tue 17 November 2026", "November 2026". */
    range: rangeText(span, day, names),
    names,
    now,
    gridDays,
    meetings,
    /** The meeting of the week with an id, also one that is hidden; by the id of a series its first one in the week. */
    find: (id: string) =>
      all.all.find((meeting) => meeting.id === id) ?? all.all.find(({ series }) => series?.id === id),
    notes,
    /** Set while cached data is shown because the server cannot be reached. */
    asOf: useStaleNotice(meetings.query, ...notes.queries),
    go,
  }
}

function rangeText(span: ScheduleSpan, day: IsoDay, { weekday, language }: DayNames): string {
  if (span === 'day') return `${weekday(day).short} ${formatDay(day, language)}`
  if (span === 'month') return formatMonth(day, language)
  const [sunday = day, ...others] = weekOf(day)
  return formatSpan(sunday, others.at(-1) ?? day, language)
}

export type ShownWeek = ReturnType<typeof useScheduleWeek>
