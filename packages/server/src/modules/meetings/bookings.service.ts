import { readTime } from '@atrium/contract/core'
import { type IsoDay, startOfDay } from '@atrium/contract/days'
import type { Meeting } from '@atrium/contract/meetings'
import { nextOccurrence, occurrencesIn, type Series } from '@atrium/contract/meetings/series'
import { lookupKey } from '#db/lookupKey.ts'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'
import type { Database } from '#db/types.ts'
import {
  type BookedSpan,
  type Booking,
  deleteBookings,
  insertBookings,
  listBookableRooms,
  listBookedMeetings,
  listBookedOccurrences,
  listBookingsOf,
  lockRooms,
} from './bookings.repo.ts'

const endOfTime: IsoDay = '9999-12-31'

/** Minutes from 1970-01-01 00:00 by the company's clock to the beginning of a day. */
export const startOfDayMinute = (day: IsoDay): number => startOfDay(day).getTime() / 60_000

/** The days, by meeting, for which a meeting has no booking of the room that it wants. */
export type TakenDays = ReadonlyMap<string, IsoDay[]>

/**
 * Makes the bookings of meetings equal to their occurrences from `today` on, and returns the days for which the room
 * could not be booked: another meeting has the room, or the room does not exist or cannot be booked. A meeting with a room keeps it:
 * a booking that fits is not touched. A meeting whose room has been renamed since it was booked keeps its bookings, while
 * its people leave the room as it was `before`.
 */
export async function bookRooms(
  tx: Database,
  changed: readonly { meeting: Meeting; before?: Meeting | undefined }[],
  today: IsoDay,
): Promise<TakenDays> {
  const meetings = changed.map(({ meeting }) => meeting)
  const ids = meetings.map(({ id }) => id)
  const keys = meetings.flatMap(({ roomname }) => (roomname ? [lookupKey(roomname)] : []))
  const rooms = await lockRooms(tx, keys, ids)
  const bookings = await listBookingsOf(tx, ids)
  const roomOf = ({ meeting, before }: (typeof changed)[number]) => {
    const key = lookupKey(meeting.roomname ?? '')
    const named = rooms.find((room) => room.key === key)
    if (named || before?.roomname !== meeting.roomname) return named
    const booked = bookings.find(({ meetingId }) => meetingId === meeting.id)
    return rooms.find(({ id }) => id === booked?.roomId)
  }
  const known = new Map(bookings.map((one) => [keyOf(one), one]))
  const kept = new Set<number>()
  const missing: Booking[] = []
  for (const change of changed) {
    const room = roomOf(change)
    if (!room) continue
    for (const wanted of occurrencesOf(change.meeting, today)) {
      const booked = known.get(keyOf(wanted))
      if (booked?.roomId === room.id && isAtTime(booked, wanted)) kept.add(booked.id)
      else if (room.capacity !== null) missing.push({ roomId: room.id, ...wanted })
    }
  }
  await deleteBookings(
    tx,
    bookings.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  )
  await insertBookings(tx, missing)
  return listConflictDays(tx, meetings, today)
}

/** The days from `today` on for which each of the meetings has no booking of the room that it wants. */
export async function listConflictDays(
  db: Database,
  meetings: readonly Meeting[],
  today: IsoDay,
): Promise<TakenDays> {
  const wanted = meetings.filter(({ roomname }) => roomname)
  if (wanted.length === 0) return new Map()
  const booked = await listBookedOccurrences(
    db,
    wanted.map(({ id }) => id),
  )
  return new Map(
    wanted.flatMap((meeting) => {
      const days = occurrencesOf(meeting, today)
        .map(({ occurrence }) => occurrence)
        .filter((day) => !booked.get(meeting.id)?.has(day))
      return days.length > 0 ? [[meeting.id, days] as const] : []
    }),
  )
}

/** The meetings that want a room which is not there any more, or cannot be booked any more, by id. */
export async function listGoneRooms(
  db: Database,
  meetings: readonly Meeting[],
): Promise<ReadonlySet<string>> {
  if (meetings.length === 0) return new Set()
  const keys = new Set((await listBookableRooms(db)).map(({ key }) => key))
  const gone = meetings.filter(({ roomname }) => roomname && !keys.has(lookupKey(roomname)))
  const booked = await listBookedOccurrences(
    db,
    gone.map(({ id }) => id),
  )
  // A meeting that still has bookings has its room, under a new name.
  return new Set(gone.flatMap(({ id }) => (booked.has(id) ? [] : [id])))
}

