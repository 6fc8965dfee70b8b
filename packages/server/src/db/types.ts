import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { DatabaseLocation } from '#config/config.ts'
import type * as schema from './schema.ts'

/** What a repository gets: the same for both drivers, and for a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  db: Database
  kind: DatabaseLocation['kind']
  /** Throws when the database does not answer. */
  check(): Promise<void>
  /** Gives everything back, the lock too. May be called twice. */
  close(): Promise<void>
}
