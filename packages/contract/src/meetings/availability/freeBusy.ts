import { readTime, writeTime } from '#core/dates.ts'
import { daysFrom, type IsoDay, isWeekend } from '#core/days.ts'
import type { Holiday } from '#holidays/schema.ts'
import type { LeaveDays } from '#leave/rules.ts'
import type { AnswerState } from '#meetings/invitations/rules.ts'
import { workingHours } from '#meetings/rules.ts'
import type { AvailabilityState, BusySpan, TimeSpan } from './schema.ts'

/**
 * Availability, pure: working days, off days, meetings and bookings of rooms become busy intervals without any content,
 * and availability is computed from these (the entry point is `@atrium/contract/freeBusy`). All times are by
 * the company's clock.
 */

/** Minutes since midnight; `end` is exclusive. An interval that does not end after it starts is empty. */
export interface Minutes {
  start: number
  end: number
}

/**
 * The reasons why a person is not free, from the weakest to the strongest: a meeting that was answered with "maybe" or not yet,
 * a meeting, a requested or granted leave, a public holiday, a weekend.
 */
export const busyKinds = ['tentative', 'busy', 'away', 'holiday', 'closed'] as const

export type BusyKind = (typeof busyKinds)[number]

export interface BusyInterval extends Minutes {
  day: IsoDay
  kind: BusyKind
}

/** The busy intervals of a person or of a room by day: those of a day are sorted and share no minute. */
export type FreeBusy = ReadonlyMap<IsoDay, readonly BusyInterval[]>

export const wholeDay: Minutes = { start: 0, end: 24 * 60 }

/** The span in minutes; `undefined` when it is not a valid one. */
export function minutesOf({ start, end }: Omit<TimeSpan, 'day'>): Minutes | undefined {
  const [from, to] = [readTime(start), readTime(end)]
  return from !== undefined && to !== undefined && from < to ? { start: from, end: to } : undefined
}

/** The busy kind of an invitation by the person's answer, if any; `undefined` for a declined one. */
export const invitationKind = (answer: AnswerState | undefined): 'busy' | 'tentative' | undefined =>
  answer === 'declined' ? undefined : answer === 'accepted' ? 'busy' : 'tentative'

/** The busy interval of a meeting or of a booking; none when its times are not valid. */
export function meetingIntervals(span: TimeSpan, kind: 'busy' | 'tentative' | undefined): BusyInterval[] {
  const minutes = minutesOf(span)
  return minutes && kind ? [{ day: span.day, kind, ...minutes }] : []
}

/** The busy intervals of a leave: its hours on each day; whole days without valid hours. */
export function leaveIntervals({ days, startTime, endTime }: LeaveDays): BusyInterval[] {
  const minutes = minutesOf({ start: startTime, end: endTime }) ?? wholeDay
  return days.map((day) => ({ day, kind: 'away', ...minutes }))
}

/** Whether one of some leaves, such as of days on which a person works elsewhere, shares a minute with a span of a day. */
export const isDuring = (leaves: readonly LeaveDays[], day: IsoDay, span: Minutes): boolean =>
  leaves
    .flatMap(leaveIntervals)
    .some((one) => one.day === day && one.start < span.end && span.start < one.end)

/** Joins intervals in any order; where several share a minute, the strongest kind is left. */
export function joinIntervals(intervals: readonly BusyInterval[]): FreeBusy {
  const days = new Map<IsoDay, BusyInterval[]>()
  for (const interval of intervals) {
    if (interval.start >= interval.end) continue
    const known = days.get(interval.day)
    if (known) known.push(interval)
    else days.set(interval.day, [interval])
  }
  for (const [day, list] of days) if (list.length > 1) days.set(day, sweep(day, list))
  return days
}

const strengthOf = new Map(busyKinds.map((kind, strength) => [kind, strength]))

/** A sweep over the starts and ends of a day's intervals. */
function sweep(day: IsoDay, intervals: readonly BusyInterval[]): BusyInterval[] {
  const events = intervals
    .flatMap(({ start, end, kind }) => {
      const strength = strengthOf.get(kind) ?? 0
      return [
        { minute: start, strength, change: 1 },
        { minute: end, strength, change: -1 },
      ]
    })
    .sort((one, other) => one.minute - other.minute)
  const open = busyKinds.map(() => 0)
  const joined: BusyInterval[] = []
  events.forEach(({ minute, strength, change }, place) => {
    open[strength] = (open[strength] ?? 0) + change
    const end = events[place + 1]?.minute ?? minute
    const kind = busyKinds[open.findLastIndex((count) => count > 0)]
    if (!kind || end === minute) return
    const last = joined.at(-1)
    if (last?.end === minute && last.kind === kind) last.end = end
    else joined.push({ day, kind, start: minute, end })
  })
  return joined
}

