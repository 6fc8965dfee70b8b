import { limits } from '@atrium/contract/core'
import { count, pathName } from '#importing/cells.ts'
import { optional, plain } from '#importing/columns.ts'
import type { Reading } from '#importing/faults.ts'
import { readSheet } from '#importing/sheet.ts'

/** A row of the CSV file. */
interface NewRoom {
  name: string
  /** `null` for a room that cannot be booked; `undefined` in a file without the column. */
  capacity: number | null | undefined
}

/** Reads a CSV file with the column `name` and, where it is there, `capacity`. */
export const readRooms = (content: string): Promise<Reading<NewRoom>> =>
  readSheet(content, {
    name: plain(pathName(limits.roomName)),
    capacity: optional(plain(count(limits.roomCapacity))),
  })
