import {
  type RecordChanges,
  type RecordDecision,
  type RecordRequestState,
  recordRequestStates,
} from '@atrium/contract/people'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'

export interface HeldDecision extends RecordDecision {
  /** `accounts.id` of the person who decided. */
  by: number
  /** ISO instant. */
  at: string
}

/** Requests of people to change what HR owns in their record. */
export const recordRequests = pgTable(
  'record_requests',
  {
    id: id(),
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The new values by field. */
    changes: jsonb('changes').$type<RecordChanges>().notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RecordRequestState>().notNull().default('sent'),
    /** The words of HR. */
    answer: text('answer').notNull().default(''),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** A decision that can still be undone; without effect until `held_until`. */
    held: jsonb('held').$type<HeldDecision>(),
    heldUntil: instant('held_until'),
  },
  (table) => [
    index('record_requests_user').on(table.accountId),
    // A person has one request that waits.
    uniqueIndex('record_requests_waiting').on(table.accountId).where(sql`${table.state} = 'sent'`),
    index('record_requests_held').on(table.heldUntil).where(sql`held_until is not null`),
    check(
      'record_requests_state',
      sql.raw(`state in (${recordRequestStates.map((one) => `'${one}'`).join(', ')})`),
    ),
  ],
)
