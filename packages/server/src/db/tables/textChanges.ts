import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant, language, speaks } from './columns.ts'

/** Texts of the interface and of mails that editors have put in the place of the shipped ones. */
export const textChanges = pgTable(
  'text_changes',
  {
    /** Names the text in the audit log: `RU careers:receipt.sent`. */
    id: text('id').primaryKey().generatedAlwaysAs(sql`language || ' ' || namespace || ':' || key`),
    language: language(),
    namespace: text('namespace').notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    /** The shipped text and the original as they were: when they are others now, the text needs another look. */
    shippedText: text('shipped_text').notNull(),
    originalText: text('original_text').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Empty after the account is deleted. */
    changedBy: integer('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [speaks('text_changes_language', table.language)],
)
