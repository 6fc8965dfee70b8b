import { endpoint } from '#core/endpoint.ts'

/** The private calendar address of the signed-in person. */
export interface CalendarFeed {
  /** ISO instant at which the address was made; left out while there is none. The address itself is not stored. */
  createdAt?: string | undefined
}

export const getCalendarFeed = endpoint<{ reply: CalendarFeed }>({
  method: 'GET',
  path: '/api/v1/calendar-feed/',
})

/** Makes the private calendar address; an earlier one stops at once. Only this reply contains the address. */
export const renewCalendarFeed = endpoint<{ reply: CalendarFeed & { address: string } }>({
  method: 'POST',
  path: '/api/v1/calendar-feed/',
})

/** Ends the private calendar address; without one nothing happens. */
export const deleteCalendarFeed = endpoint<{ reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/calendar-feed/',
  reply: 'any',
})

/** The meetings of a person for a calendar program that has the private address; 404 for any other token. */
export const readCalendarFeed = endpoint<{ params: { token: string }; reply: Blob }>({
  method: 'GET',
  path: '/api/v1/calendar/:token.ics',
  reply: 'file',
})
