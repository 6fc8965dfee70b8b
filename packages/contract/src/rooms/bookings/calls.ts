import { array, number, object, string } from 'yup'
import { withSchemas } from '#core/withSchemas.ts'
import { roomParamsSchema } from '#people/badges/schema.ts'
import { bookRoomNow, fetchSeriesRooms, getRoomToday, listMeetingRooms, listRoomsNow } from './endpoints.ts'
import {
  dayQuerySchema,
  meetingRoomSchema,
  nowSchema,
  roomBookingSchema,
  seriesTimesSchema,
  todaySchema,
} from './schema.ts'

/** The calls about rooms that can be booked. */
export const meetingRoomsEndpoints = {
  listMeetingRooms: withSchemas(listMeetingRooms, {
    query: dayQuerySchema,
    reply: array(meetingRoomSchema.required()).defined(),
  }),
  fetchSeriesRooms: withSchemas(fetchSeriesRooms, {
    body: seriesTimesSchema,
    reply: object({
      days: number().integer().required(),
      rooms: array(
        object({
          roomname: string().required(),
          conflictDays: array(string().required()).defined(),
        }),
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
