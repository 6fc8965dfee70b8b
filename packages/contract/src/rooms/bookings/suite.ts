import { compareNames } from '#core/alphabet.ts'
import { fillPath } from '#core/endpoint.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { meetingRoomsEndpoints } from './calls.ts'
import { bookRoomNow, fetchSeriesRooms, getRoomToday, listMeetingRooms, listRoomsNow } from './endpoints.ts'
import type { MeetingRoom, RoomsNow, RoomToday } from './schema.ts'

const room = 'Muğan'

/**
 * The promises of the calls about rooms that can be booked, for the mocks and the real server. The caller is one of the
 * sample people, within the working hours; the rooms have no bookings yet.
 */
export function meetingRoomsSuite(call: Caller): void {
  const listOn = (day: string) => call(`${listMeetingRooms.path}?${new URLSearchParams({ day })}`)
  const getToday = (roomname: string) => call(fillPath(getRoomToday.path, { roomname }))
  const today = async (roomname = room): Promise<RoomToday> => (await getToday(roomname)).json()
  const bookingsOn = async (day: string) => {
    const rooms: MeetingRoom[] = await (await listOn(day)).json()
    return rooms.find(({ roomname }) => roomname === room)?.bookings
  }
  const now = async () => {
    const found: RoomsNow = await (await call(listRoomsNow.path)).json()
    expect(meetingRoomsEndpoints.listRoomsNow.reply.isValidSync(found, { strict: true })).toBe(true)
    return found.rooms
  }
  const book = (roomname: string, minutes: unknown) =>
    call(bookRoomNow.path, jsonRequest('POST', { roomname, minutes }))

  it('lists the rooms of a day in alphabetical order, and of nothing but a day', async () => {
    const { day } = await today()
    const rooms: MeetingRoom[] = await (await listOn(day)).json()
    expect(meetingRoomsEndpoints.listMeetingRooms.reply.isValidSync(rooms, { strict: true })).toBe(true)
    const names = rooms.map(({ roomname }) => roomname)
    expect(names).toContain(room)
    expect(names).toEqual(names.toSorted(compareNames))
    expect((await now()).map(({ roomname }) => roomname)).toEqual(names)
    expect([(await listOn('2026-02-30')).status, (await call(listMeetingRooms.path)).status]).toEqual([
      400, 400,
    ])
  })

  it('answers a room today by its name in any case, with its capacity only if it can be booked', async () => {
    const found = await today('MUGAN')
    expect(meetingRoomsEndpoints.getRoomToday.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found).toMatchObject({ roomname: room, capacity: 3, bookings: [] })
    const other = await today('Dəstək mərkəzi')
    expect(other.devices.length).toBeGreaterThan(0)
    expect(other).not.toHaveProperty('capacity')
    expect((await getToday('Bakı')).status).toBe(404)
  })

  it('books a room from now on, once, and shows the booking on its day alone', async () => {
    expect((await book(room, 20)).status).toBe(400)
    expect((await book('Bakı', 30)).status).toBe(404)
    expect((await book('Dəstək mərkəzi', 30)).status).toBe(409)
    const reply = await book('mugan', 30)
    const booked = await reply.json()
    expect(reply.status).toBe(200)
    expect(meetingRoomsEndpoints.bookRoomNow.reply.isValidSync(booked, { strict: true })).toBe(true)
    const { id, day, start, end } = booked
    const booking = { start, end, meeting: { id, title: expect.stringContaining(room), isOwn: true } }
    expect((await today()).bookings).toEqual([booking])
    expect(await bookingsOn(day)).toEqual([booking])
    expect(await now()).toContainEqual({ roomname: room, isBusy: true, until: end })
    expect(await bookingsOn('2027-03-01')).toEqual([])
    expect((await book(room, 15)).status).toBe(409)
  })

  it('answers the days of a series and the rooms for it; a broken rule is refused', async () => {
    const times = { day: '2027-03-01', start: '10:00', end: '11:00' }
    const series = { ...times, recurrence: { rule: 'FREQ=DAILY;COUNT=3', changes: [] } }
    const request = (body: object) => call(fetchSeriesRooms.path, jsonRequest('POST', body))
    const found = await (await request(series)).json()
    expect(meetingRoomsEndpoints.fetchSeriesRooms.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found.days).toBe(3)
    expect(found.rooms).toContainEqual({ roomname: room, conflictDays: [] })
    const refused = await request({ ...times, end: '10:00' })
    expect([refused.status, (await refused.json()).errors]).toEqual([400, { end: 'meetingHours' }])
    expect((await request({ ...times, recurrence: { rule: 'FREQ=DAILY', changes: [] } })).status).toBe(400)
  })
}
