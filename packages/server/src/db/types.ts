import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { DatabaseLocation } from '#config/config.ts'
import type * as schema from './schema.ts'

/** The database for a repository: either driver, or a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type VersionListener = (version: number) => void

export interface OpenDatabase {
  db: Database
  kind: DatabaseLocation['kind']
  /**
   * Calls `listener` with each new content version: before a write of this process resolves, and soon after a write of
   * another server, whose message is lost when no connection is open. Returns the function that ends it.
   */
  onContentVersion(listener: VersionListener): () => void
  /** Calls `listener` when there are new events, in the same way. */
  onEvents(listener: () => void): () => void
  /** Connections of the pool by state, and queries that wait for one. PGlite has none. */
  connections?(): { busy: number; idle: number; waiting: number }
  /** Throws when the database does not answer. */
  check(): Promise<void>
  /** Closes the database and releases the lock. May be called twice. */
  close(): Promise<void>
}
