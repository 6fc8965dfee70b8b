import type { Language } from './language.ts'

/**
 * Dates and numbers in words. The tables are ours: browsers carry no Azerbaijani, and what the server
 * writes must equal what the browser writes.
 */
const months: Record<Language, readonly string[]> = {
  AZ: [
    'yanvar',
    'fevral',
    'mart',
    'aprel',
    'may',
    'iyun',
    'iyul',
    'avqust',
    'sentyabr',
    'oktyabr',
    'noyabr',
    'dekabr',
  ],
  EN: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  RU: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
}

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDay = string

/** `2026-11-21` becomes `21 noyabr 2026`, `21 November 2026`, `21 ноября 2026 г.`. Throws on anything but a day. */
export function formatDay(day: IsoDay, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  const name = months[language][Number(month) - 1]
  if (!year || !name) throw new Error(`"${day}" is not a day in the form YYYY-MM-DD.`)
  return `${Number(date)} ${name} ${year}${language === 'RU' ? ' г.' : ''}`
}

/** The names of the months standing alone, where they differ from those in a day. */
const monthsAlone: Partial<Record<Language, readonly string[]>> = {
  RU: [
    'январь',
    'февраль',
    'март',
    'апрель',
    'май',
    'июнь',
    'июль',
    'август',
    'сентябрь',
    'октябрь',
    'ноябрь',
    'декабрь',
  ],
}

/** The month of a day: `noyabr 2026`, `November 2026`, `ноябрь 2026 г.`. Throws on anything but a day. */
export function formatMonth(day: IsoDay, language: Language): string {
  const name = (monthsAlone[language] ?? months[language])[Number(day.slice(5, 7)) - 1]
  return formatDay(day, language).replace(/^\d+ \S+/, name ?? '')
}

/** The day and the time of an instant on the company's clock: `{ day: '2026-11-21', time: '15:04' }`. */
export function dayAndTime(instant: Date, timeZone: string): { day: IsoDay; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

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
