import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import * as schema from './schema.ts'
import type { Database } from './types.ts'

/** The key of the advisory lock: any constant that all servers share. */
const lockNumber = 7_241_905

/**
 * Migrates PostgreSQL between `before` and `afterwards`, one server at a time: a second server waits, and then has
 * nothing to do.
 */
export async function migratePostgres(
  pool: pg.Pool,
  migrationsFolder: string,
  { before, afterwards }: Record<'before' | 'afterwards', (db: Database) => Promise<void>>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    try {
      const db = drizzle({ client, schema })
      await before(db)
      await migrate(db, { migrationsFolder })
      await afterwards(db)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockNumber])
    }
  } finally {
    client.release()
  }
}
