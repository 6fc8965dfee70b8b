import type { IsoDay } from '@atrium/contract/days'
import { type LeaveState, openStates, takenStates } from '@atrium/contract/leave'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ownsAccount } from '#db/accounts.ts'
import { fullNameColumn, hasBadge, isColleague } from '#db/people.ts'
import { photoOf } from '#db/photos.ts'
import {
  accounts,
  auditLog,
  leaveEntries,
  leaveTypes,
  offDayRequests,
  offDaySteps,
  people,
} from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** The accounts of the people who lead the requester. */
export const managers = alias(accounts, 'managers')
export const deputies = alias(accounts, 'deputies')

/** The joins of a person with the accounts of manager and deputy that may sign in. */
export const isManager = and(eq(managers.personId, people.managerId), isNull(managers.deactivatedAt))
export const isDeputy = and(eq(deputies.personId, people.deputyId), isNull(deputies.deactivatedAt))

/** When a person left. Without a badge, the closed account is the only sign of a departure. */
const leftAt =
  sql<Date | null>`case when ${people.number} is null then ${accounts.deactivatedAt} else ${people.leftAt} end`.mapWith(
    people.leftAt,
  )

/** A person, and the account (`null` without one) to which notifications go. */
const requester = {
  id: people.id,
  name: people.name,
  surname: people.surname,
  email: people.email,
  job: people.job,
  unit: people.unit,
  photo: photoOf,
  accountId: accounts.id,
  language: accounts.language,
}

const withPeople = (db: Database) =>
  db
    .select({
      request: offDayRequests,
      requester,
      managerId: managers.id,
      deputyId: deputies.id,
      /** The record of the manager, also of one without an account. */
      leaderId: people.managerId,
      leftAt,
    })
    .from(offDayRequests)
    .innerJoin(people, eq(people.id, offDayRequests.personId))
    .leftJoin(accounts, ownsAccount)
    .leftJoin(managers, isManager)
    .leftJoin(deputies, isDeputy)

/** A request, its requester, and the accounts of manager and deputy (`null` without one that may sign in). */
export type RequestRow = Awaited<ReturnType<typeof withPeople>>[number]

/** Of whom a person sees requests: everybody (`all`), or the people whom the account leads. */
export type Scope = 'all' | { leaderId: number }

const inScope = (scope: Scope): SQL | undefined =>
  scope === 'all' ? undefined : or(eq(managers.id, scope.leaderId), eq(deputies.id, scope.leaderId))

/** Whether a request has a day between two. */
export const hasDayBetween = (from: IsoDay, to: IsoDay) =>
  sql`exists (select from jsonb_array_elements_text(${offDayRequests.days}) as day where day between ${from} and ${to})`

const isOf = (personId: number | undefined) => (personId === undefined ? undefined : eq(people.id, personId))

const waits = inArray(offDayRequests.state, ['sent', 'cancelRequested'])

/** The requests in a scope, or those of one person in it, with a day in a span, and those that wait for a decision; the newest first. Those of people who left stay. */
export const listRequestRows = (
  db: Database,
  scope: Scope,
  { from, to }: { from: IsoDay; to: IsoDay },
  personId?: number,
): Promise<RequestRow[]> =>
  withPeople(db)
    .where(and(inScope(scope), isOf(personId), or(waits, hasDayBetween(from, to))))
    .orderBy(sql`${offDayRequests.createdAt} desc`, sql`${offDayRequests.id} desc`)

