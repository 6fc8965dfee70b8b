import { type LetterTexts, letterStates } from '@atrium/contract/newsletter'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, instant, oneOf } from './columns.ts'

/** Letters to the subscribers of the newsletter. */
export const letters = pgTable(
  'letters',
  {
    id: id(),
    texts: jsonb('texts').$type<LetterTexts>().notNull(),
    /** Whether search engines may list its page. */
    isListed: boolean('is_listed').notNull(),
    state: text('state', { enum: letterStates }).notNull().default('draft'),
    revision: integer('revision').notNull().default(1),
    /** When a scheduled letter begins. */
    sendAt: instant('send_at'),
    /** Those who were subscribers then receive it. */
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** The subscriber whose mail was written last; they are written in the order of their ids. */
    lastSubscriberId: integer('last_subscriber_id').notNull().default(0),
    /** Whether all its mails are written. */
    isWritten: boolean('is_written').notNull().default(false),
    /** Mails that were written, and of these the delivered and the failed ones. */
    recipients: integer('recipients').notNull().default(0),
    delivered: integer('delivered').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Failed mails that a person has accepted by resuming the letter. */
    forgiven: integer('forgiven').notNull().default(0),
    /** Empty for a command, and after the account is deleted. */
    changedBy: integer('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  () => [check('letters_state', oneOf('state', letterStates))],
)
