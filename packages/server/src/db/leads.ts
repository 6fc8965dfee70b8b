import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { people } from './schema.ts'
import type { Database } from './types.ts'

/** Whether the employee with an id is the manager or the deputy of somebody who has not left. */
export const isLead = (personId: PgColumn | number) =>
  sql<boolean>`exists (
    select from ${people} as led where led.left_at is null and ${personId} in (led.manager_id, led.deputy_id)
  )`

/** The same, asked on its own. */
export async function leadsSomebody(db: Database, personId: number): Promise<boolean> {
  const [row] = await db.select({ leads: isLead(personId) }).from(sql`(select 1) as one`)
  return row?.leads === true
}
