import { company, compareNames, dayAndTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import {
  cancelStep,
  hoursOf,
  nextState,
  type OffDayParams,
  type OffDayRequest,
  type PersonOffDays,
  pendingStates,
  readDays,
} from '@atrium/contract/leave'
import { fullNameOf } from '@atrium/contract/people'
import type { AccountRecord } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import { duplicateWindowMs, fingerprintOf } from '#db/duplicates.ts'
import { otherLeave } from '#db/tables/leave.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { releaseDecision } from './heldDecisions.service.ts'
import { insertStep, listRequestsOf, lockLeaveOf, lockRequest, writeState } from './leave.repo.ts'
import { notifyDecider } from './leaveEvents.service.ts'
import { type LeaveTypeRecord, listTypeRows } from './leaveTypes.repo.ts'
import {
  insertOffDays,
  listOffDaysOf,
  listOffDaysOfOthers,
  type OffDayRecord,
  type ShownRecord,
} from './offDays.repo.ts'
import { overlapsOf } from './overlaps.ts'
import { awayLeaders, mayRead, scopeOf } from './rights.service.ts'
import { stepsOf } from './steps.service.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'texts' | 'config' | 'now'>

/**
 * Stores a request and mails it to the person who decides, both or neither. Idempotent: a duplicate has no effect. The
 * server sets requester and recipient (departure 14). Throws 400 for a kind that cannot be chosen, and for hours of
 * other leave of the person.
 */
export async function requestOffDays(
  services: Parts,
  account: AccountRecord,
  params: OffDayParams,
): Promise<void> {
  const { database, outbox, now } = services
  const { dates, message } = params
  const { startTime, endTime } = hoursOf(params)
  const days = readDays(dates)
  if (!days) throw invalid({ dates: 'datesRequired' })
  const at = now()
  await changeAs(database.db, account.id, async (tx) => {
    await lockLeaveOf(tx, account.personId)
    const types = await listTypeRows(tx)
    const asked = { typeId: kindOf(types, params.leave_type), days, startTime, endTime, message }
    const open = await listRequestsOf(tx, [account.personId])
    if (open.some((known) => isSameLeave(known, asked, at))) return
    if (overlapsOf(types, asked, open).length > 0) throw invalid({ dates: 'leaveOverlaps' })
    const request = await insertOffDays(tx, { ...asked, personId: account.personId, createdAt: at })
    await insertStep(tx, {
      requestId: request.id,
      accountId: account.id,
      action: 'send',
      words: '',
      createdAt: at,
    })
    await notifyDecider(tx, services, { kind: 'sent', account, request, at })
  })
  outbox.wake()
}

type Asked = Pick<OffDayRecord, 'typeId' | 'days' | 'startTime' | 'endTime' | 'message'>

/** Whether leave was stored a moment ago with the same in every field that a person fills in, as after a lost answer. */
export const isSameLeave = (known: OffDayRecord, asked: Asked, at: Date): boolean =>
  known.createdAt.getTime() > at.getTime() - duplicateWindowMs &&
  fingerprintOf(...fieldsOf(known)) === fingerprintOf(...fieldsOf(asked))

const fieldsOf = ({ typeId, days, startTime, endTime, message }: Asked) => [
  typeId,
  days,
  startTime,
  endTime,
  message,
]

/**
 * Locks a person's request, whose decision the person knows from now on. Throws 404 for an unknown one and for one of another
 * person.
 */
async function lockOwn(tx: Database, services: Parts, personId: number, id: number): Promise<OffDayRecord> {
  const request = await lockRequest(tx, id)
  if (request?.personId !== personId) throw notFound()
  await releaseDecision(tx, services, id)
  return request
}

/**
 * Cancels a request, or asks to cancel a granted one, and tells this once to the person who decides. Throws 404 for an unknown request and for one of
 * another person, 409 for granted leave that is over.
 */
export async function cancelOffDays(services: Parts, account: AccountRecord, id: number): Promise<undefined> {
  const { database, outbox, now } = services
  await changeAs(database.db, account.id, async (tx) => {
    const request = await lockOwn(tx, services, account.personId, id)
    const at = now()
    const action = cancelStep(request, dayAndTime(at, company.timeZone).day)
    if (!action && request.state === 'granted') throw new HttpError(409, 'leaveOver')
    const next = action && nextState(request.state, action)
    if (!next) return
    await writeState(tx, id, next)
    await insertStep(tx, { requestId: id, accountId: account.id, action, words: '', createdAt: at })
    await notifyDecider(tx, services, {
      kind: next === 'cancelled' ? 'cancelled' : 'cancelAsked',
      account,
      request,
      at,
    })
  })
  outbox.wake()
}

/** Answers the question about a request. Throws 404 for another person's request, 409 for one without a question. */
export async function answerQuestion(
  services: Parts,
  account: AccountRecord,
  id: number,
  words: string,
): Promise<undefined> {
  const { database, outbox, now } = services
  await changeAs(database.db, account.id, async (tx) => {
    const request = await lockOwn(tx, services, account.personId, id)
    const next = nextState(request.state, 'answer')
    if (!next) throw new HttpError(409, 'requestChanged')
    await writeState(tx, id, next)
    await insertStep(tx, { requestId: id, accountId: account.id, action: 'answer', words, createdAt: now() })
    await notifyDecider(tx, services, {
      kind: 'answered',
      account,
      request: { ...request, message: words },
      at: now(),
    })
  })
  outbox.wake()
}

/** The kind of leave that a form names; "other" for a form without kinds. Throws 400 at `field` for one that cannot be chosen. */
export function kindOf(
  types: readonly LeaveTypeRecord[],
  text: string | undefined,
  field = 'leave_type',
): number {
  if (!text) return otherLeave
  const chosen = types.find(({ id, archivedAt }) => String(id) === text && !archivedAt)
  if (!chosen) throw invalid({ [field]: 'leaveTypeUnknown' })
  return chosen.id
}

/** The requests of a person, newest first, without the decisions that the person does not know yet. */
export async function listOwnOffDays(
  { database }: Pick<Parts, 'database'>,
  personId: number,
): Promise<OffDayRequest[]> {
  const requests = await listOffDaysOf(database.db, personId)
  const steps = await stepsOf(
    database.db,
    requests.map(({ id }) => id),
  )
  return requests.map((request) => {
    const { steps: taken = [], held } = steps.get(request.id) ?? {}
    return held
      ? { ...shown(request), state: held.formerState, steps: taken.slice(0, -1) }
      : { ...shown(request), steps: taken }
  })
}

/**
 * When the colleagues of a person are away or work elsewhere within a span, by the first day, then by name. Pending requests are
 * only for those who may read them.
 */
export async function listColleaguesAway(
  services: Pick<Parts, 'database' | 'now'>,
  account: AccountRecord,
  span: { from: IsoDay; to: IsoDay },
): Promise<PersonOffDays[]> {
  const { db } = services.database
  const rows = (await listOffDaysOfOthers(db, account.personId, span)).map((row) => ({
    ...row,
    isPending: pendingStates.includes(row.state),
  }))
  const pending = rows.filter(({ isPending }) => isPending)
  const scope = await scopeOf(db, account)
  const away = await awayLeaders(db, services, pending)
  return rows
    .filter((row) => !row.isPending || mayRead(row, account, scope, away))
    .map(({ name, surname, days, startTime, endTime, worksElsewhere, isPending }) => ({
      name: fullNameOf({ name, surname }),
      days: days.filter((day) => span.from <= day && day <= span.to),
      startTime,
      endTime,
      worksElsewhere,
      isPending,
    }))
    .sort((one, other) => {
      const [first = '', second = ''] = [one.days[0], other.days[0]]
      return first === second ? compareNames(one.name, other.name) : first < second ? -1 : 1
    })
}

const shown = ({
  personId: _own,
  accountId: _former,
  createdAt,
  ...request
}: ShownRecord): Omit<OffDayRequest, 'steps'> => ({
  ...request,
  createdAt: createdAt.toISOString(),
})
