import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  company,
  compareNames,
  dayAndTime,
  type Language,
  type ReplyOf,
  readTime,
  writeTime,
} from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { type Meeting, meetingLooks, workingHours } from '@atrium/contract/meetings'
import {
  type BookingLength,
  type MeetingRoom,
  presentStateIn,
  type RoomBooking,
  type RoomsNow,
  type RoomToday,
  type bookRoomNow as roomBooking,
  type fetchSeriesRooms as seriesRooms,
} from '@atrium/contract/rooms'
import { lockParticipants } from '#db/lockParticipants.ts'
import { findRoom } from '#db/rooms.ts'
import { HttpError, invalid, notFound, signInNeeded } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import {
  listBookableRooms,
  listDayBookings,
  listDevices,
  listRoomsUntilMidnight,
  listTakenRooms,
} from './bookings.repo.ts'
import { listConflictDays, spansOf, startOfDayMinute } from './bookings.service.ts'
import { applyChanges } from './changes.service.ts'
import { countMeetings } from './meetings.repo.ts'

type Parts = Pick<Services, 'database' | 'now' | 'texts' | 'config'>

/** The rooms that can be booked, in alphabetical order, with their bookings of a day. */
export async function listMeetingRooms(
  { database }: Pick<Parts, 'database'>,
  viewerId: number,
  day: IsoDay,
): Promise<MeetingRoom[]> {
  const rooms = await listBookableRooms(database.db)
  const bookings = await listDayBookings(database.db, { day, viewerId })
  return rooms
    .toSorted((one, other) => compareNames(one.name, other.name))
    .map(({ id, name, capacity }) => ({
      roomname: name,
      capacity: capacity ?? 0,
      bookings: bookings.filter(({ roomId }) => roomId === id).map((row) => bookingOf(row, day)),
    }))
}

/** The rooms that can be booked, in alphabetical order, with the days of a series on which they are taken, from today on. */
export async function fetchSeriesRooms(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  accountId: number,
  { exceptId, ...times }: BodyOf<typeof seriesRooms>,
): Promise<ReplyOf<typeof seriesRooms>> {
  const { day: today } = dayAndTime(now(), company.timeZone)
  const spans = spansOf({ title: '', notes: '', ...times }, today)
  const found = await listTakenRooms(database.db, { spans, accountId, exceptId })
  return {
    days: new Set(spans.map(({ day }) => day)).size,
    rooms: found
      .toSorted((one, other) => compareNames(one.name, other.name))
      .map(({ name, conflictDays }) => ({ roomname: name, conflictDays })),
  }
}

interface Asker {
  /** Missing for a stranger. */
  viewerId: number | undefined
  language: Language
}

/** A room today. Throws 404 for an unknown one. */
export async function getRoomToday(
  { database, now, config }: Pick<Parts, 'database' | 'now' | 'config'>,
  roomname: string,
  { viewerId, language }: Asker,
): Promise<RoomToday> {
  const room = await findRoom(database.db, roomname)
  if (!room) throw notFound()
  const { day } = dayAndTime(now(), company.timeZone)
  const bookings = await listDayBookings(database.db, { day, roomId: room.id, viewerId })
  const isOpen = (field: 'computerinfo' | 'serial') =>
    viewerId !== undefined || config.publicEmployeeFields.includes(field)
  const devices = isOpen('computerinfo') ? await listDevices(database.db, room.id) : []
  return {
    roomname: room.name,
    ...(room.capacity !== null && { capacity: room.capacity }),
    day,
    bookings: bookings.map((row) => bookingOf(row, day)),
    devices: devices.map(({ name, type, serial }) => ({
      name,
      type: localize(type, language) ?? '',
      ...(isOpen('serial') && { serial }),
    })),
  }
}

/** Which of the rooms that can be booked are free now, in alphabetical order; the same for everybody. */
export async function listRoomsNow({ database, now }: Pick<Parts, 'database' | 'now'>): Promise<RoomsNow> {
  const { day, time } = dayAndTime(now(), company.timeZone)
  const rows = await listRoomsUntilMidnight(database.db, day, startOfDayMinute(day) + (readTime(time) ?? 0))
  const spans = new Map<string, ReturnType<typeof spanOf>[]>()
  for (const { roomname, booking } of rows) {
    const known = spans.get(roomname) ?? []
    if (booking) known.push(spanOf(booking, day))
    spans.set(roomname, known)
  }
  return {
    day,
    rooms: [...spans]
      .map(([roomname, bookings]) => ({ roomname, ...presentStateIn(bookings, time) }))
      .toSorted((one, other) => compareNames(one.roomname, other.roomname)),
  }
}

/** The times of a booking on its day. */
function spanOf({ startMinute, endMinute }: Pick<BookingRow, 'startMinute' | 'endMinute'>, day: IsoDay) {
  const midnight = startOfDayMinute(day)
  return { start: writeTime(startMinute - midnight), end: writeTime(endMinute - midnight) }
}

type BookingRow = Awaited<ReturnType<typeof listDayBookings>>[number]

/** A booking as the viewer may know it: the meeting only of those whom it concerns. */
function bookingOf({ meeting, occurrence, ...row }: BookingRow, day: IsoDay): RoomBooking {
  const span = spanOf(row, day)
  if (!row.isConcerned) return span
  const changed = meeting.recurrence?.changes.find((change) => change.day === occurrence)
  return {
    ...span,
    meeting: {
      id: meeting.id,
      ...(meeting.recurrence && { occurrence }),
      title: changed?.fields?.title ?? meeting.title,
      isOwn: row.isOwn,
    },
  }
}

/**
 * Books a room from this minute on, with a meeting of the person. Throws 404 for an unknown room, 409 for one that
 * another meeting has or that cannot be booked, 400 outside the working hours.
 */
export async function bookRoomNow(
  { database, now, texts }: Parts,
  accountId: number,
  { roomname, minutes, language }: { roomname: string; minutes: BookingLength; language: Language },
): Promise<ReplyOf<typeof roomBooking>> {
  const room = await findRoom(database.db, roomname)
  if (!room) throw notFound()
  const instant = now()
  const { day, time } = dayAndTime(instant, company.timeZone)
  const begin = readTime(time) ?? 0
  if (begin < workingHours.start || begin + minutes > workingHours.end)
    throw invalid({ minutes: 'meetingHours' })
  const span = { day, start: time, end: writeTime(begin + minutes) }
  return lockParticipants(
    database.db,
    async () => [accountId],
    async (tx, locked) => {
      const account = locked.get(accountId)
      if (!account || account.deactivatedAt) throw signInNeeded()
      const meeting: Meeting = {
        ...span,
        id: randomUUID(),
        title: texts(language, 'lookup:room.title', { roomname: room.name }),
        attendees: [],
        notes: '',
        attachments: [],
        roomname: room.name,
        look: (await countMeetings(tx, accountId)) % meetingLooks,
        createdAt: instant.toISOString(),
        changedAt: instant.toISOString(),
        isDeleted: false,
      }
      await applyChanges(tx, account, [meeting], instant)
      if ((await listConflictDays(tx, [meeting], day)).size > 0) throw new HttpError(409, 'roomTaken')
      return { id: meeting.id, ...span }
    },
  )
}
