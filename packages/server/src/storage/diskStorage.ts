import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { FileMissingError, type Storage } from './storage.ts'

/** Whether a name in the folder is a storage key. */
export const isFileKey = (name: string): boolean => /^[0-9a-f]{32}$/.test(name)

/** A new random storage key. */
export const newFileKey = (): string => randomBytes(16).toString('hex')

/** Within the folder, so that quarantined files stay on the same disk and in backups of the folder. */
const asideName = 'trash'

/**
 * Stores files in one folder of a local or shared disk. `put` flushes content and folder entry to the disk before it
 * returns; a file appears under its key completely or not at all.
 */
export async function openDiskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const aside = path.join(folder, asideName)
  const place = (key: string, inFolder = folder) => {
    if (!isFileKey(key)) throw new Error('A storage key is 32 hexadecimal digits.')
    return path.join(inFolder, key)
  }
  return {
    async put(key, from) {
      await writeThrough(from)
      await rename(from, place(key))
      await writeThrough(folder)
    },
    async open(key): Promise<Readable> {
      try {
        const file = await open(place(key))
        return file.createReadStream()
      } catch (error) {
        if (!isMissing(error)) throw error
        throw new FileMissingError(`The storage has no file ${key}.`)
      }
    },
    async remove(key) {
      await rm(place(key), { force: true })
    },
    async quarantine(key) {
      await mkdir(aside, { recursive: true, mode: 0o700 })
      await rename(place(key), place(key, aside))
    },
    async takeBack(key) {
      try {
        await rename(place(key, aside), place(key))
        return true
      } catch (error) {
        if (!isMissing(error)) throw error
        return false
      }
    },
    async *list() {
      for (const key of await readdir(folder)) {
        const found = isFileKey(key) ? await stat(place(key)).catch(ignoreMissing) : undefined
        if (found) yield { key, storedAt: found.mtime }
      }
    },
  }
}

/** Flushes a file or the entries of a folder to the disk (fsync). */
export async function writeThrough(target: string): Promise<void> {
  const handle = await open(target, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
