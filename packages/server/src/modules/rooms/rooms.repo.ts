import type { IsoDay } from '@atrium/contract/days'
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { badgeNumber, worksHere } from '#db/people.ts'
import { photoOf } from '#db/photos.ts'
import type { RoomRecord } from '#db/rooms.ts'
import { people, roomBookings, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Without `capacity` a room keeps its own. */
type RoomFields = Pick<RoomRecord, 'name' | 'key'> & { capacity?: number | null | undefined }

/** The rooms and meetings of the bookings from a day on; a series has one row. */
export const listBookedMeetings = (db: Database, today: IsoDay) =>
  db
    .selectDistinct({ roomId: roomBookings.roomId, meetingId: roomBookings.meetingId })
    .from(roomBookings)
    .where(gte(roomBookings.day, today))

/** The people with a badge who have not left, unsorted. */
export const listPeopleRows = (db: Database) =>
  db
    .select({
      id: people.id,
      number: badgeNumber,
      name: people.name,
      surname: people.surname,
      roomId: people.roomId,
      photo: photoOf,
    })
    .from(people)
    .where(worksHere)

/** Lets other changes of rooms wait for the end of the transaction, so that a name stays free. */
export async function lockRooms(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${rooms} in share row exclusive mode`)
}

/** Whether another room than the one with an id has the key. */
export async function isKeyTaken(tx: Database, key: string, exceptId = 0): Promise<boolean> {
  const found = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.key, key), ne(rooms.id, exceptId)))
  return found.length > 0
}

export async function insertRoom(tx: Database, room: RoomFields): Promise<RoomRecord> {
  const [row] = await tx.insert(rooms).values(room).returning()
  if (!row) throw new Error('The room was not written.')
  return row
}

/** Returns the changed room; `undefined` for an unknown id. */
export async function updateRoom(
  tx: Database,
  id: number,
  room: RoomFields,
): Promise<RoomRecord | undefined> {
  const [row] = await tx.update(rooms).set(room).where(eq(rooms.id, id)).returning()
  return row
}

/** Whether there is such a room; it stays until the transaction ends. */
export async function lockRoom(tx: Database, id: number): Promise<boolean> {
  const found = await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, id)).for('key share')
  return found.length > 0
}

/** Whether a person with this id works here; locks the record until the transaction ends. */
export async function lockPerson(tx: Database, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), worksHere))
    .for('share')
  return found.length > 0
}

/** Moves employees who have not left; returns how many there are of them. */
export async function placePeople(
  tx: Database,
  ids: readonly number[],
  roomId: number | null,
): Promise<number> {
  const moved = await tx
    .update(people)
    .set({ roomId })
    .where(and(inArray(people.id, [...ids]), worksHere))
    .returning({ id: people.id })
  return moved.length
}
