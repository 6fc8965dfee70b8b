import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** What the server remembers about itself, such as that samples were put in once. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: createdAt(),
})
