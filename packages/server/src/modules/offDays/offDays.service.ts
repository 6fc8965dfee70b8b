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

/** Deduplication window, in milliseconds: the same request again is a retry after a lost answer (idempotency). */
const repeatedWithin = 10 * 60_000

/**
 * Stores a request and mails it to the person who decides, both or neither. Idempotent: a duplicate has no effect. The
 * server sets requester and recipient (departure 14).
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

/**
 * Cancels a request and mails this once to the person who decides. Throws 404 for an unknown request and for one of
 * another person.
 */
export async function cancelOffDays(services: Parts, user: SignedIn['user'], id: number): Promise<undefined> {
  const { database, outbox, now } = services
  await database.db.transaction(async (tx) => {
    const request = await cancelOffDayRecord(tx, user.id, id)
    if (request) await outbox.put(tx, [offDayMail(services, { kind: 'cancelled', user, request, at: now() })])
    else if (!(await findOwnOffDays(tx, user.id, id))) throw notFound()
  })
  outbox.wake()
}

/** The requests of a person, newest first. */
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
