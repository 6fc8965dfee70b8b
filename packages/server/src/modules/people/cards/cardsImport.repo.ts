import { and, inArray, ne, sql } from 'drizzle-orm'
import { inChunks } from '#db/inChunks.ts'
import { insertMany } from '#db/insertMany.ts'
import { worksHere } from '#db/people.ts'
import { cards, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { listCardRows } from './cards.repo.ts'

type NewCard = Omit<Awaited<ReturnType<typeof listCardRows>>[number], 'id'>

/** Locks the table until the transaction ends, so that simultaneous imports run one after another. */
export async function lockCards(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${cards} in exclusive mode`)
}

/**
 * Writes cards by their key. A new card belongs to the person whose record has its address, else to a new person without a
 * badge. Name, address and position of a person with a badge stay as the record has them.
 */
export async function writeCards(tx: Database, rows: readonly NewCard[]): Promise<void> {
  for (const part of inChunks(rows)) {
    const known = await tx
      .select({ key: cards.key, personId: cards.personId })
      .from(cards)
      .where(
        inArray(
          cards.key,
          part.map(({ key }) => key),
        ),
      )
    const personOf = new Map(known.map(({ key, personId }) => [key, personId]))
    await changeCards(
      tx,
      part.flatMap((row) => changeOf(row, personOf.get(row.key)) ?? []),
    )
    await addCards(
      tx,
      part.filter(({ key }) => !personOf.has(key)),
    )
  }
}

const personFieldsOf = ({ fullname, email, position }: NewCard) => {
  const [name = '', ...rest] = fullname.split(' ')
  return { name, surname: rest.join(' '), email, job: position }
}

type Change = Pick<NewCard, 'key'> & { cardname: string; id: number } & ReturnType<typeof personFieldsOf>

const changeOf = (row: NewCard, personId: number | undefined): Change | undefined =>
  personId === undefined
    ? undefined
    : { key: row.key, cardname: row.name, id: personId, ...personFieldsOf(row) }

async function changeCards(tx: Database, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given (
    key text, cardname text, id integer, name text, surname text, email text, job jsonb)`
  await tx.execute(
    sql`update ${cards} set name = given.cardname from ${given} where ${cards}.key = given.key`,
  )
  await tx.execute(sql`
    update ${people} set name = given.name, surname = given.surname, email = given.email, job = given.job
    from ${given} where ${people}.id = given.id and ${people}.number is null`)
}

async function addCards(tx: Database, added: readonly NewCard[]): Promise<void> {
  const owners = await tx
    .selectDistinctOn([people.email], { email: people.email, id: people.id })
    .from(people)
    .where(
      and(
        inArray(
          people.email,
          added.map(({ email }) => email),
        ),
        ne(people.email, ''),
        worksHere,
      ),
    )
    .orderBy(people.email, people.number)
  const ownerOf = new Map(owners.map(({ email, id }) => [email, id]))
  const strangers = added.filter(({ email }) => !ownerOf.has(email))
  const otherInfo = { AZ: [], EN: [], RU: [] }
  const ids = await insertMany(
    tx,
    people,
    strangers.map((row) => ({ ...personFieldsOf(row), otherInfo })),
  )
  const newOf = new Map(strangers.map(({ key }, place) => [key, ids[place]]))
  await insertMany(
    tx,
    cards,
    added.map(({ name, key, email }) => ({ name, key, personId: ownerOf.get(email) ?? newOf.get(key) ?? 0 })),
  )
}

export async function deleteCards(tx: Database, ids: readonly number[]): Promise<void> {
  for (const part of inChunks(ids)) await tx.delete(cards).where(inArray(cards.id, part))
}
