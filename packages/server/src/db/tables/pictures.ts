import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { files } from './files.ts'

/** The pictures that editors upload for the site. */
export const pictures = pgTable('pictures', {
  /** 16 random hexadecimal digits, as in addresses and in texts. */
  id: text('id').primaryKey(),
  fileId: integer('file_id')
    .notNull()
    .references(() => files.id),
  /** Pixels of the stored file. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: createdAt(),
  /** Since when nothing names the picture; empty while something does. */
  unnamedSince: instant('unnamed_since'),
})
