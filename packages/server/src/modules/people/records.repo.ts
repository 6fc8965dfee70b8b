import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { isUsed } from '#db/isUsed.ts'
import { badgedColumns, hasBadge, type PersonRecord, worksHere } from '#db/people.ts'
import { photoOf } from '#db/photos.ts'
import { accounts, cards, people, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { adoptAccounts } from './adoption.repo.ts'

/** An account as the desk reads it: no hash, no secret. */
const account = {
  id: accounts.id,
  email: accounts.email,
  role: accounts.role,
  readsSuggestions: accounts.readsSuggestions,
  deactivatedAt: accounts.deactivatedAt,
  isUsed,
  hasSecondFactor: sql<boolean>`exists (
    select from second_factors where second_factors.user_id = accounts.id and second_factors.confirmed_at is not null
  ) or exists (select from passkeys where passkeys.user_id = accounts.id)`,
}

/** All records with room, account and card, sorted by number. */
export const listRecordRows = (db: Database) =>
  db
    .select({
      person: badgedColumns,
      photo: photoOf,
      roomname: rooms.name,
      account,
      cardname: sql<string | null>`(
        select ${cards.name} from ${cards} where ${cards.personId} = ${people.id} order by ${cards.id} limit 1
      )`,
    })
    .from(people)
    .leftJoin(rooms, eq(rooms.id, people.roomId))
    .leftJoin(accounts, ownsAccount)
    .where(hasBadge)
    .orderBy(asc(people.number))

/** The accounts without a record, sorted by id. */
export const listAccountsWithoutRecord = (db: Database) =>
  db
    .select({ ...account, name: people.name, surname: people.surname })
    .from(accounts)
    .innerJoin(people, ownsAccount)
    .where(isNull(people.number))
    .orderBy(asc(accounts.id))

/** Locks the records until the transaction ends: numbers, managers and names of cards are given one after another. */
export async function lockRecords(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${people}, ${cards} in share row exclusive mode`)
}

export async function findRecord(tx: Database, id: number): Promise<PersonRecord | undefined> {
  const [row] = await tx
    .select(badgedColumns)
    .from(people)
    .where(and(eq(people.id, id), hasBadge))
  return row
}

/** Whether the record of another person who works here has an e-mail address. */
export async function hasOtherAddress(tx: Database, email: string, id: number | undefined): Promise<boolean> {
  const [row] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.email, email), worksHere, id === undefined ? undefined : ne(people.id, id)))
    .limit(1)
  return row !== undefined
}

/** Numbers from here on are of another system, and are not counted on: an imported DEV999999999 has no number after it. */
const firstForeignNumber = 100_000

/** The number after the last one. */
export async function nextNumber(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${people.number})` })
    .from(people)
    .where(lt(people.number, firstForeignNumber))
  return (row?.last ?? 0) + 1
}

/** Adds a record; an open account with its address becomes its account. */
export async function insertRecord(
  tx: Database,
  record: typeof people.$inferInsert & { number: number },
): Promise<PersonRecord> {
  const [row] = await tx.insert(people).values(record).returning({ id: people.id })
  if (row && record.email) await adoptAccounts(tx, [record.email])
  const found = row && (await findRecord(tx, row.id))
  if (!found) throw new Error('The record was not written.')
  return found
}

export async function updateRecord(
  tx: Database,
  id: number,
  changes: Partial<typeof people.$inferInsert>,
): Promise<void> {
  await tx.update(people).set(changes).where(eq(people.id, id))
  if (changes.email) await adoptAccounts(tx, [changes.email])
}

/** The managers of everybody who works here, by the id of the record. */
export async function listManagers(tx: Database): Promise<Map<number, number | null>> {
  const rows = await tx.select({ id: people.id, managerId: people.managerId }).from(people).where(worksHere)
  return new Map(rows.map(({ id, managerId }) => [id, managerId]))
}

/** The name of a room; empty without one. */
export async function roomNameOf(tx: Database, id: number | null): Promise<string> {
  if (id === null) return ''
  const [row] = await tx.select({ name: rooms.name }).from(rooms).where(eq(rooms.id, id))
  return row?.name ?? ''
}

export async function isCardKeyTaken(tx: Database, key: string): Promise<boolean> {
  const [row] = await tx.select({ id: cards.id }).from(cards).where(eq(cards.key, key))
  return row !== undefined
}

export async function hasCard(tx: Database, personId: number): Promise<boolean> {
  const [row] = await tx.select({ id: cards.id }).from(cards).where(eq(cards.personId, personId)).limit(1)
  return row !== undefined
}

export async function insertCard(tx: Database, card: typeof cards.$inferInsert): Promise<void> {
  await tx.insert(cards).values(card)
}

export async function deleteCardsOf(tx: Database, personId: number): Promise<void> {
  await tx.delete(cards).where(eq(cards.personId, personId))
}
