import type { Language } from '@atrium/contract/core'
import {
  changesOf,
  type NewRecordRequest,
  type OwnRecordRequest,
  recordRequestErrors,
} from '@atrium/contract/people'
import { lockActiveAccount } from '#accounts/accounts.repo.ts'
import { changeAs } from '#db/audit.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { presentOf } from './presentOf.ts'
import { notifyHr } from './recordEvents.service.ts'
import {
  findWaiting,
  insertRequest,
  listRequestsOf,
  lockRequest,
  type RecordRequestRecord,
  writeState,
} from './recordRequests.repo.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'texts' | 'config' | 'now'>

export const ownRequestOf = ({
  id,
  changes,
  reason,
  state,
  answer,
  createdAt,
  decidedAt,
}: RecordRequestRecord): OwnRecordRequest => ({
  id,
  changes,
  reason,
  state,
  answer,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})

/** The requests of a person, newest first. */
export async function listOwn(
  { database }: Pick<Parts, 'database'>,
  accountId: number,
): Promise<OwnRecordRequest[]> {
  return (await listRequestsOf(database.db, accountId)).map(ownRequestOf)
}

/** Stores the differing values and tells HR, both or neither. The same request again has no effect. */
export async function send(
  parts: Parts,
  accountId: number,
  { reason, ...wanted }: NewRecordRequest,
  language: Language,
): Promise<undefined> {
  const { database, outbox, now } = parts
  await changeAs(database.db, accountId, async (tx) => {
    const person = await lockActiveAccount(tx, accountId)
    if (!person) throw notFound()
    const present = presentOf(person, language)
    const errors = recordRequestErrors(present, wanted)
    if (Object.keys(errors).length > 0) throw invalid(errors)
    const differing = changesOf(present, wanted)
    const changes = { ...differing, ...(differing.position !== undefined && { language }) }
    const waiting = await findWaiting(tx, accountId)
    if (waiting && isSame(waiting, { changes, reason })) return
    if (waiting) throw new HttpError(409, 'requestWaits')
    const id = await insertRequest(tx, { accountId, changes, reason, createdAt: now() })
    await notifyHr(tx, parts, { id, person, changes, reason })
  })
  outbox.wake()
}

/** Whether a request is sent again, as after a lost answer. The database keeps the fields in an order of its own. */
const isSame = (
  stored: RecordRequestRecord,
  { changes, reason }: Pick<RecordRequestRecord, 'changes' | 'reason'>,
) =>
  stored.reason === reason &&
  (['firstName', 'lastName', 'position', 'language'] as const).every(
    (field) => stored.changes[field] === changes[field],
  )

/** Throws 404 for another person's request, 409 for one that is decided. A withdrawn one stays withdrawn. */
export async function withdraw(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  accountId: number,
  id: number,
): Promise<undefined> {
  await changeAs(database.db, accountId, async (tx) => {
    const request = await lockRequest(tx, id)
    if (request?.accountId !== accountId) throw notFound()
    if (request.state === 'withdrawn') return
    if (request.state !== 'sent') throw new HttpError(409, 'requestChanged')
    await writeState(tx, id, { state: 'withdrawn', decidedAt: now() })
  })
}
