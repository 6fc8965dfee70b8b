import { company, compareNames, dayAndTime, foldText, readTime, writeTime } from '@atrium/contract/core'
import { allOccurrences } from '@atrium/contract/meetings/series'
import { byIdNumber, fullNameOf } from '@atrium/contract/people'
import { badgeSamples, roomCapacities, roomNames } from '@atrium/contract/people/samples'
import {
  type ComputerMove,
  type ComputerPlace,
  type ComputerTarget,
  presentStateIn,
  type RoomBooking,
  type RoomPlan,
} from '@atrium/contract/rooms'
import { meetingRoomsEndpoints } from '@atrium/contract/rooms/bookings/calls'
import { roomBookingSchema, seriesTimesSchema } from '@atrium/contract/rooms/bookings/schema'
import { roomsEndpoints } from '@atrium/contract/rooms/calls'
import { computersEndpoints } from '@atrium/contract/rooms/computers/calls'
import {
  computerChangesSchema,
  moveComputerSchema,
  newComputerSchema,
} from '@atrium/contract/rooms/computers/schema'
import {
  computerMoveSamples,
  meetingRoomSamples,
  roomDeviceSamples,
  stockComputerSamples,
} from '@atrium/contract/rooms/samples'
import { movePeopleSchema, roomChangesSchema } from '@atrium/contract/rooms/schema'
import { answering, done, errorResponse, json, languageOf, mockOf, notFound, refuse } from './answers.ts'
import { memoryOf } from './memory.ts'

const { fetchSeriesRooms, listMeetingRooms, listRoomsNow, getRoomToday, bookRoomNow } = meetingRoomsEndpoints

const bookableRooms = () =>
  meetingRoomSamples().toSorted((one, other) => compareNames(one.roomname, other.roomname))

const memory = memoryOf(() => ({
  /** The bookings of today that were made at the doors. */
  booked: [] as { roomname: string; booking: RoomBooking }[],
  rooms: roomNames
    .map((name, place) => ({
      id: place + 1,
      name,
      capacity: roomCapacities[name] ?? null,
      meetings: name === 'Kəpəz' ? 2 : 0,
    }))
    .toSorted((one, other) => compareNames(one.name, other.name)) as RoomPlan['rooms'],
  people: badgeSamples.toSorted(byIdNumber).map(({ id, idnumber, name, surname, roomname }) => ({
    id,
    idnumber,
    name,
    surname,
    roomId: roomNames.indexOf(roomname as never) + 1 || null,
  })),
  computers: stockComputerSamples('EN'),
  moves: {} as Record<number, ComputerMove[]>,
}))

const roomOf = (name: unknown) => roomNames.find((room) => foldText(room) === foldText(String(name)))

const bookingsOf = (roomname: string) =>
  memory.booked.filter((one) => one.roomname === roomname).map(({ booking }) => booking)

const isNameTaken = (name: string, exceptId = 0) =>
  memory.rooms.some((room) => room.id !== exceptId && foldText(room.name) === foldText(name))

const nameTaken = () => refuse({ name: 'roomNameTaken' })

/** The place with its name; `undefined` for an unknown person or room. */
function placeOf({ kind, id }: ComputerTarget): ComputerPlace | undefined {
  if (kind !== 'employee' && kind !== 'room') return { kind, id, name: '' }
  const person = kind === 'employee' ? badgeSamples.find((employee) => employee.id === id) : undefined
  const name = person ? fullNameOf(person) : kind === 'room' ? roomNames[(id ?? 0) - 1] : undefined
  return name === undefined ? undefined : { kind, id, name }
}

const computerOf = (id: unknown) => memory.computers.find((computer) => String(computer.id) === id)

const historyOf = (id: number) => memory.moves[id] ?? computerMoveSamples()

/** The calls about rooms that can be booked, rooms at the desk, and computers. */
export const roomsMocks = [
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
        return errorResponse(409, { message: 'Someone has just booked this room.' })
      const id = '5b0c1a52-0d7e-4a9a-8f6b-1f2e3d4c5b6a'
      const meeting = { id, title: `Room ${roomname}`, isOwn: true }
      memory.booked = [...memory.booked, { roomname, booking: { ...span, meeting } }]
      return json({ id, day, ...span })
    }),
  ),
  mockOf(roomsEndpoints.getRoomPlan, () => json({ rooms: memory.rooms, people: memory.people })),
  mockOf(
    roomsEndpoints.movePeople,
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
    roomsEndpoints.addRoom,
    answering(roomChangesSchema, ({ name, capacity = null }) => {
      if (isNameTaken(name)) return nameTaken()
      const room = { id: Math.max(...memory.rooms.map(({ id }) => id)) + 1, name, capacity, meetings: 0 }
      memory.rooms = [...memory.rooms, room]
      return json(room)
    }),
  ),
  mockOf(roomsEndpoints.renameRoom, ({ params, request }) => {
    const found = memory.rooms.find(({ id }) => String(id) === params.id)
    if (!found) return notFound()
    return answering(roomChangesSchema, ({ name, capacity = found.capacity }) => {
      if (isNameTaken(name, found.id)) return nameTaken()
      const changed = { ...found, name, capacity, meetings: 0 }
      memory.rooms = memory.rooms.map((room) => (room === found ? changed : room))
      return json(changed)
    })({ request })
  }),
  mockOf(roomsEndpoints.deleteRoom, ({ params }) => {
    const found = memory.rooms.find(({ id }) => String(id) === params.id)
    if (!found) return notFound()
    memory.rooms = memory.rooms.filter((room) => room !== found)
    memory.people = memory.people.map((person) =>
      person.roomId === found.id ? { ...person, roomId: null } : person,
    )
    return done()
  }),
  mockOf(computersEndpoints.listComputers, ({ request }) =>
    json(memory.computers.map((one) => ({ ...one, type: one.types[languageOf(request)] }))),
  ),
  mockOf(
    computersEndpoints.addComputer,
    answering(newComputerSchema, ({ place: target, ...changes }) => {
      const place = placeOf(target)
      if (!place) return notFound()
      const id = memory.computers.length + 1
      memory.computers = [...memory.computers, { ...changes, id, type: changes.types.EN, place }]
      return done()
    }),
  ),
  mockOf(computersEndpoints.changeComputer, ({ params, request }) => {
    const computer = computerOf(params.id)
    if (!computer) return notFound()
    return answering(computerChangesSchema, (changes) => {
      memory.computers = memory.computers.map((one) => (one === computer ? { ...one, ...changes } : one))
      return done()
    })({ request })
  }),
  mockOf(computersEndpoints.moveComputer, ({ params, request }) => {
    const computer = computerOf(params.id)
    if (!computer) return notFound()
    return answering(moveComputerSchema, ({ place, words }) => {
      const to = placeOf(place)
      if (!to) return notFound()
      const past = historyOf(computer.id)
      memory.computers = memory.computers.map((one) => (one === computer ? { ...one, place: to } : one))
      memory.moves[computer.id] = [
        {
          id: past.length + 1,
          from: computer.place,
          to,
          at: '2026-11-24T08:00:00.000Z',
          by: 'Leyla Əliyeva',
          words,
        },
        ...past,
      ]
      return done()
    })({ request })
  }),
  mockOf(computersEndpoints.listComputerMoves, ({ params }) =>
    computerOf(params.id) ? json(historyOf(Number(params.id))) : notFound(),
  ),
]
