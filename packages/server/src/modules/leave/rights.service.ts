import type { Permission } from '@atrium/contract/accounts'
import { company, dayAndTime } from '@atrium/contract/core'
import { takenStates } from '@atrium/contract/leave'
import { isPermitted } from '#accounts/permissions.ts'
import type { AccountRecord } from '#db/accounts.ts'
import type { Database } from '#db/types.ts'
import type { ListHolidays } from '#modules/holidays/index.ts'
import type { Services } from '#services.ts'
import { deciderOf, type Leaders } from './deciders.ts'
import { listAway, type RequestRow, type Scope } from './leave.repo.ts'

type Parts = Pick<Services, 'now'>

/** What the decisions about leave work with. */
export interface LeaveParts extends Pick<Services, 'database' | 'outbox' | 'texts' | 'config' | 'now'> {
  holidays: ListHolidays
}

/** Whose leave a person may see: with `leave.manage` everybody's, else that of the people whom the person leads. */
export async function scopeOf(db: Database, account: AccountRecord): Promise<Scope> {
  const all: Permission = 'leave.manage'
  return (await isPermitted(db, account, all)) ? 'all' : { leaderId: account.id }
}

/** Those of the managers and deputies of some people who are away today. */
export async function awayLeaders(
  db: Database,
  { now }: Parts,
  rows: readonly Leaders[],
): Promise<ReadonlySet<number>> {
  const ids = rows.flatMap(({ managerId, deputyId }) => [managerId, deputyId].filter((id) => id !== null))
  return ids.length > 0 ? listAway(db, ids, dayAndTime(now(), company.timeZone).day) : new Set()
}

/** Whether the person decides about the leave of a person now; HR does where neither manager nor deputy is there. */
export function isDecider(
  leaders: Leaders,
  account: AccountRecord,
  scope: Scope,
  away: ReadonlySet<number>,
): boolean {
  const decider = deciderOf(leaders, away)
  return decider === undefined ? scope === 'all' : decider === account.id
}

/** Whether the person may cancel granted leave of a requester who has left. */
export const mayCancel = (
  { request, leftAt }: Pick<RequestRow, 'request' | 'leftAt'>,
  account: AccountRecord,
  scope: Scope,
): boolean =>
  scope === 'all' &&
  leftAt !== null &&
  request.personId !== account.personId &&
  takenStates.includes(request.state)

/**
 * Whether the person may read kinds and words of a person's leave: HR, the manager, and the deputy only while the deputy
 * decides.
 */
export const mayRead = (
  leaders: Leaders,
  account: AccountRecord,
  scope: Scope,
  away: ReadonlySet<number>,
): boolean => scope === 'all' || leaders.managerId === account.id || isDecider(leaders, account, scope, away)
