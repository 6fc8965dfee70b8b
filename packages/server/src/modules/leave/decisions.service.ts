import { compareNames, type Language, undoMs } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { type LeaveDecision, nextState, type TeamAbsences, takenStates } from '@atrium/contract/leave'
import { fullNameOf } from '@atrium/contract/people'
import type { AccountRecord } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import { releaseDecision } from './heldDecisions.service.ts'
import {
  findRequestRow,
  insertStep,
  listRequestsOf,
  listTeamRows,
  lockRequest,
  writeState,
} from './leave.repo.ts'
import { listTypeRows } from './leaveTypes.repo.ts'
import { overlapsOf } from './overlaps.ts'
import { awayLeaders, isDecider, type LeaveParts, mayCancel, mayRead, scopeOf } from './rights.service.ts'

/**
 * Takes the step of a decision, of which the requester is notified after `undoMs`. Throws 404 for a request that the person may
 * not read, 403 for the own request and for one that another person decides, 409 when its state does not allow the step any
 * more, and when other leave of the requester takes the same hours.
 */
export async function decide(
  parts: LeaveParts,
  account: AccountRecord,
  id: number,
  { decision, words }: { decision: LeaveDecision; words: string },
): Promise<undefined> {
  const { database, now } = parts
  await changeAs(database.db, account.id, async (tx) => {
    const request = await lockRequest(tx, id)
    if (request?.personId === account.personId) throw new HttpError(403, 'aboutYourself')
    const scope = await scopeOf(tx, account)
    const row = await findRequestRow(tx, scope, id)
    if (!request || !row) throw notFound()
    const away = await awayLeaders(tx, parts, [row])
    if (!mayRead(row, account, scope, away)) throw notFound()
    if (!isDecider(row, account, scope, away)) throw new HttpError(403, 'otherDecider')
    const state = nextState(request.state, decision)
    if (!state) throw new HttpError(409, 'requestChanged')
    if (decision === 'grant') {
      const others = (await listRequestsOf(tx, [request.personId])).filter(
        (other) => other.id !== id && takenStates.includes(other.state),
      )
      if (overlapsOf(await listTypeRows(tx), request, others).length > 0)
        throw new HttpError(409, 'leaveTaken')
    }
    await releaseDecision(tx, parts, id)
    await writeState(tx, id, state)
    const at = now()
    await insertStep(tx, {
      requestId: id,
      accountId: account.id,
      action: decision,
      words,
      createdAt: at,
      notifyAt: new Date(at.getTime() + undoMs),
      formerState: request.state,
    })
  })
}

/** Cancels granted leave of a person who has left. Throws 404, 403 while the person works here, 409 in another state. */
export async function cancelOfLeaver(
  { database, now }: Pick<LeaveParts, 'database' | 'now'>,
  account: AccountRecord,
  id: number,
): Promise<undefined> {
  await changeAs(database.db, account.id, async (tx) => {
    const request = await lockRequest(tx, id)
    const row = request && (await findRequestRow(tx, 'all', id))
    if (!row) throw notFound()
    if (row.leftAt === null) throw new HttpError(403, 'worksHere')
    if (!mayCancel(row, account, 'all')) throw new HttpError(409, 'requestChanged')
    await writeState(tx, id, 'cancelled')
    await insertStep(tx, {
      requestId: id,
      accountId: account.id,
      action: 'cancel',
      words: '',
      createdAt: now(),
    })
  })
}

/** The absences of the people whose leave a person may read, by name. */
export async function listTeam(
  parts: Pick<LeaveParts, 'database' | 'now'>,
  account: AccountRecord,
  span: { from: IsoDay; to: IsoDay },
  language: Language,
): Promise<TeamAbsences[]> {
  const { db } = parts.database
  const scope = await scopeOf(db, account)
  const rows = await listTeamRows(db, scope, span)
  const away = await awayLeaders(db, parts, rows)
  const people = new Map<number, TeamAbsences>()
  for (const row of rows) {
    if (!mayRead(row, account, scope, away)) continue
    const { id, unit, photo } = row.person
    const entry = people.get(id) ?? {
      personId: id,
      name: fullNameOf(row.person),
      photo,
      unit: localize(unit, language) ?? '',
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
