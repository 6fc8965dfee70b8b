import { isCommitUncertain } from '#db/isCommitUncertain.ts'
import { newFileKey, type Storage } from './storage.ts'

/**
 * Moves the file at `path` into the storage under a new key, then writes its record: a record without its file would be a lost
 * file, while the sweep removes a file without a record. Removes the file when the record was not written.
 */
export async function storeFile<Result>(
  storage: Storage,
  path: string,
  write: (key: string) => Promise<Result>,
): Promise<Result> {
  const key = newFileKey()
  await storage.put(key, path)
  try {
    return await write(key)
  } catch (error) {
    if (!isCommitUncertain(error)) await storage.remove(key)
    throw error
  }
}
