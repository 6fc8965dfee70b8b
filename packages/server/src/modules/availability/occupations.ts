import { foldText, type IsoDay, type PersonState, readTime } from '@atrium/contract'
import type { Attendee } from './attendees.ts'
import { overlaps, type Taken } from './freeTimes.ts'

/** Some people cannot come: by their ids, or by the names in a meeting. */
export interface Occupation extends Taken {
  day: IsoDay
  kind: 'busy' | 'away'
  ids: readonly number[]
  /** Folded. */
  names: readonly string[]
}

interface MeetingTime {
  day: IsoDay
  /** `HH:mm`. */
  start: string
  end: string
  attendees: readonly string[]
  /** Whose it is; nobody's in the company's schedule. */
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

/** Gives what a meeting takes; a meeting with times that are none takes nothing. */
export function meetingOccupations(meetings: readonly MeetingTime[]): Occupation[] {
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

/** Gives what days off take: the whole days, or their hours where they have some. */
export const timeOffOccupations = (requests: readonly TimeOff[]): Occupation[] =>
  requests.flatMap(({ userId, days, startTime, endTime }) =>
    days.map(
      (day): Occupation => ({
        day,
        kind: 'away',
        start: readTime(startTime) ?? wholeDay.start,
        end: readTime(endTime) ?? wholeDay.end,
        ids: [userId],
        names: [],
      }),
    ),
  )

const concerns = ({ ids, names }: Occupation, attendee: Attendee) =>
  ids.some((id) => attendee.ids.includes(id)) || names.includes(attendee.folded)

/** How somebody stands to a span of the day that the busyIntervals belong to. */
export function stateAt(attendee: Attendee, span: Taken, busyIntervals: readonly Occupation[]): PersonState {
  if (attendee.ids.length === 0) return 'unknown'
  const inTheWay = busyIntervals.filter((one) => overlaps(one, span) && concerns(one, attendee))
  if (inTheWay.some(({ kind }) => kind === 'away')) return 'away'
  return inTheWay.length > 0 ? 'busy' : 'free'
}

/** Of busyIntervals those that keep at least one of some people away; names that nobody has count for nothing. */
export function conflictsFor(
  attendees: readonly Attendee[],
  busyIntervals: readonly Occupation[],
): Occupation[] {
  const known = attendees.filter(({ ids }) => ids.length > 0)
  const people = new Set(known.flatMap(({ ids }) => ids))
  const called = new Set(known.map(({ folded }) => folded))
  return busyIntervals.filter(
    ({ ids, names }) => ids.some((id) => people.has(id)) || names.some((name) => called.has(name)),
  )
}
