import type { OpenDatabase } from '#db/types.ts'
import { forgetRemoved } from './files.repo.ts'
import type { Storage } from './storage.ts'

interface Parts {
  database: Pick<OpenDatabase, 'db'>
  storage: Storage
}

/**
 * Removes files whose records `deleteFiles` has removed, and returns how many could not be. Those stay noted, and the sweep
 * of the next start removes them.
 */
export async function discardFiles({ database, storage }: Parts, keys: string[]): Promise<number> {
  const outcomes = await Promise.allSettled(keys.map((key) => storage.remove(key)))
  const gone = keys.filter((_key, place) => outcomes[place]?.status === 'fulfilled')
  await forgetRemoved(database.db, gone)
  return keys.length - gone.length
}
