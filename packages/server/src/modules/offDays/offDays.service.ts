import { type OffDayParams, type OffDayRequest, readDays } from '@atrium/contract'
import type { SignedIn } from '#accounts/sessions.ts'
import { invalid, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { offDayMail } from './offDayMails.ts'
import {
  cancelOffDayRecord,
  findOwnOffDays,
  insertOffDays,
  isAskedSince,
  listOffDaysOf,
  type OffDayRecord,
} from './offDays.repo.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'texts' | 'config' | 'now'>

/** Milliseconds in which the same request once more is the same one: its answer was lost, and it was sent again. */
const repeatedWithin = 10 * 60_000

/**
 * Keeps a request and writes to who decides, both or neither, and once however often it arrives. Requester and recipient
 * are ours (decision 14).
 */
export async function requestOffDays(
  services: Parts,
  user: SignedIn['user'],
  params: OffDayParams,
): Promise<void> {
  const { database, outbox, now } = services
  const { dates, startTime, endTime, message } = params
  const days = readDays(dates)
  if (!days) throw invalid({ dates: 'datesRequired' })
  const asked = { userId: user.id, days, startTime, endTime, message }
  const at = now()
  await database.db.transaction(async (tx) => {
    if (await isAskedSince(tx, asked, new Date(at.getTime() - repeatedWithin))) return
    const request = await insertOffDays(tx, { ...asked, createdAt: at })
    await outbox.put(tx, [offDayMail(services, { kind: 'sent', user, request, at })])
  })
  outbox.wake()
}

/** Takes a request back and tells who decides, once. Throws 404 when it is unknown, or somebody else's. */
export async function cancelOffDays(services: Parts, user: SignedIn['user'], id: number): Promise<undefined> {
  const { database, outbox, now } = services
  await database.db.transaction(async (tx) => {
    const request = await cancelOffDayRecord(tx, user.id, id)
    if (request) await outbox.put(tx, [offDayMail(services, { kind: 'cancelled', user, request, at: now() })])
    else if (!(await findOwnOffDays(tx, user.id, id))) throw notFound()
  })
  outbox.wake()
}

/** What a person asked for, the newest first. */
export async function listOwnOffDays(
  { database }: Pick<Parts, 'database'>,
  userId: number,
): Promise<OffDayRequest[]> {
  return (await listOffDaysOf(database.db, userId)).map(shown)
}

const shown = ({ userId: _own, createdAt, ...request }: OffDayRecord): OffDayRequest => ({
  ...request,
  createdAt: createdAt.toISOString(),
})
