import { profileSample, staffSamples } from '@atrium/contract/accounts/samples'
import { type BodyOf, limits } from '@atrium/contract/core'
import {
  type Account,
  type changeRecord,
  changesOf,
  type ImportPreview,
  idNumberOf,
  type OwnRecordRequest,
  type Person,
  peopleColumns,
  recordRequestErrors,
} from '@atrium/contract/people'
import { peopleEndpoints as records } from '@atrium/contract/people/calls'
import { directoryEndpoints } from '@atrium/contract/people/colleagues/calls'
import { peopleImportEndpoints } from '@atrium/contract/people/import/calls'
import { peopleFileSchema } from '@atrium/contract/people/import/schema'
import { recordRequestsEndpoints } from '@atrium/contract/people/requests/calls'
import { newRecordRequestSchema, recordDecisionSchema } from '@atrium/contract/people/requests/schema'
import {
  colleagueSamples,
  importFaultsSample,
  importHeadingsSample,
  importPreviewSample,
  personRecordSamples,
  recordRequestSamples,
} from '@atrium/contract/people/samples'
import { newPersonSchema } from '@atrium/contract/people/schema'
import { HttpResponse } from 'msw'
import {
  answering,
  changedMeanwhile,
  done,
  errorResponse,
  json,
  languageOf,
  mockOf,
  notFound,
  refuse,
  validationErrorOf,
} from './answers.ts'
import { memoryOf } from './memory.ts'

const memory = memoryOf(() => ({
  people: personRecordSamples,
  own: [] as OwnRecordRequest[],
  requests: recordRequestSamples,
}))

/** Changes one record of those that fit; answers 404 when none does. */
function change(isIt: (one: Person) => boolean, make: (one: Person) => Person): Response {
  if (!memory.people.some(isIt)) return notFound()
  memory.people = memory.people.map((one) => (isIt(one) ? make(one) : one))
  return done()
}

const record = (id: unknown, make: (one: Person) => Partial<Person>) =>
  change(
    (one) => String(one.id) === id,
    (one) => ({ ...one, ...make(one) }),
  )

const account = (id: unknown, changes: Partial<Account>) =>
  change(
    (one) => String(one.account?.id) === id,
    (one) => ({ ...one, account: one.account && { ...one.account, ...changes } }),
  )

const isTaken = (email: string | undefined, id?: unknown) =>
  Boolean(email) && memory.people.some((one) => one.email === email && String(one.id) !== id)

const taken = () => refuse({ email: 'emailTaken' })

const at = '2026-11-24T09:00:00.000Z'
const undoneUntil = '2026-11-24T09:02:00.000Z'

const { importPeople, exportPeople } = peopleImportEndpoints

/** A file without an owner. */
const exported = `\uFEFF${peopleColumns.join()}\r\n`

/** An empty file, one with `@@` and one with the heading `Employee` have faults, and an export changes nothing; any other is that of the sample. */
function previewOf(content: string): ImportPreview {
  if (content.trim() === '')
    return {
      ...importFaultsSample,
      faults: [{ line: 0, column: '', name: '', code: 'fileEmpty', text: 'The file is empty.' }],
      faultCount: 1,
      same: 0,
    }
  if (content === exported)
    return { ...importPreviewSample, changes: [], added: 0, changed: 0, same: 0, fingerprint: 'same' }
  if (content.startsWith('Employee')) return importHeadingsSample
  return content.includes('@@') ? importFaultsSample : importPreviewSample
}

/**
 * The directory of colleagues, the records at the desk, the requests for changes of records (the own ones of the first
 * sample person, and those that HR decides about), and the import and export of people.
 */
