import type { Language } from '@atrium/contract/core'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'

/**
 * What editors write for visitors. Kind `site` has one item: the facts about the company. The other kinds are `contentKinds` of the
 * contract; before the first change of one, its shipped items have no rows.
 */
export const content = pgTable(
  'content',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** Names the item among those of its kind, for ever. */
    key: text('key').notNull().default('site'),
    /** Its place among the items of the kind. */
    position: integer('item_order').notNull().default(0),
    /** What editors change. */
    draft: jsonb('draft').$type<Record<string, unknown>>().notNull(),
    /** What visitors read; empty before the first publication. */
    published: jsonb('published').$type<Record<string, unknown>>(),
    /** Languages whose texts in the draft are older than those of another. */
    outdated: text('outdated').array().$type<Language[]>().notNull().default(sql`'{}'`),
    /** Of the draft. */
    revision: integer('revision').notNull().default(1),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Empty for the server, and after the account is deleted. */
    changedBy: integer('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** When the draft becomes `published`, and who decided so. */
    publishAt: instant('publish_at'),
    publishBy: integer('publish_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** An editor asks for the publication. */
    isAsked: boolean('is_asked').notNull().default(false),
    /** The next publication takes the item away. */
    isRemoved: boolean('is_removed').notNull().default(false),
    /** SHA-256 of the token in the private link to the draft, and when the link ends. */
    previewHash: text('preview_hash'),
    previewUntil: instant('preview_until'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('content_site').on(table.kind).where(sql`${table.kind} = 'site'`),
    uniqueIndex('content_key').on(table.kind, table.key),
    uniqueIndex('content_preview').on(table.previewHash),
  ],
)

/** The people who have something of the desk open to edit it. */
export const editors = pgTable(
  'editors',
  {
    /** What is edited: `content.question.estimate`, `news.12`. */
    subject: text('subject').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.accountId] })],
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