/** The strongest reason why a person is not free within a span; `undefined` when free. */
export function busyAt(freeBusy: FreeBusy, day: IsoDay, span: Minutes): BusyKind | undefined {
  let found = -1
  for (const { start, end, kind } of freeBusy.get(day) ?? [])
    if (Math.max(start, span.start) < Math.min(end, span.end))
      found = Math.max(found, strengthOf.get(kind) ?? 0)
  return busyKinds[found]
}

/** The state of a person, or of a room, within a span. A closed day is everybody's and no state of a person. */
export function stateAt(
  freeBusy: FreeBusy,
  day: IsoDay,
  span: Minutes,
): Exclude<AvailabilityState, 'unknown'> {
  const kind = busyAt(freeBusy, day, span)
  return kind === undefined || kind === 'holiday' || kind === 'closed' ? 'free' : kind
}

/** The busy intervals of a person, or of a room, on a day within the working hours. */
export const busySpansOn = (freeBusy: FreeBusy, day: IsoDay): BusySpan[] =>
  (freeBusy.get(day) ?? []).flatMap(({ start, end, kind }) => {
    const [from, to] = [Math.max(start, workingHours.start), Math.min(end, workingHours.end)]
    if (from >= to || kind === 'holiday' || kind === 'closed') return []
    return [{ start: writeTime(from), end: writeTime(to), kind }]
  })

/** Days off beyond weekends, and weekends that are worked. */
export interface WorkCalendar {
  /** The names of the public holidays by day. */
  holidays: ReadonlyMap<IsoDay, string>
  /** Saturdays and Sundays that are worked in exchange for another day off. */
  worked: ReadonlySet<IsoDay>
}

/** Reads the calendar of public holidays. */
export function workCalendarOf(list: readonly Holiday[]): WorkCalendar {
  const holidays = new Map<IsoDay, string>()
  const worked = new Set<IsoDay>()
  for (const { name, date, isMoved, isWorkingDay } of list) {
    // A service may name a day with an hour.
    const day = date.iso.slice(0, 10)
    if (!isWorkingDay) holidays.set(day, name)
    else if (isMoved) worked.add(day)
  }
  return { holidays, worked }
}

/** The reason why a day is off; `undefined` for a working day. */
export function closedKind(
  { holidays, worked }: WorkCalendar,
  day: IsoDay,
): 'holiday' | 'closed' | undefined {
  if (worked.has(day)) return undefined
  return holidays.has(day) ? 'holiday' : isWeekend(day) ? 'closed' : undefined
}

/** The working days among a number of days from `first` on. */
export const workingDaysFrom = (first: IsoDay, count: number, calendar: WorkCalendar): IsoDay[] =>
  daysFrom(first, count).filter((day) => closedKind(calendar, day) === undefined)

interface Search {
  /** Of everybody concerned, and of the room. */
  calendars: readonly FreeBusy[]
  /** The searched working days in chronological order. */
  days: readonly IsoDay[]
  /** Nothing before it is found. */
  from: { day: IsoDay; minute: number }
  /** Minutes. */
  length: number
  count: number
  /**
   * Minutes: found spans start at its multiples.
   * @default workingHours.step
   */
  step?: number
  /** Minutes since midnight. @default workingHours */
  hours?: Minutes
}

/**
 * The first spans in which everybody is free, at most `count`, in chronological order. Each lies within the hours
 * and does not overlap the one before it.
 */
export function freeSpans({
  calendars,
  days,
  from,
  length,
  count,
  step = workingHours.step,
  hours = workingHours,
}: Search): TimeSpan[] {
  const found: TimeSpan[] = []
  const nextMark = (minute: number) => Math.ceil(minute / step) * step
  for (const day of days) {
    if (day < from.day) continue
    const earliest = day === from.day ? from.minute : 0
    let start = nextMark(Math.max(earliest, hours.start))
    const busy = calendars.flatMap((freeBusy) => freeBusy.get(day) ?? [])
    busy.sort((one, other) => one.start - other.start)
    for (const next of [...busy, afterWork]) {
      for (; start + length <= Math.min(next.start, hours.end); start = nextMark(start + length)) {
        found.push({ day, start: writeTime(start), end: writeTime(start + length) })
        if (found.length === count) return found
      }
      start = Math.max(start, nextMark(next.end))
    }
  }
  return found
}

const afterWork: Minutes = { start: workingHours.end, end: wholeDay.end }

/** The meetings that a leave would miss. A meeting without valid times counts as the whole day. */
export function missedBy<Meeting extends TimeSpan>(
  leave: LeaveDays,
  meetings: readonly Meeting[],
): Meeting[] {
  const away = joinIntervals(leaveIntervals(leave))
  return meetings.filter((meeting) => busyAt(away, meeting.day, minutesOf(meeting) ?? wholeDay) !== undefined)
}
