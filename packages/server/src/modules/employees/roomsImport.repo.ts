import { inArray, sql } from 'drizzle-orm'
import { inParts } from '#db/inParts.ts'
import { employees, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { RoomRecord } from './employees.repo.ts'

/** Until the transaction ends, only it changes rooms and people; of two imports the second waits for the first. */
export async function lockRooms(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${rooms}, ${employees} in exclusive mode`)
}

export const listRoomRows = (tx: Database): Promise<RoomRecord[]> => tx.select().from(rooms)

/** Adds rooms, and renames those whose key is there. */
export async function writeRooms(
  tx: Database,
  rows: readonly { name: string; key: string }[],
): Promise<void> {
  for (const part of inParts(rows))
    await tx
      .insert(rooms)
      .values(part)
      .onConflictDoUpdate({ target: rooms.key, set: { name: sql`excluded.name` } })
}

/** Who is in the rooms is in none afterwards. */
export async function deleteRooms(tx: Database, ids: readonly number[]): Promise<void> {
  for (const part of inParts(ids)) await tx.delete(rooms).where(inArray(rooms.id, part))
}
