import { addDays, daysFrom, type IsoDay, startOfWeek } from '@atrium/contract/days'
import { useWeekStart } from '@atrium/ui/i18n'
import { useMemo } from 'react'
import { useNow } from '#hooks/useNow.ts'
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
import { useShownMeetings } from './useOthers.ts'
import { useWeekMeetings } from './useWeekMeetings.ts'

const shifts = { day: dayShifted, week: weekShifted, month: monthShifted }

/**
 * The week of the chosen day, its meetings and notes, and the navigation to other weeks, days or months (spec 2, My
 * Schedule).
 */
export function useScheduleWeek(span: ScheduleSpan = 'week') {
  const dispatch = useAppDispatch()
  const now = useNow()
  const day = useAppSelector(selectChosenDay) ?? now.day
  const weekStart = useWeekStart('sunday')
  const firstDay = startOfWeek(day, weekStart)
  const days = useMemo(() => daysFrom(firstDay, 7), [firstDay])
  const all = useWeekMeetings(firstDay)
  const meetings = useShownMeetings(all)
  const notes = useDayNotes(firstDay, addDays(firstDay, 6))
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
    firstDay,
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

export type ShownWeek = ReturnType<typeof useScheduleWeek>
