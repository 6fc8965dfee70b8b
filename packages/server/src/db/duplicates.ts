import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from './types.ts'

/**
 * Deduplication window, in milliseconds: the same form again within it is a double click, or a retry after a lost answer
 * (idempotency). What counts as the same is every field that is stored or mailed: a corrected form is another one.
 */
export const duplicateWindowMs = 10 * 60_000

/** The fingerprint of the fields of a form, by which its duplicate is found. */
export const fingerprintOf = (...fields: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex')

/**
 * Locks a key, such as a fingerprint, until the transaction ends. The second request of a double click waits here and then
 * finds what the first request stored.
 */
export async function lockKey(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}
