import { type OffDayState, offDayStates } from '@atrium/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** Requests for days off, as they were sent. */
export const offDayRequests = pgTable(
  'off_day_requests',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** ISO days in their order. */
    days: jsonb('days').$type<string[]>().notNull(),
    /** `HH:mm`, or empty for whole days. */
    startTime: text('start_time').notNull().default(''),
    endTime: text('end_time').notNull().default(''),
    message: text('message').notNull(),
    state: text('state').$type<OffDayState>().notNull().default('sent'),
    createdAt: createdAt(),
  },
  (table) => [
    index('off_day_requests_user').on(table.userId),
    check(
      'off_day_requests_state',
      sql.raw(`state in (${offDayStates.map((one) => `'${one}'`).join(', ')})`),
    ),
  ],
)
