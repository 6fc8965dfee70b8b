import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DataError } from '#config/dataError.ts'
import { readSetting, rememberOnce } from '#db/settings.repo.ts'
import type { Database } from '#db/types.ts'
import { isFileKey } from './diskStorage.ts'

/** The database has an id, and the folder of its files bears the same id. */
const settingKey = 'databaseId'
const fileName = 'database-id'

interface Place {
  /** The folder of the files. */
  folder: string
  /** The name of the database in an error message. */
  database: string
}

/** Throws a `DataError` when the folder has files although the database is new: the files belong to a lost database. */
export async function refuseLostDatabase({ folder, database }: Place): Promise<void> {
  if (!(await holdsFiles(folder))) return
  throw new DataError(
    `The uploaded files in ${folder} belong to a database that is not there, because ${database} is missing or empty: ` +
      `restore the database from a backup, or move ${folder} somewhere else to begin anew.`,
  )
}

/**
 * Marks the folder with the id of this database. Throws a `DataError` when the folder has files of another database,
 * because they would all lack a record.
 */
export async function claimFiles(db: Database, { folder, database }: Place): Promise<void> {
  const marked = await readMark(folder)
  // Neither has an id after an update from an early version; the folder alone has one when an old backup of the
  // database is used.
  await rememberOnce(db, settingKey, marked ?? randomUUID())
  const own = String(await readSetting(db, settingKey))
  if (marked === own) return
  if (marked && (await holdsFiles(folder)))
    throw new DataError(
      `The uploaded files in ${folder} belong to another database than ${database}: ` +
        'set DATA_DIR and DATABASE_URL so that the two belong together.',
    )
  const draft = path.join(folder, `.${fileName}-${randomUUID()}`)
  await writeFile(draft, own, { mode: 0o600 })
  await rename(draft, path.join(folder, fileName))
}

async function holdsFiles(folder: string): Promise<boolean> {
  return (await readdir(folder)).some(isFileKey)
}

/** An empty or incomplete mark counts as none. */
async function readMark(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, fileName), 'utf8').catch(() => '')
  return /^[0-9a-f-]{36}$/.test(text) ? text : undefined
}
