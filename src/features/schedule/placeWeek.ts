import type { IsoDay } from '@atrium/contract/days'
import { type WeekMeeting, whyUnplaced } from './weekMeeting.ts'

/** The meetings of a week: on the grid by their days, sorted by start, or in the list under the grid. */
export interface PlacedWeek {
  days: ReadonlyMap<IsoDay, readonly WeekMeeting[]>
  unplaced: readonly WeekMeeting[]
}

/** Gives each meeting of a week its place (departure 2): every meeting is in `days` or in `unplaced`. */
export function placeWeek(meetings: readonly WeekMeeting[]): PlacedWeek {
  const days = new Map<IsoDay, WeekMeeting[]>()
  const unplaced: WeekMeeting[] = []
  for (const meeting of meetings) {
    const day = days.get(meeting.day)
    if (whyUnplaced(meeting)) unplaced.push(meeting)
    else if (day) day.push(meeting)
    else days.set(meeting.day, [meeting])
  }
  for (const day of days.values()) day.sort(byStart)
  unplaced.sort((one, other) => compare(one.day, other.day) || compare(one.start, other.start))
  return { days, unplaced }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The earlier meeting first, then the longer one, then by id. Times are `HH:mm`, so they compare as texts. */
export const byStart = (one: WeekMeeting, other: WeekMeeting) =>
  compare(one.start, other.start) || compare(other.end, one.end) || compare(one.id, other.id)
