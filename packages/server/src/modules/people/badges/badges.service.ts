import { compareNames, type Language } from '@atrium/contract/core'
import {
  type Badge,
  numberOfId,
  publicFields,
  publicFieldsInRoom,
  type Room,
  readIdNumber,
} from '@atrium/contract/people'
import type { SignedIn } from '#accounts/sessions.ts'
import { findRoom, type RoomRecord } from '#db/rooms.ts'
import { notFound, signInNeeded } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { badgeOf } from './badgeOf.service.ts'
import { countRooms, findBadge, listBadgeRows, listRoomBadgeRows } from './badges.repo.ts'
import { listPublicFields } from './publicFields.service.ts'

type Parts = Pick<Services, 'database' | 'config'>

/** The asker and their language. */
interface Asker {
  /** Missing for a stranger, who sees the public fields only. */
  viewer: SignedIn | undefined
  language: Language
}

/** An employee by id, in any accepted spelling. Throws 404. */
export async function getEmployee(parts: Parts, id: string, { viewer, language }: Asker): Promise<Badge> {
  const idnumber = readIdNumber(id)
  const row = idnumber && (await findBadge(parts.database.db, numberOfId(idnumber)))
  if (!row) throw notFound()
  const person = badgeOf(row, language)
  return viewer ? person : publicFields(person, await listPublicFields(parts))
}

/** All employees with every field, sorted by number. */
export async function listEverybody({ database }: Parts, language: Language): Promise<Badge[]> {
  return (await listBadgeRows(database.db)).map((row) => badgeOf(row, language))
}

/** A room by its name, without regard to case and marks. Throws 404. */
export async function getRoom({ database }: Parts, name: string): Promise<RoomRecord> {
  const room = await findRoom(database.db, name)
  if (!room) throw notFound()
  return room
}

/** The employees in a room, sorted by number. Throws 401 for strangers when rooms are not public. */
export async function listInRoom(
  parts: Parts,
  { id }: RoomRecord,
  { viewer, language }: Asker,
): Promise<Badge[]> {
  const list = async () =>
    (await listRoomBadgeRows(parts.database.db, id)).map((row) => badgeOf(row, language))
  if (viewer) return list()
  const open = await listPublicFields(parts)
  if (!open.includes('roomname')) throw signInNeeded()
  return (await list()).map((person) => publicFieldsInRoom(person, open))
}

/** Every room in alphabetical order. */
export async function listRooms({ database }: Pick<Services, 'database'>): Promise<Room[]> {
  const rooms = await countRooms(database.db)
  return rooms
    .map(({ devices, ownDevices, capacity, ...room }) => ({
      ...room,
      computers: devices - room.monitors,
      ...(ownDevices > 0 && { devices: ownDevices }),
      ...(capacity !== null && { capacity }),
    }))
    .toSorted((one, other) => compareNames(one.roomname, other.roomname))
}
