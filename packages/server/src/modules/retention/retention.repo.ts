import type { IsoDay } from '@atrium/contract/days'
import { and, eq, isNull, like, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { deleteTraces } from '#db/applicationEvents.ts'
import { withoutAudit } from '#db/audit.ts'
import { applications, auditLog, editors, events, mails, subscribers } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { deleteFiles } from '#storage/files.repo.ts'

/**
 * Deletes the applications that arrived before an instant and are not kept longer, or were kept until a day before `today`,
 * with all that belongs to them: CVs, history, ratings, mails to the applicant, notifications. Returns the storage keys of the
 * CVs and the number of the mails. An application stays while a mail about it is queued.
 */
export async function deleteApplications(
  tx: Database,
  before: Date,
  today: IsoDay,
): Promise<{ keys: string[]; mails: number }> {
  const { id, cvFileId, createdAt, keepUntil } = applications
  const about = sql`'application ' || ${id}`
  const waiting = tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.status, 'queued'),
        or(sql`${cvFileId} = any(${mails.attachmentFileIds})`, sql`${mails.about} = ${about}`),
      ),
    )
  const isOver = or(lt(keepUntil, today), and(isNull(keepUntil), lt(createdAt, before)))
  const removed = await tx
    .delete(applications)
    .where(and(isOver, notExists(waiting)))
    .returning({ id, file: cvFileId })
  const ids = removed.map((one) => one.id)
  const deleted = await deleteTraces(tx, ids)
  const keys = await deleteFiles(
    tx,
    removed.map(({ file }) => file),
  )
  return { keys, mails: deleted }
}

/** Deletes mails older than an instant whose kind has a prefix; returns their number. Queued mails stay. */
export async function deleteOldMails(tx: Database, kind: string, before: Date): Promise<number> {
  const removed = await tx
    .delete(mails)
    .where(and(like(mails.kind, `${kind}%`), ne(mails.status, 'queued'), lt(mails.createdAt, before)))
    .returning({ id: mails.id })
  return removed.length
}

/** Deletes unconfirmed subscriptions that were last requested before an instant, and their mails. */
export async function deleteUnconfirmed(tx: Database, before: Date): Promise<number> {
  const isStale = and(
    isNull(subscribers.confirmedAt),
    isNull(subscribers.endedAt),
    lt(subscribers.askedAt, before),
  )
  const stale = tx
    .select({ email: subscribers.email, kind: sql`${subscribers.topic} || '.confirm'` })
    .from(subscribers)
    .where(isStale)
  await tx.delete(mails).where(sql`(${mails.to}, ${mails.kind}) in ${stale}`)
  const removed = await tx.delete(subscribers).where(isStale).returning({ id: subscribers.id })
  return removed.length
}

/** Deletes the entries of the audit log before an instant. The rest of the transaction writes none. */
export async function deleteOldAudit(tx: Database, before: Date): Promise<number> {
  await withoutAudit(tx)
  const removed = await tx.delete(auditLog).where(lt(auditLog.at, before)).returning({ id: auditLog.id })
  return removed.length
}

/** Deletes the rows of subscriptions that ended before an instant. */
export async function deleteEnded(tx: Database, before: Date): Promise<number> {
  const removed = await tx
    .delete(subscribers)
    .where(lt(subscribers.endedAt, before))
    .returning({ id: subscribers.id })
  return removed.length
}

/** Deletes what people edited before an instant. */
export const deleteOldEditors = (tx: Database, before: Date) =>
  tx.delete(editors).where(lt(editors.seenAt, before))

/** Deletes the events before an instant. The latest one stays: its number says whether a reader knows all that came after. */
export async function deleteOldEvents(tx: Database, before: Date): Promise<void> {
  const latest = sql`(select max(${events.number}) from ${events})`
  await tx.delete(events).where(and(lt(events.at, before), lt(events.number, latest)))
}
