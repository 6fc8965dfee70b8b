import type { OpenDatabase } from '#db/types.ts'
import { forgetRemoved } from './files.repo.ts'
import type { Storage } from './storage.ts'

interface Parts {
  database: Pick<OpenDatabase, 'db'>
  storage: Storage
}

/**
 * Deletes the files whose records `deleteFiles` has deleted, and returns the number of failures. The sweep of the next
 * start deletes the remaining files.
 */
export async function discardFiles({ database, storage }: Parts, keys: string[]): Promise<number> {
  const outcomes = await Promise.allSettled(keys.map((key) => storage.remove(key)))
  const gone = keys.filter((_key, place) => outcomes[place]?.status === 'fulfilled')
  await forgetRemoved(database.db, gone)
  return keys.length - gone.length
}

/** Deletes the file that a change has replaced, if there was one. The change is committed: a failure is left to the sweep. */
export async function discardReplaced(parts: Parts, key: string | undefined): Promise<void> {
  if (key !== undefined) await discardFiles(parts, [key]).catch(() => undefined)
}
