import {
  idNumberOf,
  type PersonAccount,
  type PersonChanges,
  type PersonFields,
  type PersonRecord,
} from '@atrium/contract/people'
import { personRecordsEndpoints as records } from '@atrium/contract/people/calls'
import { peopleEndpoints } from '@atrium/contract/people/colleagues/calls'
import { colleagueSamples, personRecordSamples } from '@atrium/contract/people/samples'
import { newPersonSchema } from '@atrium/contract/people/schema'
import {
  answering,
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

const memory = memoryOf(() => ({ people: personRecordSamples }))

/** Changes one record of those that fit; answers 404 when none does. */
function change(isIt: (one: PersonRecord) => boolean, make: (one: PersonRecord) => PersonRecord): Response {
  if (!memory.people.some(isIt)) return notFound()
  memory.people = memory.people.map((one) => (isIt(one) ? make(one) : one))
  return done()
}
const record = (id: unknown, make: (one: PersonRecord) => Partial<PersonRecord>) =>
  change(
    (one) => String(one.id) === id,
    (one) => ({ ...one, ...make(one) }),
  )
const account = (id: unknown, changes: Partial<PersonAccount>) =>
  change(
    (one) => String(one.account?.id) === id,
    (one) => ({ ...one, account: one.account && { ...one.account, ...changes } }),
  )

const isTaken = (email: string | undefined, id?: unknown) =>
  Boolean(email) && memory.people.some((one) => one.email === email && String(one.id) !== id)
const taken = () => refuse({ email: 'emailTaken' })

/** The directory of colleagues and the records at the desk, answered from the samples. */
export const peopleMocks = [
  mockOf(peopleEndpoints.listColleagues, ({ request }) => json(colleagueSamples(languageOf(request)))),
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
    const { was, ...fields } = body as PersonChanges
    const found = memory.people.find(({ id }) => String(id) === params.id)
    const isOther = (name: string) => {
      const now = JSON.stringify(found?.[name as keyof PersonFields])
      return [was, fields].every((values) => JSON.stringify(values[name as keyof PersonFields]) !== now)
    }
    if (found && Object.keys(fields).some(isOther))
      return errorResponse(409, { message: 'Somebody else has changed this meanwhile.' })
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
      return errorResponse(409, { message: 'This person has an account already.' })
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
      ? errorResponse(409, { message: 'This account is closed. Open it again first.' })
      : account(params.id, {}),
  ),
  mockOf(records.setAccountOpen, async ({ params, request }) => {
    const { isOpen } = (await request.json()) as { isOpen: boolean }
    return account(params.id, { state: isOpen ? 'active' : 'closed' })
  }),
  mockOf(records.removeSecondFactor, ({ params }) => account(params.id, { hasSecondFactor: false })),
  mockOf(records.assignRole, async ({ params, request }) =>
    account(params.id, (await request.json()) as Pick<PersonAccount, 'role' | 'readsSuggestions'>),
  ),
]
