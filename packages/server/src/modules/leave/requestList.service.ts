import { company, compareNames, dayAndTime, type Language } from '@atrium/contract/core'
import { type IsoDay, yearOf } from '@atrium/contract/days'
import { addedCost, countLeave, type LeaveRequest, sumOfLeave, takenStates } from '@atrium/contract/leave'
import { fullNameOf } from '@atrium/contract/people'
import type { AccountRecord } from '#db/accounts.ts'
import { localize } from '#i18n/localize.ts'
import { countMissedMeetings } from '#modules/meetings/index.ts'
import { computeBalances } from './balances.service.ts'
import { closedDaysOf } from './closedDays.service.ts'
import { listLedRequests, listRequestRows, listRequestsOf, listStaff, type RequestRow } from './leave.repo.ts'
import { listTypeRows } from './leaveTypes.repo.ts'
import { overlapsOf } from './overlaps.ts'
import { awayLeaders, isDecider, type LeaveParts, mayCancel, mayRead, scopeOf } from './rights.service.ts'
import { stepsOf } from './steps.service.ts'

const waits = ({ request: { state } }: RequestRow) => state === 'sent' || state === 'cancelRequested'

/** Later than every leave. */
const lastDay = '9999-12-31'

/** The requests that a person may read, in the present year with those of later years, with what the decision needs to know; those that wait for the person first. */
export async function listForDecider(
  parts: LeaveParts,
  account: AccountRecord,
  { year, person, language }: { year: number; person?: number | undefined; language: Language },
): Promise<LeaveRequest[]> {
  const { db } = parts.database
  const scope = await scopeOf(db, account)
  const { day: today } = dayAndTime(parts.now(), company.timeZone)
  const to = year === yearOf(today) ? lastDay : `${year}-12-31`
  const found = (await listRequestRows(db, scope, { from: `${year}-01-01`, to }, person)).filter(
    ({ request }) => request.personId !== account.personId,
  )
  const away = await awayLeaders(db, parts, found)
  const rows = found.filter((row) => mayRead(row, account, scope, away))
  if (rows.length === 0) return []
  const people = new Map(rows.map(({ requester }) => [requester.id, requester]))
  const lastYear = Math.max(year, ...rows.flatMap(({ request }) => request.days.map(yearOf)))
  const balances = await computeBalances(
    parts,
    (await listStaff(db, person)).filter(({ id }) => people.has(id)),
    lastYear,
  )
  const types = await listTypeRows(db)
  const withBalance = new Set(types.filter((type) => type.hasBalance).map(({ id }) => id))
  const elsewhere = new Set(types.filter((type) => type.worksElsewhere).map(({ id }) => id))
  const closedOn = await closedDaysOf(
    parts.holidays,
    rows.flatMap(({ request }) => request.days),
  )
  const waiting = rows.filter(waits)
  const [steps, meetings, open, team] = [
    await stepsOf(
      db,
      rows.map(({ request }) => request.id),
    ),
    await countMissedMeetings(
      db,
      waiting
        .filter(({ request }) => !elsewhere.has(request.typeId))
        .map(({ request, requester }) => ({
          ...request,
          accountId: requester.accountId,
          name: fullNameOf(requester),
        })),
    ),
    await listRequestsOf(db, [...people.keys()]),
    (await listLedRequests(db, [...new Set(rows.flatMap(({ leaderId }) => leaderId ?? []))])).filter(
      ({ request }) => !elsewhere.has(request.typeId),
    ),
  ]
  const shown = rows.map((row): LeaveRequest => {
    const { request, requester } = row
    const { typeId, state } = request
    const isPresent = elsewhere.has(typeId)
    const others = open.filter(({ id, personId }) => personId === requester.id && id !== request.id)
    const takenOfKind = others.filter((one) => one.typeId === typeId && takenStates.includes(one.state))
    const cost = withBalance.has(typeId)
      ? addedCost(request, takenOfKind, closedOn)
      : new Map<number, number>()
    const years = (balances.get(requester.id) ?? []).find((one) => one.typeId === typeId)?.years ?? []
    const isOpen = waits(row) || state === 'askedBack'
    const { steps: taken = [], held } = steps.get(request.id) ?? {}
    return {
      id: request.id,
      personId: requester.id,
      name: fullNameOf(requester),
      photo: requester.photo,
      position: localize(requester.job, language) ?? '',
      unit: localize(requester.unit, language) ?? '',
      typeId,
      days: request.days,
      startTime: request.startTime,
      endTime: request.endTime,
      message: request.message,
      state,
      createdAt: request.createdAt.toISOString(),
      steps: taken,
      ...(held?.accountId === account.id && { undoUntil: held.notifyAt.toISOString() }),
      isMine: waits(row) && isDecider(row, account, scope, away),
      canCancel: mayCancel(row, account, scope),
      workingMinutes: sumOfLeave(countLeave([request], closedOn)).working,
      countedMinutes: [...cost.values()].reduce((sum, minutes) => sum + minutes, 0),
      balances: years
        .filter((one) => cost.has(one.year))
        .map((one) => {
          const change = (cost.get(one.year) ?? 0) * (state === 'cancelRequested' ? 1 : -1)
          return { ...one, after: isOpen ? one.left + change : one.left }
        }),
      overlaps: isOpen
        ? overlapsOf(types, request, others).map(({ other, days }) => ({
            typeId: other.typeId,
            state: other.state,
            days,
          }))
        : [],
      alsoAway: isPresent ? [] : alsoAway(row, team),
      meetings: meetings.get(request.id) ?? 0,
    }
  })
  return [...shown.filter((one) => one.isMine), ...shown.filter((one) => !one.isMine)]
}

/** The colleagues under the same manager with leave on days of a request: granted, or only asked for. */
function alsoAway(
  { request, requester, leaderId }: RequestRow,
  team: readonly RequestRow[],
): LeaveRequest['alsoAway'] {
  const found = new Map<string, { name: string; days: Set<IsoDay>; isPending: boolean }>()
  for (const one of team) {
    if (leaderId === null || one.leaderId !== leaderId || one.requester.id === requester.id) continue
    const shared = one.request.days.filter((day) => request.days.includes(day))
    if (shared.length === 0) continue
    const isPending = !takenStates.includes(one.request.state)
    const key = `${one.requester.id} ${isPending}`
    const { days } = found.get(key) ?? { days: [] }
    found.set(key, { name: fullNameOf(one.requester), days: new Set([...days, ...shared]), isPending })
  }
  return [...found.values()]
    .map(({ days, ...one }) => ({ ...one, days: [...days].sort() }))
    .sort((one, other) => compareNames(one.name, other.name))
}
