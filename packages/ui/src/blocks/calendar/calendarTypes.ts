/** A day with an entry in the calendar. */
export interface CalendarHoliday {
  /** `YYYY-MM-DD`. */
  day: string
  /** `off` is free, `estimate` may still come on another date, `named` gives no day off. */
  kind: 'off' | 'estimate' | 'named'
  name: string
  /** A day off in the place of a holiday on a weekend. @default false */
  isMoved?: boolean | undefined
  /** What else there is to say, such as "moved". */
  marks: readonly string[]
  /** "20 March", or "20 March 2027" in another year than the shown one. */
  date: string
  /** "Fri". */
  weekday: string
  /** The accessible name, which begins with the number of the day. */
  label: string
}
