import type { Role } from '@atrium/contract/accounts'
import type { RecordRequestState } from '@atrium/contract/people'
import { and, asc, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { employees, recordRequests, users } from '#db/schema.ts'
import type { LocalizedText } from '#db/tables/columns.ts'
import type { Database } from '#db/types.ts'

export type RecordRequestRecord = typeof recordRequests.$inferSelect

/** The requests of a person, newest first. */
export const listRequestsOf = (db: Database, userId: number): Promise<RecordRequestRecord[]> =>
  db
    .select()
    .from(recordRequests)
    .where(eq(recordRequests.userId, userId))
    .orderBy(desc(recordRequests.createdAt), desc(recordRequests.id))

export async function findWaiting(db: Database, userId: number): Promise<RecordRequestRecord | undefined> {
  const [row] = await db
    .select()
    .from(recordRequests)
    .where(and(eq(recordRequests.userId, userId), eq(recordRequests.state, 'sent')))
  return row
}

export async function insertRequest(
  tx: Database,
  request: typeof recordRequests.$inferInsert,
): Promise<void> {
  await tx.insert(recordRequests).values(request)
}

/** Locks a request until the transaction ends: simultaneous decisions run one after another. */
export async function lockRequest(tx: Database, id: number): Promise<RecordRequestRecord | undefined> {
  const [row] = await tx.select().from(recordRequests).where(eq(recordRequests.id, id)).for('update')
  return row
}

export async function writeState(
  tx: Database,
  id: number,
  changes: { state: RecordRequestState; answer?: string; decidedAt: Date; decidedBy?: number },
): Promise<void> {
  await tx.update(recordRequests).set(changes).where(eq(recordRequests.id, id))
}

const deciders = alias(users, 'deciders')

/** Requests of accounts that may sign in, with the person and the name of the one who decided. */
const withPeople = (db: Database, where: SQL | undefined) =>
  db
    .select({
      request: recordRequests,
      person: users,
      decider: { firstName: deciders.firstName, lastName: deciders.lastName },
    })
    .from(recordRequests)
    .innerJoin(users, and(eq(users.id, recordRequests.userId), isNull(users.deactivatedAt)))
    .leftJoin(deciders, eq(deciders.id, recordRequests.decidedBy))
    .where(where)

export type RequestRow = Awaited<ReturnType<typeof withPeople>>[number]

/** The requests of everybody else that wait, oldest first. */
export const listWaitingRows = (db: Database, exceptId: number): Promise<RequestRow[]> =>
  withPeople(db, and(ne(recordRequests.userId, exceptId), eq(recordRequests.state, 'sent'))).orderBy(
    asc(recordRequests.createdAt),
    asc(recordRequests.id),
  )

/** The last decided requests of everybody else, newest first. */
export const listDecidedRows = (db: Database, exceptId: number, max: number): Promise<RequestRow[]> =>
  withPeople(
    db,
    and(ne(recordRequests.userId, exceptId), inArray(recordRequests.state, ['granted', 'declined'])),
  )
    .orderBy(desc(recordRequests.decidedAt), desc(recordRequests.id))
    .limit(max)

interface RecordFields {
  firstName: string | undefined
  lastName: string | undefined
  position: LocalizedText | undefined
}

/** Writes the record of an employee; triggers carry it on to account and card. */
export async function writeEmployee(
  tx: Database,
  id: number,
  { firstName, lastName, position }: RecordFields,
): Promise<void> {
  await tx
    .update(employees)
    .set({ name: firstName, surname: lastName, job: position })
    .where(eq(employees.id, id))
}

/** Writes an account that has no record. */
export async function writeAccount(tx: Database, id: number, fields: RecordFields): Promise<void> {
  await tx.update(users).set(fields).where(eq(users.id, id))
}

/** The accounts with one of some roles that may sign in, without one account. */
export const listByRole = (db: Database, roles: readonly Role[], exceptId: number) =>
  db
    .select()
    .from(users)
    .where(and(inArray(users.role, [...roles]), ne(users.id, exceptId), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id))
