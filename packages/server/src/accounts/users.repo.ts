import { toEmailAddress } from '@atrium/contract/core'
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm'
import { isUsed } from '#db/isUsed.ts'
import { users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type UserRecord = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

/** Throws when the address is taken. */
export async function insertUser(db: Database, user: NewUser): Promise<UserRecord> {
  const [row] = await db.insert(users).values(user).returning()
  if (!row) throw new Error('The user was not written.')
  return row
}

/** Finds a user by address, in any spelling; deactivated users too. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRecord | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, toEmailAddress(email)))
  return row
}

/** Deactivated users too. */
export async function findUser(db: Database, id: number): Promise<UserRecord | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** An active user, locked until the transaction ends. */
export async function lockActiveUser(tx: Database, id: number): Promise<UserRecord | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deactivatedAt)))
    .for('update')
  return row
}

export const listUsers = (db: Database): Promise<(UserRecord & { isUsed: boolean })[]> =>
  db
    .select({ ...getTableColumns(users), isUsed })
    .from(users)
    .orderBy(asc(users.id))

export async function updateUser(
  db: Database,
  id: number,
  changes: Partial<Omit<UserRecord, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id))
}

/**
 * Whether a user is the only administrator who may sign in. Locks the administrators until the transaction ends, so that
 * two of them cannot end each other's role at the same time.
 */
export async function isLastAdmin(tx: Database, { id, role, deactivatedAt }: UserRecord): Promise<boolean> {
  if (role !== 'admin' || deactivatedAt) return false
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id))
    .for('update')
  return admins.every((admin) => admin.id === id)
}
