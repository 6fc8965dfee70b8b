import { limits } from '@atrium/contract'
import { pathName } from '#importing/cells.ts'
import { plain } from '#importing/columns.ts'
import type { Reading } from '#importing/faults.ts'
import { readSheet } from '#importing/sheet.ts'

/** A row of the CSV file. */
interface NewRoom {
  name: string
}

/** Reads a CSV file with the column `name`. */
export const readRooms = (content: string): Reading<NewRoom> =>
  readSheet(content, { name: plain(pathName(limits.roomName)) })
