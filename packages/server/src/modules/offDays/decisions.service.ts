import {
  company,
  compareNames,
  dayAndTime,
  type IsoDay,
  type Language,
  type LeaveDecision,
  type LeaveRequest,
  type LeaveStep,
  type Permission,
  type TeamAbsences,
} from '@atrium/contract'
import { yearOf } from '@atrium/contract/days'
import { countLeave, leaveRules, nextState, sumOfLeave } from '@atrium/contract/leave'
import { isPermitted } from '#accounts/permissions.ts'
import type { SignedIn } from '#accounts/sessions.ts'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { reckonBalances } from './balances.service.ts'
import { deciderOf } from './deciders.ts'
import { closedDaysOf, type ListHolidays } from './holidays.ts'
import {
  countMeetings,
  findRequestRow,
  holdRequest,
  insertStep,
  listAway,
  listRequestRows,
  listRequestsOf,
  listStaff,
  listSteps,
  listTeamRows,
  type RequestRow,
  type Scope,
  writeState,
} from './leave.repo.ts'
import { tellRequester } from './leaveNews.service.ts'
import { listTypeRows } from './leaveTypes.repo.ts'

export interface LeaveParts extends Pick<Services, 'database' | 'outbox' | 'texts' | 'config' | 'now'> {
  holidays: ListHolidays
}

type User = SignedIn['user']

/** Of whom a person sees requests. */
async function scopeOf({ database }: Pick<LeaveParts, 'database'>, user: User): Promise<Scope> {
  const all: Permission = 'leave.manage'
  return (await isPermitted(database.db, user, all)) ? 'all' : { leaderId: user.id }
}

const today = ({ now }: Pick<LeaveParts, 'now'>): IsoDay => dayAndTime(now(), company.timeZone).day

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

