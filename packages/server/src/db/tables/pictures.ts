import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { files } from './files.ts'

/** The pictures and films that editors upload for the site. */
export const pictures = pgTable('pictures', {
  /** 16 random hexadecimal digits, as in addresses and in texts. */
  id: text('id').primaryKey(),
  fileId: integer('file_id')
    .notNull()
    .references(() => files.id),
  /** Pixels of the stored picture; empty for a film. */
  width: integer('width'),
  height: integer('height'),
  createdAt: createdAt(),
  /** Since when nothing names it; empty while something does. */
  unnamedSince: instant('unnamed_since'),
})
