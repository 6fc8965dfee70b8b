import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, language, speaks } from './columns.ts'

/** The newsletter: asked for, confirmed by mail, ended. The address goes when a subscription ends. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    /** In lower case; empty once the subscription has ended. */
    email: text('email'),
    language: language(),
    /** SHA-256 of the token in the mail that asks to confirm; the token itself is kept nowhere. */
    confirmTokenHash: text('confirm_token_hash'),
    /** Stands in every letter, so it has to be known; it can do nothing but end the subscription. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
    /** When the newest mail that answers a request was written: one that asks to confirm, or a reminder. */
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('subscribers_email').on(table.email),
    uniqueIndex('subscribers_unsubscribe_token').on(table.unsubscribeToken),
    index('subscribers_confirm_token').on(table.confirmTokenHash),
    speaks('subscribers_language', table.language),
  ],
)
