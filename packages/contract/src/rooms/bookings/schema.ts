import { array, boolean, type InferType, number, type ObjectSchema, object, string } from 'yup'
import { day as plainDay, text, wholeNumber } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { meetingFieldsSchema } from '#meetings/schema.ts'
import { computerSchema } from '#people/badges/schema.ts'
import { type BookingLength, bookingLengths, type RoomBooking, type RoomNow } from './rules.ts'

const meetingSchema: ObjectSchema<NonNullable<RoomBooking['meeting']>> = object({
  id: string().required(),
  occurrence: string().optional(),
  title: string().defined(),
  isOwn: boolean().required(),
})

const bookingsSchema = array(
  object({
    start: string().required(),
    end: string().required(),
    meeting: meetingSchema.optional().default(undefined),
  }) satisfies ObjectSchema<RoomBooking>,
).defined()

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

export const nowSchema = object({
  /** Today by the company's clock. */
  day: string().required(),
  /** In alphabetical order. */
  rooms: array(
    object({
      roomname: string().required(),
      isBusy: boolean().required(),
      until: string().optional(),
    }) satisfies ObjectSchema<RoomNow>,
  ).defined(),
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
