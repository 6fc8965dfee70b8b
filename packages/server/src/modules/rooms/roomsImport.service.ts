import { limits } from '@atrium/contract/core'
import { lookupKey } from '#db/lookupKey.ts'
import { listRoomRows } from '#db/rooms.ts'
import { count, pathName } from '#importing/cells.ts'
import { changesOf, type ImportManner, type ImportOutcome } from '#importing/changes.ts'
import { optional, plain } from '#importing/columns.ts'
import type { Reading } from '#importing/faults.ts'
import { repeats } from '#importing/repeats.ts'
import { readSheet } from '#importing/sheet.ts'
import type { Services } from '#services.ts'
import { listPeopleRows } from './rooms.repo.ts'
import { deleteRooms, lockRoomsAndPeople, writeRooms } from './roomsImport.repo.ts'

/** Imports the rooms of a CSV file, all or none. The name identifies a room. */
export async function importRooms(
  { database }: Pick<Services, 'database'>,
  content: string,
  manner: ImportManner,
): Promise<ImportOutcome> {
  const { rows, faults } = await readRooms(content)
  faults.push(...repeats(rows, 'name', ({ name }) => ({ key: lookupKey(name), shown: name })))
  if (faults.length > 0) return { faults }
  return database.db.transaction(async (tx) => {
    await lockRoomsAndPeople(tx)
    const present = await listRoomRows(tx)
    const capacities = new Map(present.map((room) => [room.key, room.capacity]))
    const given = rows.map(({ row: { name, capacity } }) => {
      const key = lookupKey(name)
      const before = capacities.get(key) ?? null
      return { name, key, capacity: capacity === undefined ? before : capacity }
    })
    const { written, removed, counts } = changesOf(given, present, ({ key }) => key, manner)
    const ids = new Set(removed.map(({ id }) => id))
    const people = ids.size > 0 ? await listPeopleRows(tx) : []
    const roomless = people.filter(({ roomId }) => ids.has(roomId ?? 0)).length
    if (!manner.isDryRun) {
      await deleteRooms(tx, [...ids])
      await writeRooms(tx, written)
    }
    return { counts: { ...counts, roomless } }
  })
}

/** A row of the CSV file. */
interface NewRoom {
  name: string
  /** `null` for a room that cannot be booked; `undefined` in a file without the column. */
  capacity: number | null | undefined
}

/** Reads a CSV file with the column `name` and, where it is there, `capacity`. */
const readRooms = (content: string): Promise<Reading<NewRoom>> =>
  readSheet(content, {
    name: plain(pathName(limits.roomName)),
    capacity: optional(plain(count(limits.roomCapacity))),
  })
