import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { FileMissingError, type Storage } from './storage.ts'

const keyForm = /^[0-9a-f]{32}$/

/** A new name that nobody can guess. */
export const newFileKey = (): string => randomBytes(16).toString('hex')

/**
 * Keeps files in one folder of a local or shared disk. A file is written through to the disk (content and
 * folder entry) before `put` returns, and appears under its key whole or not at all.
 */
export async function openDiskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const place = (key: string) => {
    if (!keyForm.test(key)) throw new Error('A storage key is 32 hexadecimal digits.')
    return path.join(folder, key)
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
    async *list() {
      for (const key of await readdir(folder)) {
        const found = keyForm.test(key) ? await stat(place(key)).catch(ignoreMissing) : undefined
        if (found) yield { key, storedAt: found.mtime }
      }
    },
  }
}

async function writeThrough(target: string): Promise<void> {
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
