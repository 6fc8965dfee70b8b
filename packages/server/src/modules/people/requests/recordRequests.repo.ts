import type { Role } from '@atrium/contract/accounts'
import type { RecordRequestState } from '@atrium/contract/people'
import { and, asc, desc, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accountColumns, ownsAccount } from '#db/accounts.ts'
import { photoOf } from '#db/photos.ts'
import { accounts, people, recordRequests } from '#db/schema.ts'
import type { LocalizedText } from '#db/tables/columns.ts'
import type { Database } from '#db/types.ts'

export type RecordRequestRecord = typeof recordRequests.$inferSelect

/** The requests of a person, newest first. */
export const listRequestsOf = (db: Database, accountId: number): Promise<RecordRequestRecord[]> =>
  db
    .select()
    .from(recordRequests)
    .where(eq(recordRequests.accountId, accountId))
    .orderBy(desc(recordRequests.createdAt), desc(recordRequests.id))

export async function findWaiting(db: Database, accountId: number): Promise<RecordRequestRecord | undefined> {
  const [row] = await db
    .select()
    .from(recordRequests)
    .where(and(eq(recordRequests.accountId, accountId), eq(recordRequests.state, 'sent')))
  return row
}

export async function insertRequest(
  tx: Database,
  request: typeof recordRequests.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(recordRequests).values(request).returning({ id: recordRequests.id })
  if (!row) throw new Error('The request was not written.')
  return row.id
}

/** Locks a request until the transaction ends: simultaneous decisions run one after another. */
export async function lockRequest(tx: Database, id: number): Promise<RecordRequestRecord | undefined> {
  const [row] = await tx.select().from(recordRequests).where(eq(recordRequests.id, id)).for('update')
  return row
}

/** Ends a request; a decision that can be undone has no effect any more. */
export async function writeState(
  tx: Database,
  id: number,
  changes: { state: RecordRequestState; answer?: string; decidedAt: Date; decidedBy?: number | null },
): Promise<void> {
  await tx
    .update(recordRequests)
    .set({ ...changes, held: null, heldUntil: null })
    .where(eq(recordRequests.id, id))
}

/** Stores a decision that can be undone, or removes it. */
export async function writeHeld(
  tx: Database,
  id: number,
  { held, heldUntil }: Pick<RecordRequestRecord, 'held' | 'heldUntil'>,
): Promise<void> {
  await tx.update(recordRequests).set({ held, heldUntil }).where(eq(recordRequests.id, id))
}

/** The requests whose decision cannot be undone any more, with the accounts of those who decided. */
export const listDueRequests = (db: Database, now: Date): Promise<{ id: number; by: number }[]> =>
  db
    .select({ id: recordRequests.id, by: sql<number>`(${recordRequests.held} ->> 'by')::integer` })
    .from(recordRequests)
    .where(lte(recordRequests.heldUntil, now))

const deciders = alias(accounts, 'deciders')
const decidingPeople = alias(people, 'deciding_people')

/** Requests of accounts that may sign in, with the person and the name of the one who decided. */
const withPeople = (db: Database, where: SQL | undefined) =>
  db
    .select({
      request: recordRequests,
      person: accountColumns,
      photo: photoOf,
      decider: { name: decidingPeople.name, surname: decidingPeople.surname },
    })
    .from(recordRequests)
    .innerJoin(accounts, and(eq(accounts.id, recordRequests.accountId), isNull(accounts.deactivatedAt)))
    .innerJoin(people, ownsAccount)
    .leftJoin(
      deciders,
      eq(deciders.id, sql`coalesce((${recordRequests.held} ->> 'by')::integer, ${recordRequests.decidedBy})`),
    )
    .leftJoin(decidingPeople, eq(decidingPeople.id, deciders.personId))
    .where(where)

export type RequestRow = Awaited<ReturnType<typeof withPeople>>[number]

/** The requests of everybody else that wait, oldest first. */
export const listWaitingRows = (db: Database, exceptId: number): Promise<RequestRow[]> =>
  withPeople(db, and(ne(recordRequests.accountId, exceptId), eq(recordRequests.state, 'sent'))).orderBy(
    asc(recordRequests.createdAt),
    asc(recordRequests.id),
  )

/** The last decided requests of everybody else, newest first. */
export const listDecidedRows = (db: Database, exceptId: number, max: number): Promise<RequestRow[]> =>
  withPeople(
    db,
    and(ne(recordRequests.accountId, exceptId), inArray(recordRequests.state, ['granted', 'declined'])),
  )
    .orderBy(desc(recordRequests.decidedAt), desc(recordRequests.id))
    .limit(max)

/** Writes what was asked for into the record of a person. */
export async function writePerson(
  tx: Database,
  id: number,
  fields: { name?: string; surname?: string; job?: LocalizedText | undefined },
): Promise<void> {
  await tx.update(people).set(fields).where(eq(people.id, id))
}

/** The accounts with one of some roles that may sign in, without one account. */
export const listByRole = (db: Database, roles: readonly Role[], exceptId: number) =>
  db
    .select(accountColumns)
    .from(accounts)
    .innerJoin(people, ownsAccount)
    .where(and(inArray(accounts.role, [...roles]), ne(accounts.id, exceptId), isNull(accounts.deactivatedAt)))
    .orderBy(asc(accounts.id))
