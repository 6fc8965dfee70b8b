import { and, asc, eq, getTableColumns, inArray, isNull, notExists } from 'drizzle-orm'
import { accounts, people } from './schema.ts'
import type { Database } from './types.ts'

const { number, name, surname, phone, job, unit } = people

/** An account, and of its person what the pages and mails of the account show. Select it from a join by `ownsAccount`. */
export const accountColumns = { ...getTableColumns(accounts), number, name, surname, phone, job, unit }

/** The join of accounts and their people: `innerJoin(people, ownsAccount)`. */
export const ownsAccount = eq(people.id, accounts.personId)

export type AccountRecord = typeof accounts.$inferSelect &
  Pick<typeof people.$inferSelect, 'number' | 'name' | 'surname' | 'phone' | 'job' | 'unit'>

/** Accounts with their people. */
export const selectAccounts = (db: Database) =>
  db.select(accountColumns).from(accounts).innerJoin(people, ownsAccount)

/**
 * Accounts, active and deactivated, locked until the transaction ends. In the order of their ids, so that two transactions
 * that lock several accounts never wait for each other.
 */
export async function lockAccounts(tx: Database, ids: Iterable<number>): Promise<Map<number, AccountRecord>> {
  const rows = await selectAccounts(tx)
    .where(inArray(accounts.id, [...ids]))
    .orderBy(asc(accounts.id))
    .for('update', { of: accounts })
  return new Map(rows.map((row) => [row.id, row]))
}

type Person = typeof people.$inferInsert

/** Adds a person who is known by an account or a card alone, with no badge unless a number is given. */
export async function insertPerson(
  tx: Database,
  person: Omit<Person, 'otherInfo'> & { otherInfo?: Person['otherInfo'] },
): Promise<number> {
  const [row] = await tx
    .insert(people)
    .values({ otherInfo: { AZ: [], EN: [], RU: [] }, ...person })
    .returning({ id: people.id })
  if (!row) throw new Error('The person was not written.')
  return row.id
}

/** Gives a person who has none an account with the address of the person. Throws when another account has the address. */
export async function insertAccount(
  tx: Database,
  personId: number,
  account: Omit<typeof accounts.$inferInsert, 'personId' | 'email'>,
): Promise<AccountRecord> {
  const [person] = await tx.select({ email: people.email }).from(people).where(eq(people.id, personId))
  if (!person) throw new Error('The person is unknown.')
  const [row] = await tx
    .insert(accounts)
    .values({ ...account, personId, email: person.email })
    .returning({ id: accounts.id })
  if (!row) throw new Error('The account was not written.')
  const [written] = await selectAccounts(tx).where(eq(accounts.id, row.id))
  return written as AccountRecord
}

/** The person with an address and no account who has not left: the first of those with a badge, else the owner of a card. */
export async function findPersonToJoin(tx: Database, email: string): Promise<number | undefined> {
  const own = tx.select({ id: accounts.id }).from(accounts).where(ownsAccount)
  const [row] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.email, email), isNull(people.leftAt), notExists(own)))
    .orderBy(asc(people.number))
    .limit(1)
  return row?.id
}
