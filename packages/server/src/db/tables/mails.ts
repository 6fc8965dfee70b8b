import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

export const mailStatuses = ['queued', 'sent', 'failed'] as const

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
    attachmentFileIds: integer('attachment_file_ids').array().notNull(),
    /** Further headers by name, such as `List-Unsubscribe`. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
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
    index('mails_due').on(table.nextAttemptAt).where(sql`${table.status} = 'queued'`),
    uniqueIndex('mails_message_id').on(table.messageId),
    check('mails_status', sql`${table.status} in ('queued', 'sent', 'failed')`),
  ],
)
