import { profileSample, type StaffSample, staffSamples } from '@atrium/contract/accounts/samples'
import { changesOf, type OwnRecordRequest, recordRequestErrors } from '@atrium/contract/people'
import { recordRequestsEndpoints } from '@atrium/contract/people/requests/calls'
import { newRecordRequestSchema, recordDecisionSchema } from '@atrium/contract/people/requests/schema'
import { recordRequestSamples } from '@atrium/contract/people/samples'
import { answering, done, errorResponse, json, languageOf, mockOf, notFound, refuse } from './answers.ts'
import { memoryOf } from './memory.ts'

const memory = memoryOf(() => ({ own: [] as OwnRecordRequest[], all: recordRequestSamples }))

const changedMeanwhile = () =>
  errorResponse(409, { message: 'The request has changed meanwhile. Look at it again.' })
const at = '2026-11-24T09:00:00.000Z'

/** The calls about changes of records: the own ones of the first sample person, and those that HR decides about. */
export const recordRequestsMocks = [
  mockOf(recordRequestsEndpoints.listOwnRecordRequests, () => json(memory.own)),
  mockOf(
    recordRequestsEndpoints.sendRecordRequest,
    answering(newRecordRequestSchema, ({ reason, ...wanted }, request) => {
      const language = languageOf(request)
      const present = profileSample(staffSamples[0] as StaffSample, language)
      const errors = recordRequestErrors(present, wanted)
      if (Object.keys(errors).length > 0) return refuse(errors)
      const differing = changesOf(present, wanted)
      const changes = { ...differing, ...(differing.position !== undefined && { language }) }
      const waiting = memory.own.find(({ state }) => state === 'sent')
      if (waiting && JSON.stringify([waiting.changes, waiting.reason]) === JSON.stringify([changes, reason]))
        return done()
      if (waiting)
        return errorResponse(409, {
          message: 'You have a request that waits already. Withdraw it first, or wait for its decision.',
        })
      const id = memory.own.length + 1
      const sent = { id, changes, reason, createdAt: at, decidedAt: null }
      memory.own = [{ ...sent, state: 'sent', answer: '' }, ...memory.own]
      return done()
    }),
  ),
  mockOf(recordRequestsEndpoints.withdrawRecordRequest, ({ params }) => {
    const found = memory.own.find(({ id }) => String(id) === params.id)
    if (!found) return notFound()
    if (found.state === 'withdrawn') return done()
    if (found.state !== 'sent') return changedMeanwhile()
    memory.own = memory.own.map((one) =>
      one === found ? { ...one, state: 'withdrawn', decidedAt: at } : one,
    )
    return done()
  }),
  mockOf(recordRequestsEndpoints.listRecordRequests, () => json(memory.all)),
  mockOf(recordRequestsEndpoints.decideRecordRequest, ({ params, request }) =>
    answering(recordDecisionSchema, ({ decision, words }) => {
      const found = memory.all.find(({ id }) => String(id) === params.id)
      if (!found) return notFound()
      if (found.state !== 'sent') return changedMeanwhile()
      const state = decision === 'grant' ? ('granted' as const) : ('declined' as const)
      const decided = { ...found, state, answer: words, decidedAt: at, decidedBy: 'Leyla Əliyeva' }
      memory.all = memory.all.map((one) => (one === found ? decided : one))
      return done()
    })({ request }),
  ),
]
