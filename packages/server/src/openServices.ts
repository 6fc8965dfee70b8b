import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createLookupLimit } from '#accounts/lookupLimit.ts'
import type { Config } from '#config/config.ts'
import { siteUrlOf } from '#config/siteUrl.ts'
import { openDatabase } from '#db/database.ts'
import { loadTexts } from '#i18n/texts.ts'
import { createOutbox } from '#mail/outbox.ts'
import { openDiskStorage } from '#storage/diskStorage.ts'
import type { Services } from './services.ts'

/** Opens everything the settings name. `database.close()` gives it back. */
export async function openServices(config: Config): Promise<Services> {
  const uploadDir = path.join(config.dataDir, 'uploads')
  await mkdir(uploadDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase(config)
  const now = () => new Date()
  return {
    config,
    database,
    storage: await openDiskStorage(path.join(config.dataDir, 'files')),
    outbox: createOutbox({ now }),
    texts: loadTexts(),
    uploadDir,
    siteUrl: () => siteUrlOf(config, config.port),
    lookupLimit: createLookupLimit(config.lookupRateLimit, now),
    now,
  }
}
