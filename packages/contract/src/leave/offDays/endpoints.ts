import { addDays, type IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'
import type { OffDayRequest, PersonOffDays } from './schema.ts'

/** The requests of the signed-in person, newest first. */
export const listOffDayRequests = endpoint<{ reply: OffDayRequest[] }>({
  method: 'GET',
  path: '/api/v1/off-days/',
  reply: 'list',
})

/**
 * Cancels a request of the signed-in person, or requests the cancellation of a granted one; 404 for any other id, 409 for granted
 * leave that is over. Idempotent.
 */
export const cancelOffDayRequest = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/off-days/:id/cancel/',
  reply: 'any',
})

/**
 * The off days of everybody else from one day to another, by their first day, then by name: the granted ones, and the pending ones
 * that the person may read, as in `listTeamAbsences`.
 * 400 for a span that ends before it begins or is longer than `limits.spanDays`.
 */
export const listColleagueOffDays = endpoint<{
  query: { from: IsoDay; to: IsoDay }
  reply: PersonOffDays[]
}>({ method: 'GET', path: '/api/v1/off-days/colleagues/', reply: 'list' })

/** `2026-11-24` as `24.11.2026`. */
const written = (day: IsoDay) => day.split('-').reverse().join('.')

/** Writes days in the form of the request: consecutive days as a range, others separated by commas (departure 15). */
export function writeDays(days: readonly IsoDay[]): string {
  const runs: [first: IsoDay, last: IsoDay][] = []
  for (const day of [...new Set(days)].sort()) {
    const run = runs.at(-1)
    if (run && addDays(run[1], 1) === day) run[1] = day
    else runs.push([day, day])
  }
  return runs
    .map(([first, last]) => (first === last ? written(first) : `${written(first)} - ${written(last)}`))
    .join(', ')
}
