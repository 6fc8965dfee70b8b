import { cardSamples } from '@atrium/contract/people/samples'
import { sql } from 'drizzle-orm'
import { lookupKey } from '#db/lookupKey.ts'
import { cards } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export async function cardsAreEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: cards.id }).from(cards).limit(1)).length === 0
}

/** Writes the sample cards. */
export async function seedCards(tx: Database): Promise<void> {
  await tx.insert(cards).values(cardSamples.map((sample) => ({ ...sample, key: lookupKey(sample.name) })))
  // The samples bring their own numbers; the next card has to come after them.
  await tx.execute(sql`select setval(pg_get_serial_sequence('cards', 'id'), (select max(id) from cards))`)
}
