/**
 * The arithmetic of calendar days: pure, without a clock and without a time zone, for every package (the entry point is
 * `@atrium/contract/days`). Days compare as texts: `'2026-11-21' < '2026-11-22'`. Functions that take a day expect a
 * valid one and throw a `RangeError` for any other text.
 */

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDay = string

/** The instant at which a day begins in UTC. */
export const startOfDay = (day: IsoDay): Date => new Date(`${day}T00:00:00Z`)

/** The UTC day of an instant. The day by the company's clock is `dayAndTime`. */
export const utcDayOf = (instant: Date): IsoDay => instant.toISOString().slice(0, 10)

/** Whether a value is a calendar day from 1000-01-01 to 2999-12-31. */
export function isIsoDay(value: unknown): value is IsoDay {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) return false
  const date = startOfDay(value)
  return !Number.isNaN(date.getTime()) && utcDayOf(date) === value
}

/**
 * The days that the company plans and records: leave, meetings, holidays, and the questions about them. A day of birth
 * or the first day of work may be earlier.
 */
export const companyDays = { first: '2000-01-01', last: '2100-12-31' } as const

/** Whether a value is a calendar day of `companyDays`. */
export const isCompanyDay = (value: unknown): value is IsoDay =>
  isIsoDay(value) && companyDays.first <= value && value <= companyDays.last

/** The first day that a person's life or work may begin. */
export const firstLifeDay = '1900-01-01'

/** Whether a value is a calendar day of a person's life or work: from 1900 to a last day. */
export const isLifeDay = (value: unknown, last: IsoDay): value is IsoDay =>
  isIsoDay(value) && firstLifeDay <= value && value <= last

/** The year of a day: 2026. */
export const yearOf = (day: IsoDay): number => Number(day.slice(0, 4))

/** The month of a day: `2026-11`. */
export const monthOf = (day: IsoDay): string => day.slice(0, 7)

/** The day of the month: 1 to 31. */
export const dayOfMonth = (day: IsoDay): number => Number(day.slice(8))

/** The weekday as ISO 8601 and Luxon count: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: IsoDay): number => startOfDay(day).getUTCDay() || 7

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: IsoDay): boolean => weekdayOf(day) > 5

/** The day a number of days later; a negative number gives an earlier day. */
export function addDays(day: IsoDay, days: number): IsoDay {
  const date = startOfDay(day)
  date.setUTCDate(date.getUTCDate() + days)
  return utcDayOf(date)
}

/** The same day of another month, or the last day of that month if the month is shorter. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const first = startOfDay(`${monthOf(day)}-01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const month = monthOf(utcDayOf(first))
  return dayIn(month, Math.min(dayOfMonth(day), lengthOf(month)))
}

/** The number of days from one day to another; negative when the other one is earlier. */
export const dayDifference = (from: IsoDay, to: IsoDay): number =>
  (startOfDay(to).getTime() - startOfDay(from).getTime()) / 86_400_000

/** A number of days in a row, beginning with `first`. */
export const daysFrom = (first: IsoDay, count: number): IsoDay[] =>
  Array.from({ length: count }, (_day, index) => addDays(first, index))

/** All days between two days, both included, in their order; the two days may come in any order. */
export function daysBetween(one: IsoDay, other: IsoDay): IsoDay[] {
  const [first, last] = one <= other ? [one, other] : [other, one]
  const days: IsoDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** The first day of a week: Sunday in the schedule and Monday in a month calendar (spec 9), unless a person chooses one for both. */
export type WeekStart = 'sunday' | 'monday'

/** The day on which the week of a day begins. */
export const startOfWeek = (day: IsoDay, first: WeekStart = 'sunday'): IsoDay =>
  addDays(day, -(first === 'sunday' ? weekdayOf(day) % 7 : weekdayOf(day) - 1))

/** The seven days of the week of a day. */
export const weekOf = (day: IsoDay, first?: WeekStart): IsoDay[] => daysFrom(startOfWeek(day, first), 7)

/** The weeks of a month (`YYYY-MM`). Each week has seven places; a place that belongs to another month is `undefined`. */
export function weeksOfMonth(month: string, first: WeekStart = 'monday'): (IsoDay | undefined)[][] {
  const length = lengthOf(month)
  const weekday = weekdayOf(`${month}-01`)
  const before = first === 'sunday' ? weekday % 7 : weekday - 1
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, place) => {
      const date = week * 7 + place - before + 1
      return date >= 1 && date <= length ? dayIn(month, date) : undefined
    }),
  )
}

/** The twelve months of a year: `2026-01` to `2026-12`. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_month, index) => `${year}-${String(index + 1).padStart(2, '0')}`)

/** The number of days in a month (`YYYY-MM`). */
function lengthOf(month: string): number {
  const last = startOfDay(`${month}-01`)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return last.getUTCDate()
}

const dayIn = (month: string, date: number): IsoDay => `${month}-${String(date).padStart(2, '0')}`
