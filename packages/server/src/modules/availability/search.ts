import {
  addDays,
  company,
  dayAndTime,
  type IsoDay,
  readTime,
  type TimeSpan,
  weekdayOf,
} from '@atrium/contract'
import { freeTimes, type Taken } from './freeTimes.ts'

/** How many times are offered, and how many days are searched for them, the first included. */
const offered = 3
export const searchedDays = 60
/** Working days that are read at a time: mostly the first of them are enough. */
const step = 5

/** Where a search begins. */
interface Beginning {
  day: IsoDay
  /** Minutes since midnight. */
  minute: number
}

/** A span's own minutes. */
export const minutesOf = ({ start, end }: TimeSpan): Taken => ({
  start: readTime(start) ?? 0,
  end: readTime(end) ?? 0,
})

/** Where the search for a span begins: at the span itself, and never at what is past on the company's clock. */
export function searchStart(span: TimeSpan, now: Date): Beginning {
  // The minute that has begun is past.
  const moment = dayAndTime(new Date(now.getTime() + 59_999), company.timeZone)
  const soonest = { day: moment.day, minute: readTime(moment.time) ?? 0 }
  const asked = { day: span.day, minute: minutesOf(span).start }
  if (asked.day !== soonest.day) return asked.day > soonest.day ? asked : soonest
  return asked.minute > soonest.minute ? asked : soonest
}

/** The days from a first one on that are searched: no Saturday, no Sunday, no day off. */
export const workingDaysFrom = (first: IsoDay, daysOff: Pick<ReadonlyMap<IsoDay, string>, 'has'>): IsoDay[] =>
  Array.from({ length: searchedDays }, (_day, index) => addDays(first, index)).filter(
    (day) => weekdayOf(day) % 6 !== 0 && !daysOff.has(day),
  )

interface Search {
  beginning: Beginning
  /** In their order. */
  workingDays: readonly IsoDay[]
  /** Minutes. */
  length: number
  /** Reads what is in the way between two days, both included. */
  read: (first: IsoDay, last: IsoDay) => Promise<readonly (Taken & { day: IsoDay })[]>
}

/** The next times of a length in which nothing is in the way; reads no further than it has to. */
export async function nextTimes({ beginning, workingDays, length, read }: Search): Promise<TimeSpan[]> {
  const found: TimeSpan[] = []
  for (let index = 0; index < workingDays.length && found.length < offered; index += step) {
    const days = workingDays.slice(index, index + step)
    const taken = await read(days[0] as IsoDay, days.at(-1) as IsoDay)
    const searched = days.map((day) => ({
      day,
      from: day === beginning.day ? beginning.minute : 0,
      taken: taken.filter((one) => one.day === day),
    }))
    found.push(...freeTimes(searched, length, offered - found.length))
  }
  return found
}
