import { and, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import { sessions, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { UserRecord } from './users.repo.ts'

export type SessionRecord = typeof sessions.$inferSelect

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** Older than either instant, a session is over. */
export interface SessionCutoffs {
  seenAfter: Date
  createdAfter: Date
}

/** The session with this token and its person, unless it is over or they are deactivated. */
export async function findSession(
  db: Database,
  tokenHash: string,
  { seenAfter, createdAfter }: SessionCutoffs,
): Promise<{ session: SessionRecord; user: UserRecord } | undefined> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.lastSeenAt, seenAfter),
        gt(sessions.createdAt, createdAfter),
        isNull(users.deactivatedAt),
      ),
    )
  return row
}

export async function touchSession(db: Database, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
}

/** The person's sessions that are not over, the one seen last first. */
export async function listSessionRows(
  db: Database,
  userId: number,
  { seenAfter, createdAfter }: SessionCutoffs,
): Promise<SessionRecord[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.lastSeenAt, seenAfter),
        gt(sessions.createdAt, createdAfter),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** Ends one of a person's sessions; tells whether there was one. */
export async function deleteSession(db: Database, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** Ends every session of a person, or every one but `exceptId`. */
export async function deleteSessionsOf(db: Database, userId: number, exceptId?: number): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

/** Forgets the sessions that are over. Returns how many. */
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

/** Ends the session with this token, whoever's it is. */
export async function deleteSessionByToken(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Gives a session another token; the one before opens nothing any more. */
export async function replaceSessionToken(db: Database, id: number, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ tokenHash }).where(eq(sessions.id, id))
}
