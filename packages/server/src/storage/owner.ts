import { randomUUID } from 'node:crypto'
import { DataError } from '#config/dataError.ts'
import { readSetting, rememberOnce } from '#db/settings.repo.ts'
import type { Database } from '#db/types.ts'
import type { Storage } from './storage.ts'

/** The database has an id, and the storage of its files bears the same id. */
const settingKey = 'databaseId'

interface Parts {
  storage: Storage
  /** The name of the database in an error message. */
  database: string
}

/** Throws a `DataError` when the storage has files although the database is new: the files belong to a lost database. */
export async function refuseLostDatabase({ storage, database }: Parts): Promise<void> {
  if (!(await holdsFiles(storage))) return
  throw new DataError(
    `The uploaded files in ${storage.place} belong to a database that is not there, because ${database} is missing or empty: ` +
      `restore the database from a backup, or move ${storage.place} somewhere else to begin anew.`,
  )
}

/**
 * Marks the storage with the id of this database. Throws a `DataError` when the storage has files of another database,
 * because they would all lack a record.
 */
export async function claimFiles(db: Database, { storage, database }: Parts): Promise<void> {
  const marked = await readMark(storage)
  // Neither has an id after an update from an early version; the storage alone has one when an old backup of the
  // database is used.
  await rememberOnce(db, settingKey, marked ?? randomUUID())
  const own = String(await readSetting(db, settingKey))
  if (marked === own) return
  if (marked && (await holdsFiles(storage)))
    throw new DataError(
      `The uploaded files in ${storage.place} belong to another database than ${database}: ` +
        'set DATA_DIR, S3_BUCKET and DATABASE_URL so that they belong together.',
    )
  await storage.writeOwner(own)
}

async function holdsFiles(storage: Storage): Promise<boolean> {
  for await (const _file of storage.list()) return true
  return false
}

/** An empty or incomplete mark counts as none. */
async function readMark(storage: Storage): Promise<string | undefined> {
  const text = (await storage.readOwner()) ?? ''
  return /^[0-9a-f-]{36}$/.test(text) ? text : undefined
}
