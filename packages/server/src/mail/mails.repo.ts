import { fillAttendees } from '@atrium/contract/meetings/calendar'
import type { OutboxQuestion } from '@atrium/contract/outbox'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { insertMany } from '#db/insertMany.ts'
import { mailCalendars, mails } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { type MailCalendar, receiptEnding } from './mail.ts'

export type MailRecord = typeof mails.$inferSelect

type NewRow = Omit<typeof mails.$inferInsert, 'calendar' | 'calendarId'> & { calendar: MailCalendar | null }

/** Inserts mails, and each calendar file once. */
export async function insertMails(db: Database, rows: readonly NewRow[]): Promise<void> {
  const contents = [...new Set(rows.flatMap(({ calendar }) => calendar?.content ?? []))]
  const ids = await insertMany(
    db,
    mailCalendars,
    contents.map((content) => ({ content })),
  )
  const idOf = new Map(contents.map((content, place) => [content, ids[place]]))
  await insertMany(
    db,
    mails,
    rows.map(({ calendar, ...row }) => ({
      ...row,
      calendar: calendar && { method: calendar.method, attendees: calendar.attendees },
      calendarId: calendar && idOf.get(calendar.content),
    })),
  )
}

/** The calendar part of a mail, with its people; `undefined` for a mail without one. */
export async function findMailCalendar(
  db: Database,
  { calendar, calendarId }: Pick<MailRecord, 'calendar' | 'calendarId'>,
): Promise<Omit<MailCalendar, 'attendees'> | undefined> {
  if (!calendar) return undefined
  const { method, attendees = [], content = '' } = calendar
  if (calendarId === null) return { method, content }
  const [row] = await db.select().from(mailCalendars).where(eq(mailCalendars.id, calendarId))
  return row && { method, content: fillAttendees(row.content, attendees) }
}

/** Deletes the calendar files that no mail refers to. */
export async function deleteUnusedCalendars(tx: Database): Promise<void> {
  const inMails = tx.select().from(mails).where(eq(mails.calendarId, mailCalendars.id))
  await tx.delete(mailCalendars).where(notExists(inMails))
}

/** Mails that somebody waits for come first, such as the link for a password; those about meetings and bulk mails last. */
const turnOf = sql`case
  when ${mails.kind} like 'account.%' then 0
  when ${mails.kind} like 'meeting.%' then 2
  when ${mails.kind} in ('newsletter.letter', 'vacancies.alert') then 3
  else 1
end`

/** The mails of a paused letter wait. */
const isNotPaused = sql`(${mails.letterId} is null or ${mails.letterId} not in (select id from letters where state = 'paused'))`

/**
 * Claims due mails for this server until `leasedUntil`, by their turn and oldest first. Other servers skip claimed
 * mails; after `leasedUntil` (this server was killed) another server may claim them.
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
          isNotPaused,
        ),
      )
      .orderBy(asc(turnOf), asc(mails.id))
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

/** Records the result of an attempt and releases the claim. */
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

/** Whether a mail about a subject was written after an instant, sent or queued. */
export async function hasMailAbout(db: Database, about: string, since: Date): Promise<boolean> {
  const found = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.about, about), gt(mails.createdAt, since)))
    .limit(1)
  return found.length > 0
}

/** Newest first; with `about` only the mails whose kind, address or subject contains the text. */
export async function listMails(db: Database, limit: number, about = ''): Promise<MailRecord[]> {
  const folded = sql`fold_text(concat_ws(' ', ${mails.kind}, ${mails.to}, ${mails.subject}))`
  const isAbout = sql`position(fold_text(${about}) in ${folded}) > 0`
  return db
    .select()
    .from(mails)
    .where(about === '' ? undefined : isAbout)
    .orderBy(desc(mails.id))
    .limit(limit)
}

/** The mails that wait or have failed, newest first. */
export async function listOpenMails(
  db: Database,
  { state, area, before, count: most }: OutboxQuestion & { count: number },
): Promise<MailRecord[]> {
  return db
    .select()
    .from(mails)
    .where(
      and(
        state ? eq(mails.status, state) : ne(mails.status, 'sent'),
        area && like(mails.kind, `${area}.%`),
        before === undefined ? undefined : lt(mails.id, before),
      ),
    )
    .orderBy(desc(mails.id))
    .limit(most)
}

/** How many mails wait, and how many have failed. */
export async function countOpenMails(
  db: Database,
): Promise<{ status: MailRecord['status']; count: number }[]> {
  const rows = await db
    .select({ status: mails.status, count: count() })
    .from(mails)
    .where(inArray(mails.status, ['queued', 'failed']))
    .groupBy(mails.status)
  return (['queued', 'failed'] as const).map((status) => ({
    status,
    count: rows.find((row) => row.status === status)?.count ?? 0,
  }))
}

export async function findMail(db: Database, id: number): Promise<MailRecord | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row
}

/** Selects the mails to a person by the prefix of their kind. */
interface MailsTo {
  to: string
  /** Such as `newsletter.`. */
  kind: string
}

/** Deletes queued mails, except for claimed ones. */
export async function withdrawMails(db: Database, { to, kind, now }: MailsTo & { now: Date }): Promise<void> {
  const isFree = or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now))
  await db.delete(mails).where(and(isOf({ to, kind }), eq(mails.status, 'queued'), isFree))
}

