import { company } from './company.ts'
import { readTime, zoneOffset } from './dates.ts'
import { type IsoDay, startOfDay } from './days.ts'

const minute = 60_000
const hour = 60 * minute

/** Minutes that the company's clock is ahead of UTC at an instant. */
export const offsetAt = (instant: Date): number => zoneOffset(instant, company.timeZone)

/**
 * The instant of a day and an `HH:mm` by the company's clock. A time that the clock skips in the spring is the time
 * after the gap; one that it shows twice in the autumn is the first.
 */
export function companyInstant(day: IsoDay, time: string): Date {
  const shown = startOfDay(day).getTime() + (readTime(time) ?? 0) * minute
  const before = shown - offsetAt(new Date(shown - 24 * hour)) * minute
  const after = shown - offsetAt(new Date(shown + 24 * hour)) * minute
  return new Date(offsetAt(new Date(before)) * minute === shown - before ? before : after)
}
