import { type IsoDay, isIsoDay, monthOf, weeksOfMonth } from '@atrium/contract/days'
import { useWeekStart } from '@atrium/ui/i18n'
import { useMemo } from 'react'
import { useStaleNotice } from '#hooks/useStaleNotice.ts'
import { useGridDays } from './gridDays.ts'
import { byStart } from './placeWeek.ts'
import { useDayNotes } from './useDayNotes.ts'
import { useShownMeetings } from './useOthers.ts'
import { useMeetingsBetween } from './useWeekMeetings.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** The month of a day with its meetings, also those outside working hours, and its notes. */
export function useScheduleMonth(day: IsoDay, today: IsoDay) {
  const month = monthOf(day)
  const weekStart = useWeekStart('sunday')
  const places = useMemo(() => weeksOfMonth(month, weekStart), [month, weekStart])
  const days = useMemo(() => places.flat().filter((one) => one !== undefined), [places])
  const [first = day, last = day] = [days[0], days.at(-1)]
  const meetings = useShownMeetings(useMeetingsBetween(first, last))
  const notes = useDayNotes(first, last)
  const placed = useMemo(() => byDay(meetings.all), [meetings.all])
  const gridDays = useGridDays({ days, today, placed, notes: notes.notes })
  const weeks = useMemo(() => {
    const found = new Map(gridDays.map((one) => [one.day, one]))
    return places.map((week) => week.map((place) => (place === undefined ? undefined : found.get(place))))
  }, [gridDays, places])
  return {
    weeks,
    meetings,
    notes,
    find: (id: string) => meetings.all.find((meeting) => meeting.id === id),
    asOf: useStaleNotice(meetings.query, ...notes.queries),
  }
}

function byDay(meetings: readonly WeekMeeting[]): ReadonlyMap<IsoDay, readonly WeekMeeting[]> {
  const days = new Map<IsoDay, WeekMeeting[]>()
  for (const meeting of meetings) {
    if (!isIsoDay(meeting.day)) continue
    const known = days.get(meeting.day)
    if (known) known.push(meeting)
    else days.set(meeting.day, [meeting])
  }
  for (const list of days.values()) list.sort(byStart)
  return days
}
