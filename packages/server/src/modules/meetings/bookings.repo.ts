import type { IsoDay } from '@atrium/contract/days'
import { and, asc, eq, exists, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { inChunks } from '#db/inChunks.ts'
import { insertMany } from '#db/insertMany.ts'
import type { RoomRecord } from '#db/rooms.ts'
import { computers, meetingPeople, meetings, roomBookings, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** A booking that is to be made, or is there. */
export type Booking = Pick<
  typeof roomBookings.$inferSelect,
  'roomId' | 'meetingId' | 'occurrence' | 'day' | 'startMinute' | 'endMinute'
>

/** The time of a booking, without its room and meeting. */
export type BookedSpan = Omit<Booking, 'roomId' | 'meetingId'>

/**
 * The rooms with one of the keys, and those that one of the meetings has booked. Each stays locked until the transaction
 * ends: bookings of a room are made one after another, and always lock their rooms in one order, so that none of them
 * waits for another in a circle.
 */
export const lockRooms = (
  tx: Database,
  keys: readonly string[],
  meetingIds: readonly string[],
): Promise<RoomRecord[]> =>
  tx
    .select()
    .from(rooms)
    .where(
      or(
        inArray(rooms.key, [...keys]),
        inArray(
          rooms.id,
          tx
            .select({ id: roomBookings.roomId })
            .from(roomBookings)
            .where(inArray(roomBookings.meetingId, [...meetingIds])),
        ),
      ),
    )
    .orderBy(asc(rooms.id))
    .for('no key update')

export const listBookingsOf = (db: Database, meetingIds: readonly string[]) =>
  db
    .select()
    .from(roomBookings)
    .where(inArray(roomBookings.meetingId, [...meetingIds]))

/** The occurrences that have a booking, by meeting. A series has hundreds of them: each meeting is one row. */
export async function listBookedOccurrences(
  db: Database,
  meetingIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<IsoDay>>> {
  const { meetingId, occurrence } = roomBookings
  const rows = await db
    .select({ meetingId, occurrences: sql<IsoDay[]>`json_agg(${occurrence})` })
    .from(roomBookings)
    .where(inArray(meetingId, [...meetingIds]))
    .groupBy(meetingId)
  return new Map(rows.map((row) => [row.meetingId, new Set(row.occurrences)]))
}

/** The ids of those meetings that have a room for the given occurrence. */
export async function listBookedMeetings(
  db: Database,
  wanted: readonly { meetingId: string; occurrence: IsoDay }[],
): Promise<string[]> {
  if (wanted.length === 0) return []
  const { meetingId, occurrence } = roomBookings
  const rows = await db
    .select({ meetingId })
    .from(roomBookings)
    .where(
      sql`(${meetingId}, ${occurrence}) in (select wanted."meetingId", wanted.occurrence
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted("meetingId" text, occurrence text))`,
    )
  return rows.map((row) => row.meetingId)
}

/** Bookings of one statement that gets them as one value: a series has hundreds. */
const bookingsAtOnce = 1000

export async function deleteBookings(tx: Database, ids: readonly number[]): Promise<void> {
  const deleted = (part: readonly number[]) =>
    sql`${roomBookings.id} in (select given.id::int from jsonb_array_elements_text(${JSON.stringify(part)}::jsonb) as given(id))`
  for (const part of inChunks(ids, bookingsAtOnce)) await tx.delete(roomBookings).where(deleted(part))
}

/** Makes those bookings whose room is free then; the exclusion constraint of the table decides. */
export async function insertBookings(tx: Database, bookings: readonly Booking[]): Promise<void> {
  for (const part of inChunks(bookings, bookingsAtOnce))
    await insertMany(tx, roomBookings, part, sql`on conflict do nothing`)
}

/** The rooms that can be booked, unsorted. */
export const listBookableRooms = (db: Database): Promise<RoomRecord[]> =>
  db.select().from(rooms).where(isNotNull(rooms.capacity))

interface SpansQuestion {
  spans: readonly BookedSpan[]
  /** The owner of the meeting `exceptId`, whose bookings do not count. */
  accountId: number
  exceptId?: string | undefined
}

/** The rooms that can be booked, unsorted, each with the days on which it is booked in one of the spans. */
export const listTakenRooms = (db: Database, { spans, accountId, exceptId = '' }: SpansQuestion) =>
  db
    .select({
      name: rooms.name,
      conflictDays: sql<IsoDay[]>`(
        select coalesce(json_agg(taken.day order by taken.day), '[]')
        from (
          select distinct wanted.day
          from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb)
            as wanted(day text, "startMinute" integer, "endMinute" integer)
          join room_bookings booked on booked.room_id = rooms.id and booked.day = wanted.day
            and booked.start_minute < wanted."endMinute" and wanted."startMinute" < booked.end_minute
          join meetings booker on booker.id = booked.meeting_id
          where not (booker.id = ${exceptId} and booker.user_id = ${accountId})
        ) taken
      )`,
    })
    .from(rooms)
    .where(isNotNull(rooms.capacity))

/** What belongs to a room itself, in the order in which it came. */
export const listDevices = (db: Database, roomId: number) =>
  db.select().from(computers).where(eq(computers.roomId, roomId)).orderBy(asc(computers.id))

/** Whether a person organises a meeting, or is invited to it. */
const concerns = (db: Database, accountId: number) =>
  or(
    eq(meetings.accountId, accountId),
    exists(
      db
        .select({ one: sql`1` })
        .from(meetingPeople)
        .where(
          and(
            eq(meetingPeople.meetingId, meetings.id),
            eq(meetingPeople.accountId, accountId),
            eq(meetingPeople.isRemoved, false),
          ),
        ),
    ),
  )

/** The rooms that can be booked, unsorted, each with its bookings of a day that end after a minute, the first one first. */
export const listRoomsUntilMidnight = (db: Database, day: IsoDay, minute: number) =>
  db
    .select({
      roomname: rooms.name,
      booking: { startMinute: roomBookings.startMinute, endMinute: roomBookings.endMinute },
    })
    .from(rooms)
    .leftJoin(
      roomBookings,
      and(eq(roomBookings.roomId, rooms.id), eq(roomBookings.day, day), gt(roomBookings.endMinute, minute)),
    )
    .where(isNotNull(rooms.capacity))
    .orderBy(asc(roomBookings.startMinute))

interface DayQuestion {
  day: IsoDay
  /** All rooms where it is left out. */
  roomId?: number | undefined
  /** `undefined` for a visitor who is not signed in. */
  viewerId?: number | undefined
}

/** The bookings of a day, the first one first; with the meeting where it concerns the viewer. */
export const listDayBookings = (db: Database, { day, roomId, viewerId = 0 }: DayQuestion) =>
  db
    .select({
      roomId: roomBookings.roomId,
      startMinute: roomBookings.startMinute,
      endMinute: roomBookings.endMinute,
      occurrence: roomBookings.occurrence,
      meeting: { id: meetings.id, title: meetings.title, recurrence: meetings.recurrence },
      isOwn: sql<boolean>`${meetings.accountId} = ${viewerId}`,
      isConcerned: sql<boolean>`${concerns(db, viewerId)}`,
    })
    .from(roomBookings)
    .innerJoin(meetings, eq(meetings.id, roomBookings.meetingId))
    .where(and(eq(roomBookings.day, day), roomId === undefined ? undefined : eq(roomBookings.roomId, roomId)))
    .orderBy(asc(roomBookings.startMinute))
