import type {
  AnswerState,
  Attachment,
  Attendee,
  CountedVersions,
  Meeting,
  Recurrence,
} from '@atrium/contract/meetings'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'
import { files } from './files.ts'
import { rooms } from './rooms.ts'

/** A meeting as people are told of it. */
export interface MeetingSnapshot extends Meeting {
  /** The room is not booked for the next day of the meeting: nobody is led there. */
  isRoomTaken?: boolean | undefined
}

interface SpanColumns {
  day: AnyPgColumn
  recurrence: AnyPgColumn
  firstDay: AnyPgColumn
  lastDay: AnyPgColumn
}

/** The first day on which a stored meeting may take place. */
export const firstDayOf = ({ day, recurrence, firstDay }: SpanColumns) =>
  sql<string>`coalesce(${firstDay}, case when ${recurrence} is null then ${day} else '0000-01-01' end)`

/** The last day on which a stored meeting may take place. */
export const lastDayOf = ({ day, recurrence, lastDay }: SpanColumns) =>
  sql<string>`coalesce(${lastDay}, case when ${recurrence} is null then ${day} else '9999-12-31' end)`

/** Meetings of users, each under its organiser. A deleted meeting stays as a tombstone, so that other devices learn of the deletion. */
export const meetings = pgTable(
  'meetings',
  {
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
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
    attachments: jsonb('attachments').$type<Attachment[]>().notNull(),
    invitees: jsonb('invitees').$type<Attendee[]>().notNull().default([]),
    /** The name of the room as the organiser chose it; whether it is booked is in `room_bookings`. */
    roomname: text('roomname').notNull().default(''),
    recurrence: jsonb('recurrence').$type<Recurrence>(),
    /**
     * Of a series the first and the last ISO day on which it takes place (`spanOf`). Empty for another meeting, and for a
     * series that a server of an earlier version wrote: `firstDayOf` and `lastDayOf` tell them apart.
     */
    firstDay: text('first_day'),
    lastDay: text('last_day'),
    /** Characters of the texts of the meeting and of its changed occurrences, as `textLengthOf` counts them. */
    textLength: integer('text_length').notNull().default(0),
    /** Increases with each change of day, time, room or repetition (RFC 5546, 2.1.4). */
    sequence: integer('sequence').notNull().default(0),
    /** Which answers count; empty where only those to the current `sequence` do. */
    counted: jsonb('counted').$type<CountedVersions>(),
    look: integer('look').notNull(),
    /** Instants by the clock of the device. */
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    isDeleted: boolean('is_deleted').notNull(),
    /** The revision: increases with each change of a user's meetings, so that a device can ask for newer changes. */
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('meetings_revision').on(table.accountId, table.revision),
    index('meetings_day').on(table.day),
    index('meetings_last_day').on(table.accountId, lastDayOf(table)),
    uniqueIndex('meetings_id').on(table.id),
    check('meetings_look', sql`${table.look} between 0 and 4`),
  ],
)

/**
 * The people whom a meeting invites: accounts and guests. A person who is no longer invited stays with `isRemoved`, so that
 * the devices of that person learn of it.
 */
export const meetingPeople = pgTable(
  'meeting_people',
  {
    id: id(),
    meetingId: text('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** Empty for a guest. */
    accountId: integer('user_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The address of a guest, in lower case; empty for an account. */
    email: text('email'),
    /** As among the invitees of the meeting. */
    name: text('name').notNull(),
    isRemoved: boolean('is_removed').notNull().default(false),
    /** One sequence per account with `meetings.revision`; 0 for a guest. */
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('meeting_people_user').on(table.meetingId, table.accountId),
    uniqueIndex('meeting_people_email').on(table.meetingId, table.email),
    index('meeting_people_revision').on(table.accountId, table.revision),
    check('meeting_people_kind', sql`(${table.accountId} is null) <> (${table.email} is null)`),
  ],
)

/** The links of mails to the pages on which invited people answer. Each mail has a link of its own, and all of them work. */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    /** SHA-256 of the token in the link; the token itself is kept nowhere but in its mail. */
    tokenHash: text('token_hash').primaryKey(),
    personId: integer('person_id')
      .notNull()
      .references(() => meetingPeople.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('invitation_links_person').on(table.personId)],
)

/** The latest answer of each invited person to a meeting, or to one occurrence of it. */
export const meetingAnswers = pgTable(
  'meeting_answers',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => meetingPeople.id, { onDelete: 'cascade' }),
    /** The original day of the occurrence; empty for the whole meeting. */
    day: text('day').notNull().default(''),
    state: text('state').$type<AnswerState>().notNull(),
    /** By the clock of the device. */
    answeredAt: instant('answered_at').notNull(),
    /** The `sequence` that the person answered. */
    sequence: integer('sequence').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.day] }),
    check('meeting_answers_state', sql`${table.state} in ('accepted', 'maybe', 'declined')`),
  ],
)

const int8range = customType<{ data: string }>({ dataType: () => 'int8range' })

/**
 * The bookings of rooms, one for each occurrence of a meeting. The exclusion constraint `room_bookings_once` (migration
 * 0022) refuses two bookings of one room at one time.
 */
export const roomBookings = pgTable(
  'room_bookings',
  {
    id: id(),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    meetingId: text('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** The original day of the occurrence. */
    occurrence: text('occurrence').notNull(),
    /** ISO day of the booking. */
    day: text('day').notNull(),
    /** Minutes since 1970-01-01 00:00 by the company's clock; `endMinute` is exclusive. */
    startMinute: integer('start_minute').notNull(),
    endMinute: integer('end_minute').notNull(),
    /** Room and time as one range: with it the exclusion constraint needs no extension of the database. */
    occupied: int8range('occupied').generatedAlwaysAs(
      sql`int8range(room_id * 1000000000::bigint + start_minute, room_id * 1000000000::bigint + end_minute)`,
    ),
  },
  (table) => [
    uniqueIndex('room_bookings_occurrence').on(table.meetingId, table.occurrence),
    index('room_bookings_day').on(table.roomId, table.day),
    check(
      'room_bookings_minutes',
      sql`0 <= ${table.startMinute} and ${table.startMinute} < ${table.endMinute}`,
    ),
  ],
)

/** The private calendar address of an account. */
export const calendarFeeds = pgTable('calendar_feeds', {
  accountId: integer('user_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The hash of the secret in the address. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
})

/** Attachments of meetings, by the ids that the browsers made. */
export const meetingFiles = pgTable(
  'meeting_files',
  {
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    createdAt: createdAt(),
    /** Since when no meeting names the file; empty while a meeting does. */
    unnamedSince: instant('unnamed_since'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
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
