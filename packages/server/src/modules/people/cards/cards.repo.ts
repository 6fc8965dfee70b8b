import { eq } from 'drizzle-orm'
import { cards } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type CardRecord = typeof cards.$inferSelect

/** Finds a card by the key of its name. */
export async function findCard(db: Database, key: string): Promise<CardRecord | undefined> {
  const [row] = await db.select().from(cards).where(eq(cards.key, key))
  return row
}

/** Every card, in no order. */
export const listCardRows = (db: Database): Promise<CardRecord[]> => db.select().from(cards)
