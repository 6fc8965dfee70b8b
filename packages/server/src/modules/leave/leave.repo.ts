import type { IsoDay } from '@atrium/contract/days'
import { type LeaveAction, type LeaveState, openStates, takenStates } from '@atrium/contract/leave'
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  auditLog,
  employees,
  leaveEntries,
  leaveTypes,
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

/** When the person of an account left. A closed account without a record is all that is known of a departure. */
const leftAt =
  sql<Date | null>`case when ${employees.id} is null then ${users.deactivatedAt} else ${employees.leftAt} end`.mapWith(
    employees.leftAt,
  )

const withPeople = (db: Database) =>
  db
    .select({
      request: offDayRequests,
      requester: users,
      managerId: managers.id,
      deputyId: deputies.id,
      /** The record of the manager, also of one without an account. */
      leaderId: employees.managerId,
      leftAt,
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

/** The requests in a scope with a day in a year, and those that wait for a decision; the newest first. Those of people who left stay. */
export const listRequestRows = (db: Database, scope: Scope, year: number): Promise<RequestRow[]> =>
  withPeople(db)
    .where(and(inScope(scope), or(waits, hasDayBetween(`${year}-01-01`, `${year}-12-31`))))
    .orderBy(sql`${offDayRequests.createdAt} desc`, sql`${offDayRequests.id} desc`)

/** The open requests of the people whom some managers lead, by their records. */
export const listLedRequests = (db: Database, leaderIds: readonly number[]): Promise<RequestRow[]> =>
  withPeople(db).where(
    and(
      inArray(employees.managerId, [...leaderIds]),
      isNull(employees.leftAt),
      inArray(offDayRequests.state, [...openStates]),
    ),
  )

/** One request in a scope. */
export async function findRequestRow(
  db: Database,
  scope: Scope,
  id: number,
): Promise<RequestRow | undefined> {
  const [row] = await withPeople(db).where(and(eq(offDayRequests.id, id), inScope(scope)))
  return row
}

/**
 * The accounts in a scope that may sign in, with their absences between two days; of closed ones those with an absence.
 */
export async function listTeamRows(db: Database, scope: Scope, { from, to }: { from: IsoDay; to: IsoDay }) {
  return db
    .select({
      user: users,
      request: offDayRequests,
      type: leaveTypes,
      managerId: managers.id,
      deputyId: deputies.id,
    })
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
    .where(and(or(isNull(users.deactivatedAt), isNotNull(offDayRequests.id)), inScope(scope)))
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

/** The requests of accounts that are not cancelled or declined, the oldest first. */
export const listRequestsOf = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(offDayRequests)
    .where(and(inArray(offDayRequests.userId, [...ids]), inArray(offDayRequests.state, [...openStates])))
    .orderBy(asc(offDayRequests.createdAt), asc(offDayRequests.id))

/** What HR wrote about accounts, and the writers, as the `records` of a `PersonBalance`. */
export const listEntriesOf = (db: Database, ids: readonly number[]) =>
  db
    .select({
      ...getTableColumns(leaveEntries),
      by: sql<string | null>`case
        when ${users.id} is not null then ${users.firstName} || ' ' || ${users.lastName}
        when ${auditLog.id} is null or ${auditLog.actorId} is not null then ''
      end`,
    })
    .from(leaveEntries)
    .leftJoin(
      auditLog,
      and(
        eq(auditLog.kind, 'leave_entries'),
        eq(auditLog.recordId, sql`${leaveEntries.id}::text`),
        eq(auditLog.action, 'added'),
      ),
    )
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(inArray(leaveEntries.userId, [...ids]))
    .orderBy(asc(leaveEntries.createdAt), asc(leaveEntries.id))

export async function insertEntry(db: Database, entry: typeof leaveEntries.$inferInsert): Promise<void> {
  await db.insert(leaveEntries).values(entry)
}

/** The accounts, open and closed, with the first day of work, and when the person left. */
export const listStaff = (db: Database, id?: number) =>
  db
    .select({
      user: users,
      startedOn: employees.startedOn,
      leftAt,
    })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(id === undefined ? undefined : eq(users.id, id))
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

/** Locks the leave of a person until the transaction ends: simultaneous requests and decisions run one after another. */
export async function lockLeaveOf(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Locks the leave of the person of a request and returns the request; `undefined` for an unknown one. */
export async function lockRequest(
  tx: Database,
  id: number,
): Promise<typeof offDayRequests.$inferSelect | undefined> {
  const [known] = await tx
    .select({ userId: offDayRequests.userId })
    .from(offDayRequests)
    .where(eq(offDayRequests.id, id))
  if (!known) return undefined
  await lockLeaveOf(tx, known.userId)
  const [row] = await tx.select().from(offDayRequests).where(eq(offDayRequests.id, id)).for('update')
  return row
}

export async function writeState(tx: Database, id: number, state: LeaveState): Promise<void> {
  await tx.update(offDayRequests).set({ state }).where(eq(offDayRequests.id, id))
}
