import { followRecords } from './followRecords.ts'
import { openRecordDatabase, type RecordDatabase } from './recordDatabase.ts'
import { createRecordStorage } from './recordStorage.ts'

/** The browser's database and how a slice is kept in it. */
export interface OpenRecords {
  database: RecordDatabase
  create: typeof createRecordStorage
  follow: typeof followRecords
}

/** Opens the database at a version; `undefined` where the browser has none. */
export async function openRecords(
  page: Window & typeof globalThis,
  version: number,
): Promise<OpenRecords | undefined> {
  const database = await openRecordDatabase(page, version)
  return database && { database, create: createRecordStorage, follow: followRecords }
}
