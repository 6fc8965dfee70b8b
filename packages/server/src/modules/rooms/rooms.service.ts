import { company, compareNames, dayAndTime, sortByName } from '@atrium/contract/core'
import { fullNameOf, idNumberOf } from '@atrium/contract/people'
import type { DeskRoom, RoomChanges, RoomPlan } from '@atrium/contract/rooms'
import { changeAs, nameActor } from '#db/audit.ts'
import { lockParticipants } from '#db/lockParticipants.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { listConcerned, raiseRevisions } from '#db/meetingRevisions.ts'
import { listRoomRows, type RoomRecord } from '#db/rooms.ts'
import type { Database } from '#db/types.ts'
import { invalid, notFound } from '#http/httpError.ts'
import { notifyRoomLoss } from '#modules/meetings/index.ts'
import type { Services } from '#services.ts'
import {
  insertRoom,
  isKeyTaken,
  listBookedMeetings,
  listPeopleRows,
  lockRoom,
  lockRooms,
  placePeople,
  updateRoom,
} from './rooms.repo.ts'
import { deleteRooms } from './roomsImport.repo.ts'

type Parts = Pick<Services, 'database' | 'now'>

/** The ids of the meetings that have booked a room from today on, by room. */
async function bookedMeetings(db: Database, now: () => Date): Promise<(roomId: number) => string[]> {
  const { day } = dayAndTime(now(), company.timeZone)
  const rows = await listBookedMeetings(db, day)
  return (roomId) => rows.flatMap((row) => (row.roomId === roomId ? [row.meetingId] : []))
}

const shown = ({ id, name, capacity }: RoomRecord, meetings: readonly string[]): DeskRoom => ({
  id,
  name,
  capacity,
  meetings: meetings.length,
})

/** The rooms, and the people who have not left, in alphabetical order. */
export async function getPlan({ database, now }: Parts): Promise<RoomPlan> {
  const rooms = await listRoomRows(database.db)
  const booked = await bookedMeetings(database.db, now)
  const people = await listPeopleRows(database.db)
  return {
    rooms: rooms
      .map((room) => shown(room, booked(room.id)))
      .toSorted((one, other) => compareNames(one.name, other.name)),
    people: sortByName(
      people.map(({ number, ...person }) => ({ ...person, idnumber: idNumberOf(number) })),
      fullNameOf,
      (one, other) => one.id - other.id,
    ),
  }
}

/** The columns of a room whose name no other room has. Throws 400. */
async function columnsOf(tx: Database, { name, capacity }: RoomChanges, exceptId?: number) {
  await lockRooms(tx)
  const key = lookupKey(name)
  if (await isKeyTaken(tx, key, exceptId)) throw invalid({ name: 'roomNameTaken' })
  return { name, key, capacity }
}

export const addRoom = ({ database }: Parts, accountId: number, room: RoomChanges): Promise<DeskRoom> =>
  changeAs(database.db, accountId, async (tx) => shown(await insertRoom(tx, await columnsOf(tx, room)), []))

/** Throws 404 for an unknown room. */
export const renameRoom = (
  { database, now }: Parts,
  accountId: number,
  { id, ...changes }: RoomChanges & { id: number },
): Promise<DeskRoom> =>
  changeAs(database.db, accountId, async (tx) => {
    const room = await updateRoom(tx, id, await columnsOf(tx, changes, id))
    if (!room) throw notFound()
    return shown(room, (await bookedMeetings(tx, now))(id))
  })

/**
 * Deletes a room with its bookings. The meetings that had booked it get a new revision, so that the devices of their people
 * receive the meetings without the room, and the people are notified. Throws 404 for an unknown room.
 */
export async function deleteRoom(services: Services, accountId: number, id: number): Promise<undefined> {
  const meetingsIn = async (tx: Database) => (await bookedMeetings(tx, services.now))(id)
  await lockParticipants(
    services.database.db,
    async (tx) => listConcerned(tx, await meetingsIn(tx)),
    async (tx, locked) => {
      await nameActor(tx, accountId)
      if (!(await lockRoom(tx, id))) throw notFound()
      const meetings = await meetingsIn(tx)
      await notifyRoomLoss(tx, services, meetings, { locked, remove: () => deleteRooms(tx, [id]) })
      await raiseRevisions(tx, meetings)
    },
  )
}

/** Moves all of the people, or none. Throws 404 for an unknown room or person, and for a person who has left. */
export const movePeople = (
  { database }: Parts,
  accountId: number,
  { people, roomId }: { people: readonly number[]; roomId: number | null },
): Promise<undefined> =>
  changeAs(database.db, accountId, async (tx): Promise<undefined> => {
    if (roomId !== null && !(await lockRoom(tx, roomId))) throw notFound()
    const ids = [...new Set(people)]
    if ((await placePeople(tx, ids, roomId)) < ids.length) throw notFound()
  })
