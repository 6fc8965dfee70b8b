import { compareNames, type DeskRoom, fullNameOf, idNumberOf, type RoomPlan } from '@atrium/contract'
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

const shown = ({ id, name }: DeskRoom): DeskRoom => ({ id, name })

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

/** The columns of a name that no other room has. Throws 400. */
async function freeName(tx: Database, name: string, exceptId?: number) {
  await lockRooms(tx)
  const key = lookupKey(name)
  if (await isKeyTaken(tx, key, exceptId)) throw invalid({ name: 'roomNameTaken' })
  return { name, key }
}

export const addRoom = ({ database }: Parts, userId: number, name: string): Promise<DeskRoom> =>
  changeAs(database.db, userId, async (tx) => shown(await insertRoom(tx, await freeName(tx, name))))

/** Throws 404 for an unknown room. */
export const renameRoom = ({ database }: Parts, userId: number, { id, name }: DeskRoom): Promise<DeskRoom> =>
  changeAs(database.db, userId, async (tx) => {
    const room = await updateRoom(tx, id, await freeName(tx, name, id))
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
