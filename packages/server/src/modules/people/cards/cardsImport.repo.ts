import { inArray, sql } from 'drizzle-orm'
import { inChunks } from '#db/inChunks.ts'
import { cards } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type NewCardRecord = Omit<typeof cards.$inferInsert, 'id' | 'createdAt'>

/** Locks the table until the transaction ends, so that simultaneous imports run one after another. */
export async function lockCards(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${cards} in exclusive mode`)
}

/** Inserts cards, or updates them by their key (upsert). */
export async function writeCards(tx: Database, rows: readonly NewCardRecord[]): Promise<void> {
  for (const part of inChunks(rows))
    await tx
      .insert(cards)
      .values(part)
      .onConflictDoUpdate({
        target: cards.key,
        set: {
          name: sql`excluded.name`,
          fullname: sql`excluded.fullname`,
          email: sql`excluded.email`,
          position: sql`excluded.position`,
        },
      })
}

export async function deleteCards(tx: Database, ids: readonly number[]): Promise<void> {
  for (const part of inChunks(ids)) await tx.delete(cards).where(inArray(cards.id, part))
}
