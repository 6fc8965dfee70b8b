import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { insertPerson } from '#db/accounts.ts'
import { inChunks } from '#db/inChunks.ts'
import { worksHere } from '#db/people.ts'
import { cards, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { CardRecord } from './cards.repo.ts'

export type NewCardRecord = Omit<CardRecord, 'id'>

/** Locks the table until the transaction ends, so that simultaneous imports run one after another. */
export async function lockCards(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${cards} in exclusive mode`)
}

/**
 * Writes cards by their key. A new card belongs to the person whose record has its address, else to a new person without a
 * badge. Name, address and position of a person with a badge stay as the record has them.
 */
export async function writeCards(tx: Database, rows: readonly NewCardRecord[]): Promise<void> {
  for (const { name, key, fullname, email, position } of rows) {
    const [first = '', ...rest] = fullname.split(' ')
    const person = { name: first, surname: rest.join(' '), email, job: position }
    const [known] = await tx.update(cards).set({ name }).where(eq(cards.key, key)).returning()
    if (known)
      await tx
        .update(people)
        .set(person)
        .where(and(eq(people.id, known.personId), isNull(people.number)))
    else {
      const personId = (await findByAddress(tx, email)) ?? (await insertPerson(tx, person))
      await tx.insert(cards).values({ name, key, personId })
    }
  }
}

/** The person with a record, an address, and work here. */
async function findByAddress(tx: Database, email: string): Promise<number | undefined> {
  if (email === '') return undefined
  const [row] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.email, email), worksHere))
    .orderBy(people.number)
    .limit(1)
  return row?.id
}

export async function deleteCards(tx: Database, ids: readonly number[]): Promise<void> {
  for (const part of inChunks(ids)) await tx.delete(cards).where(inArray(cards.id, part))
}
