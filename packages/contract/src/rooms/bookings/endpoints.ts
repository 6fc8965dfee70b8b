import type { InferType } from 'yup'
import type { IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'
import type { BookingLength } from './rules.ts'
import type { MeetingRoom, RoomsNow, RoomToday, seriesTimesSchema } from './schema.ts'

/** The rooms that can be booked, in alphabetical order, with their bookings of a day. */
export const listMeetingRooms = endpoint<{ query: { day: IsoDay }; reply: MeetingRoom[] }>({
  method: 'GET',
  path: '/api/v1/meetings/rooms/',
  reply: 'list',
})

/**
 * Which of the rooms that can be booked are free at all times of a series, from today on; `days` is the number of its
 * days, `conflictDays` are those on which another meeting has the room, sorted. `exceptId` is the caller's meeting that is being
 * edited: it occupies no room. 400 for a series that breaks a rule of meetings.
 */
export const fetchSeriesRooms = endpoint<{
  body: InferType<typeof seriesTimesSchema>
  reply: { days: number; rooms: { roomname: string; conflictDays: IsoDay[] }[] }
}>({ method: 'POST', path: '/api/v1/meetings/rooms/series/' })

/**
 * A room today, for everybody: a stranger sees when it is booked, and its devices where computers are public; a signed-in
 * person sees the meetings that concern them. 404 for an unknown room.
 */
export const getRoomToday = endpoint<{ params: { roomname: string }; reply: RoomToday }>({
  method: 'GET',
  path: '/api/rooms/:roomname/today/',
})

/** Which of the rooms that can be booked are free now, for everybody. */
export const listRoomsNow = endpoint<{ reply: RoomsNow }>({ method: 'GET', path: '/api/rooms/now/' })

/**
 * Books a room from now on with a meeting of the caller, which has the name of the room as its title. 404 for an unknown
 * room, 409 when another meeting has the room in this time or when it cannot be booked, 400 with `errors.minutes` outside
 * the working hours.
 */
export const bookRoomNow = endpoint<{
  body: { roomname: string; minutes: BookingLength }
  reply: { id: string; day: IsoDay; start: string; end: string }
}>({ method: 'POST', path: '/api/v1/meetings/rooms/bookings/' })
