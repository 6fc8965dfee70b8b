import { endpoint } from '#core/endpoint.ts'
import type { Holiday } from './schema.ts'

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
