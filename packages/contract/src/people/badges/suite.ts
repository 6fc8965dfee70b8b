import { compareNames } from '#core/alphabet.ts'
import { fillPath } from '#core/endpoint.ts'
import { languages, toTag } from '#core/language.ts'
import { badgeSample, badgeSamples } from '#people/badges/samples.ts'
import { roomNames } from '#people/samplePeople.ts'
import { roomSamples } from '#rooms/samples.ts'
import type { Caller } from '#testing/caller.ts'
import { badgesEndpoints } from './calls.ts'
import {
  badgeFields,
  byIdNumber,
  listEmployees,
  listPublicFields,
  listRoomEmployees,
  listRooms,
  setPublicField,
} from './endpoints.ts'
import type { Badge, Room } from './schema.ts'

const samplesOf = (room: string) => badgeSamples.filter(({ roomname }) => roomname === room)

/**
 * The promises of the calls about employees and rooms (spec 7; departure 9), for the mocks and the real server. The
 * caller is one of the sample people, who receives all fields.
 */
export function employeesSuite(call: Caller): void {
  const ofNumber = (idnumber: string, language = 'en') =>
    call(`${listEmployees.path}?${new URLSearchParams({ idnumber })}`, {
      headers: { 'accept-language': language },
    })
  const inRoom = (roomname: string, language = 'en') =>
    call(fillPath(listRoomEmployees.path, { roomname }), { headers: { 'accept-language': language } })

  it.each(['DEV7', 'dev7', '7', 'DEV-007', ' Dev 7 '])('finds DEV7 by "%s"', async (idnumber) => {
    const reply = await ofNumber(idnumber)
    const found: Badge[] = await reply.json()
    expect(reply.status).toBe(200)
    expect(badgesEndpoints.listEmployees.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found).toMatchObject([{ idnumber: 'DEV7', name: 'Leyla', surname: 'Əliyeva' }])
  })

  it.each(languages)('answers all fields of an employee in the language %s', async (language) => {
    const sample = badgeSamples.find(({ idnumber }) => idnumber === 'DEV30')
    expect(await (await ofNumber('DEV30', toTag(language))).json()).toEqual([
      sample && badgeSample(sample, language),
    ])
  })

  it.each(['DEV999', 'DEV0', '0', 'DEV', 'Leyla', '7.5', '1e1', '', '99999999999'])(
    'answers 404 with a sentence for the unknown employee "%s"',
    async (idnumber) => {
      const reply = await ofNumber(idnumber)
      expect(reply.status).toBe(404)
      expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
    },
  )

  it('rejects a text that is longer than any id', async () => {
    expect((await ofNumber('x'.repeat(300))).status).toBe(400)
  })

  it('lists all employees by number', async () => {
    const reply = await call(listEmployees.path, { headers: { 'accept-language': 'az' } })
    const all: Badge[] = await reply.json()
    expect(reply.status).toBe(200)
    expect(all).toEqual(badgeSamples.map((sample) => badgeSample(sample, 'AZ')))
    expect(all).toEqual(all.toSorted(byIdNumber))
  })

  it.each(roomNames)('lists the employees of the room %s by number', async (room) => {
    const reply = await inRoom(room, 'ru')
    const people: Badge[] = await reply.json()
    expect(reply.status).toBe(200)
    expect(badgesEndpoints.listRoomEmployees.reply.isValidSync(people, { strict: true })).toBe(true)
    expect(people).toEqual(samplesOf(room).map((sample) => badgeSample(sample, 'RU')))
  })

  it.each([
    ['xezer', 'Xəzər'],
    ['XƏZƏR', 'Xəzər'],
    ['sahdag', 'Şahdağ'],
    ['S\u0327ahdag\u0306', 'Şahdağ'],
    ['server  2/1', 'Server 2/1'],
  ])('finds the room typed as "%s"', async (typed, room) => {
    const people: Badge[] = await (await inRoom(typed)).json()
    expect(people.map(({ id }) => id)).toEqual(samplesOf(room).map(({ id }) => id))
  })

  it.each(['Server 2', 'Server', '2/1', 'Bakı', '%', 'x'.repeat(101)])(
    'answers 404 with a sentence for the unknown room "%s"',
    async (room) => {
      const reply = await inRoom(room)
      expect(reply.status).toBe(404)
      expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
    },
  )

  it('counts the people and the computers of every room, in alphabetical order', async () => {
    const reply = await call(listRooms.path)
    const rooms: Room[] = await reply.json()
    expect(reply.status).toBe(200)
    expect(badgesEndpoints.listRooms.reply.isValidSync(rooms, { strict: true })).toBe(true)
    expect(rooms).toEqual(roomSamples.toSorted((one, other) => compareNames(one.roomname, other.roomname)))
    expect(rooms[0]).toEqual({
      roomname: 'Dəstək mərkəzi',
      employees: 7,
      computers: 6,
      monitors: 2,
      devices: 1,
    })
  })
}

/** The promises of the calls about the public fields. The caller is an administrator. */
export function publicFieldsSuite(call: Caller): void {
  const list = async () => (await call(listPublicFields.path)).json()
  const set = (field: string, isPublic: unknown) =>
    call(fillPath(setPublicField.path, { field }), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isPublic }),
    })

  it('hides a field, and makes it public again', async () => {
    expect(await list()).toEqual(badgeFields)
    expect((await set('email', false)).status).toBe(204)
    expect(await list()).toEqual(badgeFields.filter((field) => field !== 'email'))
    expect((await set('email', true)).status).toBe(204)
    expect(await list()).toEqual(badgeFields)
  })

  it.each([
    ['birthday', true, 404],
    ['email', 'perhaps', 400],
    ['email', undefined, 400],
  ])('rejects %s as %s', async (field, isPublic, status) => {
    expect((await set(field, isPublic)).status).toBe(status)
    expect(await list()).toEqual(badgeFields)
  })
}
