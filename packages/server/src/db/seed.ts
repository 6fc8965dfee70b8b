import type { Config } from '#config/config.ts'
import { careersAreEmpty, seedCareers } from './seeds/careers.seed.ts'
import { readSetting, writeSetting } from './settings.repo.ts'
import type { Database } from './types.ts'

const seededKey = 'samplesSeeded'

/**
 * Puts the sample content into an empty database, once: after somebody has deleted every sample they do
 * not come back. All of it or nothing.
 */
export async function seed(db: Database, seeds: Config['seed']): Promise<void> {
  if (seeds === 'none' || (await hasSamples(db)) || !(await careersAreEmpty(db))) return
  await db.transaction(async (tx) => {
    const seeded = await seedCareers(tx)
    if (seeded) await writeSetting(tx, seededKey, { at: new Date().toISOString() })
  })
}

/** Whether this database was ever seeded with samples. */
export const hasSamples = async (db: Database): Promise<boolean> =>
  (await readSetting(db, seededKey)) !== undefined
