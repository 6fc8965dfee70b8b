import { sql } from 'drizzle-orm'
import type { Database } from './types.ts'

/** Makes a change in a transaction whose entries in the audit log name a user. */
export const changeAs = <Result>(
  db: Database,
  userId: number,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('atrium.actor', ${String(userId)}, true)`)
    return change(tx)
  })

/**
 * Lets the rest of a transaction change records without entries in the audit log, and the log itself: for samples,
 * restored backups and the retention.
 */
export async function withoutAudit(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('atrium.audit', 'off', true)`)
}
