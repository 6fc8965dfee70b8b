import { and, eq } from 'drizzle-orm'
import { worksHere } from '#db/people.ts'
import { people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** The record of a person who works here. */
export async function findRecord(db: Database, id: number): Promise<typeof people.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, id), worksHere))
  return row
}
