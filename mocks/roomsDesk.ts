import { compareNames, foldText } from '@atrium/contract/core'
import { byIdNumber } from '@atrium/contract/people'
import { badgeSamples, roomCapacities, roomNames } from '@atrium/contract/people/samples'
import type { RoomPlan } from '@atrium/contract/rooms'
import { roomsDeskEndpoints } from '@atrium/contract/rooms/calls'
import { movePeopleSchema, roomChangesSchema } from '@atrium/contract/rooms/schema'
import { answering, done, json, mockOf, notFound, refuse } from './answers.ts'
import { memoryOf } from './memory.ts'

const memory = memoryOf(
  (): RoomPlan => ({
    rooms: roomNames
      .map((name, place) => ({
        id: place + 1,
        name,
        capacity: roomCapacities[name] ?? null,
        meetings: name === 'Kəpəz' ? 2 : 0,
      }))
      .toSorted((one, other) => compareNames(one.name, other.name)),
    people: badgeSamples.toSorted(byIdNumber).map(({ id, idnumber, name, surname, roomname }) => ({
      id,
      idnumber,
      name,
      surname,
      roomId: roomNames.indexOf(roomname as never) + 1 || null,
    })),
  }),
)

const isTaken = (name: string, exceptId = 0) =>
  memory.rooms.some((room) => room.id !== exceptId && foldText(room.name) === foldText(name))

const taken = () => refuse({ name: 'roomNameTaken' })

/** The calls about rooms on the desk. */
export const roomsDeskMocks = [
  mockOf(roomsDeskEndpoints.getRoomPlan, () => json(memory)),
  mockOf(
    roomsDeskEndpoints.movePeople,
    answering(movePeopleSchema, ({ people, roomId }) => {
      if (roomId !== null && !memory.rooms.some(({ id }) => id === roomId)) return notFound()
      if (!people.every((one) => memory.people.some(({ id }) => id === one))) return notFound()
      memory.people = memory.people.map((person) =>
        people.includes(person.id) ? { ...person, roomId } : person,
      )
      return done()
    }),
  ),
  mockOf(
    roomsDeskEndpoints.addRoom,
    answering(roomChangesSchema, ({ name, capacity = null }) => {
      if (isTaken(name)) return taken()
      const room = { id: Math.max(...memory.rooms.map(({ id }) => id)) + 1, name, capacity, meetings: 0 }
      memory.rooms = [...memory.rooms, room]
      return json(room)
    }),
  ),
  mockOf(roomsDeskEndpoints.renameRoom, ({ params, request }) => {
    const found = memory.rooms.find(({ id }) => String(id) === params.id)
    if (!found) return notFound()
    return answering(roomChangesSchema, ({ name, capacity = found.capacity }) => {
      if (isTaken(name, found.id)) return taken()
      const changed = { ...found, name, capacity, meetings: 0 }
      memory.rooms = memory.rooms.map((room) => (room === found ? changed : room))
      return json(changed)
    })({ request })
  }),
  mockOf(roomsDeskEndpoints.deleteRoom, ({ params }) => {
    const found = memory.rooms.find(({ id }) => String(id) === params.id)
    if (!found) return notFound()
    memory.rooms = memory.rooms.filter((room) => room !== found)
    memory.people = memory.people.map((person) =>
      person.roomId === found.id ? { ...person, roomId: null } : person,
    )
    return done()
  }),
]
