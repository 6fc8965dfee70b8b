import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { meetingPeople, meetings } from '#db/schema.ts'
import { closeSampleAccounts } from '#db/seeds/accounts.seed.ts'
import type { Services } from '#services.ts'
import { createBackup } from './createBackup.ts'
import { type Manifest, places } from './manifest.ts'
import { stampOf } from './stamp.ts'
import { importTables } from './tables.ts'
import { migratedFolder, unpack } from './unpack.ts'
import { inWorkFolder } from './workFolder.ts'

/**
 * More than the changes of a person between a backup and its restoration. Devices ask for the changes after the last
 * revision that they know: with later revisions they receive all restored meetings, and miss no later change.
 */
const revisionStep = 1_000_000

export interface Restored {
  manifest: Manifest
  /** The backup of the data that were replaced. */
  before: string
}

/**
 * Replaces the database and adds the uploaded files of a backup, while the server works: requests wait for the transaction.
 * Saves the present data first. Files without a record stay until the next start moves them to the trash. Everybody
 * is signed out. Throws a `BackupError` and changes nothing when the archive cannot be restored.
 */
export async function restoreBackup(services: Services, archive: string): Promise<Restored> {
  const { config, database, now } = services
  return inWorkFolder(services, async (work) => {
    const folder = path.join(work, 'unpacked')
    const manifest = await unpack(archive, folder)
    const before = path.join(config.dataDir, 'backups', `before-restore-${stampOf(now())}.tar.gz`)
    await createBackup(services, before)
    // The files first: a record never lacks its file.
    await addFiles(services, path.join(folder, places.files))
    await database.db.transaction(async (tx) => {
      await importTables(tx, path.join(folder, migratedFolder), manifest)
      for (const table of [meetings, meetingPeople])
        await tx.update(table).set({ revision: sql`${table.revision} + ${revisionStep}::int` })
    })
    if (config.publicUrl) await closeSampleAccounts(database.db)
    return { manifest, before }
  })
}

/** Stores the files of a folder that the storage does not have; the folder is on the same disk. */
async function addFiles({ storage }: Services, folder: string): Promise<void> {
  const stored = new Set<string>()
  for await (const { key } of storage.list()) stored.add(key)
  for (const key of await readdir(folder))
    if (!stored.has(key)) await storage.put(key, path.join(folder, key))
}
