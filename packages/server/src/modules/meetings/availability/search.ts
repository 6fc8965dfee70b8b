import { company, dayAndTime, readTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { TimeSpan } from '@atrium/contract/meetings'
import { type FreeBusy, freeSpans, type Minutes } from '@atrium/contract/meetings/freeBusy'

/** How many times are offered, and how many days are searched, including the first day. */
const offered = 3
export const searchedDays = 60
/** Working days of the first query, which usually is enough; the next one reads all others. */
const firstStep = 5

/** Where a search begins. */
interface SearchStart {
  day: IsoDay
  /** Minutes since midnight. */
  minute: number
}

/** The start of the search: the requested span, or now when the span is past (by the clock of the company). */
export function searchStart(span: TimeSpan, now: Date): SearchStart {
  // The current minute counts as past.
  const moment = dayAndTime(new Date(now.getTime() + 59_999), company.timeZone)
  const soonest = { day: moment.day, minute: readTime(moment.time) ?? 0 }
  const asked = { day: span.day, minute: readTime(span.start) ?? 0 }
  if (asked.day !== soonest.day) return asked.day > soonest.day ? asked : soonest
  return asked.minute > soonest.minute ? asked : soonest
}

interface Search {
  start: SearchStart
  /** In chronological order. */
  workingDays: readonly IsoDay[]
  /** Minutes. */
  length: number
  /** Those of the caller. */
  hours: Minutes
  /** Reads the busy intervals of everybody and of the room from `first` to `last`, both included. */
  read: (first: IsoDay, last: IsoDay) => Promise<readonly FreeBusy[]>
}

/** The next free times of the given length. Reads only as many days as necessary. */
export async function nextTimes({ start, workingDays, length, hours, read }: Search): Promise<TimeSpan[]> {
  const found: TimeSpan[] = []
  for (const days of [workingDays.slice(0, firstStep), workingDays.slice(firstStep)]) {
    if (days.length === 0 || found.length === offered) break
    const calendars = await read(days[0] as IsoDay, days.at(-1) as IsoDay)
    found.push(...freeSpans({ calendars, days, from: start, length, hours, count: offered - found.length }))
  }
  return found
}
