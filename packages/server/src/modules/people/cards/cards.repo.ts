import { eq, sql } from 'drizzle-orm'
import { cards, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** A card with name, address and position of its person. */
export type CardRecord = Awaited<ReturnType<typeof withPeople>>[number]

const withPeople = (db: Database) =>
  db
    .select({
      id: cards.id,
      name: cards.name,
      key: cards.key,
      fullname: sql<string>`trim(${people.name} || ' ' || ${people.surname})`,
      email: people.email,
      position: people.job,
    })
    .from(cards)
    .innerJoin(people, eq(people.id, cards.personId))

/** Finds a card by the key of its name. */
export async function findCard(db: Database, key: string): Promise<CardRecord | undefined> {
  const [row] = await withPeople(db).where(eq(cards.key, key))
  return row
}

/** Every card, in no order. */
export const listCardRows = (db: Database): Promise<CardRecord[]> => withPeople(db)
