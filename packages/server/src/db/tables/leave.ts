import { type LeaveAction, type LeaveState, leaveActions, leaveStates } from '@atrium/contract/leave'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, instant, type LocalizedText } from './columns.ts'
import { people } from './people.ts'

/** The kinds of leave, which HR edits. The migration brings the first five. */
export const leaveTypes = pgTable('leave_types', {
  id: id(),
  name: jsonb('name').$type<LocalizedText>().notNull(),
  hasBalance: boolean('has_balance').notNull(),
  /** Days a year, unless HR has set another number for the person and the year. */
  yearlyDays: integer('yearly_days').notNull().default(0),
  /** At most so many days that are left move into the next year. */
  carryOverDays: integer('carry_over_days').notNull().default(0),
  /** The person works on these days, elsewhere: can be reached, and is not away. */
  worksElsewhere: boolean('works_elsewhere').notNull().default(false),
  /** Since when the kind cannot be chosen any more. */
  archivedAt: instant('archived_at'),
})

export const leaveEntryKinds = ['entitlement', 'adjustment'] as const

/** What HR sets for a person's year: the entitlement, and adjustments with a reason. No sum is stored. */
export const leaveEntries = pgTable(
  'leave_entries',
  {
    id: id(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Not read any more: `person_id` took its place. A later release drops the column. */
    accountId: integer('user_id').references(() => accounts.id, { onDelete: 'set null' }),
    typeId: integer('type_id')
      .notNull()
      .references(() => leaveTypes.id),
    year: integer('year').notNull(),
    kind: text('kind').$type<(typeof leaveEntryKinds)[number]>().notNull(),
    /** 480 minutes are one day. */
    minutes: integer('minutes').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('leave_entries_person').on(table.personId, table.typeId, table.year),
    check('leave_entries_kind', sql.raw(`kind in (${leaveEntryKinds.map((one) => `'${one}'`).join(', ')})`)),
  ],
)

/** The id of the kind "other", which the migration brings. */
export const otherLeave = 5

/** Requests for days off. */
export const offDayRequests = pgTable(
  'off_day_requests',
  {
    id: id(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Not read any more: `person_id` took its place. A later release drops the column. */
    accountId: integer('user_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** ISO days in their order. */
    days: jsonb('days').$type<string[]>().notNull(),
    /** `HH:mm`, or empty for whole days. */
    startTime: text('start_time').notNull().default(''),
    endTime: text('end_time').notNull().default(''),
    message: text('message').notNull(),
    /** `leave_types.id`; a request of the form of the specification without a kind is "other". */
    typeId: integer('type_id')
      .notNull()
      .default(otherLeave)
      .references(() => leaveTypes.id),
    state: text('state').$type<LeaveState>().notNull().default('sent'),
    createdAt: createdAt(),
  },
  (table) => [
    index('off_day_requests_person').on(table.personId),
    check('off_day_requests_state', sql.raw(`state in (${leaveStates.map((one) => `'${one}'`).join(', ')})`)),
  ],
)

/** The steps of each request: what was done, by whom, when, with which words. */
export const offDaySteps = pgTable(
  'off_day_steps',
  {
    id: id(),
    requestId: integer('request_id')
      .notNull()
      .references(() => offDayRequests.id, { onDelete: 'cascade' }),
    /** Empty after the account is deleted. */
    accountId: integer('user_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Whose step it is, also without an account. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
    action: text('action').$type<LeaveAction>().notNull(),
    words: text('words').notNull().default(''),
    createdAt: createdAt(),
    /** A decision that the requester does not know yet: when the requester is notified. Until then it can be undone. */
    notifyAt: instant('notify_at'),
    /** The state of the request before such a decision. */
    formerState: text('former_state').$type<LeaveState>(),
  },
  (table) => [
    index('off_day_steps_request').on(table.requestId),
    index('off_day_steps_held').on(table.notifyAt).where(sql`notify_at is not null`),
    check('off_day_steps_action', sql.raw(`action in (${leaveActions.map((one) => `'${one}'`).join(', ')})`)),
  ],
)
