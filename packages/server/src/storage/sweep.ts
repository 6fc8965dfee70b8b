import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#db/types.ts'
import { forgetRemoved, listFileKeys, listRemovedKeys } from './files.repo.ts'
import type { Storage } from './storage.ts'

interface SweepResult {
  /** Files whose removal was begun before, and halves of uploads. */
  removed: number
  /** Files that no record names: nobody but a person can say what they are. */
  quarantine: string[]
  /** Files that lay aside and that a record names again. */
  takenBack: number
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

/**
 * Clears away what a killed server left. Only what is known to be ours is removed. A file without a record may be all
 * that is left of it where the database is an older copy, so it is put aside, and taken back when a record names it.
 */
export async function sweep({ db, storage, uploadDir, grace, now }: SweepOptions): Promise<SweepResult> {
  const isOld = (at: Date) => now.getTime() - at.getTime() >= grace
  const stored = new Map<string, Date>()
  // Files first, records second: a file that arrives in between has its record by then, or is young.
  for await (const { key, storedAt } of storage.list()) stored.set(key, storedAt)
  const recorded = new Set(await listFileKeys(db))
  const toRemove = new Set(await listRemovedKeys(db))
  const result: SweepResult = { removed: 0, quarantine: [], takenBack: 0, missing: [] }
  for (const [key, storedAt] of stored) {
    if (recorded.has(key)) continue
    if (toRemove.has(key)) {
      await storage.remove(key)
      result.removed += 1
    } else if (isOld(storedAt)) {
      await storage.quarantine(key)
      result.quarantine.push(key)
    }
  }
  await forgetRemoved(
    db,
    [...toRemove].filter((key) => !recorded.has(key)),
  )
  result.removed += await removeHalves(uploadDir, isOld)
  for (const key of recorded) {
    if (stored.has(key)) continue
    if (await storage.takeBack(key)) result.takenBack += 1
    else result.missing.push(key)
  }
  return result
}

/** An upload that had not arrived whole was never acknowledged to its sender. */
async function removeHalves(uploadDir: string, isOld: (at: Date) => boolean): Promise<number> {
  let removed = 0
  for (const name of await readdir(uploadDir)) {
    const file = path.join(uploadDir, name)
    const found = await stat(file).catch(() => undefined)
    if (!name.endsWith('.part') || !found?.isFile() || !isOld(found.mtime)) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
