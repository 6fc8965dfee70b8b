import type { IsoDay } from './days.ts'
import { endpoint } from './endpoint.ts'

/** One day of the calendar of public holidays (spec 3); `name` in the language asked for. */
export interface Holiday {
  name: string
  date: { iso: IsoDay }
  /** A day off that stands for a holiday on a weekend or on another day off. */
  isMoved?: boolean | undefined
  /** Named in the calendar, and a working day all the same. */
  isWorkingDay?: boolean | undefined
  /** Follows the moon and was not announced yet: it may come a day earlier or later. */
  isEstimate?: boolean | undefined
}

/** The years that may be asked for. */
export const holidayYears = { first: 1990, last: 2100 } as const

/**
 * The holidays of the previous, this and the next year as a calendar to subscribe to; `?lng=az|en|ru` chooses its
 * language.
 */
export const getHolidaysFeed = endpoint<{ reply: Blob }>({
  method: 'GET',
  path: '/holidays.ics',
  reply: 'file',
})

/**
 * The holidays of a year (spec 7), one entry for each day. `country` is fixed to AZ; our own server needs no key
 * (departure 19). 400 for a year that is none.
 */
export const listHolidays = endpoint<{
  query: { country: 'AZ'; year: number; api_key?: string | undefined }
  reply: { response: { holidays: Holiday[] } }
}>({ method: 'GET', path: '/api/v2/holidays' })
