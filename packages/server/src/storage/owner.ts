import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DataError } from '#config/dataError.ts'
import { readSetting, rememberOnce } from '#db/settings.repo.ts'
import type { Database } from '#db/types.ts'
import { isFileKey } from './diskStorage.ts'

/** The database has a name of its own, and the folder of its files bears it too. */
const settingKey = 'databaseId'
const fileName = 'database-id'

interface Place {
  /** Where the files lie. */
  folder: string
  /** What the database is called in a sentence. */
  database: string
}

/** Throws a `DataError` when files lie there: they belong to a database that a new one must not take the place of. */
export async function refuseLostDatabase({ folder, database }: Place): Promise<void> {
  if (!(await holdsFiles(folder))) return
  throw new DataError(
    `The uploaded files in ${folder} belong to a database that is not there, because ${database} is missing or empty: ` +
      `restore the database from a backup, or move ${folder} somewhere else to begin anew.`,
  )
}

/**
 * Marks the folder as the one of this database. Throws a `DataError` when it holds files of another: everything
 * in it would be without a record.
 */
export async function claimFiles(db: Database, { folder, database }: Place): Promise<void> {
  const marked = await readMark(folder)
  // Of an earlier version: neither bears a name yet, or a backup of then is used with the folder of now.
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

/** A mark that is empty or cut off says nothing. */
async function readMark(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, fileName), 'utf8').catch(() => '')
  return /^[0-9a-f-]{36}$/.test(text) ? text : undefined
}
