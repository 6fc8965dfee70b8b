import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, language, speaks } from './columns.ts'

export const services = pgTable('services', {
  id: id(),
  /** The position in the list, from 1. */
  order: integer('order').notNull(),
  createdAt: createdAt(),
})

/** One row for each translation of a service. */
export const serviceTexts = pgTable(
  'service_texts',
  {
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    largeHeadName: text('large_head_name').notNull(),
    littleHeadName: text('little_head_name').notNull(),
    littleTextInfo: text('little_text_info').notNull(),
    detailHeads: jsonb('detail_heads').$type<{ heads: string[] }[]>().notNull(),
    detailTexts: jsonb('detail_texts').$type<{ texts: string[] }[]>().notNull(),
    detailTexts2: jsonb('detail_texts_2').$type<{ texts_2: string[] }[]>().notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.language] }),
    speaks('service_texts_language', table.language),
  ],
)
