import type { LeaveDecision, PersonBalance, TeamAbsences } from '@atrium/contract/leave'
import { type LeaveState, takenStates } from '@atrium/contract/leave'
import { leaveEndpoints } from '@atrium/contract/leave/calls'
import { leaveRequestSamples, leaveTypeSample } from '@atrium/contract/leave/samples'
import {
  leaveAnswerSchema,
  leaveDecisionSchema,
  leaveEntrySchema,
  leaveTypeSchema,
  recordedLeaveSchema,
} from '@atrium/contract/leave/schema'
import { answering, done, errorResponse, json, languageOf, mockOf, notFound } from './answers.ts'
import { memoryOf } from './memory.ts'

const memory = memoryOf(() => ({
  types: leaveTypeSample('EN'),
  requests: leaveRequestSamples,
  records: [] as PersonBalance['records'],
}))

/** Whether the people of a kind of leave work elsewhere. */
const worksElsewhere = (typeId: number): boolean =>
  memory.types.some((type) => type.id === typeId && type.worksElsewhere)

const balanceOf = (year: number) => {
  const adjustments = memory.records.reduce((sum, { minutes }) => sum + minutes, 0)
  const fixed = { year, entitlement: 10_080, carriedOver: 4800, taken: 2400, pending: 960 }
  return { ...fixed, adjustments, left: 12_480 + adjustments }
}
const yearIn = (request: Request) => Number(new URL(request.url).searchParams.get('year'))

const isPlaced = (state: LeaveState) => takenStates.includes(state) || state === 'sent'

/** The calls about leave, by the first sample person, who leads. */
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
  mockOf(leaveEndpoints.listLeaveRequests, () => json(memory.requests)),
  mockOf(leaveEndpoints.decideLeave, ({ params, request }) =>
    answering(leaveDecisionSchema, ({ decision, words }) => decide(Number(params.id), decision, words))({
      request,
    }),
  ),
  mockOf(leaveEndpoints.recordLeave, answering(recordedLeaveSchema, done)),
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
      ['Irina Sokolova', 'Tural Quliyev'].map((name, place) => ({
        ...balanceOf(yearIn(request)),
        personId: 6 - place,
        isOwn: false,
        name,
        unit: 'Quality group',
        typeId: 1,
        records: memory.records,
      })),
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
  if (!found.isMine)
    return errorResponse(409, { message: 'The request has changed meanwhile. Look at it again.' })
  const step = { action: decision, by: 'Leyla Əliyeva', words, at: '2026-11-24T09:00:00.000Z' }
  const [state, isMine] = [stateAfter[decision], decision === 'askBack']
  memory.requests = memory.requests.map((one) =>
    one === found ? { ...one, state, isMine, steps: [...one.steps, step] } : one,
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
