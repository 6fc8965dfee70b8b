import { company, dayAndTime } from '@atrium/contract/core'
import { daysBetween } from '@atrium/contract/days'
import {
  cancelStep,
  type LeaveDecision,
  type LeaveRequest,
  type LeaveState,
  type OffDayParams,
  type OffDayRequest,
  type PersonBalance,
  readDays,
  type TeamAbsences,
  takenStates,
} from '@atrium/contract/leave'
import { leaveEndpoints } from '@atrium/contract/leave/calls'
import { offDaysEndpoints } from '@atrium/contract/leave/offDays/calls'
import { leaveRequestSamples, leaveTypeSample, leaveTypeSamples } from '@atrium/contract/leave/samples'
import {
  leaveAnswerSchema,
  leaveDecisionSchema,
  leaveEntrySchema,
  leaveTypeSchema,
  recordedLeaveSchema,
} from '@atrium/contract/leave/schema'
import { colleagueSamples } from '@atrium/contract/people/samples'
import { answering, done, errorResponse, json, languageOf, mockOf, notFound } from './answers.ts'
import { memoryOf } from './memory.ts'

const memory = memoryOf(() => ({
  types: leaveTypeSample('EN'),
  requests: leaveRequestSamples,
  /** Decided requests as they were before. */
  decided: [] as LeaveRequest[],
  records: [] as PersonBalance['records'],
  /** The requests of the signed-in person, newest first. */
  own: [] as OffDayRequest[],
}))

/** Whether the people of a kind of leave work elsewhere. */
const worksElsewhere = (typeId: number): boolean =>
  memory.types.some((type) => type.id === typeId && type.worksElsewhere)

const balanceOf = (year: number) => {
  const adjustments = memory.records.reduce((sum, { minutes }) => sum + minutes, 0)
  const fixed = { year, entitlement: 10_080, carriedOver: 4800, taken: 2400, pending: 960 }
  return { ...fixed, adjustments, left: 12_480 + adjustments }
}

/** The person of a question about one, or anybody. */
const isAsked = (personId: number, request: Request) =>
  [null, String(personId)].includes(new URL(request.url).searchParams.get('person'))

const yearIn = (request: Request) => Number(new URL(request.url).searchParams.get('year'))

const isPlaced = (state: LeaveState) => takenStates.includes(state) || state === 'sent'

/** The requests of the signed-in person. */
export const ownOffDays = (): readonly OffDayRequest[] => memory.own

const ownPerson = colleagueSamples('EN').find(
  ({ name, surname }) => name === 'Leyla' && surname === 'Əliyeva',
)?.id

/** The kind of a request without one. */
const otherLeave = 5

/** Stores a request of the e-mail service; a duplicate is stored once. */
export function keepOffDays({ dates, startTime, endTime, message, leave_type }: OffDayParams): void {
  const id = memory.own.length + 1
  const days = readDays(dates) ?? []
  const createdAt = '2026-11-21T09:00:00.000Z'
  const steps = [{ action: 'send' as const, by: 'Leyla Əliyeva', words: '', at: createdAt }]
  const typeId = Number(leave_type || otherLeave)
  const { worksElsewhere = false } = leaveTypeSamples.find((type) => type.id === typeId) ?? {}
  const asked = { days, startTime, endTime, message, typeId, worksElsewhere }
  const same = JSON.stringify(asked)
  const isRepeated = memory.own.some(
    ({ state, days, startTime, endTime, message, typeId, worksElsewhere }) =>
      state === 'sent' &&
      JSON.stringify({ days, startTime, endTime, message, typeId, worksElsewhere }) === same,
  )
  if (isRepeated) return
  memory.own = [{ id, ...asked, state: 'sent', createdAt, steps }, ...memory.own]
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
  memory.own = memory.own.map((one) =>
    one === request ? { ...one, state, steps: [...one.steps, step] } : one,
  )
}

