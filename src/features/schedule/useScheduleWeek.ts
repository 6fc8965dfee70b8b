import { formatSpan, type IsoDay } from '@atrium/contract'
import { weekOf } from '@atrium/contract/days'
import { useMemo } from 'react'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useStaleNotice } from '#hooks/useStaleNotice.ts'
import { dayChosen, selectChosenDay, todayChosen, weekShifted } from '#slices/weekRangeSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { useGridDays } from './gridDays.ts'
import { useDayNotes } from './useDayNotes.ts'
import { useNow } from './useNow.ts'
import { useWeekMeetings } from './useWeekMeetings.ts'

/** The shown week, its meetings and notes, and the navigation to other weeks (spec 2, My Schedule). */
export function useScheduleWeek() {
  const dispatch = useAppDispatch()
  const { language } = useLanguage()
  const now = useNow()
  const day = useAppSelector(selectChosenDay) ?? now.day
  const [sunday = day] = weekOf(day)
  const days = useMemo(() => weekOf(sunday), [sunday])
  const saturday = days.at(-1) ?? day
  const meetings = useWeekMeetings(sunday)
  const notes = useDayNotes(sunday, saturday)
  const gridDays = useGridDays({ days, today: now.day, placed: meetings.days, notes: notes.notes })
  const go = useMemo(
    () => ({
      week: (by: number) => dispatch(weekShifted({ from: day, by })),
      toDay: (chosen: IsoDay) => dispatch(dayChosen(chosen)),
      today: () => dispatch(todayChosen()),
    }),
    [dispatch, day],
  )
  return {
    day,
    sunday,
    range: formatSpan(sunday, saturday, language),
    now,
    gridDays,
    meetings,
    /** The meeting of the week with an id; by the id of a series its first one in the week. */
    find: (id: string) =>
      meetings.all.find((meeting) => meeting.id === id) ??
      meetings.all.find(({ series }) => series?.id === id),
    notes,
    /** Set while cached data is shown because the server cannot be reached. */
    asOf: useStaleNotice(meetings.query, ...notes.queries),
    go,
  }
}

export type ShownWeek = ReturnType<typeof useScheduleWeek>
