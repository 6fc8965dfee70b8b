import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#db/types.ts'
import { listFileKeys } from './files.repo.ts'
import type { Storage } from './storage.ts'

export interface SweepResult {
  /** Files that no record named, and leftovers of uploads. */
  removed: number
  /** Records whose file is not there. Only a person can mend that, from a backup. */
  missing: string[]
}

interface SweepOptions {
  db: Database
  storage: Storage
  /** Where uploads lie while they arrive. */
  uploadDir: string
  /**
   * Milliseconds. Younger files are left alone: another server on the same storage may be about to write
   * their record. 0 when we know that we are alone.
   */
  grace: number
  now: Date
}

/** Clears away what a killed server left: files without a record, and halves of uploads. */
export async function sweep({ db, storage, uploadDir, grace, now }: SweepOptions): Promise<SweepResult> {
  const isOld = (at: Date) => now.getTime() - at.getTime() >= grace
  const stored = new Map<string, Date>()
  // Files first, records second: a file that arrives in between has its record by then, or is young.
  for await (const { key, storedAt } of storage.list()) stored.set(key, storedAt)
  const recorded = new Set(await listFileKeys(db))
  let removed = 0
  for (const [key, storedAt] of stored) {
    if (recorded.has(key) || !isOld(storedAt)) continue
    await storage.remove(key)
    removed += 1
  }
  for (const name of await readdir(uploadDir)) {
    const file = path.join(uploadDir, name)
    const found = await stat(file).catch(() => undefined)
    if (!found || !isOld(found.mtime)) continue
    await rm(file, { force: true })
    removed += 1
  }
  const missing: string[] = []
  for (const key of recorded) if (!stored.has(key)) missing.push(key)
  return { removed, missing }
}
