import { monitorPattern } from '@atrium/contract/people'
import { and, asc, eq, sql } from 'drizzle-orm'
import { computersOf, type OwnComputer } from '#db/computers.ts'
import { badgedColumns, type PersonRecord, worksHere } from '#db/people.ts'
import { photoOf } from '#db/photos.ts'
import { computers, people, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** An employee and the name of their room. */
export interface BadgeRow {
  person: Omit<PersonRecord, 'computers'> & { computers: OwnComputer[] }
  /** Missing for an employee without a room. */
  roomname: string | null
  photo: string | null
}

/** People with a badge, with their computers and the name of the room. */
export const withRooms = (db: Database) =>
  db
    .select({
      person: { ...badgedColumns, computers: computersOf(people.id) },
      roomname: rooms.name,
      photo: photoOf,
    })
    .from(people)
    .leftJoin(rooms, eq(rooms.id, people.roomId))

/** Finds an employee by the number of the badge: 7 of `DEV7`. */
export async function findBadge(db: Database, number: number): Promise<BadgeRow | undefined> {
  const [row] = await withRooms(db).where(and(eq(people.number, number), worksHere))
  return row
}

/** All employees, sorted by number. */
export const listBadgeRows = (db: Database): Promise<BadgeRow[]> =>
  withRooms(db).where(worksHere).orderBy(asc(people.number))

/** The employees in a room, sorted by number. */
export const listRoomBadgeRows = (db: Database, roomId: number): Promise<BadgeRow[]> =>
  withRooms(db)
    .where(and(eq(people.roomId, roomId), worksHere))
    .orderBy(asc(people.number))

/**
 * Every room with its numbers of employees, of the employees' devices, of the monitors among them, and of what belongs
 * to the room itself, such as a printer (`ownDevices`), unsorted.
 */
export const countRooms = (db: Database) =>
  db
    .select({
      roomname: rooms.name,
      capacity: rooms.capacity,
      ownDevices: sql`(select count(*) from ${computers} as own where own.room_id = ${rooms.id})`.mapWith(
        Number,
      ),
      employees: sql`count(distinct ${people.id})`.mapWith(Number),
      devices: sql`count(${computers.id})`.mapWith(Number),
      monitors:
        sql`count(${computers.id}) filter (where ${computers.type}::text ~* ${monitorPattern})`.mapWith(
          Number,
        ),
    })
    .from(rooms)
    .leftJoin(people, and(eq(people.roomId, rooms.id), worksHere))
    .leftJoin(computers, eq(computers.personId, people.id))
    .groupBy(rooms.id, rooms.name, rooms.capacity)
