import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { isUsed } from '#db/isUsed.ts'
import { cards, employees, rooms, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type EmployeeRecord = typeof employees.$inferSelect

const account = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  readsSuggestions: users.readsSuggestions,
  deactivatedAt: users.deactivatedAt,
  isUsed,
  hasSecondFactor: sql<boolean>`exists (
    select from second_factors where second_factors.user_id = users.id and second_factors.confirmed_at is not null
  ) or exists (select from passkeys where passkeys.user_id = users.id)`,
}

/** An account as the desk reads it: no hash, no secret. */
export type AccountRow = Awaited<ReturnType<typeof listAccountsWithoutRecord>>[number]

/** All records with room, account and card, sorted by number. */
export const listRecordRows = (db: Database) =>
  db
    .select({
      employee: employees,
      roomname: rooms.name,
      account,
      cardname: sql<string | null>`(
        select ${cards.name} from ${cards} where ${cards.employeeId} = ${employees.id} order by ${cards.id} limit 1
      )`,
    })
    .from(employees)
    .leftJoin(rooms, eq(rooms.id, employees.roomId))
    .leftJoin(users, eq(users.employeeId, employees.id))
    .orderBy(asc(employees.number))

/** The accounts without a record, sorted by id. */
export const listAccountsWithoutRecord = (db: Database) =>
  db.select(account).from(users).where(isNull(users.employeeId)).orderBy(asc(users.id))

/** Locks the records until the transaction ends: numbers, managers and names of cards are given one after another. */
export async function lockRecords(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${employees}, ${cards} in share row exclusive mode`)
}

export async function findRecord(tx: Database, id: number): Promise<EmployeeRecord | undefined> {
  const [row] = await tx.select().from(employees).where(eq(employees.id, id))
  return row
}

/** The account of a record, closed ones too. */
export async function findAccountOf(
  tx: Database,
  employeeId: number,
): Promise<typeof users.$inferSelect | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.employeeId, employeeId))
  return row
}

/** Whether the record of somebody else who works here has an e-mail address. */
export async function hasOtherAddress(tx: Database, email: string, id: number | undefined): Promise<boolean> {
  const [row] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.email, email),
        isNull(employees.leftAt),
        id === undefined ? undefined : ne(employees.id, id),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Numbers from here on are of another system, and are not counted on: an imported DEV999999999 has no number after it. */
const firstForeignNumber = 100_000

/** The number after the last one. */
export async function nextNumber(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${employees.number})` })
    .from(employees)
    .where(lt(employees.number, firstForeignNumber))
  return (row?.last ?? 0) + 1
}

export async function insertRecord(
  tx: Database,
  record: typeof employees.$inferInsert,
): Promise<EmployeeRecord> {
  const [row] = await tx.insert(employees).values(record).returning()
  if (!row) throw new Error('The record was not written.')
  return row
}

export async function updateRecord(
  tx: Database,
  id: number,
  changes: Partial<typeof employees.$inferInsert>,
): Promise<void> {
  await tx.update(employees).set(changes).where(eq(employees.id, id))
}

/** The managers of everybody who works here, by the id of the record. */
export async function listManagers(tx: Database): Promise<Map<number, number | null>> {
  const rows = await tx
    .select({ id: employees.id, managerId: employees.managerId })
    .from(employees)
    .where(isNull(employees.leftAt))
  return new Map(rows.map(({ id, managerId }) => [id, managerId]))
}

export async function findRoomId(tx: Database, key: string): Promise<number | undefined> {
  const [row] = await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.key, key))
  return row?.id
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

export async function hasCard(tx: Database, employeeId: number): Promise<boolean> {
  const [row] = await tx.select({ id: cards.id }).from(cards).where(eq(cards.employeeId, employeeId)).limit(1)
  return row !== undefined
}

export async function insertCard(tx: Database, card: typeof cards.$inferInsert): Promise<void> {
  await tx.insert(cards).values(card)
}

export async function deleteCardsOf(tx: Database, employeeId: number): Promise<void> {
  await tx.delete(cards).where(eq(cards.employeeId, employeeId))
}