type WantedBooking = Omit<Booking, 'roomId'>

/** A state of a meeting, with the days of `listConflictDays`. */
interface RoomWish {
  meeting: Meeting
  conflictDays: readonly IsoDay[]
}

/**
 * The days on which the occurrences without their room take place, and whether one of them had its room before, or wanted
 * another room or another time. `today` is the day from which on bookings are made.
 */
export function compareTaken(
  before: RoomWish | undefined,
  after: RoomWish,
  today: IsoDay,
): { days: IsoDay[]; isNew: boolean } {
  const bookingsIn = ({ meeting, conflictDays }: RoomWish) => {
    const room = lookupKey(meeting.roomname ?? '')
    const missing = new Set(conflictDays)
    return occurrencesOf(meeting, today)
      .filter(({ occurrence }) => missing.has(occurrence))
      .map(({ occurrence, day, startMinute, endMinute }) => ({
        day,
        key: [room, occurrence, startMinute, endMinute].join(' '),
      }))
  }
  const known = new Set(before && bookingsIn(before).map(({ key }) => key))
  const taken = bookingsIn(after)
  return { days: taken.map(({ day }) => day), isNew: taken.some(({ key }) => !known.has(key)) }
}

/** The snapshot of a meeting for notifications and mails: with its room only if the room is booked for the next day of the meeting. */
export function meetingSnapshot(
  meeting: Meeting,
  conflictDays: readonly IsoDay[],
  today: IsoDay,
): MeetingSnapshot {
  if (conflictDays.length === 0) return meeting
  const next = nextWithRoom(meeting, today)
  return next && conflictDays.includes(next.originalDay) ? { ...meeting, isRoomTaken: true } : meeting
}

/** Meetings as mails and notifications name them, without the cost of all their days. */
export async function meetingSnapshots<Row extends { meeting: Meeting }>(
  db: Database,
  rows: readonly Row[],
  today: IsoDay,
): Promise<(Row & { meeting: MeetingSnapshot })[]> {
  const wanted = rows.flatMap(({ meeting }) => {
    const next = nextWithRoom(meeting, today)
    return next ? [{ meetingId: meeting.id, occurrence: next.originalDay }] : []
  })
  const booked = new Set(await listBookedMeetings(db, wanted))
  const taken = new Set(wanted.map(({ meetingId }) => meetingId).filter((id) => !booked.has(id)))
  return rows.map((row) =>
    taken.has(row.meeting.id) ? { ...row, meeting: { ...row.meeting, isRoomTaken: true } } : row,
  )
}

/** The next occurrence of a meeting that wants a room. */
const nextWithRoom = (meeting: Meeting, today: IsoDay) =>
  meeting.isDeleted || !meeting.roomname ? undefined : nextOccurrence(meeting, today)

/** Computed bookings: one change needs those of a series several times. */
const wantedBookings = new WeakMap<Meeting, { from: IsoDay; bookings: readonly WantedBooking[] }>()

/** The bookings that a meeting with a room wants, from a day on. */
function occurrencesOf(meeting: Meeting, from: IsoDay): readonly WantedBooking[] {
  if (meeting.isDeleted || !meeting.roomname) return []
  const known = wantedBookings.get(meeting)
  if (known?.from === from) return known.bookings
  const bookings = spansOf(meeting, from).map((span) => ({ meetingId: meeting.id, ...span }))
  wantedBookings.set(meeting, { from, bookings })
  return bookings
}

/** The times of a meeting and of its repetitions, from a day on. */
export const spansOf = (meeting: Series, from: IsoDay): BookedSpan[] =>
  occurrencesIn(meeting, from, endOfTime).flatMap(({ originalDay, day, start, end }) => {
    const [first, last] = [readTime(start), readTime(end)]
    if (first === undefined || last === undefined || first >= last) return []
    const midnight = startOfDayMinute(day)
    return [{ occurrence: originalDay, day, startMinute: midnight + first, endMinute: midnight + last }]
  })

const keyOf = ({ meetingId, occurrence }: WantedBooking) => `${meetingId} ${occurrence}`

const isAtTime = (one: WantedBooking, other: WantedBooking) =>
  one.startMinute === other.startMinute && one.endMinute === other.endMinute
