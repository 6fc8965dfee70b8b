import { monitorPattern } from '@atrium/contract'
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { employees, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type RoomRecord = typeof rooms.$inferSelect

/** An employee and the name of their room. */
export interface EmployeeRow {
  employee: typeof employees.$inferSelect
  /** Missing for an employee without a room. */
  roomname: string | null
}

/** Who has left is shown nowhere. */
const isHere = isNull(employees.leftAt)

const withRooms = (db: Database) =>
  db
    .select({ employee: employees, roomname: rooms.name })
    .from(employees)
    .leftJoin(rooms, eq(rooms.id, employees.roomId))

/** Finds an employee by the number of the badge: 7 of `DEV7`. */
export async function findEmployee(db: Database, number: number): Promise<EmployeeRow | undefined> {
  const [row] = await withRooms(db).where(and(eq(employees.number, number), isHere))
  return row
}

/** All employees, sorted by number. */
export const listEmployeeRows = (db: Database): Promise<EmployeeRow[]> =>
  withRooms(db).where(isHere).orderBy(asc(employees.number))

/** The employees in a room, sorted by number. */
export const listRoomEmployeeRows = (db: Database, roomId: number): Promise<EmployeeRow[]> =>
  withRooms(db)
    .where(and(eq(employees.roomId, roomId), isHere))
    .orderBy(asc(employees.number))

/** Finds a room by the key of its name. */
export async function findRoom(db: Database, key: string): Promise<RoomRecord | undefined> {
  const [row] = await db.select().from(rooms).where(eq(rooms.key, key))
  return row
}

/** Every room with its numbers of employees, of devices and of the monitors among them, unsorted. */
export const countRooms = (db: Database) =>
  db
    .select({
      roomname: rooms.name,
      employees: count(employees.id),
      devices: sql<number>`coalesce(sum(jsonb_array_length(${employees.computers})), 0)`.mapWith(Number),
      monitors: sql<number>`coalesce(sum((
        select count(*) from jsonb_array_elements(${employees.computers}) as device
        where device->>'type' ~* ${monitorPattern}
      )), 0)`.mapWith(Number),
    })
    .from(rooms)
    .leftJoin(employees, and(eq(employees.roomId, rooms.id), isHere))
    .groupBy(rooms.id, rooms.name)
