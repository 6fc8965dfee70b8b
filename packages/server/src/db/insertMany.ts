import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './types.ts'

/**
 * Inserts rows that all have the same fields, as one value of the statement: building a statement of tens of thousands of
 * values takes drizzle seconds. Returns the generated ids in the order of the rows, for a table with a column `id`. `conflict`
 * is the clause for rows that are there already.
 */
export async function insertMany<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  conflict: SQL = sql``,
): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first)
  const written = rows.map((row) =>
    Object.fromEntries(columns.map(([field, { name }]) => [name, row[field as keyof typeof row] ?? null])),
  )
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const returned = 'id' in getTableColumns(table) ? sql`returning id` : sql``
  const inserted = (await tx.execute(
    sql`insert into ${table} (${names}) select ${names}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(written)}::jsonb) ${conflict} ${returned}`,
  )) as { rows: { id: number }[] }
  return inserted.rows.map(({ id }) => id)
}
