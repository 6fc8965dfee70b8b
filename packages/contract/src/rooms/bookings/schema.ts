import { array, boolean, type InferType, number, object, string } from 'yup'
import { day as plainDay, text, wholeNumber } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { meetingFieldsSchema } from '#meetings/schema.ts'
import { computerSchema } from '#people/badges/schema.ts'
import { type BookingLength, bookingLengths } from './rules.ts'

const bookingSchema = object({
  start: string().required(),
  end: string().required(),
  /** The meeting, for those whom it concerns; left out for everybody else. */
  meeting: object({
    id: string().required(),
    /** The day of the rule, for one occurrence of a series. */
    occurrence: string().optional(),
    title: string().defined(),
    /** Whether the caller organises it. */
    isOwn: boolean().required(),
  })
    .optional()
    .default(undefined),
})

/** A time on one day at which a room is booked, `HH:mm` by the company's clock. */
export type RoomBooking = InferType<typeof bookingSchema>

const bookingsSchema = array(bookingSchema).defined()

export const meetingRoomSchema = object({
  roomname: string().required(),
  /** How many people a meeting in the room may have. */
  capacity: number().integer().min(1).required(),
  bookings: bookingsSchema,
})

/** A room that can be booked, with its bookings of one day in chronological order. */
export type MeetingRoom = InferType<typeof meetingRoomSchema>

export const todaySchema = object({
  roomname: string().required(),
  /** Left out for a room that cannot be booked. */
  capacity: number().integer().min(1).optional(),
  /** Today by the company's clock. */
  day: string().required(),
  /** Those of today, in chronological order. */
  bookings: bookingsSchema,
  /** What belongs to the room itself, such as a printer, in the language of the request. */
  devices: array(computerSchema.required()).defined(),
})

/** A room today. */
export type RoomToday = InferType<typeof todaySchema>

const roomNowSchema = object({
  roomname: string().required(),
  isBusy: boolean().required(),
  /** When that changes today, `HH:mm` by the company's clock; left out for a room that stays free today. */
  until: string().optional(),
})

/** A room that can be booked, without anything of its bookings but whether there is one now. */
export type RoomNow = InferType<typeof roomNowSchema>

export const nowSchema = object({
  /** Today by the company's clock. */
  day: string().required(),
  /** In alphabetical order. */
  rooms: array(roomNowSchema).defined(),
})

export type RoomsNow = InferType<typeof nowSchema>

export const dayQuerySchema = object({
  day: plainDay().required(),
})

/** The body of `fetchSeriesRooms`: the times of a meeting that may repeat. */
export const seriesTimesSchema = meetingFieldsSchema
  .pick(['day', 'start', 'end', 'recurrence'])
  .shape({ exceptId: text(64).optional() })

/** The body of `bookRoomNow`. */
export const roomBookingSchema = object({
  roomname: text(limits.roomName).required(),
  minutes: (wholeNumber(1, 60) as ReturnType<typeof number<BookingLength>>).oneOf(bookingLengths).required(),
})
