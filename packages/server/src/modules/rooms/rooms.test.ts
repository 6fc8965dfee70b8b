import type { ReplyOf } from '@atrium/contract/core'
import type { syncMeetings } from '@atrium/contract/meetings'
import type { Notification } from '@atrium/contract/notifications'
import { badgeSamples } from '@atrium/contract/people/samples'
import type { ComputerMove, RoomPlan, StockComputer } from '@atrium/contract/rooms'
import { eq, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { migrationsFolder } from '#db/database.ts'
import { computers, files, people } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { colleague, meetingWith, syncAs } from '#testing/meetingPeople.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { groupOf } from '#testing/sheets.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('rooms and computers on the desk', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let admin: { id: number }
  beforeEach(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
    admin = await hire(services, { role: 'admin', name: 'Nigar', surname: 'Hüseynova' })
  })
  afterEach(() => app.close())

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const headers = { ...(await signIn(services, admin)), 'accept-language': 'en' }
    return app.inject({ method, url: `/api/v1/${url}/`, headers, ...(payload && { payload }) })
  }
  const plan = async (): Promise<RoomPlan> => (await send('GET', 'rooms')).json()
  const roomOf = async (id: number) => (await plan()).people.find((person) => person.id === id)?.roomId
  const stock = async (): Promise<StockComputer[]> => (await send('GET', 'computers')).json()
  const bySerial = async (serial: string) => (await stock()).find((one) => one.serial === serial)
  const history = async (id: number): Promise<ComputerMove[]> =>
    (await send('GET', `computers/${id}/moves`)).json()

  it('moves several people in one call, or none of them when one of them or the room is unknown', async () => {
    expect((await send('POST', 'rooms/moves', { people: [7, 8, 7], roomId: 4 })).statusCode).toBe(204)
    expect([await roomOf(7), await roomOf(8)]).toEqual([4, 4])
    await services.database.db.update(people).set({ leftAt: new Date() }).where(eq(people.id, 9))
    for (const refused of [
      { people: [7, 999], roomId: 1 },
      { people: [7, 9], roomId: 1 },
      { people: [7], roomId: 99 },
    ])
      expect((await send('POST', 'rooms/moves', refused)).statusCode).toBe(404)
    expect([await roomOf(7), await roomOf(8)]).toEqual([4, 4])
    expect((await send('POST', 'rooms/moves', { people: [7], roomId: null })).statusCode).toBe(204)
    expect(await roomOf(7)).toBeNull()
  })

  it('has the photos of the people', async () => {
    const { db } = services.database
    const [photo] = await db
      .insert(files)
      .values({
        ...{ name: 'me.webp', mediaType: 'image/webp', size: 1, createdAt: services.now() },
        ...{ sha256: '5e'.repeat(32), key: '0'.repeat(32) },
      })
      .returning()
    await db.update(people).set({ photoFileId: photo?.id }).where(eq(people.id, 7))
    const photoOf = async (id: number) => (await plan()).people.find((person) => person.id === id)?.photo
    expect([await photoOf(7), await photoOf(8)]).toEqual(['5e'.repeat(8), null])
  })

  it('leaves out people who have left', async () => {
    expect((await plan()).people).toHaveLength(40)
    await services.database.db.update(people).set({ leftAt: new Date() }).where(eq(people.id, 9))
    expect((await plan()).people.map(({ id }) => id)).not.toContain(9)
  })

  it('adds and renames rooms, and refuses a name that another room has or that no address can have', async () => {
    const added = await send('POST', 'rooms', { name: ' Zirvə ' })
    expect(added.json()).toMatchObject({ name: 'Zirvə' })
    for (const name of ['ZIRVE', 'xezer']) {
      const reply = await send('POST', 'rooms', { name })
      expect([reply.statusCode, reply.json().errors]).toEqual([400, { name: 'roomNameTaken' }])
    }
    expect((await send('POST', 'rooms', { name: '---' })).json().errors).toEqual({ name: 'roomNameUnusable' })
    const { id } = added.json()
    expect(added.json().capacity).toBeNull()
    expect((await send('PUT', `rooms/${id}`, { name: 'Zirvə', capacity: 12 })).json().capacity).toBe(12)
    for (const capacity of [0, 1000, 2.5, '12'])
      expect((await send('PUT', `rooms/${id}`, { name: 'Zirvə', capacity })).json().errors).toEqual({
        capacity: 'roomCapacityInvalid',
      })
    expect((await send('PUT', `rooms/${id}`, { name: 'ZİRVƏ' })).statusCode).toBe(200)
    expect((await send('PUT', `rooms/${id}`, { name: 'Xəzər' })).json().errors).toEqual({
      name: 'roomNameTaken',
    })
    expect((await send('PUT', 'rooms/99', { name: 'Nowhere' })).statusCode).toBe(404)
    expect((await plan()).rooms).toContainEqual({ id, name: 'ZİRVƏ', capacity: 12, meetings: 0 })
  })

  it('deletes a room: its people are without a room, its computers in store', async () => {
    const projector = await bySerial('X4HK8500312')
    expect(projector?.place).toMatchObject({ kind: 'room', name: 'Xəzər' })
    expect((await send('DELETE', 'rooms/1')).statusCode).toBe(204)
    expect((await send('DELETE', 'rooms/1')).statusCode).toBe(404)
    const { rooms, people } = await plan()
    expect(rooms).toHaveLength(8)
    expect(people.filter(({ roomId }) => roomId === null)).toHaveLength(6)
    expect((await bySerial('X4HK8500312'))?.place.kind).toBe('store')
    const [last] = await history(projector?.id ?? 0)
    expect(last).toMatchObject({
      from: { kind: 'room', name: '' },
      to: { kind: 'store' },
      by: 'Nigar Hüseynova',
    })
  })

  it('counts the meetings that have booked a room, and removes the room on the devices of their people', async () => {
    const sync = async (body: object) =>
      (await send('POST', 'meetings/sync', body)).json() as ReplyOf<typeof syncMeetings>
    const [room] = (await plan()).rooms.filter(({ name }) => name === 'Kəpəz')
    const { revision } = await sync({ since: 0, changes: [newMeeting({ roomname: 'Kəpəz' })] })
    expect((await plan()).rooms).toContainEqual({ ...room, meetings: (room?.meetings ?? 0) + 1 })
    expect((await sync({ since: revision, changes: [] })).meetings).toEqual([])
    await send('DELETE', `rooms/${room?.id}`)
    expect((await sync({ since: revision, changes: [] })).meetings).toMatchObject([
      { roomname: 'Kəpəz', shared: { roomTaken: ['2026-11-24'], isRoomGone: true } },
    ])
  })

  it('notifies the people of the meetings in a deleted room', async () => {
    const [organiser, invited] = [
      await colleague(services, 'Rauf Əliyev'),
      await colleague(services, 'Sevda Quliyeva'),
    ]
    const told = async ({ headers }: Awaited<ReturnType<typeof colleague>>) => {
      const reply = await app.inject({
        url: '/api/v1/notifications/',
        headers: { ...headers, 'accept-language': 'en' },
      })
      return (reply.json() as Notification[]).map(({ notName, notDesc }) => [notName, notDesc])
    }
    const meeting = meetingWith([invited], { roomname: 'Kəpəz', title: 'Weekly sync' })
    await syncAs(app, organiser, { changes: [meeting] })
    expect((await told(invited))[0]?.[1]).toMatch(/Room: Kəpəz\.$/)
    const [room] = (await plan()).rooms.filter(({ name }) => name === 'Kəpəz')
    expect((await send('DELETE', `rooms/${room?.id}`)).statusCode).toBe(204)
    expect(await told(organiser)).toEqual([
      [
        'Room Kəpəz no longer exists: Weekly sync',
        'The meeting has no room: 24 November 2026, 10:00–11:00. Choose another room.',
      ],
    ])
    expect(await told(invited)).toEqual([
      ['Invitation: Weekly sync', 'Rauf Əliyev invites you: 24 November 2026, 10:00–11:00.'],
    ])
  })

  it('gives a computer to a person, a room, the store and out of use, and keeps its history', async () => {
    const laptop = {
      name: 'Lenovo ThinkPad T14s',
      types: { AZ: 'Noutbuk', EN: 'Laptop', RU: 'Ноутбук' },
      serial: 'NEW1',
    }
    await send('POST', 'computers', { ...laptop, place: { kind: 'store', id: null } })
    const { id = 0 } = (await bySerial('NEW1')) ?? {}
    const give = (place: object, words = '') => send('POST', `computers/${id}/moves`, { place, words })
    expect((await give({ kind: 'employee', id: 7 }, 'First laptop')).statusCode).toBe(204)
    expect(await bySerial('NEW1')).toMatchObject({
      type: 'Laptop',
      place: { kind: 'employee', name: 'Leyla Əliyeva' },
    })
    const badge = await app.inject('/api/employees?idnumber=DEV7')
    expect(badge.json()[0].computerinfo.map(({ serial }: { serial: string }) => serial)).toContain('NEW1')
    for (const unknown of [
      { kind: 'employee', id: 999 },
      { kind: 'room', id: 99 },
    ])
      expect((await give(unknown)).statusCode).toBe(404)
    for (const wrong of [
      { kind: 'employee', id: null },
      { kind: 'store', id: 3 },
    ])
      expect((await give(wrong)).statusCode).toBe(400)
    await give({ kind: 'room', id: 2 })
    await give({ kind: 'room', id: 2 })
    await give({ kind: 'retired', id: null }, 'Broken')
    const moves = await history(id)
    expect(moves.map(({ from, to, words }) => [from?.kind ?? null, to.kind, to.name, words])).toEqual([
      ['room', 'retired', '', 'Broken'],
      ['employee', 'room', 'Göygöl', ''],
      ['store', 'employee', 'Leyla Əliyeva', 'First laptop'],
      [null, 'store', '', ''],
    ])
    expect((await send('PUT', `computers/${id}`, { ...laptop, name: 'T14s Gen 5' })).statusCode).toBe(204)
    expect((await stock()).slice(-2).map(({ place }) => place.kind)).toEqual(['retired', 'retired'])
    expect(await bySerial('NEW1')).toMatchObject({ name: 'T14s Gen 5', place: { kind: 'retired' } })
    expect((await send('GET', 'computers/9999/moves')).statusCode).toBe(404)
  })

  it('has the computers of records of an earlier version, those of people who have left in store', async () => {
    const { db } = services.database
    const type = { AZ: 'Noutbuk', EN: 'Laptop', RU: 'Ноутбук' }
    const listed = [
      { name: 'X1', type, serial: 'A1' },
      { name: 'X2', type },
    ]
    await db.delete(computers)
    await db.update(people).set({ computers: listed }).where(eq(people.id, 7))
    await db.update(people).set({ computers: listed, leftAt: new Date() }).where(eq(people.id, 8))
    const fill = readMigrationFiles({ migrationsFolder })
      .flatMap(({ sql: statements }) => statements)
      .find((statement) => statement.includes('INSERT INTO "computers"'))
    await db.execute(sql.raw(fill ?? ''))
    expect((await stock()).map(({ name, serial, place }) => [name, serial, place.name])).toEqual([
      ['X1', 'A1', 'Leyla Əliyeva'],
      ['X1', 'A1', ''],
      ['X2', '', 'Leyla Əliyeva'],
      ['X2', '', ''],
    ])
  })

  it('moves the computers of a person who leaves into store', async () => {
    const own = (await stock()).filter(({ place }) => place.kind === 'employee' && place.id === 7)
    expect(own).toHaveLength(2)
    await send('POST', 'people/records/7/departure', { successorId: null })
    for (const { id, serial } of own) {
      expect((await bySerial(serial))?.place.kind).toBe('store')
      expect((await history(id))[0]).toMatchObject({ from: { name: 'Leyla Əliyeva' }, by: 'Nigar Hüseynova' })
    }
  })

  it('knows a computer of a file by its serial number, else by name and owner, and takes the rest into store', async () => {
    const { bring } = groupOf('employees', services)
    const row = (idnumber: string, computers: string) => ({
      email: badgeSamples.find((one) => one.idnumber === `DEV${idnumber}`)?.email ?? '',
      number: '',
      roomname: '',
      job: '',
      otherinfo: '',
      idnumber,
      name: 'Leyla',
      surname: 'Əliyeva',
      computers,
    })
    await bring([
      row('7', 'HP ProBook, Laptop, SN1; Logitech C920, Camera'),
      row('8', 'Old PC, Desktop, SN2'),
    ])
    const [first, camera, third] = [
      await bySerial('SN1'),
      (await stock()).find(({ name }) => name === 'Logitech C920'),
      await bySerial('SN2'),
    ]
    const told = await bring([row('7', 'Old PC, Desktop, SN2; Logitech C920, Camera, SN3'), row('8', '')])
    expect(told).toMatch(/0 new, 2 changed/)
    expect(await bySerial('SN2')).toMatchObject({ id: third?.id, place: { kind: 'employee', id: 7 } })
    expect(await bySerial('SN3')).toMatchObject({ id: camera?.id, place: { kind: 'employee', id: 7 } })
    expect(await bySerial('SN1')).toMatchObject({ id: first?.id, place: { kind: 'store' } })
    expect((await history(third?.id ?? 0)).map(({ from, to, by }) => [from?.id ?? null, to.id, by])).toEqual([
      [8, 7, ''],
      [null, 8, ''],
    ])
    await bring([row('7', 'Old PC, Desktop, SN2; Logitech C920, Camera, SN3')])
    expect(await history(third?.id ?? 0)).toHaveLength(2)
    await bring([{ ...row('9', ''), surname: 'Nur' }], '--remove-others')
    expect((await bySerial('SN2'))?.place.kind).toBe('store')
  })
})
