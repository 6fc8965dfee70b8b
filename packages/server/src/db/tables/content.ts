import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'

/** What editors write for visitors. Kind `site` has one item: the facts about the company. */
export const content = pgTable(
  'content',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** What editors change. */
    draft: jsonb('draft').$type<Record<string, unknown>>().notNull(),
    /** What visitors read; empty before the first publication. */
    published: jsonb('published').$type<Record<string, unknown>>(),
    /** Of the draft. */
    revision: integer('revision').notNull().default(1),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Empty for the server, and after the account is deleted. */
    changedBy: integer('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('content_site').on(table.kind).where(sql`${table.kind} = 'site'`)],
)

/** Every publication of an item. */
export const contentVersions = pgTable(
  'content_versions',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    value: jsonb('value').$type<Record<string, unknown>>().notNull(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.number] })],
)