/** The steps of requests by the id of the request. */
export async function stepsOf(db: Database, ids: readonly number[]): Promise<Map<number, LeaveStep[]>> {
  const steps = new Map<number, LeaveStep[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return steps
  for (const { step, firstName, lastName } of await listSteps(db, ids))
    steps.get(step.requestId)?.push({
      action: step.action,
      by: [firstName, lastName].filter(Boolean).join(' '),
      words: step.words,
      at: step.createdAt.toISOString(),
    })
  return steps
}

/** Whether the person decides about a request now; HR does where neither manager nor deputy is there. */
function isMine(
  { request, managerId, deputyId }: RequestRow,
  user: User,
  scope: Scope,
  away: ReadonlySet<number>,
) {
  if (request.userId === user.id) return false
  if (request.state !== 'sent' && request.state !== 'cancelRequested') return false
  const decider = deciderOf({ managerId, deputyId }, away)
  return decider === undefined ? scope === 'all' : decider === user.id
}

/** The requests that a person may see, with what the decision needs to know; those that wait for the person first. */
export async function listForDecider(
  parts: LeaveParts,
  user: User,
  { year, language }: { year: number; language: Language },
): Promise<LeaveRequest[]> {
  const { db } = parts.database
  const scope = await scopeOf(parts, user)
  const rows = (await listRequestRows(db, scope, year)).filter(({ request }) => request.userId !== user.id)
  if (rows.length === 0) return []
  const ids = rows.map(({ request }) => request.id)
  const leaders = rows.flatMap(({ managerId, deputyId }) => [managerId, deputyId].filter((id) => id !== null))
  const away = leaders.length > 0 ? await listAway(db, leaders, today(parts)) : new Set<number>()
  const people = new Map(rows.map(({ requester }) => [requester.id, requester]))
  const staff = (await listStaff(db)).filter(({ user }) => people.has(user.id))
  const lastYear = Math.max(year, ...rows.flatMap(({ request }) => request.days.map(yearOf)))
  const balances = await reckonBalances(
    parts,
    staff.map(({ user, startedOn }) => ({ ...user, startedOn })),
    lastYear,
  )
  const types = await listTypeRows(db)
  const withBalance = new Set(types.filter((type) => type.hasBalance).map(({ id }) => id))
  const elsewhere = new Set(types.filter((type) => type.worksElsewhere).map(({ id }) => id))
  const closedOn = await closedDaysOf(
    parts.holidays,
    rows.flatMap(({ request }) => request.days),
  )
  const [steps, meetings, team] = [
    await stepsOf(db, ids),
    await countMeetings(db, ids),
    (await listRequestsOf(db, [...people.keys()])).filter(({ typeId }) => !elsewhere.has(typeId)),
  ]
  const shown = rows.map((row): LeaveRequest => {
    const { request, requester } = row
    const cost = countLeave(request, closedOn)
    const { working, calendar } = sumOfLeave(cost)
    const isPresent = elsewhere.has(request.typeId)
    const years = (balances.get(requester.id) ?? []).find(({ typeId }) => typeId === request.typeId)?.years
    return {
      id: request.id,
      userId: requester.id,
      name: nameOf(requester),
      position: localize(requester.position, language) ?? '',
      unit: localize(requester.jobTitle, language) ?? '',
      typeId: request.typeId,
      days: request.days,
      startTime: request.startTime,
      endTime: request.endTime,
      message: request.message,
      state: request.state,
      createdAt: request.createdAt.toISOString(),
      steps: steps.get(request.id) ?? [],
      isMine: isMine(row, user, scope, away),
      workingMinutes: working,
      countedMinutes: withBalance.has(request.typeId) ? calendar : 0,
      balances: withBalance.has(request.typeId) ? (years ?? []).filter((one) => cost.has(one.year)) : [],
      alsoAway: isPresent ? [] : alsoAway(row, rows, team),
      meetings: isPresent ? 0 : (meetings.get(request.id) ?? 0),
    }
  })
  return [...shown.filter((one) => one.isMine), ...shown.filter((one) => !one.isMine)]
}

/** The colleagues under the same manager who are away on days of a request. */
function alsoAway(
  { request, requester, managerId }: RequestRow,
  rows: readonly RequestRow[],
  team: readonly { userId: number; days: string[] }[],
): LeaveRequest['alsoAway'] {
  const people = new Map(
    rows
      .filter((row) => row.managerId === managerId && row.requester.id !== requester.id)
      .map((row) => [row.requester.id, nameOf(row.requester)]),
  )
  const days = new Map<number, Set<IsoDay>>()
  for (const one of team) {
    if (!people.has(one.userId)) continue
    const shared = one.days.filter((day) => request.days.includes(day))
    if (shared.length > 0) days.set(one.userId, new Set([...(days.get(one.userId) ?? []), ...shared]))
  }
  return [...days]
    .map(([id, away]) => ({ name: people.get(id) ?? '', days: [...away].sort() }))
    .sort((one, other) => compareNames(one.name, other.name))
}

/**
 * Takes the step of a decision and tells the requester, both or neither. Throws 404 for a request that the person may not
 * decide, 409 when its state does not allow the step any more.
 */
export async function decide(
  parts: LeaveParts,
  user: User,
  id: number,
  { decision, words }: { decision: LeaveDecision; words: string },
): Promise<undefined> {
  const { database, outbox, now } = parts
  const scope = await scopeOf(parts, user)
  await changeAs(database.db, user.id, async (tx) => {
    const before = await holdRequest(tx, id)
    const row = before && (await findRequestRow(tx, scope, id))
    if (!row || row.requester.id === user.id) throw notFound()
    if (leaveRules[decision].by !== 'decider') throw notFound()
    const state = nextState(before, decision)
    if (!state) throw new HttpError(409, 'requestChanged')
    await writeState(tx, id, state)
    await insertStep(tx, { requestId: id, userId: user.id, action: decision, words, createdAt: now() })
    await tellRequester(tx, parts, { ...row, decision, words, by: user })
  })
  outbox.wake()
}

/** The absences of the people whom a person leads, or of everybody, by name. */
export async function listTeam(
  parts: Pick<LeaveParts, 'database'>,
  user: User,
  span: { from: IsoDay; to: IsoDay },
  language: Language,
): Promise<TeamAbsences[]> {
  const people = new Map<number, TeamAbsences>()
  for (const row of await listTeamRows(parts.database.db, await scopeOf(parts, user), span)) {
    const { id, jobTitle } = row.user
    const entry = people.get(id) ?? {
      userId: id,
      name: nameOf(row.user),
      unit: localize(jobTitle, language) ?? '',
      absences: [],
    }
    people.set(id, entry)
    if (row.request) {
      const { id: requestId, days, startTime, endTime, typeId, state } = row.request
      const shown = days.filter((day) => span.from <= day && day <= span.to)
      const { worksElsewhere = false } = row.type ?? {}
      entry.absences.push({ requestId, days: shown, startTime, endTime, typeId, worksElsewhere, state })
    }
  }
  return [...people.values()].sort((one, other) => compareNames(one.name, other.name))
}
