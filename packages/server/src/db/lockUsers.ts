import { asc, inArray } from 'drizzle-orm'
import { users } from './schema.ts'
import type { Database } from './types.ts'

/**
 * Users, active and deactivated, locked until the transaction ends. In the order of their ids, so that two transactions
 * that lock several users never wait for each other.
 */
export async function lockUsers(
  tx: Database,
  ids: Iterable<number>,
): Promise<Map<number, typeof users.$inferSelect>> {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}
