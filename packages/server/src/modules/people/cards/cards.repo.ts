import { eq, sql } from 'drizzle-orm'
import { cards, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Cards with name, address and position of their people. */
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
export async function findCard(db: Database, key: string) {
  const [row] = await withPeople(db).where(eq(cards.key, key))
  return row
}

/** Every card, in no order. */
export const listCardRows = (db: Database) => withPeople(db)
