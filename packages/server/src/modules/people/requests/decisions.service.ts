import { type Language, limits, undoMs } from '@atrium/contract/core'
import { fullNameOf, type RecordDecision, type RecordRequest } from '@atrium/contract/people'
import { findAccount, lockActiveAccount } from '#accounts/accounts.repo.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { notifyPerson } from './recordEvents.service.ts'
import {
  listDecidedRows,
  listDueRequests,
  listWaitingRows,
  lockRequest,
  type RecordRequestRecord,
  type RequestRow,
  writeHeld,
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
  return rows.map((row) => shown(row, accountId, language))
}

/** Whoever decided sees until when the decision can be undone. */
function shown(
  { request, person, photo, decider }: RequestRow,
  accountId: number,
  language: Language,
): RecordRequest {
  const { held, heldUntil } = request
  return {
    ...ownRequestOf(request),
    ...(held && { state: stateOf(held), answer: held.words, decidedAt: held.at }),
    ...(held?.by === accountId &&
      heldUntil && { undoUntil: heldUntil.toISOString(), heldPosition: held.position }),
    userId: person.id,
    name: fullNameOf(person),
    photo,
    position: localize(person.job, language) ?? '',
    unit: localize(person.unit, language) ?? '',
    personId: person.personId,
    present: { firstName: person.name, lastName: person.surname, position: person.job },
    decidedBy: decider ? fullNameOf(decider) : '',
  }
}

const stateOf = ({ decision }: Pick<RecordDecision, 'decision'>) =>
  decision === 'grant' ? ('granted' as const) : ('declined' as const)

/**
 * Decides about a request, without effect for `undoMs` (decision 77). Throws 404 for the own request, 409 for one that does
 * not wait any more, 400 for a granted position that is missing.
 */
export async function decide(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  by: AccountRecord,
  id: number,
  decided: RecordDecision,
): Promise<undefined> {
  await changeAs(database.db, by.id, async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request || request.accountId === by.id) throw notFound()
    if (request.state !== 'sent' || request.held) throw new HttpError(409, 'requestChanged')
    if (!(await lockActiveAccount(tx, request.accountId))) throw notFound()
    if (decided.decision === 'grant' && request.changes.position !== undefined && !decided.position) {
      const missing = 'positionRequired'
      throw invalid({ 'position.AZ': missing, 'position.EN': missing, 'position.RU': missing })
    }
    const at = now()
    await writeHeld(tx, id, {
      held: { ...decided, by: by.id, at: at.toISOString() },
      heldUntil: new Date(at.getTime() + undoMs),
    })
  })
}

/** Undoes a decision of a person. Throws as `undoRecordDecision` of the contract says. */
export async function undoDecision(
  { database }: Pick<Parts, 'database'>,
  accountId: number,
  id: number,
): Promise<undefined> {
  await changeAs(database.db, accountId, async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request || (request.held?.by ?? request.decidedBy) !== accountId) throw notFound()
    if (!request.held) throw new HttpError(409, 'decisionKnown')
    await writeHeld(tx, id, { held: null, heldUntil: null })
  })
}

/**
 * Carries out the decisions that cannot be undone any more, each for the person who took it. One that fails is reported and
 * tried again the next time; the others go on.
 */
export async function releaseDueRecordDecisions(
  parts: Parts,
  onFailure: (error: unknown, id: number) => void,
): Promise<void> {
  const { database, now, outbox } = parts
  const due = await listDueRequests(database.db, now())
  for (const { id, by } of due)
    await changeAs(database.db, by, (tx) => releaseDecision(tx, parts, id)).catch((error) =>
      onFailure(error, id),
    )
  if (due.length > 0) outbox.wake()
}

/** Writes the record if the request was granted, and notifies the person: all or nothing. */
async function releaseDecision(tx: Database, parts: Parts, id: number): Promise<void> {
  const request = await lockRequest(tx, id)
  // Undone, withdrawn or released by another server meanwhile.
  if (!request?.held || !request.heldUntil || request.heldUntil > parts.now()) return
  const { held, changes, accountId } = request
  const person = await lockActiveAccount(tx, accountId)
  if (!person) return await writeHeld(tx, id, { held: null, heldUntil: null })
  if (held.decision === 'grant') await writeRecord(tx, person, changes, held.position)
  const by = await findAccount(tx, held.by)
  await writeState(tx, id, {
    state: stateOf(held),
    answer: held.words,
    decidedAt: new Date(held.at),
    decidedBy: by?.id ?? null,
  })
  await notifyPerson(tx, parts, { ...held, person, changes, by: by ?? { name: '', surname: '' } })
}

/** Writes what was asked for into the record of the person. */
async function writeRecord(
  tx: Database,
  person: AccountRecord,
  { firstName, lastName, position }: RecordRequestRecord['changes'],
  granted: RecordDecision['position'],
): Promise<void> {
  await writePerson(tx, person.personId, {
    ...(firstName !== undefined && { name: firstName }),
    ...(lastName !== undefined && { surname: lastName }),
    ...(position !== undefined && { job: granted }),
  })
}
