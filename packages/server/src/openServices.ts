import path from 'node:path'
import { createLookupLimit } from '#accounts/lookupLimit.ts'
import type { Config } from '#config/config.ts'
import { siteUrlOf } from '#config/siteUrl.ts'
import { ensureWritable } from '#config/writable.ts'
import { openDatabase } from '#db/database.ts'
import { loadTexts } from '#i18n/texts.ts'
import { createOutbox } from '#mail/outbox.ts'
import { openDiskStorage } from '#storage/diskStorage.ts'
import { claimFiles, refuseLostDatabase } from '#storage/owner.ts'
import type { Services } from './services.ts'

/**
 * Opens all configured services; `database.close()` closes them. Throws a `DataError` when database and files do not
 * belong together, or when a folder cannot be written. Existing data stay unchanged.
 */
export async function openServices(config: Config): Promise<Services> {
  const uploadDir = path.join(config.dataDir, 'uploads')
  const folder = path.join(config.dataDir, 'files')
  for (const each of [config.dataDir, uploadDir, folder]) await ensureWritable(each)
  const place = { folder, database: nameOf(config) }
  const database = await openDatabase(config, () => refuseLostDatabase(place))
  const now = () => new Date()
  try {
    await claimFiles(database.db, place)
    return {
      config,
      database,
      storage: await openDiskStorage(folder),
      outbox: createOutbox({ now }),
      texts: loadTexts(),
      uploadDir,
      siteUrl: () => siteUrlOf(config, config.port),
      lookupLimit: createLookupLimit(config.lookupRateLimit, now),
      now,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The address of a database may contain a password and is not repeated. */
const nameOf = ({ database }: Config) =>
  database.kind === 'embedded' ? database.directory : 'the database of DATABASE_URL'
