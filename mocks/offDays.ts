import { type OffDayParams, type OffDayRequest, readDays } from '@atrium/contract'
import { nextState, takenStates } from '@atrium/contract/leave'
import { leaveTypeSamples } from '@atrium/contract/samples'
import { offDaysEndpoints } from '@atrium/contract/schemas'
import { done, errorResponse, json, mockOf, validationErrorOf } from './answers.ts'
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

/** Takes a step of the signed-in person, if the state of the request allows it. */
function step(request: OffDayRequest, action: 'cancel' | 'requestCancel' | 'answer', words = ''): boolean {
  const state = nextState(request.state, action)
  if (!state) return false
  const steps = [...request.steps, { action, by: 'Leyla Əliyeva', words, at: '2026-11-21T10:00:00.000Z' }]
  memory.requests = memory.requests.map((one) => (one === request ? { ...one, state, steps } : one))
  return true
}

/** Answers a question about a request; `false` for an unknown request or one without a question. */
export function answerQuestion(id: number, words: string): boolean {
  const found = memory.requests.find((one) => one.id === id)
  return found !== undefined && step(found, 'answer', words)
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
    step(found, takenStates.includes(found.state) ? 'requestCancel' : 'cancel')
    return done()
  }),
]
