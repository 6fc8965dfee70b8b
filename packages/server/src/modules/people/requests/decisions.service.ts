import { type Language, limits } from '@atrium/contract/core'
import { fullNameOf, type RecordDecision, type RecordRequest } from '@atrium/contract/people'
import { lockActiveAccount } from '#accounts/accounts.repo.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { notifyPerson } from './recordEvents.service.ts'
import {
  listDecidedRows,
  listWaitingRows,
  lockRequest,
  type RecordRequestRecord,
  type RequestRow,
  writePerson,
  writeState,
} from './recordRequests.repo.ts'
import { ownRequestOf } from './recordRequests.service.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'texts' | 'config' | 'now'>

/** The requests of everybody else: those that wait first. */
export async function listForHr(
  { database: { db } }: Pick<Parts, 'database'>,
  accountId: number,
  language: Language,
): Promise<RecordRequest[]> {
  const rows = [
    ...(await listWaitingRows(db, accountId)),
    ...(await listDecidedRows(db, accountId, limits.recordRequests)),
  ]
  return rows.map((row) => shown(row, language))
}

const shown = ({ request, person, decider }: RequestRow, language: Language): RecordRequest => ({
  ...ownRequestOf(request),
  userId: person.id,
  name: fullNameOf(person),
  position: localize(person.job, language) ?? '',
  unit: localize(person.unit, language) ?? '',
  present: { firstName: person.name, lastName: person.surname, position: person.job },
  decidedBy: decider ? fullNameOf(decider) : '',
})

/**
 * Grants a request and writes the record, or declines it, and notifies the person: all or nothing. Throws 404 for the own
 * request, 409 for one that does not wait any more, 400 for a granted position that is missing.
 */
export async function decide(
  parts: Parts,
  by: AccountRecord,
  id: number,
  { decision, words, position }: RecordDecision,
): Promise<undefined> {
  const { database, outbox, now } = parts
  await changeAs(database.db, by.id, async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request || request.accountId === by.id) throw notFound()
    if (request.state !== 'sent') throw new HttpError(409, 'requestChanged')
    const person = await lockActiveAccount(tx, request.accountId)
    if (!person) throw notFound()
    if (decision === 'grant') await writeRecord(tx, person, request, position)
    const state = decision === 'grant' ? 'granted' : 'declined'
    await writeState(tx, id, { state, answer: words, decidedAt: now(), decidedBy: by.id })
    await notifyPerson(tx, parts, { person, changes: request.changes, decision, words, by })
  })
  outbox.wake()
}

/** Writes what was asked for into the record of the person. */
async function writeRecord(
  tx: Database,
  person: AccountRecord,
  { changes }: RecordRequestRecord,
  position: RecordDecision['position'],
): Promise<void> {
  const isAboutPosition = changes.position !== undefined
  if (isAboutPosition && !position) {
    const missing = 'positionRequired'
    throw invalid({ 'position.AZ': missing, 'position.EN': missing, 'position.RU': missing })
  }
  const { firstName, lastName } = changes
  await writePerson(tx, person.personId, {
    ...(firstName !== undefined && { name: firstName }),
    ...(lastName !== undefined && { surname: lastName }),
    ...(isAboutPosition && { job: position }),
  })
}
