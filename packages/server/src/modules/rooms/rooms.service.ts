import {
  compareNames,
  type DeskRoom,
  fullNameOf,
  idNumberOf,
  type RoomChanges,
  type RoomPlan,
} from '@atrium/contract'
import { changeAs } from '#db/audit.ts'
import { storeComputersIn } from '#db/computers.ts'
import { lookupKey } from '#db/lookupKey.ts'
import type { Database } from '#db/types.ts'
import { invalid, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import {
  holdRoom,
  insertRoom,
  isKeyTaken,
  listPeopleRows,
  listRoomRows,
  lockRooms,
  placePeople,
  removeRoom,
  updateRoom,
} from './rooms.repo.ts'

type Parts = Pick<Services, 'database'>

const shown = ({ id, name, capacity }: DeskRoom): DeskRoom => ({ id, name, capacity })

/** The rooms and everybody who has not left, in alphabetical order. */
export async function getPlan({ database }: Parts): Promise<RoomPlan> {
  const rooms = await listRoomRows(database.db)
  const people = await listPeopleRows(database.db)
  return {
    rooms: rooms.map(shown).toSorted((one, other) => compareNames(one.name, other.name)),
    people: people
      .map(({ number, ...person }) => ({ ...person, idnumber: idNumberOf(number) }))
      .toSorted((one, other) => compareNames(fullNameOf(one), fullNameOf(other)) || one.id - other.id),
  }
}

/** The columns of a room whose name no other room has. Throws 400. */
async function columnsOf(tx: Database, { name, capacity }: RoomChanges, exceptId?: number) {
  await lockRooms(tx)
  const key = lookupKey(name)
  if (await isKeyTaken(tx, key, exceptId)) throw invalid({ name: 'roomNameTaken' })
  return { name, key, capacity }
}

export const addRoom = ({ database }: Parts, userId: number, room: RoomChanges): Promise<DeskRoom> =>
  changeAs(database.db, userId, async (tx) => shown(await insertRoom(tx, await columnsOf(tx, room))))

/** Throws 404 for an unknown room. */
export const renameRoom = (
  { database }: Parts,
  userId: number,
  { id, ...changes }: RoomChanges & { id: number },
): Promise<DeskRoom> =>
  changeAs(database.db, userId, async (tx) => {
    const room = await updateRoom(tx, id, await columnsOf(tx, changes, id))
    if (!room) throw notFound()
    return shown(room)
  })

/** Throws 404 for an unknown room. */
export const deleteRoom = ({ database }: Parts, userId: number, id: number): Promise<undefined> =>
  changeAs(database.db, userId, async (tx): Promise<undefined> => {
    if (!(await holdRoom(tx, id))) throw notFound()
    await storeComputersIn(tx, id, userId)
    await removeRoom(tx, id)
  })

/** Moves all of the people, or none. Throws 404 for an unknown room or person, and for a person who has left. */
export const movePeople = (
  { database }: Parts,
  userId: number,
  { people, roomId }: { people: readonly number[]; roomId: number | null },
): Promise<undefined> =>
  changeAs(database.db, userId, async (tx): Promise<undefined> => {
    if (roomId !== null && !(await holdRoom(tx, roomId))) throw notFound()
    const ids = [...new Set(people)]
    if ((await placePeople(tx, ids, roomId)) < ids.length) throw notFound()
  })
