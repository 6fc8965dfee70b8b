import { company, dayAndTime, formatDay, formatDayMonth } from '@atrium/contract/core'
import { addDays, type IsoDay, weekOf } from '@atrium/contract/days'
import { writeMeetingDate } from '@atrium/contract/meetings'
import { now } from './clock.ts'

interface DayOfWeek {
  iso: IsoDay
  /** `2026/11/17`, as the company's schedule writes it; a field takes it as well. */
  slashed: string
  /** "17 November 2026", as a field shows it. */
  dated: string
  /** "Tuesday 17 November" */
  name: string
  /** "Tuesday 17 November 2026" */
  full: string
  /** "Tue 17" */
  short: string
}

const inEnglish = (iso: IsoDay, options: Intl.DateTimeFormatOptions) =>
  new Date(iso).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options })

/** A day of the week in which the journeys take place, by its place after the Sunday; 7 is the next Sunday. */
export function dayOfWeek(index: number): DayOfWeek {
  const [sunday] = weekOf(dayAndTime(now(), company.timeZone).day)
  const iso = addDays(sunday as IsoDay, index)
  const date = inEnglish(iso, { day: 'numeric' })
  const dated = formatDay(iso, 'EN')
  const name = `${inEnglish(iso, { weekday: 'long' })} ${formatDayMonth(iso, 'EN')}`
  return {
    iso,
    slashed: writeMeetingDate(iso),
    dated,
    name,
    full: `${name} ${iso.slice(0, 4)}`,
    short: `${inEnglish(iso, { weekday: 'short' })} ${date}`,
  }
}

/** The noon in Baku on a day of the week. */
export const noonOf = (index: number): Date => new Date(`${dayOfWeek(index).iso}T12:00+04:00`)

/** Most of the week is past, and the next week is ahead. */
export const saturdayNoon = (): Date => noonOf(6)