export const peopleMocks = [
  mockOf(directoryEndpoints.listColleagues, ({ request }) => json(colleagueSamples(languageOf(request)))),
  mockOf(records.listRecords, () => json({ people: memory.people, accounts: [] })),
  mockOf(
    records.addRecord,
    answering(newPersonSchema, ({ hasCard, ...fields }) => {
      if (isTaken(fields.email)) return taken()
      const id = Math.max(...memory.people.map((one) => one.id)) + 1
      const added = { ...fields, id, idnumber: idNumberOf(id), leftAt: '', account: null }
      memory.people = [...memory.people, { ...added, cardname: hasCard ? `card-${id}` : '', meetings: 0 }]
      return json({ id })
    }),
  ),
  mockOf(records.changeRecord, async ({ params, request }) => {
    const body = await request.json()
    const refused = validationErrorOf(records.changeRecord.body, body)
    if (refused) return refused
    const { was, ...fields } = body as BodyOf<typeof changeRecord>
    const found = memory.people.find(({ id }) => String(id) === params.id)
    const isOther = (name: string) => {
      const now = JSON.stringify(found?.[name as keyof typeof was])
      return [was, fields].every((values) => JSON.stringify(values[name as keyof typeof was]) !== now)
    }
    if (found && Object.keys(fields).some(isOther)) return changedMeanwhile()
    return isTaken(fields.email, params.id) ? taken() : record(params.id, () => fields)
  }),
  mockOf(records.setCard, async ({ params, request }) => {
    const { hasCard } = (await request.json()) as { hasCard: boolean }
    return record(params.id, ({ id }) => ({ cardname: hasCard ? `card-${id}` : '' }))
  }),
  mockOf(records.offboard, ({ params }) =>
    record(params.id, ({ account: held }) => ({
      leftAt: '2026-11-24T08:00:00.000Z',
      roomname: '',
      cardname: '',
      meetings: 0,
      account: held && { ...held, state: 'closed', role: 'staff' },
    })),
  ),
  mockOf(records.reinstate, ({ params }) => record(params.id, () => ({ leftAt: '' }))),
  mockOf(records.openAccount, async ({ params, request }) => {
    const refused = validationErrorOf(records.openAccount.body, await request.json())
    if (refused) return refused
    if (memory.people.some(({ id, account }) => String(id) === params.id && account))
      return errorResponse(409, { message: 'This person already has an account. Manage it on their page.' })
    return record(params.id, ({ id, name, surname, email }) => ({
      account: {
        id: id + 1000,
        name,
        surname,
        email,
        role: 'staff',
        readsSuggestions: false,
        state: 'invited',
        hasSecondFactor: false,
        isChangeable: true,
      },
    }))
  }),
  mockOf(records.inviteAgain, ({ params }) =>
    memory.people.some(({ account }) => String(account?.id) === params.id && account?.state === 'closed')
      ? errorResponse(409, { message: 'This account is closed. Reopen it first.' })
      : account(params.id, {}),
  ),
  mockOf(records.setAccountOpen, async ({ params, request }) => {
    const { isOpen } = (await request.json()) as { isOpen: boolean }
    return account(params.id, { state: isOpen ? 'active' : 'closed' })
  }),
  mockOf(records.removeSecondFactor, ({ params }) => account(params.id, { hasSecondFactor: false })),
  mockOf(records.assignRole, async ({ params, request }) =>
    account(params.id, (await request.json()) as Pick<Account, 'role' | 'readsSuggestions'>),
  ),
  mockOf(recordRequestsEndpoints.listOwnRecordRequests, () => json(memory.own)),
  mockOf(
    recordRequestsEndpoints.sendRecordRequest,
    answering(newRecordRequestSchema, ({ reason, ...wanted }, request) => {
      const language = languageOf(request)
      const present = profileSample(staffSamples[0], language)
      const errors = recordRequestErrors(present, wanted)
      if (Object.keys(errors).length > 0) return refuse(errors)
      const differing = changesOf(present, wanted)
      const changes = { ...differing, ...(differing.position !== undefined && { language }) }
      const waiting = memory.own.find(({ state }) => state === 'sent')
      if (waiting && JSON.stringify([waiting.changes, waiting.reason]) === JSON.stringify([changes, reason]))
        return done()
      if (waiting)
        return errorResponse(409, {
          message: 'You already have a pending request. Withdraw it or wait for the decision.',
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
  mockOf(recordRequestsEndpoints.listRecordRequests, () => json(memory.requests)),
  mockOf(recordRequestsEndpoints.decideRecordRequest, ({ params, request }) =>
    answering(recordDecisionSchema, ({ decision, words, position }) => {
      const found = memory.requests.find(({ id }) => String(id) === params.id)
      if (!found) return notFound()
      if (found.state !== 'sent') return changedMeanwhile()
      const state = decision === 'grant' ? ('granted' as const) : ('declined' as const)
      const decided = { ...found, state, answer: words, decidedAt: at, decidedBy: 'Leyla Əliyeva' }
      const undo = { undoUntil: undoneUntil, heldPosition: position }
      memory.requests = memory.requests.map((one) => (one === found ? { ...decided, ...undo } : one))
      return done()
    })({ request }),
  ),
  mockOf(recordRequestsEndpoints.undoRecordDecision, ({ params }) => {
    const found = memory.requests.find(({ id }) => String(id) === params.id)
    if (!found?.undoUntil) return notFound()
    const { undoUntil, heldPosition, ...rest } = found
    const waiting = { ...rest, state: 'sent' as const, answer: '', decidedAt: null, decidedBy: '' }
    memory.requests = memory.requests.map((one) => (one === found ? waiting : one))
    return done()
  }),
  mockOf(
    importPeople,
    answering(peopleFileSchema, ({ csv, isDryRun, fingerprint }) => {
      if (new Blob([csv]).size > limits.importBytes)
        return errorResponse(413, { message: 'This is too large.' })
      const preview = previewOf(csv)
      if (isDryRun || (preview.faultCount === 0 && fingerprint === preview.fingerprint)) return json(preview)
      return errorResponse(409, { message: 'The records have changed since the preview.' })
    }),
  ),
  mockOf(
    exportPeople,
    () =>
      new HttpResponse(exported, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename*=UTF-8''people.csv`,
          'cache-control': 'no-store',
        },
      }),
  ),
]
