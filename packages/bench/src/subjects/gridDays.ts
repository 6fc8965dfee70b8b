import type { IsoDay } from '@atrium/contract/days'
import { weekOf } from '@atrium/contract/days'
import type { GridDay, PlacedMeeting } from '@atrium/ui/schedule'
import type { PlannedMeeting } from '#plan/makePlan.ts'
import { dayLabel, initialsOf, timeRange } from '#plan/texts.ts'

const toGrid = (meeting: PlannedMeeting): PlacedMeeting => {
  const { id, title, day, start, end, look, attendees } = meeting
  const time = timeRange(meeting)
  const label = [title, time, dayLabel(day), ...attendees].join(', ')
  return { id, title, day, start, end, time, initials: initialsOf(meeting), look, isFixed: false, label }
}

const toDay = (day: IsoDay, meetings: PlannedMeeting[]): GridDay => ({
  day,
  isToday: false,
  notes: [],
  meetings: meetings.map(toGrid).sort(inOrder),
})

const inOrder = (one: PlacedMeeting, other: PlacedMeeting) => one.start - other.start

/** The seven days of a week with their meetings, in the form of the grid. */
export function gridDays(sunday: IsoDay, meetings: readonly PlannedMeeting[]): GridDay[] {
  const byDay = new Map<IsoDay, PlannedMeeting[]>()
  for (const meeting of meetings) {
    const known = byDay.get(meeting.day)
    if (known) known.push(meeting)
    else byDay.set(meeting.day, [meeting])
  }
  return weekOf(sunday).map((day) => toDay(day, byDay.get(day) ?? []))
}

/** A day with one more meeting. The other meetings stay the same objects, as in the store. */
export const withMeeting = (day: GridDay, meeting: PlannedMeeting): GridDay => ({
  ...day,
  meetings: [...day.meetings, toGrid(meeting)].sort(inOrder),
})
