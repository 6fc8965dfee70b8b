import { cardSamples } from '@atrium/contract/people/samples'
import { asc, eq, sql } from 'drizzle-orm'
import { insertPerson } from '#db/accounts.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { cards, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export async function cardsAreEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: cards.id }).from(cards).limit(1)).length === 0
}

/** Writes the sample cards, each for the person with its address. */
export async function seedCards(tx: Database): Promise<void> {
  for (const { id, name, fullname, email, position } of cardSamples) {
    const [owner] = await tx
      .select({ id: people.id })
      .from(people)
      .where(eq(people.email, email))
      .orderBy(asc(people.number))
      .limit(1)
    const [first = '', ...rest] = fullname.split(' ')
    const personId =
      owner?.id ?? (await insertPerson(tx, { name: first, surname: rest.join(' '), email, job: position }))
    await tx.insert(cards).values({ id, name, key: lookupKey(name), personId })
  }
  // The samples bring their own numbers; the next card has to come after them.
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('personal_cards', 'id'), (select max(id) from personal_cards))`,
  )
}
