import { eq } from 'drizzle-orm'
import { lookupKey } from './lookupKey.ts'
import { rooms } from './schema.ts'
import type { Database } from './types.ts'

export type RoomRecord = typeof rooms.$inferSelect

export const listRoomRows = (db: Database): Promise<RoomRecord[]> => db.select().from(rooms)

/** Finds a room by its name, without regard to case and marks. */
export async function findRoom(db: Database, name: string): Promise<RoomRecord | undefined> {
  const [row] = await db
    .select()
    .from(rooms)
    .where(eq(rooms.key, lookupKey(name)))
  return row
}
