import type { ReplyOf } from '@atrium/contract/core'
import type { Meeting, syncMeetings } from '@atrium/contract/meetings'
import type { MeetingRoom, RoomsNow, RoomToday } from '@atrium/contract/rooms'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { meetings } from '#db/schema.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testConfig, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

/** 13:00 on Saturday, 21 November 2026 in Baku is the time of the test clock. */
const day = '2026-11-21'

describeOnEachDatabase('rooms for meetings', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let cookie: Record<string, string>
  let other: Record<string, string>
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
    cookie = await signIn(services, await hire(services))
    other = await signIn(services, await hire(services))
  })
  afterEach(async () => {
    await services.database.db.delete(meetings)
  })
  afterAll(() => app.close())

  const today = async (headers: Record<string, string> = {}): Promise<RoomToday> =>
    (await app.inject({ url: '/api/rooms/kepez/today/', headers })).json()
  const book = (minutes: number, headers = cookie, roomname = 'Kəpəz') =>
    app.inject({
      method: 'POST',
      url: '/api/v1/meetings/rooms/bookings/',
      headers,
      payload: { roomname, minutes },
    })
  const send = async (changes: Meeting[], headers = cookie) => {
    const payload = { since: 0, changes }
    const reply = await app.inject({ method: 'POST', url: '/api/v1/meetings/sync/', headers, payload })
    return reply.json().meetings as ReplyOf<typeof syncMeetings>['meetings']
  }
  const inRoom = (changes: Partial<Meeting> = {}) => newMeeting({ day, roomname: 'Kəpəz', ...changes })

  it('show strangers the times alone, and meetings to those whom they concern', async () => {
    const meeting = inRoom({ title: 'Salaries', start: '14:00', end: '15:00' })
    await send([meeting])
    expect(await today()).toEqual({
      roomname: 'Kəpəz',
      capacity: 6,
      day,
      bookings: [{ start: '14:00', end: '15:00' }],
      devices: [],
    })
    expect((await today(other)).bookings).toEqual([{ start: '14:00', end: '15:00' }])
    expect((await today(cookie)).bookings).toEqual([
      { start: '14:00', end: '15:00', meeting: { id: meeting.id, title: 'Salaries', isOwn: true } },
    ])
    const list = async (headers: Record<string, string>): Promise<MeetingRoom[]> =>
      (await app.inject({ url: `/api/v1/meetings/rooms/?day=${day}`, headers })).json()
    expect(
      (await list(other)).map(({ roomname, capacity, bookings }) => [roomname, capacity, bookings]),
    ).toEqual([
      ['İçərişəhər', 14, []],
      ['Kəpəz', 6, [{ start: '14:00', end: '15:00' }]],
      ['Muğan', 3, []],
    ])
  })

  it('show an occurrence of a series with its own title to invited people', async () => {
    const person = await hire(services, { name: 'Anar', surname: 'Quliyev' })
    const rule = { rule: 'FREQ=DAILY;COUNT=3', changes: [] }
    const fields = { day, start: '15:00', end: '15:30', title: 'Stand-up at three' }
    const series = inRoom({
      attendees: ['Anar Quliyev'],
      invitees: [{ name: 'Anar Quliyev', personId: `account-${person.id}` }],
      recurrence: { ...rule, changes: [{ day, fields }] },
    })
    await send([series])
    expect((await today(await signIn(services, person))).bookings).toEqual([
      {
        start: '15:00',
        end: '15:30',
        meeting: { id: series.id, occurrence: day, title: 'Stand-up at three', isOwn: false },
      },
    ])
    expect((await today(other)).bookings).toEqual([{ start: '15:00', end: '15:30' }])
  })

  it('show everybody which of them are free now and until when, and nothing else', async () => {
    const { clock } = services
    const weekly = { rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=5', changes: [] }
    await send([
      // Back to back, by two organisers, in a series and alone.
      inRoom({ day: '2026-11-14', start: '12:30', end: '13:30', recurrence: weekly }),
      inRoom({ start: '09:00', end: '10:00' }),
      inRoom({ start: '14:00', end: '15:00', roomname: 'Muğan' }),
      inRoom({ day: '2026-11-22', start: '10:00', end: '11:00', roomname: 'İçərişəhər' }),
    ])
    await send([inRoom({ start: '13:30', end: '16:00' })], other)
    const reply = () => app.inject('/api/rooms/now/')
    const now = async (): Promise<RoomsNow> => (await reply()).json()
    expect(await now()).toEqual({
      day,
      rooms: [
        { roomname: 'İçərişəhər', isBusy: false },
        { roomname: 'Kəpəz', isBusy: true, until: '16:00' },
        { roomname: 'Muğan', isBusy: false, until: '14:00' },
      ],
    })
    expect((await reply()).headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    clock.pass(3 * 3_600_000)
    expect((await now()).rooms.slice(1)).toEqual([
      { roomname: 'Kəpəz', isBusy: false },
      { roomname: 'Muğan', isBusy: false },
    ])
    clock.pass(-3 * 3_600_000)
    // A page that asks each minute uses up no lookups.
    const replies = await Promise.all(Array.from({ length: 30 }, reply))
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })

  it('tell the later meeting for which days its room is taken, until it is saved after the room is free', async () => {
    const [first, second] = [
      inRoom({ start: '14:00', end: '15:00' }),
      inRoom({ start: '14:30', end: '16:00' }),
    ]
    expect((await send([first]))[0]?.shared?.roomTaken).toBeUndefined()
    expect((await send([second], other))[0]?.shared?.roomTaken).toEqual([day])
    await send([{ ...first, roomname: 'Muğan', changedAt: '2026-11-21T09:01:00.000Z' }])
    expect((await send([], other))[0]?.shared?.roomTaken).toEqual([day])
    await send([{ ...second, notes: 'again', changedAt: '2026-11-21T09:02:00.000Z' }], other)
    expect((await send([], other))[0]?.shared?.roomTaken).toBeUndefined()
  })

  it('are asked for all days of a series from today on, without the meeting that is edited', async () => {
    const series = inRoom({
      day: '2026-11-14',
      start: '14:00',
      end: '15:00',
      recurrence: {
        rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=5',
        changes: [{ day: '2026-12-05', fields: { day: '2026-12-04', start: '10:00', end: '11:00' } }],
      },
    })
    await send([
      inRoom({ start: '14:45', end: '16:00' }),
      inRoom({ day: '2026-11-28', start: '15:00', end: '16:00' }),
      inRoom({ day: '2026-12-04', start: '10:30', end: '10:45', roomname: 'Muğan' }),
    ])
    await send([inRoom({ day: '2026-12-12', start: '13:00', end: '14:01' })], other)
    await send([series])
    const request = async (payload: object, headers = cookie) => {
      const { day, start, end, recurrence } = series
      const body = { day, start, end, recurrence, ...payload }
      const url = '/api/v1/meetings/rooms/series/'
      return app.inject({ method: 'POST', url, headers, payload: body })
    }
    expect((await request({ exceptId: series.id })).json()).toEqual({
      days: 4,
      rooms: [
        { roomname: 'İçərişəhər', conflictDays: [] },
        { roomname: 'Kəpəz', conflictDays: ['2026-11-21', '2026-12-12'] },
        { roomname: 'Muğan', conflictDays: ['2026-12-04'] },
      ],
    })
    // `exceptId` leaves out own meetings only.
    const taken = ['2026-11-21', '2026-11-28', '2026-12-04', '2026-12-12']
    expect((await request({ exceptId: series.id }, other)).json().rooms[1].conflictDays).toEqual(taken)
    const long = { rule: 'FREQ=DAILY;UNTIL=20291231', changes: [] }
    expect((await request({ recurrence: long })).statusCode).toBe(400)
  })

  it('are booked at the door from now on, as far as the next meeting lets', async () => {
    await send([inRoom({ start: '13:30', end: '14:00' })])
    const late = await book(60, other)
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      expect.stringContaining('Someone has just booked'),
    ])
    expect(await send([], other)).toEqual([])
    const booked = await book(30, { ...other, 'accept-language': 'az' })
    expect(booked.json()).toMatchObject({ day, start: '13:00', end: '13:30' })
    expect(await send([], other)).toMatchObject([
      { id: booked.json().id, title: 'Kəpəz otağı', roomname: 'Kəpəz', start: '13:00', end: '13:30' },
    ])
    expect((await today()).bookings).toEqual([
      { start: '13:00', end: '13:30' },
      { start: '13:30', end: '14:00' },
    ])
  })

  it('are booked once by twenty who tap at one time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => book(15, await signIn(services, await hire(services)))),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect((await today()).bookings).toHaveLength(1)
  })

  it('cannot be booked without a session, by other lengths, outside the working hours, or where people sit', async () => {
    expect((await book(15, {})).statusCode).toBe(401)
    expect((await book(20)).statusCode).toBe(400)
    expect((await book(15, cookie, 'Nowhere')).statusCode).toBe(404)
    expect((await book(15, cookie, 'Göygöl')).statusCode).toBe(409)
    services.clock.pass(4.5 * 3_600_000)
    const evening = await book(60)
    expect([evening.statusCode, evening.json().errors]).toEqual([400, { minutes: 'meetingHours' }])
    expect((await book(30)).statusCode).toBe(200)
  })
})

describeOnEachDatabase('the devices of a room', (open) => {
  it('are shown with their serial numbers where these are public, and counted in the list', async () => {
    const services = await testServices(
      await open(),
      await testConfig({ publicEmployeeFields: ['computerinfo'] }),
    )
    const app = await buildApp({ services })
    const devices = async (headers = {}) =>
      (await app.inject({ url: '/api/rooms/xezer/today/', headers })).json().devices
    expect(await devices({ 'accept-language': 'ru' })).toEqual([
      { name: 'Epson EB-982W', type: 'Проектор' },
      { name: 'HP LaserJet Pro 4002', type: 'Принтер' },
    ])
    expect((await devices(await signIn(services, await hire(services))))[1]).toMatchObject({
      serial: 'VNB3K41902',
    })
    const rooms = (await app.inject('/api/rooms/')).json()
    expect(rooms.find(({ roomname }: { roomname: string }) => roomname === 'Xəzər')).toMatchObject({
      devices: 2,
    })
    expect((await app.inject('/api/rooms/nowhere/today/')).statusCode).toBe(404)
    await app.close()
  })
})
