import { company, dayAndTime, formatDay, type Language } from '@atrium/contract'

/** When something was, in words on the company's clock: `today` and `yesterday` need no date. */
interface SpokenTime {
  key: 'today' | 'yesterday' | 'earlier'
  day: string
  time: string
}

const dayMs = 24 * 60 * 60 * 1000

/** Puts an ISO instant into words, as seen at `now`. */
export function spokenTime(instant: string, now: Date, language: Language): SpokenTime {
  const { day, time } = dayAndTime(new Date(instant), company.timeZone)
  const dayAt = (date: Date) => dayAndTime(date, company.timeZone).day
  const key =
    day === dayAt(now) ? 'today' : day === dayAt(new Date(now.getTime() - dayMs)) ? 'yesterday' : 'earlier'
  return { key, day: formatDay(day, language), time }
}
