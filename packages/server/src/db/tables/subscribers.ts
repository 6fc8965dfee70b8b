import type { SubscriptionTopic } from '@atrium/contract/newsletter'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, language, speaks } from './columns.ts'

/**
 * Subscriptions to the newsletter and to new vacancies: requested, confirmed by mail, ended. The address is erased when a
 * subscription ends.
 */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    /** In lower case; empty once the subscription has ended. */
    email: text('email'),
    topic: text('topic').$type<SubscriptionTopic>().notNull().default('newsletter'),
    /** For vacancies: the categories; empty for all. */
    categoryIds: integer('category_ids').array().notNull().default(sql`'{}'`),
    /** For vacancies: the subscriber knows those that were published until this instant. */
    alertedAt: instant('alerted_at'),
    language: language(),
    /** SHA-256 of the token in the mail that asks to confirm; the token itself is kept nowhere. */
    confirmTokenHash: text('confirm_token_hash'),
    /**
     * The token to unsubscribe, part of every letter. It is stored in plain text, and can only end the subscription.
     */
    unsubscribeToken: text('unsubscribe_token').notNull(),
    /** The time of the newest mail that answers a request: a mail to confirm, or a reminder. */
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('subscribers_email_topic').on(table.email, table.topic),
    uniqueIndex('subscribers_unsubscribe_token').on(table.unsubscribeToken),
    index('subscribers_confirm_token').on(table.confirmTokenHash),
    speaks('subscribers_language', table.language),
  ],
)
