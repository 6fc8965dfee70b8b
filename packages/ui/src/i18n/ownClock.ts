import { company, writeTime, zoneOffset } from '@atrium/contract/core'
import { type IsoDay, startOfDay } from '@atrium/contract/days'

/** The clock of a reader in another time zone, beside the company's, on one day. */
export interface OwnClock {
  /** "UTC+4": the company's. */
  company: string
  /** "UTC+0": the reader's. */
  own: string
  /** The reader's time at a time of the company in minutes since midnight: "05:00", or "23:00 −1" for the day before. */
  timeAt: (minutes: number) => string
}

/** The time zone of the browser. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The clock of a time zone on a day; its name is that at noon. */
export function clockOn(day: IsoDay, timeZone: string): OwnClock {
  const noon = new Date(`${day}T12:00:00Z`)
  const theirs = zoneOffset(noon, company.timeZone)
  return {
    company: offsetText(theirs),
    own: offsetText(zoneOffset(noon, timeZone)),
    timeAt(minutes) {
      const instant = new Date(startOfDay(day).getTime() + (minutes - theirs) * 60_000)
      // Asked for each time: the clock may be put forward or back on this day.
      const at = minutes - theirs + zoneOffset(instant, timeZone)
      const days = Math.floor(at / dayLength)
      const time = writeTime(at - days * dayLength)
      return days === 0 ? time : `${time} ${days < 0 ? '−' : '+'}${Math.abs(days)}`
    },
  }
}

/** The clock of a time zone on a day; `undefined` where it shows the company's time. */
export function ownClock(day: IsoDay, timeZone: string): OwnClock | undefined {
  const clock = clockOn(day, timeZone)
  return clock.own === clock.company ? undefined : clock
}

/** Minutes. */
const dayLength = 24 * 60

/** "UTC+4", "UTC−3:30". */
function offsetText(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes > 0 ? `:${minutes}` : ''}`
}