/** Deletes the queued mails about subjects to addresses, except for claimed ones; returns them, oldest first. */
export async function withdrawMailsAbout(
  db: Database,
  subjects: readonly { about: string; to: string }[],
  now: Date,
): Promise<MailRecord[]> {
  if (subjects.length === 0) return []
  const isFree = or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now))
  const isAbout = sql`(${mails.about}, ${mails.to}) in (select subject.about, subject."to"
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as subject(about text, "to" text))`
  const removed = await db
    .delete(mails)
    .where(and(isAbout, eq(mails.status, 'queued'), isFree))
    .returning()
  return removed.sort((one, other) => one.id - other.id)
}

/** How many mails about something one person has caused for another since an instant, by the two addresses. */
export async function countMailsAbout(
  db: Database,
  pairs: readonly { to: string; replyTo?: string | undefined }[],
  since: Date,
): Promise<{ to: string; replyTo: string; count: number }[]> {
  if (pairs.length === 0) return []
  const rows = await db
    .select({ to: mails.to, replyTo: mails.replyTo, count: count() })
    .from(mails)
    .where(
      and(
        isNotNull(mails.about),
        inArray(mails.replyTo, [...new Set(pairs.flatMap(({ replyTo }) => replyTo ?? []))]),
        inArray(mails.to, [...new Set(pairs.map(({ to }) => to))]),
        gt(mails.createdAt, since),
      ),
    )
    .groupBy(mails.to, mails.replyTo)
  return rows.map((row) => ({ ...row, replyTo: row.replyTo ?? '' }))
}

/** The queued mails about subjects to addresses. */
export async function listQueuedAbout(
  db: Database,
  subjects: readonly { about: string; to: string }[],
): Promise<{ about: string | null; to: string }[]> {
  if (subjects.length === 0) return []
  return db
    .select({ about: mails.about, to: mails.to })
    .from(mails)
    .where(
      and(
        eq(mails.status, 'queued'),
        isNull(mails.leasedUntil),
        inArray(mails.about, [...new Set(subjects.map(({ about }) => about))]),
        inArray(mails.to, [...new Set(subjects.map(({ to }) => to))]),
      ),
    )
}

/** When the last mails of a kind that a person answers were or will be sent, latest mail first; at most `limit`. */
export async function listDueTimes(
  db: Database,
  { replyTo, kind, limit }: { replyTo: string; kind: string; limit: number },
): Promise<Date[]> {
  const rows = await db
    .select({ dueAt: mails.nextAttemptAt })
    .from(mails)
    .where(and(eq(mails.replyTo, replyTo), isNotNull(mails.about), like(mails.kind, `${kind}%`)))
    .orderBy(desc(mails.id))
    .limit(limit)
  return rows.map(({ dueAt }) => dueAt)
}

/** Deletes all mails to a person, sent or queued; returns their number. */
export async function deleteMails(db: Database, which: MailsTo): Promise<number> {
  const removed = await db.delete(mails).where(isOf(which)).returning({ id: mails.id })
  return removed.length
}

/** Whether a mail of a kind was written to a person since an instant. */
export async function hasMailSince(db: Database, which: MailsTo & { since: Date }): Promise<boolean> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isOf(which), gt(mails.createdAt, which.since)))
    .limit(1)
  return rows.length > 0
}

/** When the last receipt of any kind to an address was or will be sent, if that is after an instant. */
export async function findLastReceipt(db: Database, to: string, since: Date): Promise<Date | undefined> {
  const { nextAttemptAt, kind } = mails
  const [row] = await db
    .select({ at: nextAttemptAt })
    .from(mails)
    .where(and(eq(mails.to, to), like(kind, `%${receiptEnding}`), gt(nextAttemptAt, since)))
    .orderBy(desc(nextAttemptAt))
    .limit(1)
  return row?.at
}

const isOf = ({ to, kind }: MailsTo) => and(eq(mails.to, to), like(mails.kind, `${kind}%`))

/** Queues a failed mail again, or all, with a full number of attempts (retry). Returns how many there were. */
export async function requeueMails(db: Database, now: Date, id?: number): Promise<number> {
  const rows = await db
    .update(mails)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: now, leasedUntil: null })
    .where(and(eq(mails.status, 'failed'), id === undefined ? undefined : eq(mails.id, id)))
    .returning({ id: mails.id })
  return rows.length
}

/** Deletes a failed mail and returns its kind; `undefined` when there is none. */
export async function deleteFailedMail(tx: Database, id: number): Promise<string | undefined> {
  const [row] = await tx
    .delete(mails)
    .where(and(eq(mails.id, id), eq(mails.status, 'failed')))
    .returning({ kind: mails.kind })
  return row?.kind
}

/** Deletes the latest mail of a kind about something, if it is queued and not claimed; returns whether it was. */
export async function withdrawLatest(
  db: Database,
  { about, kind, now }: { about: string; kind: string; now: Date },
): Promise<boolean> {
  const [latest] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.about, about), eq(mails.kind, kind)))
    .orderBy(desc(mails.id))
    .limit(1)
  if (!latest) return false
  const isFree = or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now))
  const removed = await db
    .delete(mails)
    .where(and(eq(mails.id, latest.id), eq(mails.status, 'queued'), isFree))
    .returning({ id: mails.id })
  return removed.length > 0
}
