import {
  type ColleagueOffDays,
  compareNames,
  type IsoDay,
  type OffDayParams,
  type OffDayRequest,
  readDays,
} from '@atrium/contract'
import type { SignedIn } from '#accounts/sessions.ts'
import { changeAs } from '#db/audit.ts'
import { invalid, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { offDayMail } from './offDayMails.ts'
import {
  cancelOffDayRecord,
  findOwnOffDays,
  insertOffDays,
  isAskedSince,
  listOffDaysOf,
  listOffDaysOfOthers,
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
  await changeAs(database.db, user.id, async (tx) => {
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
  await changeAs(database.db, user.id, async (tx) => {
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

/** When the colleagues of a person are away within a span, by the first day, then by name. */
export async function listColleaguesAway(
  { database }: Pick<Parts, 'database'>,
  userId: number,
  span: { from: IsoDay; to: IsoDay },
): Promise<ColleagueOffDays[]> {
  const rows = await listOffDaysOfOthers(database.db, userId, span)
  return rows
    .map(({ firstName, lastName, days, ...times }) => ({
      name: `${firstName} ${lastName}`,
      days: days.filter((day) => span.from <= day && day <= span.to),
      ...times,
    }))
    .sort((one, other) => {
      const [first = '', second = ''] = [one.days[0], other.days[0]]
      return first === second ? compareNames(one.name, other.name) : first < second ? -1 : 1
    })
}

const shown = ({ userId: _own, createdAt, ...request }: OffDayRecord): OffDayRequest => ({
  ...request,
  steps: [],
  createdAt: createdAt.toISOString(),
})
