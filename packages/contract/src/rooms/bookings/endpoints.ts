import type { IsoDay } from '#core/days.ts'
import type { Computer } from '#people/badges/endpoints.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Meeting } from '#meetings/endpoints.ts'

/** A time on one day at which a room is booked, `HH:mm` by the company's clock. */
export interface RoomBooking {
  start: string
  end: string
  /** The meeting, for those whom it concerns; left out for everybody else. */
  meeting?: RoomMeeting | undefined
}

export interface RoomMeeting {
  id: string
  /** The day of the rule, for one occurrence of a series. */
  occurrence?: IsoDay | undefined
  title: string
  /** Whether the caller organises it. */
  isOwn: boolean
}

/** A room that can be booked, with its bookings of one day in chronological order. */
export interface MeetingRoom {
  roomname: string
  /** How many people a meeting in the room may have. */
  capacity: number
  bookings: RoomBooking[]
}

/** The rooms that can be booked, in alphabetical order, with their bookings of a day. */
export const listMeetingRooms = endpoint<{ query: { day: IsoDay }; reply: MeetingRoom[] }>({
  method: 'GET',
  path: '/api/v1/meetings/rooms/',
  reply: 'list',
})

/** The times of a meeting that may repeat. */
export interface SeriesTimes extends Pick<Meeting, 'day' | 'start' | 'end' | 'recurrence'> {
  /** The caller's meeting that is being edited: it occupies no room. */
  exceptId?: string | undefined
}

/** A room that can be booked, and the days of a series on which another meeting has it at that time, sorted. */
export interface SeriesRoom {
  roomname: string
  conflictDays: IsoDay[]
}

/**
 * Which of the rooms that can be booked are free at all times of a series, from today on; `days` is the number of its
 * days. 400 for a series that breaks a rule of meetings.
 */
export const fetchSeriesRooms = endpoint<{
  body: SeriesTimes
  reply: { days: number; rooms: SeriesRoom[] }
}>({ method: 'POST', path: '/api/v1/meetings/rooms/series/' })

/** A room today. */
export interface RoomToday {
  roomname: string
  /** Left out for a room that cannot be booked. */
  capacity?: number | undefined
  /** Today by the company's clock. */
  day: IsoDay
  /** Those of today, in chronological order. */
  bookings: RoomBooking[]
  /** What belongs to the room itself, such as a printer, in the language of the request. */
  devices: Computer[]
}

/**
 * A room today, for everybody: a stranger sees when it is booked, and its devices where computers are public; a signed-in
 * person sees the meetings that concern them. 404 for an unknown room.
 */
export const getRoomToday = endpoint<{ params: { roomname: string }; reply: RoomToday }>({
  method: 'GET',
  path: '/api/rooms/:roomname/today/',
})

/** Whether a room is busy at present. */
export interface PresentRoomState {
  isBusy: boolean
  /** When that changes today, `HH:mm` by the company's clock; left out for a room that stays free today. */
  until?: string | undefined
}

/** A room that can be booked, without anything of its bookings but whether there is one now. */
export interface RoomNow extends PresentRoomState {
  roomname: string
}

export interface RoomsNow {
  /** Today by the company's clock. */
  day: IsoDay
  /** In alphabetical order. */
  rooms: RoomNow[]
}

/** Which of the rooms that can be booked are free now, for everybody. */
export const listRoomsNow = endpoint<{ reply: RoomsNow }>({ method: 'GET', path: '/api/rooms/now/' })

/** The lengths that a room can be booked for at its door, in minutes. */
export const bookingLengths = [15, 30, 60] as const

export type BookingLength = (typeof bookingLengths)[number]

/**
 * Books a room from now on with a meeting of the caller, which has the name of the room as its title. 404 for an unknown
 * room, 409 when another meeting has the room in this time or when it cannot be booked, 400 with `errors.minutes` outside
 * the working hours.
 */
export const bookRoomNow = endpoint<{
  body: { roomname: string; minutes: BookingLength }
  reply: { id: string; day: IsoDay; start: string; end: string }
}>({ method: 'POST', path: '/api/v1/meetings/rooms/bookings/' })