/** The open requests of the people whom some managers lead, by their records. */
export const listLedRequests = (db: Database, leaderIds: readonly number[]): Promise<RequestRow[]> =>
  withPeople(db).where(
    and(
      inArray(people.managerId, [...leaderIds]),
      isNull(people.leftAt),
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

/** The people in a scope who work here, with their absences between two days; of those who left the ones with an absence. */
export async function listTeamRows(db: Database, scope: Scope, { from, to }: { from: IsoDay; to: IsoDay }) {
  return db
    .select({
      person: {
        id: people.id,
        name: people.name,
        surname: people.surname,
        unit: people.unit,
        photo: photoOf,
      },
      request: offDayRequests,
      type: leaveTypes,
      managerId: managers.id,
      deputyId: deputies.id,
    })
    .from(people)
    .leftJoin(accounts, ownsAccount)
    .leftJoin(managers, isManager)
    .leftJoin(deputies, isDeputy)
    .leftJoin(
      offDayRequests,
      and(
        eq(offDayRequests.personId, people.id),
        inArray(offDayRequests.state, [...openStates]),
        hasDayBetween(from, to),
      ),
    )
    .leftJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .where(and(or(isColleague, isNotNull(offDayRequests.id)), inScope(scope)))
    .orderBy(asc(people.id), asc(offDayRequests.id))
}

/** The accounts of manager and deputy of a person. */
export async function findLeaders(
  db: Database,
  personId: number,
): Promise<{ managerId: number | null; deputyId: number | null }> {
  const [row] = await db
    .select({ managerId: managers.id, deputyId: deputies.id })
    .from(people)
    .leftJoin(managers, isManager)
    .leftJoin(deputies, isDeputy)
    .where(eq(people.id, personId))
  return row ?? { managerId: null, deputyId: null }
}

/** Whether a request is granted and means whole days away; for a query that joins the kinds. */
export const isAwayAllDay = and(
  inArray(offDayRequests.state, [...takenStates]),
  eq(leaveTypes.worksElsewhere, false),
  eq(offDayRequests.startTime, ''),
)

/** Those of some accounts whose people are away on a whole day by a granted request. */
export async function listAway(db: Database, ids: readonly number[], day: IsoDay): Promise<Set<number>> {
  const rows = await db
    .select({ id: accounts.id })
    .from(offDayRequests)
    .innerJoin(accounts, eq(accounts.personId, offDayRequests.personId))
    .innerJoin(leaveTypes, eq(leaveTypes.id, offDayRequests.typeId))
    .where(and(inArray(accounts.id, [...ids]), isAwayAllDay, hasDayBetween(day, day)))
  return new Set(rows.map(({ id }) => id))
}

/** The requests of people that are not cancelled or declined, the oldest first. */
export const listRequestsOf = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(offDayRequests)
    .where(and(inArray(offDayRequests.personId, [...ids]), inArray(offDayRequests.state, [...openStates])))
    .orderBy(asc(offDayRequests.createdAt), asc(offDayRequests.id))

/** What HR wrote about people, and the writers, as the `records` of a `PersonBalance`. */
export const listEntriesOf = (db: Database, ids: readonly number[]) =>
  db
    .select({
      ...getTableColumns(leaveEntries),
      by: sql<string | null>`case
        when ${accounts.id} is not null then ${fullNameColumn(people)}
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
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .leftJoin(people, ownsAccount)
    .where(inArray(leaveEntries.personId, [...ids]))
    .orderBy(asc(leaveEntries.createdAt), asc(leaveEntries.id))

export async function insertEntry(db: Database, entry: typeof leaveEntries.$inferInsert): Promise<void> {
  await db.insert(leaveEntries).values(entry)
}

/** Everybody with a badge or an account, also those who left, with the first day of work, and when the person left. */
export const listStaff = (db: Database, id?: number) =>
  db
    .select({
      id: people.id,
      name: people.name,
      surname: people.surname,
      unit: people.unit,
      photo: photoOf,
      createdAt: people.createdAt,
      startedOn: people.startedOn,
      leftAt,
    })
    .from(people)
    .leftJoin(accounts, ownsAccount)
    .where(and(or(hasBadge, isNotNull(accounts.id)), id === undefined ? undefined : eq(people.id, id)))
    .orderBy(asc(people.id))

/** The steps of requests, oldest first, with the name of the person. */
export async function listSteps(db: Database, ids: readonly number[]) {
  return (
    db
      .select({ step: offDaySteps, by: fullNameColumn(people) })
      .from(offDaySteps)
      .leftJoin(accounts, eq(accounts.id, offDaySteps.accountId))
      // A server of the version before writes the account alone.
      .leftJoin(people, sql`${people.id} = coalesce(${offDaySteps.personId}, ${accounts.personId})`)
      .where(inArray(offDaySteps.requestId, [...ids]))
      .orderBy(asc(offDaySteps.createdAt), asc(offDaySteps.id))
  )
}

export async function insertStep(
  tx: Database,
  step: typeof offDaySteps.$inferInsert & { accountId: number },
): Promise<void> {
  await tx.insert(offDaySteps).values({ ...step, personId: personOf(step.accountId) })
}

/** The person of an account, whose name stays with a step. */
export const personOf = (accountId: number) =>
  sql<number>`(select person_id from accounts where id = ${accountId})`

/** The last step of a request. */
export async function findLastStep(tx: Database, requestId: number) {
  const [step] = await tx
    .select()
    .from(offDaySteps)
    .where(eq(offDaySteps.requestId, requestId))
    .orderBy(desc(offDaySteps.createdAt), desc(offDaySteps.id))
    .limit(1)
  return step
}

/** The requests whose requesters are to be notified of a decision by now. */
export async function listDueRequests(db: Database, now: Date): Promise<number[]> {
  const { requestId, notifyAt } = offDaySteps
  const rows = await db.selectDistinct({ requestId }).from(offDaySteps).where(lte(notifyAt, now))
  return rows.map((row) => row.requestId)
}

/** Notes that the requester is notified of a decision. */
export async function releaseStep(tx: Database, id: number): Promise<void> {
  await tx.update(offDaySteps).set({ notifyAt: null, formerState: null }).where(eq(offDaySteps.id, id))
}

export async function deleteStep(tx: Database, id: number): Promise<void> {
  await tx.delete(offDaySteps).where(eq(offDaySteps.id, id))
}

/** Locks the leave of a person until the transaction ends: simultaneous requests and decisions run one after another. */
export async function lockLeaveOf(tx: Database, personId: number): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
}

/** Locks the leave of the person of a request and returns the request; `undefined` for an unknown one. */
export async function lockRequest(
  tx: Database,
  id: number,
): Promise<typeof offDayRequests.$inferSelect | undefined> {
  const [known] = await tx
    .select({ personId: offDayRequests.personId })
    .from(offDayRequests)
    .where(eq(offDayRequests.id, id))
  if (!known) return undefined
  await lockLeaveOf(tx, known.personId)
  const [row] = await tx.select().from(offDayRequests).where(eq(offDayRequests.id, id)).for('update')
  return row
}

export async function writeState(tx: Database, id: number, state: LeaveState): Promise<void> {
  await tx.update(offDayRequests).set({ state }).where(eq(offDayRequests.id, id))
}
