import { addDays, type IsoDay, isIsoDay } from './days.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

/** `template_params` of an off day request (spec 7, decision 14): our server takes requester and recipient from itself. */
export interface OffDayParams {
  to_email: string
  to_name: string
  from_name: string
  from_email: string
  /** Such as `24.11.2026 - 26.11.2026, 03.12.2026` (decision 15). */
  dates: string
  /** `HH:mm`, or empty when whole days are meant. */
  startTime: string
  endTime: string
  message: string
}

/** Sent, or taken back by who sent it; approval comes later. */
export const offDayStates = ['sent', 'cancelled'] as const

export type OffDayState = (typeof offDayStates)[number]

/** A request as its sender sees it. */
export interface OffDayRequest {
  id: number
  /** In their order. */
  days: IsoDay[]
  startTime: string
  endTime: string
  message: string
  state: OffDayState
  /** ISO instant. */
  createdAt: string
}

/** The requests of the signed-in person, the newest first. */
export const listOffDayRequests = endpoint<{ reply: OffDayRequest[] }>({
  method: 'GET',
  path: '/api/v1/off-days/',
  reply: 'list',
})

/** Takes one of one's own back; 404 for any other id; may be repeated. */
export const cancelOffDayRequest = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/off-days/:id/cancel/',
  reply: 'any',
})

/** `2026-11-24` as `24.11.2026`. */
const written = (day: IsoDay) => day.split('-').reverse().join('.')

/** Days as the request writes them: those that follow each other as a range, others between commas (decision 15). */
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
 * The days of such a text, in their order; `undefined` when it is none, or names more than a year of days. A day that is
 * named again counts again: it takes as long to read.
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
  return isIsoDay(day) ? day : undefined
}
