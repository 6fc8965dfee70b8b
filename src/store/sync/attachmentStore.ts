import { type IDBPDatabase, openDB } from 'idb'
import { readFilesNote, writeFilesNote } from './attachmentIndex.ts'

/**
 * The files of attachments in the browser's database: available offline, and stored until the server has them. A write
 * rejects when the browser has no database or no room.
 */
let opened: Promise<IDBPDatabase> | undefined

const table = 'files'

const database = (): Promise<IDBPDatabase> => {
  opened ??= openDB('atrium-files', 1, { upgrade: (fresh) => void fresh.createObjectStore(table) })
  return opened
}

/** The database; files of the person who signed out before are deleted first. */
async function open(): Promise<IDBPDatabase> {
  const files = await database()
  if (readFilesNote() === 'leaving') await files.clear(table)
  writeFilesNote('kept')
  return files
}

/** The key of the mark beside a file that the server has. */
const sentKey = (id: string) => `sent ${id}`

/** Stores a file under the id of its attachment. */
export async function storeFile(id: string, file: File): Promise<void> {
  await (await open()).put(table, file, id)
}

/** The file of an attachment; `undefined` when this browser has none. */
export async function readFile(id: string): Promise<File | undefined> {
  try {
    return readFilesNote() ? await (await open()).get(table, id) : undefined
  } catch {
    return undefined
  }
}

/** Deletes the file of an attachment. */
export async function deleteFile(id: string): Promise<void> {
  if (!readFilesNote()) return
  const { store, done } = (await open()).transaction(table, 'readwrite')
  await Promise.all([store.delete(id), store.delete(sentKey(id)), done])
}

/** Marks files that the server has. */
export async function markFilesSent(ids: readonly string[]): Promise<void> {
  const { store, done } = (await open()).transaction(table, 'readwrite')
  await Promise.all([...ids.map((id) => store.put(true, sentKey(id))), done])
}

/** The ids of attachments whose files the server lacks. */
export async function unsentFiles(): Promise<Set<string>> {
  if (!readFilesNote()) return new Set()
  const known = new Set((await (await open()).getAllKeys(table)).map(String))
  return new Set([...known].filter((key) => !key.startsWith(sentKey('')) && !known.has(sentKey(key))))
}

/** Deletes all files at a sign-out; not those that the next person has stored since. */
export async function clearFiles(): Promise<void> {
  if (readFilesNote() !== 'leaving') return
  await (await database()).clear(table)
  if (readFilesNote() === 'leaving') writeFilesNote(undefined)
}
