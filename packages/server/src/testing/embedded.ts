import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Services } from '#services.ts'
import { insertFile } from '#storage/files.repo.ts'
import { newFileKey } from '#storage/storage.ts'
import { pgliteDump, type Source } from './databases.ts'
import { testConfig } from './services.ts'

/** A data folder with an initialised embedded database. */
export async function embeddedConfig(from: Source = 'empty') {
  const base = await testConfig({ seed: 'none' })
  const directory = path.join(base.dataDir, 'db')
  const client = await PGlite.create(directory, { loadDataDir: await pgliteDump(from) })
  await client.close()
  return { ...base, database: { kind: 'embedded', directory } as const }
}

/** Stores a file with its record, like an upload; returns its key. */
export async function storeFile(
  { database, storage, uploadDir }: Services,
  content: string,
): Promise<string> {
  const key = newFileKey()
  const upload = path.join(uploadDir, `${key}.part`)
  await writeFile(upload, content)
  await storage.put(key, upload)
  const record = { key, name: 'cv.pdf', mediaType: 'application/pdf', size: content.length, sha256: '' }
  await insertFile(database.db, record)
  return key
}
