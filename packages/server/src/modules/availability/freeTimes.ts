import { type IsoDay, type TimeSpan, workingHours, writeTime } from '@atrium/contract'

/** Minutes since midnight; the end itself is free again. One that does not end after it starts takes no time. */
export interface Taken {
  start: number
  end: number
}

/** A working day as it is searched. */
export interface SearchedDay {
  day: IsoDay
  /** Minutes since midnight: nothing earlier is found. */
  from: number
  /** When somebody cannot come, in any order. */
  taken: readonly Taken[]
}

/** Whether two spans share a minute. */
export const overlaps = (one: Taken, other: Taken): boolean =>
  Math.max(one.start, other.start) < Math.min(one.end, other.end)

const nextMark = (minutes: number) => Math.ceil(minutes / workingHours.step) * workingHours.step

/**
 * The first spans of some minutes' length, up to `count`, that nothing takes: in the order of the days, within the
 * working hours, each on a mark of 15 minutes and none before the end of the one before.
 */
export function freeTimes(days: readonly SearchedDay[], length: number, count: number): TimeSpan[] {
  const found: TimeSpan[] = []
  for (const { day, from, taken } of days) {
    let start = nextMark(Math.max(from, workingHours.start))
    while (found.length < count && start + length <= workingHours.end) {
      const span = { start, end: start + length }
      const inTheWay = taken.find((one) => overlaps(one, span))
      if (!inTheWay) found.push({ day, start: writeTime(span.start), end: writeTime(span.end) })
      start = nextMark(inTheWay ? inTheWay.end : span.end)
    }
  }
  return found
}
