import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { writeThrough } from '#config/writable.ts'
import {
  FileMissingError,
  isFileKey,
  nameOfKey,
  ownerName,
  quarantineName,
  type Storage,
  type StoredFile,
} from './storage.ts'

/**
 * Stores files in one folder of a local or shared disk. `put` flushes content and folder entry to the disk before it
 * returns; a file appears under its key completely or not at all.
 */
export async function openDiskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Within the folder, so that quarantined files stay on the same disk and in copies of the folder.
  const aside = path.join(folder, quarantineName)
  const locate = (key: string, inFolder = folder) => path.join(inFolder, nameOfKey(key))
  return {
    place: folder,
    async put(key, from) {
      await writeThrough(from)
      await rename(from, locate(key))
      await writeThrough(folder)
    },
    async open(key, part): Promise<Readable> {
      try {
        const file = await open(locate(key))
        return file.createReadStream(part)
      } catch (error) {
        if (!isMissing(error)) throw error
        throw new FileMissingError(`The storage has no file ${key}.`)
      }
    },
    async remove(key) {
      await rm(locate(key), { force: true })
    },
    async quarantine(key) {
      await mkdir(aside, { recursive: true, mode: 0o700 })
      // The time of the quarantine, from which the trash counts its days.
      const now = new Date()
      // Another server that starts at the same time may have moved the file.
      await utimes(locate(key), now, now).catch(ignoreMissing)
      await rename(locate(key), locate(key, aside)).catch(ignoreMissing)
    },
    async restore(key) {
      try {
        await rename(locate(key, aside), locate(key))
        return true
      } catch (error) {
        if (!isMissing(error)) throw error
        return false
      }
    },
    listTrash: () => filesIn(aside),
    async deleteTrashed(key) {
      await rm(locate(key, aside), { force: true })
    },
    list: () => filesIn(folder),
    readOwner: () => readFile(path.join(folder, ownerName), 'utf8').catch(() => undefined),
    async writeOwner(id) {
      const draft = path.join(folder, `.${ownerName}-${randomUUID()}`)
      await writeFile(draft, id, { mode: 0o600 })
      await writeThrough(draft)
      await rename(draft, path.join(folder, ownerName))
      await writeThrough(folder)
    },
  }
}

/** The stored files of a folder, with the times at which they were written or quarantined. */
async function* filesIn(folder: string): AsyncIterable<StoredFile> {
  for (const key of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    const found = isFileKey(key) ? await stat(path.join(folder, key)).catch(ignoreMissing) : undefined
    if (found) yield { key, storedAt: found.mtime }
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
