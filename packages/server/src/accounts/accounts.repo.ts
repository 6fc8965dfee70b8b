import { toEmailAddress } from '@atrium/contract/core'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { type AccountRecord, accountColumns, ownsAccount, selectAccounts } from '#db/accounts.ts'
import { isUsed } from '#db/isUsed.ts'
import { accounts, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Finds an account by address, in any spelling; deactivated ones too. */
export async function findAccountByEmail(db: Database, email: string): Promise<AccountRecord | undefined> {
  const [row] = await selectAccounts(db).where(eq(accounts.email, toEmailAddress(email)))
  return row
}

/** Deactivated accounts too. */
export async function findAccount(db: Database, id: number): Promise<AccountRecord | undefined> {
  const [row] = await selectAccounts(db).where(eq(accounts.id, id))
  return row
}

/** The account of a person, closed ones too. */
export async function findAccountOf(tx: Database, personId: number): Promise<AccountRecord | undefined> {
  const [row] = await selectAccounts(tx).where(eq(accounts.personId, personId))
  return row
}

/** An active account, locked until the transaction ends. */
export async function lockActiveAccount(tx: Database, id: number): Promise<AccountRecord | undefined> {
  const [row] = await selectAccounts(tx)
    .where(and(eq(accounts.id, id), isNull(accounts.deactivatedAt)))
    .for('update', { of: accounts })
  return row
}

export const listAccounts = (db: Database): Promise<(AccountRecord & { isUsed: boolean })[]> =>
  db
    .select({ ...accountColumns, isUsed })
    .from(accounts)
    .innerJoin(people, ownsAccount)
    .orderBy(asc(accounts.id))

/** Changes what the account itself holds; name, address and the like are changed with the person. */
export async function updateAccount(
  db: Database,
  id: number,
  changes: Partial<Omit<typeof accounts.$inferInsert, 'personId' | 'email'>>,
): Promise<void> {
  await db.update(accounts).set(changes).where(eq(accounts.id, id))
}

/**
 * Whether an account is the only administrator's that may sign in. Locks the administrators until the transaction ends, so
 * that two of them cannot end each other's role at the same time.
 */
export async function isLastAdmin(
  tx: Database,
  { id, role, deactivatedAt }: AccountRecord,
): Promise<boolean> {
  if (role !== 'admin' || deactivatedAt) return false
  const admins = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'admin'), isNull(accounts.deactivatedAt)))
    .orderBy(asc(accounts.id))
    .for('update')
  return admins.every((admin) => admin.id === id)
}
