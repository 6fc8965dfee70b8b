import type { MeetingAttachment } from '@atrium/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'
import { files } from './files.ts'

/** Meetings of users. A deleted meeting stays as a tombstone, so that other devices learn of the deletion. */
export const meetings = pgTable(
  'meetings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A UUID made by the browser of the user. */
    id: text('id').notNull(),
    title: text('title').notNull(),
    /** ISO day. */
    day: text('day').notNull(),
    /** `HH:mm` of the company's clock. */
    start: text('start_time').notNull(),
    end: text('end_time').notNull(),
    attendees: jsonb('attendees').$type<string[]>().notNull(),
    notes: text('notes').notNull(),
    attachments: jsonb('attachments').$type<MeetingAttachment[]>().notNull(),
    look: integer('look').notNull(),
    /** Instants by the clock of the device. */
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    isDeleted: boolean('is_deleted').notNull(),
    /** The revision: increases with each change of a user's meetings, so that a device can ask for newer changes. */
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('meetings_revision').on(table.userId, table.revision),
    index('meetings_day').on(table.day),
    check('meetings_look', sql`${table.look} between 0 and 4`),
  ],
)

/** Attachments of meetings, by the ids that the browsers made. */
export const meetingFiles = pgTable(
  'meeting_files',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    createdAt: createdAt(),
    /** Since when no meeting names the file; empty while a meeting does. */
    unnamedSince: instant('unnamed_since'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

/** The company's schedule (spec 7, Schedule.json), in the order of `id`. */
export const scheduledMeetings = pgTable(
  'scheduled_meetings',
  {
    id: id(),
    title: text('title').notNull(),
    /** ISO day. */
    day: text('day').notNull(),
    start: text('start_time').notNull(),
    end: text('end_time').notNull(),
    attendees: jsonb('attendees').$type<string[]>().notNull(),
    notes: text('notes').notNull().default(''),
  },
  (table) => [index('scheduled_meetings_day').on(table.day)],
)
