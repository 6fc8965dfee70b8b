import {
  type ColleagueOffDays,
  company,
  compareNames,
  dayAndTime,
  type IsoDay,
  type OffDayParams,
  type OffDayRequest,
  readDays,
  writeDays,
} from '@atrium/contract'
import { nextState, takenStates } from '@atrium/contract/leave'
import type { SignedIn } from '#accounts/sessions.ts'
import { findUser } from '#accounts/users.repo.ts'
import { changeAs } from '#db/audit.ts'
import { otherLeave } from '#db/tables/leave.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { deciderOf } from './deciders.ts'
import { stepsOf } from './decisions.service.ts'
import { findLeaders, holdRequest, insertStep, listAway, writeState } from './leave.repo.ts'
import { tellDecider } from './leaveNews.service.ts'
import { listTypeRows } from './leaveTypes.repo.ts'
import { type OffDayNews, offDayMail } from './offDayMails.ts'
import {
  findOwnOffDays,
  insertOffDays,
  isAskedSince,
  listOffDaysOf,
  listOffDaysOfOthers,
  type ShownRecord,
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
  const typeId = await kindOf(database.db, params.leave_type)
  const at = now()
  await changeAs(database.db, user.id, async (tx) => {
    if (await isAskedSince(tx, asked, new Date(at.getTime() - repeatedWithin))) return
    const request = await insertOffDays(tx, { ...asked, typeId, createdAt: at })
    await insertStep(tx, { requestId: request.id, userId: user.id, action: 'send', words: '', createdAt: at })
    await tell(tx, services, { kind: 'sent', user, request, at })
  })
  outbox.wake()
}

/**
 * Cancels a request, or asks to cancel a granted one, and tells this once to the person who decides. Throws 404 for an unknown request and for one of
 * another person.
 */
export async function cancelOffDays(services: Parts, user: SignedIn['user'], id: number): Promise<undefined> {
  const { database, outbox, now } = services
  await changeAs(database.db, user.id, async (tx) => {
    const state = await holdRequest(tx, id)
    const request = await findOwnOffDays(tx, user.id, id)
    if (!state || !request) throw notFound()
    const action = takenStates.includes(state) ? 'requestCancel' : 'cancel'
    const next = nextState(state, action)
    if (!next) return
    await writeState(tx, id, next)
    await insertStep(tx, { requestId: id, userId: user.id, action, words: '', createdAt: now() })
    await tell(tx, services, {
      kind: next === 'cancelled' ? 'cancelled' : 'cancelAsked',
      user,
      request,
      at: now(),
    })
  })
  outbox.wake()
}

/** Answers the question about a request. Throws 404 for another person's request, 409 for one without a question. */
export async function answerQuestion(
  services: Parts,
  user: SignedIn['user'],
  id: number,
  words: string,
): Promise<undefined> {
  const { database, outbox, now } = services
  await changeAs(database.db, user.id, async (tx) => {
    const state = await holdRequest(tx, id)
    const request = await findOwnOffDays(tx, user.id, id)
    if (!state || !request) throw notFound()
    const next = nextState(state, 'answer')
    if (!next) throw new HttpError(409, 'requestChanged')
    await writeState(tx, id, next)
    await insertStep(tx, { requestId: id, userId: user.id, action: 'answer', words, createdAt: now() })
    await tell(tx, services, { kind: 'answered', user, request: { ...request, message: words }, at: now() })
  })
  outbox.wake()
}

/** The kind of leave that a form names, if it can be chosen; else "other". */
async function kindOf(db: Database, text: string | undefined): Promise<number> {
  const chosen = (await listTypeRows(db)).find(({ id, archivedAt }) => String(id) === text && !archivedAt)
  return chosen?.id ?? otherLeave
}

/** Mails a step to the person who decides and notifies them; without a manager or deputy, mails it to HR. */
async function tell(tx: Database, services: Parts, news: OffDayNews): Promise<void> {
  const { outbox, now } = services
  const leaders = await findLeaders(tx, news.user.id)
  const ids = [leaders.managerId, leaders.deputyId].filter((id) => id !== null)
  const away = await listAway(tx, ids, dayAndTime(now(), company.timeZone).day)
  const deciderId = deciderOf(leaders, away)
  const decider = deciderId === undefined ? undefined : await findUser(tx, deciderId)
  const type = (await listTypeRows(tx)).find(({ id }) => id === news.request.typeId)
  await outbox.put(tx, [offDayMail(services, news, type?.name, decider)])
  if (decider) {
    const { firstName, lastName } = news.user
    const dates = writeDays(news.request.days)
    await tellDecider(tx, services, {
      deciderId: decider.id,
      name: `${firstName} ${lastName}`,
      dates,
      kind: news.kind,
    })
  }
}

/** The requests of a person, newest first. */
export async function listOwnOffDays(
  { database }: Pick<Parts, 'database'>,
  userId: number,
): Promise<OffDayRequest[]> {
  const requests = await listOffDaysOf(database.db, userId)
  const steps = await stepsOf(
    database.db,
    requests.map(({ id }) => id),
  )
  return requests.map((request) => ({ ...shown(request), steps: steps.get(request.id) ?? [] }))
}

/** When the colleagues of a person are away or work elsewhere within a span, by the first day, then by name. */
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

const shown = ({ userId: _own, createdAt, ...request }: ShownRecord): Omit<OffDayRequest, 'steps'> => ({
  ...request,
  createdAt: createdAt.toISOString(),
})
