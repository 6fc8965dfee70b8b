import { and, desc, eq, gt, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { type AccountRecord, accountColumns, ownsAccount } from '#db/accounts.ts'
import { prepared } from '#db/prepared.ts'
import { accounts, people, sessions } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type SessionRecord = typeof sessions.$inferSelect

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** A session that began or was last used before one of these instants has ended. */
export interface SessionCutoffs {
  seenAfter: Date
  createdAfter: Date
}

/** Each call of a signed-in person begins with it. */
const findStatement = prepared((db) =>
  db
    .select({ session: sessions, account: accountColumns })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(people, ownsAccount)
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.lastSeenAt, sql.placeholder('seenAfter')),
        gt(sessions.createdAt, sql.placeholder('createdAfter')),
        isNull(accounts.deactivatedAt),
      ),
    )
    .prepare('find_session'),
)

/** The session with this token and its user, unless the session has ended or the user is deactivated. */
export async function findSession(
  db: Database,
  tokenHash: string,
  { seenAfter, createdAfter }: SessionCutoffs,
): Promise<{ session: SessionRecord; account: AccountRecord } | undefined> {
  const [row] = await findStatement(db).execute({
    tokenHash,
    seenAfter: seenAfter.toISOString(),
    createdAfter: createdAfter.toISOString(),
  })
  return row
}

export async function touchSession(db: Database, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
}

/** Records that the person of a session has authenticated again. */
export async function touchAuthentication(db: Database, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ authenticatedAt: now }).where(eq(sessions.id, id))
}

const listStatement = prepared((db) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, sql.placeholder('accountId')),
        gt(sessions.lastSeenAt, sql.placeholder('seenAfter')),
        gt(sessions.createdAt, sql.placeholder('createdAfter')),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .prepare('list_sessions'),
)

/** The sessions of a person that have not ended, last used first. */
export async function listSessionRows(
  db: Database,
  accountId: number,
  { seenAfter, createdAfter }: SessionCutoffs,
): Promise<SessionRecord[]> {
  return listStatement(db).execute({
    accountId,
    seenAfter: seenAfter.toISOString(),
    createdAfter: createdAfter.toISOString(),
  })
}

/** Those of the given sessions that have not ended, and whose accounts are open. */
export async function listLiveSessionIds(
  db: Database,
  ids: readonly number[],
  { seenAfter, createdAfter }: SessionCutoffs,
): Promise<number[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        inArray(sessions.id, [...ids]),
        gt(sessions.lastSeenAt, seenAfter),
        gt(sessions.createdAt, createdAfter),
        isNull(accounts.deactivatedAt),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Ends a session of a person; returns whether it existed. */
export async function deleteSession(db: Database, accountId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** Ends all sessions of a person, except for `exceptId`. */
export async function deleteSessionsOf(db: Database, accountId: number, exceptId?: number): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), others))
}

/** Ends the sessions of a person beyond a number, the longest unused first. */
export async function deleteOldestSessions(db: Database, accountId: number, keep: number): Promise<void> {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(keep)
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), notInArray(sessions.id, newest)))
}

/** Deletes ended sessions; returns their number. */
export async function deleteExpiredSessions(
  db: Database,
  { seenAfter, createdAfter }: SessionCutoffs,
): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, seenAfter), lt(sessions.createdAt, createdAfter)))
    .returning({ id: sessions.id })
  return rows.length
}

/** Ends the session with this token; returns the id of its person. */
export async function deleteSessionByToken(db: Database, tokenHash: string): Promise<number | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ accountId: sessions.accountId })
  return row?.accountId
}

/** Replaces the token of a session; the old token is invalid from now on. */
export async function replaceSessionToken(db: Database, id: number, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ tokenHash }).where(eq(sessions.id, id))
}