/** The calls about leave, by the first sample person, who leads. A request of off days is made through the e-mail service. */
export const leaveMocks = [
  mockOf(leaveEndpoints.listLeaveTypes, ({ request }) =>
    json(memory.types.map((type) => ({ ...type, name: type.names[languageOf(request)] }))),
  ),
  mockOf(
    leaveEndpoints.addLeaveType,
    answering(leaveTypeSchema, (body, request) => {
      const id = memory.types.length + 1
      const { worksElsewhere = false } = body
      const type = { ...body, worksElsewhere, id, name: body.names[languageOf(request)] }
      memory.types = [...memory.types, type]
      return json(type)
    }),
  ),
  mockOf(leaveEndpoints.changeLeaveType, async ({ params, request }) => {
    const found = memory.types.find(({ id }) => String(id) === params.id)
    if (!found) return notFound()
    return answering(leaveTypeSchema, (body) => {
      const { worksElsewhere = found.worksElsewhere } = body
      const changed = { ...found, ...body, worksElsewhere, name: body.names[languageOf(request)] }
      memory.types = memory.types.map((type) => (type === found ? changed : type))
      return json(changed)
    })({ request })
  }),
  mockOf(leaveEndpoints.listOwnBalances, ({ request }) =>
    json([{ ...balanceOf(yearIn(request)), typeId: 1 }]),
  ),
  /** Nobody asks the person anything. */
  mockOf(leaveEndpoints.answerLeaveQuestion, answering(leaveAnswerSchema, notFound)),
  mockOf(leaveEndpoints.listLeaveRequests, ({ request }) =>
    json(memory.requests.filter(({ personId }) => isAsked(personId, request))),
  ),
  mockOf(leaveEndpoints.decideLeave, ({ params, request }) =>
    answering(leaveDecisionSchema, ({ decision, words }) => decide(Number(params.id), decision, words))({
      request,
    }),
  ),
  mockOf(leaveEndpoints.undoLeaveDecision, ({ params }) => {
    const found = memory.requests.find(({ id }) => String(id) === params.id)
    const before = memory.decided.find(({ id }) => id === found?.id)
    if (!before || !found?.undoUntil) return notFound()
    memory.requests = memory.requests.map((one) => (one === found ? before : one))
    return done()
  }),
  mockOf(
    leaveEndpoints.recordLeave,
    answering(recordedLeaveSchema, ({ personId, typeId, from, to, message }) => {
      const at = '2026-11-21T09:30:00.000Z'
      const steps = [{ action: 'record' as const, by: 'Rauf Əliyev', words: '', at }]
      const leave = { typeId, worksElsewhere: worksElsewhere(typeId), startTime: '', endTime: '', message }
      const days = daysBetween(from, to)
      if (personId === ownPerson)
        memory.own = [
          { id: memory.own.length + 1, ...leave, days, state: 'granted', steps, createdAt: at },
          ...memory.own,
        ]
      return done()
    }),
  ),
  mockOf(leaveEndpoints.cancelLeave, ({ params }) => {
    const found = memory.requests.find(({ id }) => String(id) === params.id)
    if (!found) return errorResponse(404, { message: 'There is nothing at this address.' })
    if (!found.canCancel) return errorResponse(403, { message: 'This person works here.' })
    memory.requests = memory.requests.map((one) =>
      one === found ? { ...one, state: 'cancelled' as const, canCancel: false } : one,
    )
    return done()
  }),
  mockOf(leaveEndpoints.listBalances, ({ request }) =>
    json(
      ['Irina Sokolova', 'Tural Quliyev']
        .map((name, place) => ({
          ...balanceOf(yearIn(request)),
          personId: 6 - place,
          isOwn: false,
          name,
          unit: 'Quality group',
          typeId: 1,
          records: memory.records,
        }))
        .filter(({ personId }) => isAsked(personId, request)),
    ),
  ),
  mockOf(
    leaveEndpoints.addLeaveEntry,
    answering(leaveEntrySchema, ({ kind, minutes, reason }) => {
      memory.records = [
        ...memory.records,
        { kind, minutes, reason, createdAt: '2026-11-24T08:00:00.000Z', by: 'Rauf Əliyev' },
      ]
      return done()
    }),
  ),
  mockOf(leaveEndpoints.listTeamAbsences, () => json(team())),
  mockOf(offDaysEndpoints.listOffDayRequests, () => json(memory.own)),
  /** All colleagues are there. */
  mockOf(offDaysEndpoints.listColleagueOffDays, () => json([])),
  mockOf(offDaysEndpoints.cancelOffDayRequest, ({ params }) => {
    const found = memory.own.find(({ id }) => String(id) === params.id)
    if (!found) return notFound()
    const { day: today } = dayAndTime(new Date(), company.timeZone)
    if (found.state === 'granted' && !cancelStep(found, today))
      return errorResponse(409, { message: 'This leave is over.' })
    cancel(found)
    return done()
  }),
]

/** The state after each decision. The rules, which state allows which, are the server's. */
const stateAfter: Record<LeaveDecision, LeaveState> = {
  grant: 'granted',
  decline: 'declined',
  askBack: 'askedBack',
  grantCancel: 'cancelled',
  declineCancel: 'granted',
}

function decide(id: number, decision: LeaveDecision, words: string): Response {
  const found = memory.requests.find((one) => one.id === id)
  if (!found) return notFound()
  if (!found.isMine) return errorResponse(409, { message: 'The request has changed. Check it again.' })
  const step = { action: decision, by: 'Leyla Əliyeva', words, at: '2026-11-24T09:00:00.000Z' }
  const state = stateAfter[decision]
  memory.decided = [found, ...memory.decided]
  memory.requests = memory.requests.map((one) =>
    one === found
      ? { ...one, state, isMine: false, undoUntil: '2026-11-24T09:02:00.000Z', steps: [...one.steps, step] }
      : one,
  )
  return done()
}

const team = (): TeamAbsences[] =>
  memory.requests.map(({ id, personId, name, unit, days, startTime, endTime, typeId, state }) => ({
    personId,
    name,
    unit,
    absences: isPlaced(state)
      ? [{ requestId: id, days, startTime, endTime, typeId, worksElsewhere: worksElsewhere(typeId), state }]
      : [],
  }))
