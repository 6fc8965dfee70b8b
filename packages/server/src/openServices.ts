import path from 'node:path'
import type { Config } from '#config/config.ts'
import { siteUrlOf } from '#config/siteUrl.ts'
import { ensureWritable } from '#config/writable.ts'
import { openDatabase } from '#db/database.ts'
import { loadTexts } from '#i18n/texts.ts'
import { createOutbox } from '#mail/outbox.ts'
import { openStorage } from '#storage/openStorage.ts'
import { claimFiles, refuseLostDatabase } from '#storage/owner.ts'
import { createScan } from '#storage/scan.ts'
import { seedApplications } from './seedApplications.ts'
import { seedPhotos } from './seedPhotos.ts'
import type { Services } from './services.ts'

/**
 * Opens all configured services; `database.close()` closes them. Throws a `DataError` when database and files do not
 * belong together, or when a folder cannot be written. Existing data stay unchanged.
 */
export async function openServices(config: Config): Promise<Services> {
  const uploadDir = path.join(config.dataDir, 'uploads')
  for (const folder of [config.dataDir, uploadDir]) await ensureWritable(folder)
  const storage = await openStorage(config)
  const owner = { storage, database: nameOf(config) }
  const database = await openDatabase(config, () => refuseLostDatabase(owner))
  const now = () => new Date()
  try {
    await claimFiles(database.db, owner)
    if (config.seed === 'samples') {
      await seedPhotos({ database, storage, uploadDir, now })
      await seedApplications({ database, storage, uploadDir, now })
    }
    return {
      config,
      database,
      storage,
      scan: config.clamdAddress && createScan(config.clamdAddress),
      outbox: createOutbox({ now }),
      texts: loadTexts(),
      uploadDir,
      siteUrl: () => siteUrlOf(config, config.port),
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
