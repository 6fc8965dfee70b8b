import { type OffDayParams, type OffDayRequest, readDays } from '@atrium/contract'
import { offDaysEndpoints } from '@atrium/contract/schemas'
import { done, errorResponse, json, mockOf, validationErrorOf } from './answers.ts'
import { memoryOf } from './memory.ts'

/** The requests of the signed-in person, newest first. */
const memory = memoryOf(() => ({ requests: [] as OffDayRequest[] }))

/** The requests of the signed-in person. */
export const ownOffDays = (): readonly OffDayRequest[] => memory.requests

/** Stores a request of the e-mail service; a duplicate is stored once. */
export function keepOffDays({ dates, startTime, endTime, message }: OffDayParams): void {
  const id = memory.requests.length + 1
  const days = readDays(dates) ?? []
  const createdAt = '2026-11-21T09:00:00.000Z'
  const asked = JSON.stringify([days, startTime, endTime, message])
  const isRepeated = memory.requests.some(
    (one) =>
      one.state === 'sent' && JSON.stringify([one.days, one.startTime, one.endTime, one.message]) === asked,
  )
  if (isRepeated) return
  memory.requests = [{ id, days, startTime, endTime, message, state: 'sent', createdAt }, ...memory.requests]
}

/** The calls about off days; a request is made through the e-mail service. */
export const offDaysMocks = [
  mockOf(offDaysEndpoints.listOffDayRequests, () => json(memory.requests)),
  /** Nobody else is away. */
  mockOf(offDaysEndpoints.listColleagueOffDays, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return validationErrorOf(offDaysEndpoints.listColleagueOffDays.query, query) ?? json([])
  }),
  mockOf(offDaysEndpoints.cancelOffDayRequest, ({ params }) => {
    const found = memory.requests.find(({ id }) => String(id) === params.id)
    if (!found) return errorResponse(404, { message: 'There is nothing at this address.' })
    memory.requests = memory.requests.map((one) => (one === found ? { ...one, state: 'cancelled' } : one))
    return done()
  }),
]
