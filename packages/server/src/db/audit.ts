import type { AuditKind } from '@atrium/contract/audit'
import { sql } from 'drizzle-orm'
import { auditLog } from './schema.ts'
import type { Database } from './types.ts'

/** Makes a change in a transaction whose entries in the audit log name a user. */
export const changeAs = <Result>(
  db: Database,
  accountId: number,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await nameActor(tx, accountId)
    return change(tx)
  })

/** Names a user, or `applicantActor`, in the entries that the rest of a transaction makes in the audit log. */
export async function nameActor(tx: Database, accountId: number): Promise<void> {
  await tx.execute(sql`select set_config('atrium.actor', ${String(accountId)}, true)`)
}

/** `accounts.id` of the person whose change the transaction is; `null` for a command. */
export async function actorOf(tx: Database): Promise<number | null> {
  const actor = sql<number | null>`nullif(current_setting('atrium.actor', true), '')::integer`
  const [row] = await tx.select({ actor }).from(sql`(select 1) as one`)
  return row?.actor ?? null
}

/** Writes that the actor of the transaction opened a record: reading leaves no other trace. */
export async function recordOpening(tx: Database, kind: AuditKind, recordId: number): Promise<void> {
  await tx.insert(auditLog).values({
    ...{ actorId: await actorOf(tx), action: 'opened', kind, recordId: String(recordId) },
    ...{ before: {}, after: {} },
  })
}

/** Writes that the actor of the transaction removed a record whose table has no trigger, with what the log may keep of it. */
export async function recordRemoval(
  tx: Database,
  kind: AuditKind,
  recordId: number,
  before: Record<string, unknown>,
): Promise<void> {
  await tx.insert(auditLog).values({
    ...{ actorId: await actorOf(tx), action: 'removed', kind, recordId: String(recordId) },
    ...{ before, after: {} },
  })
}

/**
 * Lets the rest of a transaction change records without entries in the audit log, and the log itself: for samples,
 * restored backups and the retention.
 */
export async function withoutAudit(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('atrium.audit', 'off', true)`)
}

/** Ends what `withoutAudit` began. */
export async function withAudit(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('atrium.audit', '', true)`)
}
