import { sql } from 'drizzle-orm'
import type { Database } from '#db/types.ts'

/** The columns of the whole database in which a text occurs, whatever its case. */
export async function columnsWith(db: Database, text: string): Promise<string[]> {
  const columns = await db
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`1, 2`)
  const found: string[] = []
  for (const { table, column } of columns) {
    const rows = await db
      .select({ one: sql`1` })
      .from(sql`${sql.identifier(table)}`)
      .where(sql`${sql.identifier(column)}::text ilike ${`%${text}%`}`)
      .limit(1)
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}
