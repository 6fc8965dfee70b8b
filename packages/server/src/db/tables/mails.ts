import type { CalendarMethod } from '@atrium/contract/meetings'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { letters } from './letters.ts'
import type { MeetingSnapshot } from './meetings.ts'

export const mailStatuses = ['queued', 'sent', 'failed'] as const

/** The calendar files of mails: the mails about a meeting to many people share one. */
export const mailCalendars = pgTable('mail_calendars', { id: id(), content: text('content').notNull() })

/** The outbox: a mail is written in the transaction of its cause, and delivered afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind').notNull(),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The same as a page, for mail programs that show it; empty for most mails. */
    html: text('html'),
    /** The letter that the mail is, and its recipient, who receives each letter once. */
    letterId: integer('letter_id').references(() => letters.id, { onDelete: 'set null' }),
    subscriberId: integer('subscriber_id'),
    attachmentFileIds: integer('attachment_file_ids').array().notNull(),
    /** Further headers by name, such as `List-Unsubscribe`. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /**
     * What the mail is about: `meeting 0198f0aa-…` (it replaces a queued mail about the same to the same address), or
     * `message <fingerprint>` (the same message of the contact page again is a duplicate).
     */
    about: text('about'),
    /** The calendar part: mail programs show buttons for it. Mails of earlier versions have the file in it. */
    calendar: jsonb('calendar').$type<{
      method: CalendarMethod
      attendees?: string[] | undefined
      content?: string
    }>(),
    calendarId: integer('calendar_id').references(() => mailCalendars.id),
    /** The meeting as the receiver of the mail knew it before; empty for a mail that is the first about it. */
    known: jsonb('known').$type<MeetingSnapshot>(),
    /** The same for all attempts, so that a duplicate can be recognised. */
    messageId: text('message_id').notNull(),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Until this instant one server has claimed the mail. */
    leasedUntil: instant('leased_until'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mails_calendar').on(table.calendarId),
    index('mails_due').on(table.nextAttemptAt).where(sql`${table.status} = 'queued'`),
    index('mails_about').on(table.about, table.to),
    index('mails_reply_to').on(table.replyTo, table.id).where(sql`${table.about} is not null`),
    uniqueIndex('mails_letter').on(table.letterId, table.subscriberId),
    index('mails_open').on(table.id).where(sql`${table.status} <> 'sent'`),
    uniqueIndex('mails_message_id').on(table.messageId),
    check('mails_status', sql`${table.status} in ('queued', 'sent', 'failed')`),
  ],
)
