import { company, dayAndTime, formatDay, type Language } from '@atrium/contract/core'

/** The parts of the text of an instant, on the company's clock: `today` and `yesterday` need no date. */
interface TimeText {
  key: 'today' | 'yesterday' | 'earlier'
  day: string
  time: string
}

const dayMs = 24 * 60 * 60 * 1000

/** The parts of the text of an ISO instant, relative to `now`. */
export function formatTime(instant: string, now: Date, language: Language): TimeText {
  const { day, time } = dayAndTime(new Date(instant), company.timeZone)
  const dayAt = (date: Date) => dayAndTime(date, company.timeZone).day
  const key =
    day === dayAt(now) ? 'today' : day === dayAt(new Date(now.getTime() - dayMs)) ? 'yesterday' : 'earlier'
  return { key, day: formatDay(day, language), time }
}
