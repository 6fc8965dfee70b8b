import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#db/types.ts'
import { forgetRemoved, listFileKeys, listRemovedKeys } from './files.repo.ts'
import type { Storage } from './storage.ts'

interface SweepResult {
  /** Files whose removal had begun, and incomplete uploads. */
  removed: number
  /** Files without a record: a person has to decide. */
  quarantine: string[]
  /** Quarantined files that have a record again. */
  restored: number
  /** Records without a file. Only a person can restore the file, from a backup. */
  missing: string[]
}

interface SweepOptions {
  db: Database
  storage: Storage
  /** The folder of uploads in progress. */
  uploadDir: string
  /**
   * Milliseconds. Younger files are skipped, because another server on the same storage may be about to write their
   * record. 0 when this is the only server: then no age counts, since the clock may have been set back.
   */
  grace: number
  now: Date
}

/**
 * Cleans up after a killed server. A file without a record is quarantined rather than deleted, because the database
 * may be an older backup; it is restored when a record names it again.
 */
export async function sweep({ db, storage, uploadDir, grace, now }: SweepOptions): Promise<SweepResult> {
  const isOld = (at: Date) => grace === 0 || now.getTime() - at.getTime() >= grace
  const stored = new Map<string, Date>()
  // Files first, records second: a file that arrives meanwhile has its record by then, or is young.
  for await (const { key, storedAt } of storage.list()) stored.set(key, storedAt)
  const recorded = new Set(await listFileKeys(db))
  const toRemove = new Set(await listRemovedKeys(db))
  const result: SweepResult = { removed: 0, quarantine: [], restored: 0, missing: [] }
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
    if (await storage.restore(key)) result.restored += 1
    else result.missing.push(key)
  }
  return result
}

/** An incomplete upload was never acknowledged to its sender; a folder is the work of a backup. */
async function removeHalves(uploadDir: string, isOld: (at: Date) => boolean): Promise<number> {
  let removed = 0
  for (const name of await readdir(uploadDir)) {
    const file = path.join(uploadDir, name)
    const found = await stat(file).catch(() => undefined)
    if (!name.endsWith('.part') || !found || !isOld(found.mtime)) continue
    await rm(file, { recursive: true, force: true })
    removed += 1
  }
  return removed
}
