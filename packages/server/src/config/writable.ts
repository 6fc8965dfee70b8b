import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DataError, reasonOf } from './dataError.ts'

const megabyte = 1024 * 1024

/** Advice for a folder that cannot be written, by system error code. */
const advice: Record<string, string> = {
  ENOSPC: 'the disk is full: free some space and start again',
  EDQUOT: 'the disk quota is used up: free some space and start again',
  EROFS: 'the disk is read-only: mount it writable, or choose another DATA_DIR',
  EACCES: 'its permissions forbid it: give it to the user of the server, or choose another DATA_DIR',
  EPERM: 'its permissions forbid it: give it to the user of the server, or choose another DATA_DIR',
  ENOTDIR: 'a part of its path is a file: choose another DATA_DIR',
  EEXIST: 'there is a file of that name: move it somewhere else, or choose another DATA_DIR',
}

/** The error message for a folder that cannot be written. */
export function notWritable(folder: string, error: unknown): DataError {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const why = advice[code] ?? `(${reasonOf(error)}): check the disk, or choose another DATA_DIR`
  return new DataError(`Nothing can be written to ${folder} ${code in advice ? `because ${why}` : why}.`)
}

/**
 * Creates a folder if necessary and tests it by writing a number of bytes. Throws a `DataError` on failure, because an
 * interrupted start would leave an incomplete database.
 */
export async function ensureWritable(folder: string, bytes = megabyte): Promise<void> {
  const trial = path.join(folder, `.trial-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(trial, Buffer.alloc(bytes), { mode: 0o600 })
  } catch (error) {
    throw notWritable(folder, error)
  } finally {
    await rm(trial, { force: true }).catch(() => undefined)
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

/** Flushes a folder and all that is in it to the disk. */
export async function writeAllThrough(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries) await writeThrough(path.join(parentPath, name))
  await writeThrough(folder)
}

/** The size of a new database; opening an existing one takes less. */
export const roomForDatabase = 64 * megabyte
