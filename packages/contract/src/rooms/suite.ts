import { compareNames } from '#core/alphabet.ts'
import { fillPath } from '#core/endpoint.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { roomsEndpoints } from './calls.ts'
import { addRoom, getRoomPlan, movePeople, renameRoom } from './endpoints.ts'
import type { DeskRoom, RoomPlan } from './schema.ts'

const unknown = 999_999

/** The promises of the calls about rooms of the admin area, for the mocks and the real server. The caller is of HR. */
export function roomsDeskSuite(call: Caller): void {
  const plan = async (): Promise<RoomPlan> => (await call(getRoomPlan.path)).json()
  const add = (body: unknown) => call(addRoom.path, jsonRequest('POST', body))
  const at = (id: number) => fillPath(renameRoom.path, { id })
  const rename = (id: number, body: unknown) => call(at(id), jsonRequest('PUT', body))
  const remove = (id: number) => call(at(id), { method: 'DELETE' })
  const move = (people: number[], roomId: number | null) =>
    call(movePeople.path, jsonRequest('POST', { people, roomId }))
  const added = async (name: string): Promise<DeskRoom> => (await add({ name, capacity: null })).json()

  it('lists rooms in alphabetical order and people, in the shape of the contract', async () => {
    const { rooms, people } = await plan()
    expect(roomsEndpoints.getRoomPlan.reply.isValidSync({ rooms, people }, { strict: true })).toBe(true)
    const names = rooms.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(compareNames))
    expect(people.length).toBeGreaterThan(5)
  })

  it('adds a room once, whatever the case and the marks of its name', async () => {
    const reply = await add({ name: 'Işıqlı guşə', capacity: 6 })
    const room: DeskRoom = await reply.json()
    expect(roomsEndpoints.addRoom.reply.isValidSync(room, { strict: true })).toBe(true)
    expect(room).toMatchObject({ name: 'Işıqlı guşə', capacity: 6, meetings: 0 })
    expect((await plan()).rooms).toContainEqual(room)
    const again = await add({ name: 'ISIQLI  GUSE' })
    expect([again.status, (await again.json()).errors]).toEqual([400, { name: 'roomNameTaken' }])
    const nameless = await add({ name: ' ' })
    expect([nameless.status, (await nameless.json()).errors]).toEqual([400, { name: 'roomNameRequired' }])
  })

  it('renames a room, also to another case of its own name, and keeps the capacity that is not sent', async () => {
    const { id } = await (await add({ name: 'Arxiv', capacity: 4 })).json()
    expect(await (await rename(id, { name: 'ARXİV' })).json()).toMatchObject({
      id,
      name: 'ARXİV',
      capacity: 4,
    })
    const [other] = (await plan()).rooms.filter((room) => room.id !== id)
    const taken = await rename(id, { name: other?.name })
    expect([taken.status, (await taken.json()).errors]).toEqual([400, { name: 'roomNameTaken' }])
    expect((await rename(unknown, { name: 'Heç yer' })).status).toBe(404)
  })

  it('moves people together or not at all', async () => {
    const room = await added('Emalatxana')
    const [first, second] = (await plan()).people
    const roomsOf = async () =>
      (await plan()).people
        .filter(({ id }) => id === first?.id || id === second?.id)
        .map(({ roomId }) => roomId)
    const people = [first?.id ?? 0, second?.id ?? 0]
    expect((await move(people, room.id)).ok).toBe(true)
    expect(await roomsOf()).toEqual([room.id, room.id])
    expect((await move([...people, unknown], null)).status).toBe(404)
    expect((await move(people, unknown)).status).toBe(404)
    expect(await roomsOf()).toEqual([room.id, room.id])
    expect((await remove(room.id)).ok).toBe(true)
    expect(await roomsOf()).toEqual([null, null])
    expect((await remove(room.id)).status).toBe(404)
  })
}
