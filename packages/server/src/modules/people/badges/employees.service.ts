import { compareNames, type Language } from '@atrium/contract/core'
import { type Employee, numberOfId, type Room, readIdNumber } from '@atrium/contract/people'
import type { SignedIn } from '#accounts/sessions.ts'
import { findRoom, type RoomRecord } from '#db/rooms.ts'
import { notFound, signInNeeded } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { employeeOf } from './employeeOf.service.ts'
import { countRooms, findEmployee, listEmployeeRows, listRoomEmployeeRows } from './employees.repo.ts'
import { publicFields, publicFieldsInRoom } from './publicFields.ts'

type Parts = Pick<Services, 'database' | 'config'>

/** The asker and their language. */
interface Asker {
  /** Missing for a stranger, who sees the public fields only. */
  viewer: SignedIn | undefined
  language: Language
}

/** An employee by id, in any accepted spelling. Throws 404. */
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

/** All employees with every field, sorted by number. */
export async function listEverybody({ database }: Parts, language: Language): Promise<Employee[]> {
  return (await listEmployeeRows(database.db)).map((row) => employeeOf(row, language))
}

/** A room by its name, without regard to case and marks. Throws 404. */
export async function getRoom({ database }: Parts, name: string): Promise<RoomRecord> {
  const room = await findRoom(database.db, name)
  if (!room) throw notFound()
  return room
}

/** The employees in a room, sorted by number. Throws 401 for strangers when rooms are not public. */
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
