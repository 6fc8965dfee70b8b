import { meetingRoomsEndpoints } from '@atrium/contract/rooms/bookings/calls'
import type { FastifyInstance } from 'fastify'
import { register } from '#http/register.ts'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import { colleagueOf, lookupCaller } from '#http/session/lookupViewer.ts'
import type { Services } from '#services.ts'
import {
  bookRoomNow,
  fetchSeriesRooms,
  getRoomToday,
  listMeetingRooms,
  listRoomsNow,
} from './meetingRooms.service.ts'

/** Bookings at the door by one person. */
const bookingLimit = { max: 20, window: 10 * 60_000 }

/** For each person: a form calls while the person types, at most twice a second. */
const questionLimit = { max: 120, window: 60_000 }

/** The rooms that can be booked. */
export function meetingRoomsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, meetingRoomsEndpoints.listMeetingRooms, ({ account, query }) =>
    listMeetingRooms(services, account.id, query.day),
  )

  registerAuthenticated(
    app,
    services,
    meetingRoomsEndpoints.fetchSeriesRooms,
    ({ account, body }) => fetchSeriesRooms(services, account.id, body),
    { rateLimit: questionLimit },
  )

  // Not counted as a lookup: a page at a door calls each minute, and the answer has no personal data for a stranger.
  register(app, meetingRoomsEndpoints.getRoomToday, async ({ params: { roomname }, language, ...call }) => {
    const viewer = await lookupCaller(call, (request) => colleagueOf(services, request))
    return getRoomToday(services, roomname, { viewerId: viewer?.account.id, language })
  })

  // The list of rooms calls each minute too.
  register(app, meetingRoomsEndpoints.listRoomsNow, async (call) => {
    await lookupCaller(call, async () => undefined)
    return listRoomsNow(services)
  })

  registerAuthenticated(
    app,
    services,
    meetingRoomsEndpoints.bookRoomNow,
    ({ account, body, language }) => bookRoomNow(services, account.id, { ...body, language }),
    { rateLimit: bookingLimit },
  )
}
