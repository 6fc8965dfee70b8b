import { addDays, type IsoDay, isCompanyDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'
import type { LeaveState } from '#leave/rules.ts'
import type { LeaveStep } from '#leave/endpoints.ts'
import { limits } from '#core/limits.ts'

/** `template_params` of an off day request (spec 7, departure 14). Our server sets requester and recipient itself. */
export interface OffDayParams {
  to_email: string
  to_name: string
  from_name: string
  from_email: string
  /** Such as `24.11.2026 - 26.11.2026, 03.12.2026` (departure 15). */
  dates: string
  /** `HH:mm`, or empty for whole days. */
  startTime: string
  endTime: string
  message: string
  /** The id of the kind of leave; "other" without one. 400 for one that cannot be chosen. */
  leave_type?: string | undefined
}

/** A request, as its sender sees it. */
export interface OffDayRequest {
  id: number
  /** In chronological order. */
  days: IsoDay[]
  startTime: string
  endTime: string
  message: string
  /** A kind of `listLeaveTypes`. */
  typeId: number
  /** Whether that kind says that the person works, elsewhere. */
  worksElsewhere: boolean
  state: LeaveState
  /** What happened to the request, oldest first. */
  steps: LeaveStep[]
  /** ISO instant. */
  createdAt: string
}

/** The requests of the signed-in person, newest first. */
export const listOffDayRequests = endpoint<{ reply: OffDayRequest[] }>({
  method: 'GET',
  path: '/api/v1/off-days/',
  reply: 'list',
})

/**
 * Cancels a request of the signed-in person, or asks to cancel a granted one; 404 for any other id. Idempotent.
 */
export const cancelOffDayRequest = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/off-days/:id/cancel/',
  reply: 'any',
})

/** When a colleague has asked to be away, or works elsewhere: nobody but the decider learns why or where. */
export interface ColleagueOffDays {
  /** First and last name, as in the directory. */
  name: string
  /** The days within the requested span, in chronological order. */
  days: IsoDay[]
  /** `HH:mm`, or empty for whole days. */
  startTime: string
  endTime: string
  /** The colleague can be reached, and is not away. */
  worksElsewhere: boolean
}

/**
 * The off days of everybody else from one day to another, by their first day, then by name; cancelled ones are left out.
 * 400 for a span that ends before it begins or is longer than `limits.colleagueDays`.
 */
export const listColleagueOffDays = endpoint<{
  query: { from: IsoDay; to: IsoDay }
  reply: ColleagueOffDays[]
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

/**
 * Reads days in the form of the request, in chronological order; `undefined` for an invalid text or for more than a
 * year of days. Repeated days count towards the limit.
 */
export function readDays(text: string): IsoDay[] | undefined {
  if (text.length > limits.offDaysText) return undefined
  const days = new Set<IsoDay>()
  let steps = 0
  for (const part of text.split(',')) {
    const [first, last = first, ...rest] = part.split(' - ').map((one) => readDay(one.trim()))
    if (!first || !last || rest.length > 0 || last < first) return undefined
    for (let day = first; day <= last; day = addDays(day, 1)) {
      days.add(day)
      steps += 1
      if (steps > limits.offDays) return undefined
    }
  }
  return [...days].sort()
}

function readDay(text: string): IsoDay | undefined {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  return isCompanyDay(day) ? day : undefined
}
