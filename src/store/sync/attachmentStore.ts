import { type IDBPDatabase, openDB } from 'idb'
import { readFilesNote, writeFilesNote } from './attachmentIndex.ts'

/**
 * The files of meetings' attachments, in the browser's database: they are there without a connection, and until the
 * server has them. Keeping rejects where the browser has no database or no room.
 */
let opened: Promise<IDBPDatabase> | undefined

const table = 'files'

const database = (): Promise<IDBPDatabase> => {
  opened ??= openDB('atrium-files', 1, { upgrade: (fresh) => void fresh.createObjectStore(table) })
  return opened
}

/** The database, without what somebody else has left in it. */
async function open(): Promise<IDBPDatabase> {
  const files = await database()
  if (readFilesNote() === 'leaving') await files.clear(table)
  writeFilesNote('kept')
  return files
}

/** Stands beside a file that the server has. */
const sentKey = (id: string) => `sent ${id}`

/** Keeps a file under its attachment's id. */
export async function keepFile(id: string, file: File): Promise<void> {
  await (await open()).put(table, file, id)
}

/** The file of an attachment; `undefined` when this browser does not have it. */
export async function readFile(id: string): Promise<File | undefined> {
  try {
    return readFilesNote() ? await (await open()).get(table, id) : undefined
  } catch {
    return undefined
  }
}

/** Removes the file of an attachment. */
export async function dropFile(id: string): Promise<void> {
  if (!readFilesNote()) return
  const { store, done } = (await open()).transaction(table, 'readwrite')
  await Promise.all([store.delete(id), store.delete(sentKey(id)), done])
}

/** Notes that the server has these files. */
export async function markFilesSent(ids: readonly string[]): Promise<void> {
  const { store, done } = (await open()).transaction(table, 'readwrite')
  await Promise.all([...ids.map((id) => store.put(true, sentKey(id))), done])
}

/** Which files are here that the server does not have yet, by their attachments' ids. */
export async function unsentFiles(): Promise<Set<string>> {
  if (!readFilesNote()) return new Set()
  const known = new Set((await (await open()).getAllKeys(table)).map(String))
  return new Set([...known].filter((key) => !key.startsWith(sentKey('')) && !known.has(sentKey(key))))
}

/** Forgets all files of somebody who is leaving; not those that the next person keeps by now. */
export async function forgetFiles(): Promise<void> {
  if (readFilesNote() !== 'leaving') return
  await (await database()).clear(table)
  if (readFilesNote() === 'leaving') writeFilesNote(undefined)
}
