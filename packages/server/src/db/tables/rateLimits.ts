import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The calls of limited endpoints, counted in windows by caller. All servers on the database count together. */
export const rateLimits = pgTable('rate_limits', {
  /** SHA-256 of the endpoint and the caller: a network address or a person. */
  key: text('key').primaryKey(),
  calls: integer('calls').notNull(),
  /** The end of the window. */
  endsAt: instant('ends_at').notNull(),
})
