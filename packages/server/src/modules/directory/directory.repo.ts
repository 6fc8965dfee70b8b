import { isNull } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

type ActivePerson = Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'position'>

/** All active accounts, unsorted. */
export async function listActivePeople(db: Database): Promise<ActivePerson[]> {
  const { id, firstName, lastName, position } = users
  return db.select({ id, firstName, lastName, position }).from(users).where(isNull(users.deactivatedAt))
}
