import { and, desc, eq } from 'drizzle-orm'
import { offDayRequests } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type OffDayRecord = typeof offDayRequests.$inferSelect

export async function insertOffDays(
  db: Database,
  request: typeof offDayRequests.$inferInsert,
): Promise<OffDayRecord> {
  const [row] = await db.insert(offDayRequests).values(request).returning()
  if (!row) throw new Error('The request was not written.')
  return row
}

/** What a person asked for, the newest first. */
export async function listOffDaysOf(db: Database, userId: number): Promise<OffDayRecord[]> {
  return db
    .select()
    .from(offDayRequests)
    .where(eq(offDayRequests.userId, userId))
    .orderBy(desc(offDayRequests.createdAt), desc(offDayRequests.id))
}

const isOwn = (userId: number, id: number) =>
  and(eq(offDayRequests.id, id), eq(offDayRequests.userId, userId))

export async function findOwnOffDays(
  db: Database,
  userId: number,
  id: number,
): Promise<OffDayRecord | undefined> {
  const [row] = await db.select().from(offDayRequests).where(isOwn(userId, id))
  return row
}

/** Cancels one of a person's own; nothing when there is no such one, or it is cancelled already. */
export async function cancelOffDayRecord(
  db: Database,
  userId: number,
  id: number,
): Promise<OffDayRecord | undefined> {
  const [row] = await db
    .update(offDayRequests)
    .set({ state: 'cancelled' })
    .where(and(isOwn(userId, id), eq(offDayRequests.state, 'sent')))
    .returning()
  return row
}
