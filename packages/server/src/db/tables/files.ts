import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** Stored files; the content is in the storage under `key`. */
export const files = pgTable(
  'files',
  {
    id: id(),
    key: text('key').notNull(),
    /** The name given by the sender, for display only: never a path. */
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('files_key').on(table.key)],
)
