import { company, compareNames, dayAndTime, foldText, readTime, writeTime } from '@atrium/contract/core'
import { allOccurrences } from '@atrium/contract/meetings/series'
import { roomCapacities, roomNames } from '@atrium/contract/people/samples'
import { presentStateIn, type RoomBooking } from '@atrium/contract/rooms'
import { meetingRoomsEndpoints } from '@atrium/contract/rooms/bookings/calls'
import { roomBookingSchema, seriesTimesSchema } from '@atrium/contract/rooms/bookings/schema'
import { meetingRoomSamples, roomDeviceSamples } from '@atrium/contract/rooms/samples'
import { answering, errorResponse, json, languageOf, mockOf, notFound } from './answers.ts'
import { memoryOf } from './memory.ts'

const { fetchSeriesRooms, listMeetingRooms, listRoomsNow, getRoomToday, bookRoomNow } = meetingRoomsEndpoints

const bookableRooms = () =>
  meetingRoomSamples().toSorted((one, other) => compareNames(one.roomname, other.roomname))

/** The bookings of today that were made at the doors. */
const memory = memoryOf(() => ({ booked: [] as { roomname: string; booking: RoomBooking }[] }))

const roomOf = (name: unknown) => roomNames.find((room) => foldText(room) === foldText(String(name)))
const bookingsOf = (roomname: string) =>
  memory.booked.filter((one) => one.roomname === roomname).map(({ booking }) => booking)

/** The calls about rooms that can be booked. */
export const meetingRoomsMocks = [
  mockOf(listMeetingRooms, ({ request }) => {
    const isToday =
      new URL(request.url).searchParams.get('day') === dayAndTime(new Date(), company.timeZone).day
    return json(
      bookableRooms().map((room) => ({ ...room, bookings: isToday ? bookingsOf(room.roomname) : [] })),
    )
  }),
  mockOf(
    fetchSeriesRooms,
    answering(seriesTimesSchema, (times) =>
      json({
        days: allOccurrences({ title: '', notes: '', ...times }).length,
        rooms: bookableRooms().map(({ roomname }) => ({ roomname, conflictDays: [] })),
      }),
    ),
  ),
  mockOf(listRoomsNow, () => {
    const { day, time } = dayAndTime(new Date(), company.timeZone)
    return json({
      day,
      rooms: bookableRooms().map(({ roomname }) => ({
        roomname,
        ...presentStateIn(bookingsOf(roomname), time),
      })),
    })
  }),
  mockOf(getRoomToday, ({ params, request }) => {
    const roomname = roomOf(params.roomname)
    if (!roomname) return notFound()
    const capacity = roomCapacities[roomname]
    return json({
      roomname,
      ...(capacity && { capacity }),
      day: dayAndTime(new Date(), company.timeZone).day,
      bookings: bookingsOf(roomname),
      devices: roomDeviceSamples(roomname, languageOf(request)),
    })
  }),
  mockOf(
    bookRoomNow,
    answering(roomBookingSchema, ({ roomname: asked, minutes }) => {
      const roomname = roomOf(asked)
      if (!roomname) return notFound()
      const { day, time } = dayAndTime(new Date(), company.timeZone)
      const span = { start: time, end: writeTime((readTime(time) ?? 0) + minutes) }
      const isTaken = bookingsOf(roomname).some(({ start, end }) => start < span.end && span.start < end)
      if (isTaken || roomCapacities[roomname] === undefined)
        return errorResponse(409, { message: 'Somebody was faster: the room is taken at this time now.' })
      const id = '5b0c1a52-0d7e-4a9a-8f6b-1f2e3d4c5b6a'
      const meeting = { id, title: `Room ${roomname}`, isOwn: true }
      memory.booked = [...memory.booked, { roomname, booking: { ...span, meeting } }]
      return json({ id, day, ...span })
    }),
  ),
]
