import { companyDays, type IsoDay, yearOf } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'

/** One day of the calendar of public holidays (spec 3); `name` is in the language of the request. */
export interface Holiday {
  name: string
  date: { iso: IsoDay }
  /**
   * A day off in place of a holiday that falls on a weekend or on another day off; with `isWorkingDay`, a weekend that is
   * worked in exchange for another day off.
   */
  isMoved?: boolean | undefined
  /** Listed in the calendar, but no day off. */
  isWorkingDay?: boolean | undefined
  /** A date by the lunar calendar that is not announced yet: it may shift by a day. */
  isEstimate?: boolean | undefined
}

/** The years that may be requested, here and in the lists of leave. */
export const holidayYears = { first: yearOf(companyDays.first), last: yearOf(companyDays.last) }

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
 * (departure 19). 400 for an invalid year.
 */
export const listHolidays = endpoint<{
  query: { country: 'AZ'; year: number; api_key?: string | undefined }
  reply: { response: { holidays: Holiday[] } }
}>({ method: 'GET', path: '/api/v2/holidays' })
