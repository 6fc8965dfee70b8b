import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Facts that the server remembers, such as that the samples were inserted. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: createdAt(),
})
