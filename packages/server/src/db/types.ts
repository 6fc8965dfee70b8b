import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { DatabaseLocation } from '#config/config.ts'
import type * as schema from './schema.ts'

/** The database for a repository: either driver, or a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  db: Database
  kind: DatabaseLocation['kind']
  /** Throws when the database does not answer. */
  check(): Promise<void>
  /** Closes the database and releases the lock. May be called twice. */
  close(): Promise<void>
}
