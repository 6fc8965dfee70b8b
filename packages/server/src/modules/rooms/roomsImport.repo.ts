import { inArray, sql } from 'drizzle-orm'
import { actorOf } from '#db/audit.ts'
import { storeComputersIn } from '#db/computers.ts'
import { inChunks } from '#db/inChunks.ts'
import type { RoomRecord } from '#db/rooms.ts'
import { people, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Locks rooms and people until the transaction ends, so that simultaneous imports run one after another. */
export async function lockRoomsAndPeople(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${rooms}, ${people} in exclusive mode`)
}

/** Inserts rooms, or changes name and capacity by their key (upsert). */
export async function writeRooms(
  tx: Database,
  rows: readonly Pick<RoomRecord, 'name' | 'key' | 'capacity'>[],
): Promise<void> {
  for (const part of inChunks(rows))
    await tx
      .insert(rooms)
      .values(part)
      .onConflictDoUpdate({
        target: rooms.key,
        set: { name: sql`excluded.name`, capacity: sql`excluded.capacity` },
      })
}

/** Removes rooms. Their employees are without a room afterwards, their computers in store. */
export async function deleteRooms(tx: Database, ids: readonly number[]): Promise<void> {
  const actor = await actorOf(tx)
  for (const id of ids) await storeComputersIn(tx, id, actor)
  for (const part of inChunks(ids)) await tx.delete(rooms).where(inArray(rooms.id, part))
}
