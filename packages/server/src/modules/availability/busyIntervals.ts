import { foldText, type IsoDay, type PersonState, readTime } from '@atrium/contract'
import type { Attendee } from './attendees.ts'
import { overlaps, type Taken } from './freeTimes.ts'

/** An interval in which people are busy. The people are given by their ids, or by their names in a meeting. */
export interface BusyInterval extends Taken {
  day: IsoDay
  kind: 'busy' | 'away'
  ids: readonly number[]
  /** Without case and marks. */
  names: readonly string[]
}

interface MeetingTime {
  day: IsoDay
  /** `HH:mm`. */
  start: string
  end: string
  attendees: readonly string[]
  /** The owner of the meeting; missing in the schedule of the company. */
  userId?: number
}

interface TimeOff {
  userId: number
  days: readonly IsoDay[]
  /** `HH:mm`, or empty. */
  startTime: string
  endTime: string
}

const wholeDay = { start: 0, end: 24 * 60 }

/** The busy interval of each meeting; it is empty when the times of the meeting are invalid. */
export function meetingIntervals(meetings: readonly MeetingTime[]): BusyInterval[] {
  const folded = new Map<string, string>()
  const fold = (name: string) => {
    const known = folded.get(name) ?? foldText(name)
    folded.set(name, known)
    return known
  }
  return meetings.map(({ day, start, end, attendees, userId }) => ({
    day,
    kind: 'busy',
    start: readTime(start) ?? 0,
    end: readTime(end) ?? 0,
    ids: userId === undefined ? [] : [userId],
    names: attendees.map(fold),
  }))
}

/** The busy intervals of requested days off: whole days, or the hours of the request. */
export const timeOffIntervals = (requests: readonly TimeOff[]): BusyInterval[] =>
  requests.flatMap(({ userId, days, startTime, endTime }) =>
    days.map(
      (day): BusyInterval => ({
        day,
        kind: 'away',
        start: readTime(startTime) ?? wholeDay.start,
        end: readTime(endTime) ?? wholeDay.end,
        ids: [userId],
        names: [],
      }),
    ),
  )

const involves = ({ ids, names }: BusyInterval, attendee: Attendee) =>
  ids.some((id) => attendee.ids.includes(id)) || names.includes(attendee.folded)

/** The state of an attendee within a span; all intervals belong to the day of the span. */
export function availabilityAt(
  attendee: Attendee,
  span: Taken,
  intervals: readonly BusyInterval[],
): PersonState {
  if (attendee.ids.length === 0) return 'unknown'
  const conflicts = intervals.filter((one) => overlaps(one, span) && involves(one, attendee))
  if (conflicts.some(({ kind }) => kind === 'away')) return 'away'
  return conflicts.length > 0 ? 'busy' : 'free'
}

/** The intervals in which at least one of the attendees is busy. Unknown names are ignored. */
export function conflictsFor(
  attendees: readonly Attendee[],
  intervals: readonly BusyInterval[],
): BusyInterval[] {
  const known = attendees.filter(({ ids }) => ids.length > 0)
  const people = new Set(known.flatMap(({ ids }) => ids))
  const called = new Set(known.map(({ folded }) => folded))
  return intervals.filter(
    ({ ids, names }) => ids.some((id) => people.has(id)) || names.some((name) => called.has(name)),
  )
}
