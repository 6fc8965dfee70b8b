import path from 'node:path'
import type { Config } from '#config/config.ts'
import { ensureWritable } from '#config/writable.ts'
import { openDiskStorage } from './diskStorage.ts'
import type { Storage } from './storage.ts'

/** Opens the configured storage. Throws a `DataError` when it cannot be used. */
export async function openStorage({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Promise<Storage> {
  // Loading the client takes 100 ms and 20 MB, which only servers with a bucket need.
  if (bucket) return (await import('./s3Storage.ts')).openS3Storage(bucket)
  const folder = path.join(dataDir, 'files')
  await ensureWritable(folder)
  return openDiskStorage(folder)
}
