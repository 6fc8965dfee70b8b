import type { IsoDay } from '@atrium/contract'
import { type LeaveAction, type LeaveState, openStates, takenStates } from '@atrium/contract/leave'
import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  employees,
  leaveEntries,
  leaveTypes,
  meetings,
  offDayRequests,
  offDaySteps,
  users,
} from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** The accounts of the people who lead the requester. */
const managers = alias(users, 'managers')
const deputies = alias(users, 'deputies')

/** Whether an account may sign in. */
const isActive = (account: typeof managers | typeof deputies) => isNull(account.deactivatedAt)

const withPeople = (db: Database) =>
  db
    .select({
      request: offDayRequests,
      requester: users,
      managerId: managers.id,
      deputyId: deputies.id,
    })
    .from(offDayRequests)
    .innerJoin(users, eq(users.id, offDayRequests.userId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(managers, and(eq(managers.employeeId, employees.managerId), isActive(managers)))
    .leftJoin(deputies, and(eq(deputies.employeeId, employees.deputyId), isActive(deputies)))

/** A request, its requester, and the accounts of manager and deputy (`null` without one that may sign in). */
export type RequestRow = Awaited<ReturnType<typeof withPeople>>[number]

/** Of whom a person sees requests: everybody (`all`), or the people whom the account leads. */
export type Scope = 'all' | { leaderId: number }

const inScope = (scope: Scope): SQL | undefined =>
  scope === 'all' ? undefined : or(eq(managers.id, scope.leaderId), eq(deputies.id, scope.leaderId))

const hasDayBetween = (from: IsoDay, to: IsoDay) =>
  sql`exists (select from jsonb_array_elements_text(${offDayRequests.days}) as day where day between ${from} and ${to})`

const waits = inArray(offDayRequests.state, ['sent', 'cancelRequested'])

/** The requests in a scope with a day in a year, and those that wait for a decision; the newest first. */
export const listRequestRows = (db: Database, scope: Scope, year: number): Promise<RequestRow[]> =>
  withPeople(db)
    .where(
      and(
        isNull(users.deactivatedAt),
        inScope(scope),
        or(waits, hasDayBetween(`${year}-01-01`, `${year}-12-31`)),
      ),
    )
    .orderBy(sql`${offDayRequests.createdAt} desc`, sql`${offDayRequests.id} desc`)

/** One request in a scope. */
export async function findRequestRow(
  db: Database,
  scope: Scope,
  id: number,
): Promise<RequestRow | undefined> {
  const [row] = await withPeople(db).where(and(eq(offDayRequests.id, id), inScope(scope)))
  return row
}

/** The accounts in a scope that may sign in, with their absences between two days. */
export async function listTeamRows(db: Database, scope: Scope, { from, to }: { from: IsoDay; to: IsoDay }) {
  return db
    .select({ user: users, request: offDayRequests, type: leaveTypes })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(managers, and(eq(managers.employeeId, employees.managerId), isActive(managers)))
    .leftJoin(deputies, and(eq(deputies.employeeId, employees.deputyId), isActive(deputies)))
    .leftJoin(
      offDayRequests,
      and(
        eq(offDayRequests.userId, users.id),
        inArray(offDayRequests.state, [...openStates]),
        hasDayBetween(from, to),
      ),
    )
    .leftJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .where(and(isNull(users.deactivatedAt), inScope(scope)))
    .orderBy(asc(users.id), asc(offDayRequests.id))
}

/** The accounts of manager and deputy of an account. */
export async function findLeaders(
  db: Database,
  userId: number,
): Promise<{ managerId: number | null; deputyId: number | null }> {
  const [row] = await db
    .select({ managerId: managers.id, deputyId: deputies.id })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(managers, and(eq(managers.employeeId, employees.managerId), isActive(managers)))
    .leftJoin(deputies, and(eq(deputies.employeeId, employees.deputyId), isActive(deputies)))
    .where(eq(users.id, userId))
  return row ?? { managerId: null, deputyId: null }
}

/** Those of some accounts that are away on a whole day by a granted request. */
export async function listAway(db: Database, ids: readonly number[], day: IsoDay): Promise<Set<number>> {
  const rows = await db
    .select({ userId: offDayRequests.userId })
    .from(offDayRequests)
    .innerJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .where(
      and(
        inArray(offDayRequests.userId, [...ids]),
        inArray(offDayRequests.state, [...takenStates]),
        eq(leaveTypes.worksElsewhere, false),
        eq(offDayRequests.startTime, ''),
        hasDayBetween(day, day),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}

/** The requests of accounts that are not cancelled or declined. */
export const listRequestsOf = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(offDayRequests)
    .where(and(inArray(offDayRequests.userId, [...ids]), inArray(offDayRequests.state, [...openStates])))

/** What HR wrote about accounts. */
export const listEntriesOf = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(leaveEntries)
    .where(inArray(leaveEntries.userId, [...ids]))
    .orderBy(asc(leaveEntries.createdAt), asc(leaveEntries.id))

export async function insertEntry(db: Database, entry: typeof leaveEntries.$inferInsert): Promise<void> {
  await db.insert(leaveEntries).values(entry)
}

/** The accounts that may sign in, with the first day of work. */
export const listStaff = (db: Database, id?: number) =>
  db
    .select({ user: users, startedOn: employees.startedOn })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(and(isNull(users.deactivatedAt), id === undefined ? undefined : eq(users.id, id)))
    .orderBy(asc(users.id))

/** The steps of requests, oldest first, with the name of the person. */
export async function listSteps(db: Database, ids: readonly number[]) {
  return db
    .select({ step: offDaySteps, firstName: users.firstName, lastName: users.lastName })
    .from(offDaySteps)
    .leftJoin(users, eq(users.id, offDaySteps.userId))
    .where(inArray(offDaySteps.requestId, [...ids]))
    .orderBy(asc(offDaySteps.createdAt), asc(offDaySteps.id))
}

export async function insertStep(
  tx: Database,
  step: { requestId: number; userId: number; action: LeaveAction; words: string; createdAt: Date },
): Promise<void> {
  await tx.insert(offDaySteps).values(step)
}

/** Locks a request until the transaction ends and returns its state: simultaneous decisions run one after another. */
export async function holdRequest(tx: Database, id: number): Promise<LeaveState | undefined> {
  const [row] = await tx
    .select({ state: offDayRequests.state })
    .from(offDayRequests)
    .where(eq(offDayRequests.id, id))
    .for('update')
  return row?.state
}

export async function writeState(tx: Database, id: number, state: LeaveState): Promise<void> {
  await tx.update(offDayRequests).set({ state }).where(eq(offDayRequests.id, id))
}

/** How many meetings each request's person has on its days, by the id of the request. */
export async function countMeetings(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: offDayRequests.id, meetings: count(meetings.id) })
    .from(offDayRequests)
    .innerJoin(
      meetings,
      and(
        eq(meetings.userId, offDayRequests.userId),
        eq(meetings.isDeleted, false),
        sql`${offDayRequests.days} ? ${meetings.day}`,
      ),
    )
    .where(inArray(offDayRequests.id, [...ids]))
    .groupBy(offDayRequests.id)
  return new Map(rows.map(({ id, meetings }) => [id, meetings]))
}
