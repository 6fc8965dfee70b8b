import type { EventTag } from '@atrium/contract/events'
import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** The account id of events for everybody. */
export const everybody = 0

/**
 * What open pages of the staff area fetch again. Only triggers write events (migrations 0037 and 0045), one for each person and tag in a
 * transaction. The number is given at the end of the transaction, so that a reader never sees a lower one later.
 */
export const events = pgTable(
  'events',
  {
    transaction: xid8('transaction').notNull().default(sql`pg_current_xact_id()`),
    /** `everybody`, or the account of the person. */
    accountId: integer('account_id').notNull(),
    tag: text('tag').$type<EventTag>().notNull(),
    number: bigint('number', { mode: 'number' }),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.transaction, table.accountId, table.tag] }),
    index('events_number').on(table.number),
    index('events_account').on(table.accountId, table.number),
  ],
)
