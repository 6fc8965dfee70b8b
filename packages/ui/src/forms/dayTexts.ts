import type { IsoDay, WeekStart } from '@atrium/contract/days'

interface Weekday {
  short: string
  long: string
}

/** The days that can be chosen, both included. */
export interface DayLimits {
  first: IsoDay
  last: IsoDay
}

/** The words of a day field in the reader's language: those of `useDayTexts`. */
export interface DayTexts {
  /** "24 November 2026" */
  formatDay: (day: IsoDay) => string
  /** A day as it is typed; `undefined` for a text that is none. */
  readDay: (text: string, last: IsoDay) => IsoDay | undefined
  today: () => IsoDay
  weekday: (day: IsoDay) => Weekday
  /** The button that opens the calendar of a field. */
  open: (field: string) => string
  previous: string
  next: string
  month: string
  year: string
  /** The twelve of a year. */
  months: readonly string[]
  /** "November 2026" */
  formatMonth: (day: IsoDay) => string
  /** "Tuesday 24 November 2026" */
  dayName: (day: IsoDay) => string
  weekdays: readonly Weekday[]
  weekStart: WeekStart
  /** The public holiday of a day. @default the app does not know holidays here */
  holidayOf?: ((day: IsoDay) => string | undefined) | undefined
  /** Called with the year that a calendar shows, so that its holidays load. */
  onYear?: ((year: number) => void) | undefined
}
