import type { MeetingAttachment } from '@atrium/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'
import { files } from './files.ts'

/** The meetings that people keep; one that was deleted leaves its id, so that other devices hear of it. */
export const meetings = pgTable(
  'meetings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A UUID that the person's browser made. */
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
    /** Instants of the person's own clock. */
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    isDeleted: boolean('is_deleted').notNull(),
    /** Counts up with each change of a person's meetings: what a device has not seen yet is above its number. */
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('meetings_revision').on(table.userId, table.revision),
    index('meetings_day').on(table.day),
    check('meetings_look', sql`${table.look} between 0 and 4`),
  ],
)

/** The files of people's meetings, under the ids that their browsers gave them. */
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
    /** When it was first found that no meeting of the person names it; empty while one does. */
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
