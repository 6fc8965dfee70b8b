import { type OffDayParams, type OffDayRequest, readDays } from '@atrium/contract/leave'
import { offDaysEndpoints } from '@atrium/contract/leave/offDays/calls'
import { leaveTypeSamples } from '@atrium/contract/leave/samples'
import { done, json, mockOf, notFound } from './answers.ts'
import { memoryOf } from './memory.ts'

/** The requests of the signed-in person, newest first. */
const memory = memoryOf(() => ({ requests: [] as OffDayRequest[] }))

/** The requests of the signed-in person. */
export const ownOffDays = (): readonly OffDayRequest[] => memory.requests

/** The kind of a request without one. */
const otherLeave = 5

/** Stores a request of the e-mail service; a duplicate is stored once. */
export function keepOffDays({ dates, startTime, endTime, message, leave_type }: OffDayParams): void {
  const id = memory.requests.length + 1
  const days = readDays(dates) ?? []
  const createdAt = '2026-11-21T09:00:00.000Z'
  const steps = [{ action: 'send' as const, by: 'Leyla Əliyeva', words: '', at: createdAt }]
  const typeId = Number(leave_type || otherLeave)
  const { worksElsewhere = false } = leaveTypeSamples.find((type) => type.id === typeId) ?? {}
  const asked = { days, startTime, endTime, message, typeId, worksElsewhere }
  const same = JSON.stringify(asked)
  const isRepeated = memory.requests.some(
    ({ state, days, startTime, endTime, message, typeId, worksElsewhere }) =>
      state === 'sent' &&
      JSON.stringify({ days, startTime, endTime, message, typeId, worksElsewhere }) === same,
  )
  if (isRepeated) return
  memory.requests = [{ id, ...asked, state: 'sent', createdAt, steps }, ...memory.requests]
}

/** What a request becomes when its sender cancels it; every other one stays as it is. */
const cancelled = {
  sent: { state: 'cancelled', action: 'cancel' },
  granted: { state: 'cancelRequested', action: 'requestCancel' },
} as const

function cancel(request: OffDayRequest): void {
  if (request.state !== 'sent' && request.state !== 'granted') return
  const { state, action } = cancelled[request.state]
  const step = { action, by: 'Leyla Əliyeva', words: '', at: '2026-11-21T10:00:00.000Z' }
  memory.requests = memory.requests.map((one) =>
    one === request ? { ...one, state, steps: [...one.steps, step] } : one,
  )
}

/** The calls about off days; a request is made through the e-mail service. */
export const offDaysMocks = [
  mockOf(offDaysEndpoints.listOffDayRequests, () => json(memory.requests)),
  /** Nobody else is away. */
  mockOf(offDaysEndpoints.listColleagueOffDays, () => json([])),
  mockOf(offDaysEndpoints.cancelOffDayRequest, ({ params }) => {
    const found = memory.requests.find(({ id }) => String(id) === params.id)
    if (!found) return notFound()
    cancel(found)
    return done()
  }),
]
