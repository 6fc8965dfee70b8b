import { array, boolean, number, type ObjectSchema, object, string } from 'yup'
import type { BodyOf } from '#core/endpoint.ts'
import { limits } from '#core/limits.ts'
import {
  type BookingLength,
  bookingLengths,
  bookRoomNow,
  fetchSeriesRooms,
  getRoomToday,
  listMeetingRooms,
  listRoomsNow,
  type MeetingRoom,
  type RoomBooking,
  type RoomMeeting,
  type RoomNow,
  type RoomsNow,
  type RoomToday,
  type SeriesRoom,
  type SeriesTimes,
} from './endpoints.ts'
import { computerSchema, roomParamsSchema } from '#people/badges/schema.ts'
import { day as plainDay, text, wholeNumber } from '#core/fields.ts'
import { meetingFieldsSchema } from '#meetings/schema.ts'
import { withSchemas } from '#core/withSchemas.ts'

const meetingSchema: ObjectSchema<RoomMeeting> = object({
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

const roomSchema: ObjectSchema<MeetingRoom> = object({
  roomname: string().required(),
  capacity: number().integer().min(1).required(),
  bookings: bookingsSchema,
})

const todaySchema: ObjectSchema<RoomToday> = object({
  roomname: string().required(),
  capacity: number().integer().min(1).optional(),
  day: string().required(),
  bookings: bookingsSchema,
  devices: array(computerSchema.required()).defined(),
})

const nowSchema: ObjectSchema<RoomsNow> = object({
  day: string().required(),
  rooms: array(
    object({
      roomname: string().required(),
      isBusy: boolean().required(),
      until: string().optional(),
    }) satisfies ObjectSchema<RoomNow>,
  ).defined(),
})

const dayQuerySchema: ObjectSchema<{ day: string }> = object({
  day: plainDay().required(),
})

/** Times by the rules of a meeting. */
const { day, start, end, recurrence } = meetingFieldsSchema.fields

/** The body of `fetchSeriesRooms`. */
export const seriesTimesSchema = object({
  day,
  start,
  end,
  recurrence,
  exceptId: text(64).optional(),
}) as ObjectSchema<SeriesTimes>

/** The body of `bookRoomNow`. */
export const roomBookingSchema: ObjectSchema<BodyOf<typeof bookRoomNow>> = object({
  roomname: text(limits.roomName).required(),
  minutes: (wholeNumber(1, 60) as ReturnType<typeof number<BookingLength>>).oneOf(bookingLengths).required(),
})

/** The calls about rooms that can be booked. */
export const meetingRoomsEndpoints = {
  listMeetingRooms: withSchemas(listMeetingRooms, {
    query: dayQuerySchema,
    reply: array(roomSchema.required()).defined(),
  }),
  fetchSeriesRooms: withSchemas(fetchSeriesRooms, {
    body: seriesTimesSchema,
    reply: object({
      days: number().integer().required(),
      rooms: array(
        object({
          roomname: string().required(),
          conflictDays: array(string().required()).defined(),
        }) satisfies ObjectSchema<SeriesRoom>,
      ).defined(),
    }),
  }),
  getRoomToday: withSchemas(getRoomToday, { params: roomParamsSchema, reply: todaySchema }),
  listRoomsNow: withSchemas(listRoomsNow, { reply: nowSchema }),
  bookRoomNow: withSchemas(bookRoomNow, {
    body: roomBookingSchema,
    reply: object({
      id: string().required(),
      day: string().required(),
      start: string().required(),
      end: string().required(),
    }),
  }),
}
