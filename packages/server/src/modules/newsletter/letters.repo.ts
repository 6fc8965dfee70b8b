import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { letters, mails } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type LetterRecord = typeof letters.$inferSelect

type LetterColumns = Partial<Omit<typeof letters.$inferInsert, 'id' | 'createdAt'>>

/** Newest first. */
export const listLetterRows = (db: Database): Promise<LetterRecord[]> =>
  db.select().from(letters).orderBy(desc(letters.id))

export async function findLetter(db: Database, id: number): Promise<LetterRecord | undefined> {
  const [row] = await db.select().from(letters).where(eq(letters.id, id))
  return row
}

/** The letters that have begun to be sent and that search engines may list, newest first. */
export const listPublishedRows = (db: Database, limit: number): Promise<LetterRecord[]> =>
  db
    .select()
    .from(letters)
    .where(and(isNotNull(letters.startedAt), letters.isListed))
    .orderBy(desc(letters.startedAt), desc(letters.id))
    .limit(limit)

/** A letter, locked until the transaction ends. */
export async function lockLetter(tx: Database, id: number): Promise<LetterRecord | undefined> {
  const [row] = await tx.select().from(letters).where(eq(letters.id, id)).for('update')
  return row
}

export async function insertLetter(tx: Database, letter: typeof letters.$inferInsert): Promise<number> {
  const [row] = await tx.insert(letters).values(letter).returning({ id: letters.id })
  if (!row) throw new Error('The letter was not written.')
  return row.id
}

export async function updateLetter(tx: Database, id: number, changes: LetterColumns): Promise<void> {
  await tx.update(letters).set(changes).where(eq(letters.id, id))
}

export async function deleteLetterRow(tx: Database, id: number): Promise<void> {
  await tx.delete(letters).where(eq(letters.id, id))
}

/** Begins the scheduled letters that are due. */
export async function startDueLetters(db: Database, now: Date): Promise<void> {
  await db
    .update(letters)
    .set({ state: 'sending', startedAt: now, revision: sql`${letters.revision} + 1` })
    .where(and(eq(letters.state, 'scheduled'), lte(letters.sendAt, now)))
}

const isUnwritten = and(eq(letters.state, 'sending'), eq(letters.isWritten, false))

/** The letters whose mails are not all written, oldest first. */
export async function listUnwritten(db: Database): Promise<number[]> {
  const rows = await db.select({ id: letters.id }).from(letters).where(isUnwritten).orderBy(asc(letters.id))
  return rows.map(({ id }) => id)
}

/** A letter whose mails are not all written, locked; `undefined` while another server writes them. */
export async function lockUnwritten(tx: Database, id: number): Promise<LetterRecord | undefined> {
  const [row] = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.id, id), isUnwritten))
    .for('update', { skipLocked: true })
  return row
}

/** The letters whose numbers may change: those under way, and those that ended after an instant. */
export const listCounted = (db: Database, endedAfter: Date): Promise<LetterRecord[]> =>
  db
    .select()
    .from(letters)
    .where(
      and(isNotNull(letters.startedAt), or(isNull(letters.finishedAt), gt(letters.finishedAt, endedAfter))),
    )
    .orderBy(asc(letters.id))

/** How many mails of a letter wait, were delivered and have failed. */
export async function countLetterMails(
  db: Database,
  id: number,
): Promise<Record<'queued' | 'sent' | 'failed', number>> {
  const rows = await db
    .select({ status: mails.status, count: count() })
    .from(mails)
    .where(eq(mails.letterId, id))
    .groupBy(mails.status)
  const counts = Object.fromEntries(rows.map(({ status, count: number }) => [status, number]))
  return { queued: 0, sent: 0, failed: 0, ...counts }
}
