import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from '#db/types.ts'

/**
 * Runs writes to a table simultaneously: on PostgreSQL a lock on the table holds all of them until the last one waits
 * for it. PGlite has one connection and runs them one by one.
 */
export async function together<Result>(
  { db, kind }: OpenDatabase,
  table: PgTable,
  works: (() => Promise<Result>)[],
): Promise<Result[]> {
  const start = () => Promise.all(works.map((work) => work()))
  if (kind !== 'postgres') return start()
  return db
    .transaction(async (tx) => {
      await tx.execute(sql`lock table ${table} in exclusive mode`)
      let isOver = false
      const running = start().finally(() => {
        isOver = true
      })
      const waiting = async () => {
        const [row] = await tx
          .select({ count: sql`count(*)`.mapWith(Number) })
          .from(sql`pg_locks join pg_database on pg_database.oid = pg_locks.database`)
          .where(sql`not granted and datname = current_database()`)
        return row?.count ?? 0
      }
      while (!isOver && (await waiting()) < works.length);
      // Wrapped: the lock is released before they can end.
      return { running }
    })
    .then(({ running }) => running)
}
