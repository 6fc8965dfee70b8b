import { clear, createStore, delMany, get, keys, set, setMany, type UseStore } from 'idb-keyval'
import { readFilesNote, writeFilesNote } from './filesNote.ts'

/**
 * The files of meetings' attachments, in the browser's database: they are there without a connection, and until the
 * server has them. Keeping rejects where the browser has no database or no room.
 */
let opened: UseStore | undefined

const store = (): UseStore => {
  opened ??= createStore('atrium-files', 'files')
  return opened
}

/** The database, without what somebody else has left in it. */
async function open(): Promise<UseStore> {
  if (readFilesNote() === 'leaving') await clear(store())
  writeFilesNote('kept')
  return store()
}

/** Stands beside a file that the server has. */
const sentKey = (id: string) => `sent ${id}`

/** Keeps a file under its attachment's id. */
export const keepFile = async (id: string, file: File): Promise<void> => set(id, file, await open())

/** The file of an attachment; `undefined` when this browser does not have it. */
export async function readFile(id: string): Promise<File | undefined> {
  try {
    return readFilesNote() ? await get<File>(id, await open()) : undefined
  } catch {
    return undefined
  }
}

/** Removes the file of an attachment. */
export async function dropFile(id: string): Promise<void> {
  if (readFilesNote()) await delMany([id, sentKey(id)], await open())
}

/** Notes that the server has these files. */
export async function markFilesSent(ids: readonly string[]): Promise<void> {
  await setMany(
    ids.map((id) => [sentKey(id), true]),
    await open(),
  )
}

/** Which files are here that the server does not have yet, by their attachments' ids. */
export async function unsentFiles(): Promise<Set<string>> {
  if (!readFilesNote()) return new Set()
  const known = new Set(await keys<string>(await open()))
  return new Set([...known].filter((key) => !key.startsWith(sentKey('')) && !known.has(sentKey(key))))
}

/** Forgets all files of somebody who is leaving; not those that the next person keeps by now. */
export async function forgetFiles(): Promise<void> {
  if (readFilesNote() !== 'leaving') return
  await clear(store())
  if (readFilesNote() === 'leaving') writeFilesNote(undefined)
}
