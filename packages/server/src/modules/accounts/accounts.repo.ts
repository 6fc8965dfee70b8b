import { and, eq, isNull } from 'drizzle-orm'
import { employees } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** The record of a person who works here. */
export async function findRecord(
  db: Database,
  id: number,
): Promise<typeof employees.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(employees)
    .where(and(eq(employees.id, id), isNull(employees.leftAt)))
  return row
}
