import {
  compareNames,
  type Employee,
  type Language,
  numberOfId,
  type Room,
  readIdNumber,
} from '@atrium/contract'
import type { SignedIn } from '#accounts/sessions.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { notFound, signInNeeded } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { employeeOf } from './employeeOf.service.ts'
import {
  countRooms,
  findEmployee,
  findRoom,
  listEmployeeRows,
  listRoomEmployeeRows,
  type RoomRecord,
} from './employees.repo.ts'
import { publicFields, publicFieldsInRoom } from './publicFields.ts'

type Parts = Pick<Services, 'database' | 'config'>

/** Who asks, and in which language they are told. */
interface Asker {
  /** Nobody we know sees what the settings show to strangers. */
  viewer: SignedIn | undefined
  language: Language
}

/** The one with an id, in any form that is read as one. Throws 404. */
export async function getEmployee(
  { database, config }: Parts,
  id: string,
  { viewer, language }: Asker,
): Promise<Employee> {
  const idnumber = readIdNumber(id)
  const row = idnumber && (await findEmployee(database.db, numberOfId(idnumber)))
  if (!row) throw notFound()
  const employee = employeeOf(row, language)
  return viewer ? employee : publicFields(employee, config.publicEmployeeFields)
}

/** Everybody as colleagues see them, by number. */
export async function listEverybody({ database }: Parts, language: Language): Promise<Employee[]> {
  return (await listEmployeeRows(database.db)).map((row) => employeeOf(row, language))
}

/** A room by its name, whose case and marks do not matter. Throws 404. */
export async function getRoom({ database }: Parts, name: string): Promise<RoomRecord> {
  const room = await findRoom(database.db, lookupKey(name))
  if (!room) throw notFound()
  return room
}

/** Who sits in a room, by number. Throws 401 to strangers from whom the settings hide where people sit. */
export async function listInRoom(
  { database, config }: Parts,
  { id }: RoomRecord,
  { viewer, language }: Asker,
): Promise<Employee[]> {
  const open = config.publicEmployeeFields
  if (!viewer && !open.includes('roomname')) throw signInNeeded()
  const people = (await listRoomEmployeeRows(database.db, id)).map((row) => employeeOf(row, language))
  return viewer ? people : people.map((employee) => publicFieldsInRoom(employee, open))
}

/** Every room, by the alphabet. */
export async function listRooms({ database }: Pick<Services, 'database'>): Promise<Room[]> {
  const rooms = await countRooms(database.db)
  return rooms.toSorted((one, other) => compareNames(one.roomname, other.roomname))
}
