import { type IsoDay, type TimeSpan, workingHours, writeTime } from '@atrium/contract'

/** Minutes since midnight; `end` is exclusive. An interval that does not end after it starts is empty. */
export interface Taken {
  start: number
  end: number
}

/** A working day in a search. */
export interface SearchedDay {
  day: IsoDay
  /** Minutes since midnight; earlier times are not offered. */
  from: number
  /** The intervals in which an attendee is busy, in any order. */
  taken: readonly Taken[]
}

/** Whether two spans share a minute. */
export const overlaps = (one: Taken, other: Taken): boolean =>
  Math.max(one.start, other.start) < Math.min(one.end, other.end)

const nextMark = (minutes: number) => Math.ceil(minutes / workingHours.step) * workingHours.step

/**
 * The first free spans of `length` minutes, at most `count`, in chronological order. Each lies within the working
 * hours, starts at a multiple of 15 minutes and does not overlap the previous span.
 */
export function freeTimes(days: readonly SearchedDay[], length: number, count: number): TimeSpan[] {
  const found: TimeSpan[] = []
  for (const { day, from, taken } of days) {
    let start = nextMark(Math.max(from, workingHours.start))
    while (found.length < count && start + length <= workingHours.end) {
      const span = { start, end: start + length }
      const conflicts = taken.find((one) => overlaps(one, span))
      if (!conflicts) found.push({ day, start: writeTime(span.start), end: writeTime(span.end) })
      start = nextMark(conflicts ? conflicts.end : span.end)
    }
  }
  return found
}
