import { dayOfMonth, type IsoDay, monthOf, startOfDay, yearOf } from './days.ts'
import type { Language } from './language.ts'

/**
 * Days, times and sizes as texts. The tables of names are our own, because browsers have none for Azerbaijani and the
 * server must write the same texts as the browser.
 */
const months: Record<Language, string> = {
  AZ: 'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr',
  EN: 'January February March April May June July August September October November December',
  RU: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
}

/** The names of months without a day, for the languages in which they differ. */
const monthsAlone: Partial<Record<Language, string>> = {
  RU: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
}

/** Short names of months next to a day. */
const shortMonths: Record<Language, string> = {
  AZ: 'yan fev mar apr may iyn iyl avq sen okt noy dek',
  EN: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  RU: 'янв. февр. марта апр. мая июня июля авг. сент. окт. нояб. дек.',
}

/** The name of a day's month in a list of twelve names; `undefined` for a text that is not a day. */
const nameOf = (day: IsoDay, names: string) => names.split(' ')[monthIndex(day)]

const monthIndex = (day: IsoDay) => Number(day.slice(5, 7)) - 1

/** Day and month: `21 noyabr`, `21 November`, `21 ноября`. Throws an `Error` for a text that is not a day. */
export function formatDayMonth(day: IsoDay, language: Language): string {
  const name = nameOf(day, months[language])
  if (!name || !/^\d{4}-\d{2}-\d{2}$/.test(day))
    throw new Error(`"${day}" is not a day in the form YYYY-MM-DD.`)
  return `${dayOfMonth(day)} ${name}`
}

/** `2026-11-21` becomes `21 noyabr 2026`, `21 November 2026`, `21 ноября 2026`. Throws an `Error` for other texts. */
export const formatDay = (day: IsoDay, language: Language): string =>
  `${formatDayMonth(day, language)} ${yearOf(day)}`

/**
 * Days from one to another: `23–29 November 2026`, `29 November – 5 December 2026`, `28 December 2026 – 2 January 2027`. The
 * year is left out where it is `currentYear`.
 */
export function formatDayRange(
  first: IsoDay,
  last: IsoDay,
  language: Language,
  currentYear?: number,
): string {
  const write = (day: IsoDay, hasYear: boolean) =>
    hasYear && yearOf(day) !== currentYear ? formatDay(day, language) : formatDayMonth(day, language)
  if (first === last) return write(last, true)
  if (monthOf(first) === monthOf(last)) return `${dayOfMonth(first)}–${write(last, true)}`
  return `${write(first, yearOf(first) !== yearOf(last))} – ${write(last, true)}`
}

/** Day and month of `MM-DD`: `8 mart`, `8 March`, `8 марта`. */
export const formatBirthday = (birthday: string, language: Language): string =>
  formatDayMonth(`2000-${birthday}`, language)

/** The names of the twelve months without a day, in small letters where the language has them so. */
export const monthNames = (language: Language): string[] =>
  (monthsAlone[language] ?? months[language]).split(' ')

/** The twelve names of the months in each language and form, in small letters. */
export const everyMonthName = (): string[][] =>
  [months, monthsAlone, shortMonths].flatMap((names) =>
    Object.values(names).map((list) => list.toLowerCase().replaceAll('.', '').split(' ')),
  )

/** The month of a day: `noyabr 2026`, `November 2026`, `ноябрь 2026`. Throws an `Error` for other texts. */
export const formatMonth = (day: IsoDay, language: Language): string =>
  formatDay(day, language).replace(/^\d+ \S+/, monthNames(language)[monthIndex(day)] ?? '')

/**
 * The label of a span of days (spec 2: short month and day, then day and year): `Nov 15 – Nov 21, 2026`,
 * `15 noy – 21 noy 2026`, `15 нояб. – 21 нояб. 2026`. The year is repeated where the span crosses a New Year.
 */
export function formatSpan(first: IsoDay, last: IsoDay, language: Language): string {
  const write = (day: IsoDay, hasYear: boolean) => {
    const name = nameOf(day, shortMonths[language])
    if (language === 'EN') return `${name} ${dayOfMonth(day)}${hasYear ? `, ${yearOf(day)}` : ''}`
    return `${dayOfMonth(day)} ${name}${hasYear ? ` ${yearOf(day)}` : ''}`
  }
  return `${write(first, yearOf(first) !== yearOf(last))} – ${write(last, true)}`
}

/** Minutes since midnight of `HH:mm`; `undefined` for anything else. */
export function readTime(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Minutes since midnight as `HH:mm`; 0 to 1439. */
export const writeTime = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

const twoDigits = (value: number) => (value < 10 ? `0${value}` : String(value))

/** By time zone: making one costs more than all its answers of a page. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, made)
  return made
}

/** Whether a text names a time zone, such as `Asia/Baku`. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/** The day and the time of an instant on the company's clock: `{ day: '2026-11-21', time: '15:04' }`. */
export function dayAndTime(instant: Date, timeZone: string): { day: IsoDay; time: string } {
  const parts = clockOf(timeZone).formatToParts(instant)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

/** Minutes that the clock of a time zone is ahead of UTC at an instant. */
export function zoneOffset(instant: Date, timeZone: string): number {
  const { day, time } = dayAndTime(instant, timeZone)
  const shown = startOfDay(day).getTime() / 60_000 + (readTime(time) ?? 0)
  return shown - Math.floor(instant.getTime() / 60_000)
}

/** A whole number with its thousands apart: `3,200`, `3 200`. */
export const formatNumber = (value: number, language: Language): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, language === 'EN' ? ',' : '\u00a0')

/** A number with one decimal: `13.3`, `13,3`. Browsers without Azerbaijani write it otherwise than the server, so no `Intl`. */
export const formatDecimal = (value: number, language: Language): string =>
  language === 'EN' ? value.toFixed(1) : value.toFixed(1).replace('.', ',')

const units: Record<Language, readonly [string, string, string]> = {
  AZ: ['B', 'KB', 'MB'],
  EN: ['B', 'KB', 'MB'],
  RU: ['Б', 'КБ', 'МБ'],
}

/** Bytes in the largest unit that keeps the number above 1, one decimal at the most: `5.2 MB`, `5,2 МБ`. */
export function formatBytes(bytes: number, language: Language): string {
  const step = bytes >= 1024 * 1024 ? 2 : bytes >= 1024 ? 1 : 0
  const value = Math.round((bytes / 1024 ** step) * 10) / 10
  const digits = language === 'EN' ? String(value) : String(value).replace('.', ',')
  return `${digits}\u00a0${units[language][step]}`
}
