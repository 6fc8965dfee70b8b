import { and, asc, desc, eq, gt, ilike, inArray, isNull, like, lte, or, sql } from 'drizzle-orm'
import { mails } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { receiptEnding } from './mail.ts'

export type MailRecord = typeof mails.$inferSelect

export async function insertMails(db: Database, rows: (typeof mails.$inferInsert)[]): Promise<void> {
  await db.insert(mails).values(rows)
}

/** Mails to many at once: whoever waits for a mail of their own does not wait behind them. */
const bulkKind = 'newsletter.letter'

/**
 * Takes mails that are due into this server's hands until `leasedUntil`, oldest first and letters last. Other servers
 * skip them meanwhile; after that time (this one was killed) they may take them.
 */
export async function claimDueMails(
  db: Database,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<MailRecord[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          eq(mails.status, 'queued'),
          lte(mails.nextAttemptAt, now),
          or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now)),
        ),
      )
      .orderBy(asc(eq(mails.kind, bulkKind)), asc(mails.id))
      .limit(limit)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    const claimed = await tx
      .update(mails)
      .set({ leasedUntil, attempts: sql`${mails.attempts} + 1` })
      .where(inArray(mails.id, ids))
      .returning()
    return claimed.sort((one, other) => one.id - other.id)
  })
}

/** Writes how an attempt ended and gives the mail back. */
export async function finishAttempt(
  db: Database,
  id: number,
  outcome: Partial<Pick<MailRecord, 'status' | 'sentAt' | 'nextAttemptAt' | 'lastError'>>,
): Promise<void> {
  await db
    .update(mails)
    .set({ ...outcome, leasedUntil: null })
    .where(eq(mails.id, id))
}

/** The newest first; with `about`, those whose kind, address or subject holds it. */
export async function listMails(db: Database, limit: number, about = ''): Promise<MailRecord[]> {
  const pattern = `%${about.replace(/[\\%_]/g, '\\$&')}%`
  const isAbout = or(ilike(mails.kind, pattern), ilike(mails.to, pattern), ilike(mails.subject, pattern))
  return db
    .select()
    .from(mails)
    .where(about === '' ? undefined : isAbout)
    .orderBy(desc(mails.id))
    .limit(limit)
}

export async function findMail(db: Database, id: number): Promise<MailRecord | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row
}

/** Which mails of a person are meant: those whose kind begins like this. */
interface MailsTo {
  to: string
  /** Such as `newsletter.`. */
  kind: string
}

/** Takes back mails that have not left, but for one that is in a server's hands. */
export async function withdrawMails(db: Database, { to, kind, now }: MailsTo & { now: Date }): Promise<void> {
  const isFree = or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now))
  await db.delete(mails).where(and(isOf({ to, kind }), eq(mails.status, 'queued'), isFree))
}

/** Forgets mails to a person, whether they have left or not; returns how many. */
export async function deleteMails(db: Database, which: MailsTo): Promise<number> {
  const removed = await db.delete(mails).where(isOf(which)).returning({ id: mails.id })
  return removed.length
}

/** Whether a person was written to since an instant, in a mail of a kind. */
export async function hasMailSince(db: Database, which: MailsTo & { since: Date }): Promise<boolean> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isOf(which), gt(mails.createdAt, which.since)))
    .limit(1)
  return rows.length > 0
}

/** Lets receipts for one address pass one after another, on all servers: the second finds the first. */
export async function waitForReceiptTurn(tx: Database, to: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`receipt ${to.toLowerCase()}`}, 0))`)
}

/** Whether an address, in any case of its letters, got a receipt of any kind since an instant. */
export async function hasReceiptSince(db: Database, to: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(sql`lower(${mails.to})`, to.toLowerCase()),
        like(mails.kind, `%${receiptEnding}`),
        gt(mails.createdAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}

const isOf = ({ to, kind }: MailsTo) => and(eq(mails.to, to), like(mails.kind, `${kind}%`))

/** Lets a mail that was given up be tried again from the start. Returns whether there was one. */
export async function requeueMail(db: Database, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(mails)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: now, leasedUntil: null })
    .where(and(eq(mails.id, id), eq(mails.status, 'failed')))
    .returning({ id: mails.id })
  return rows.length > 0
}
