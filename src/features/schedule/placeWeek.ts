import { type IsoDay, readTime, workingHours } from '@atrium/contract'
import type { UnplacedMeeting, WeekMeeting } from './weekMeeting.ts'

/** A meeting and its span, in minutes since midnight. */
export interface PlacedMeeting {
  meeting: WeekMeeting
  start: number
  end: number
}

/** Where the meetings of a week stand: on their days, sorted by start, or under the grid. */
export interface PlacedWeek {
  days: ReadonlyMap<IsoDay, readonly PlacedMeeting[]>
  unplaced: readonly UnplacedMeeting[]
}

/** Gives each meeting of a week its place (decision 2): none is dropped. */
export function placeWeek(meetings: readonly WeekMeeting[]): PlacedWeek {
  const days = new Map<IsoDay, PlacedMeeting[]>()
  const unplaced: UnplacedMeeting[] = []
  for (const meeting of meetings) {
    const start = readTime(meeting.start)
    const end = readTime(meeting.end)
    if (start === undefined || end === undefined || start >= end) {
      unplaced.push({ ...meeting, reason: 'time', dateText: '' })
      continue
    }
    if (start < workingHours.start || end > workingHours.end) {
      unplaced.push({ ...meeting, reason: 'hours', dateText: '' })
      continue
    }
    const day = days.get(meeting.day)
    if (day) day.push({ meeting, start, end })
    else days.set(meeting.day, [{ meeting, start, end }])
  }
  for (const day of days.values()) day.sort(byStart)
  unplaced.sort((one, other) => compare(one.day, other.day) || compare(one.start, other.start))
  return { days, unplaced }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The earlier first, then the longer; the rest by name, so that the order is always the same. */
const byStart = (one: PlacedMeeting, other: PlacedMeeting) =>
  one.start - other.start || other.end - one.end || compare(one.meeting.id, other.meeting.id)
