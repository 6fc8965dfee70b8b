import type { IsoDay } from './dates.ts'
import type { Language } from './language.ts'

/** Days are counted on the calendar alone: no clock and no time zone takes part. */
const dateOf = (day: IsoDay) => new Date(`${day}T00:00:00Z`)

/** The day so many days later, or earlier. */
export function addDays(day: IsoDay, days: number): IsoDay {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The place of a day in its week: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: IsoDay): number => dateOf(day).getUTCDay()

/** The Sunday with which the week of a day begins (spec 9: the schedule week starts Sunday). */
export const startOfWeek = (day: IsoDay): IsoDay => addDays(day, -weekdayOf(day))

/** The week of a day: its seven days, Sunday first. */
export function weekOf(day: IsoDay): IsoDay[] {
  const sunday = startOfWeek(day)
  return Array.from({ length: 7 }, (_day, index) => addDays(sunday, index))
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isIsoDay(text: unknown): text is IsoDay {
  if (typeof text !== 'string' || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const date = dateOf(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Months in short, as they stand beside a day. */
const shortMonths: Record<Language, string> = {
  AZ: 'yan fev mar apr may iyn iyl avq sen okt noy dek',
  EN: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  RU: 'янв. февр. марта апр. мая июня июля авг. сент. окт. нояб. дек.',
}

/**
 * The label of a span of days (spec 2: short month and day, then day and year): `Nov 15 – Nov 21, 2026`,
 * `15 noy – 21 noy 2026`, `15 нояб. – 21 нояб. 2026 г.`. The year stands twice where the two ends differ in it.
 */
export function formatSpan(first: IsoDay, last: IsoDay, language: Language): string {
  const short = shortMonths[language].split(' ')
  const write = (day: IsoDay, hasYear: boolean) => {
    const [year, month, date] = day.split('-').map(Number)
    const name = short[(month ?? 1) - 1]
    if (language === 'EN') return `${name} ${date}${hasYear ? `, ${year}` : ''}`
    return `${date} ${name}${hasYear ? ` ${year}${language === 'RU' ? ' г.' : ''}` : ''}`
  }
  return `${write(first, first.slice(0, 4) !== last.slice(0, 4))} – ${write(last, true)}`
}

/** Minutes since midnight of `HH:mm`; `undefined` for anything else. */
export function readTime(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Minutes since midnight as `HH:mm`; 0 to 1439. */
export const writeTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
