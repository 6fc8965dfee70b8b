import { createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import { reasonOf } from '#config/dataError.ts'
import { writeThrough } from '#config/writable.ts'
import type { Services } from '#services.ts'
import { FileMissingError, type Storage } from '#storage/storage.ts'
import { BackupError, type Manifest, places } from './manifest.ts'
import { exportTables, filesIn } from './tables.ts'
import { unpack } from './unpack.ts'
import { inWorkFolder } from './workFolder.ts'

type Used = Pick<Services, 'database' | 'storage' | 'uploadDir' | 'now'>

export interface SavedBackup {
  manifest: Manifest
  /** Bytes of the archive. */
  size: number
}

/**
 * Saves the database and the uploaded files in one archive, readable by the server's user only, and restores the archive
 * once into a database in memory. The server goes on working. Throws a `BackupError` when the file exists already, when it
 * cannot be written, or when the archive cannot be restored; then nothing is left behind.
 */
export async function createBackup(services: Used, target: string): Promise<SavedBackup> {
  if (existsSync(target)) throw new BackupError(`${target} exists already.`)
  return inWorkFolder(services, async (work) => {
    const manifest = await collect(services, work)
    const archive = path.join(work, 'archive')
    await create({ file: archive, cwd: work, gzip: true, portable: true }, Object.values(places))
    await unpack(archive, path.join(work, 'trial'))
    await save(archive, target)
    return { manifest, size: (await stat(target)).size }
  })
}

/** The target may be on another disk. It appears whole or not at all. */
async function save(archive: string, target: string): Promise<void> {
  const [folder, part] = [path.dirname(target), `${target}.part`]
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await copyFile(archive, part)
    await chmod(part, 0o600)
    await writeThrough(part)
    await rename(part, target)
    await writeThrough(folder)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw new BackupError(`${target} cannot be written (${reasonOf(error)}): choose another place.`)
  }
}

/**
 * Writes tables, files and the manifest into a folder. The tables come first: a file that is stored meanwhile has no
 * record in them. A file that is removed meanwhile leaves a record without a file, so the tables are written again; a
 * file that is missing even then was lost before.
 */
async function collect(services: Used, work: string): Promise<Manifest> {
  const madeAt = services.now().toISOString()
  await mkdir(path.join(work, places.files), { mode: 0o700 })
  const first = await collectOnce(services, work)
  const { missing, ...contents } = first.missing.length > 0 ? await collectOnce(services, work) : first
  const manifest: Manifest = { format: 1, madeAt, ...contents, missing }
  await writeFile(path.join(work, places.manifest), JSON.stringify(manifest, null, 2), { mode: 0o600 })
  return manifest
}

async function collectOnce({ database, storage }: Used, work: string) {
  const tables = path.join(work, places.tables)
  await rm(tables, { recursive: true, force: true })
  await mkdir(tables, { mode: 0o700 })
  const contents = await exportTables(database.db, tables)
  return { ...contents, missing: await copyFiles(storage, tables, path.join(work, places.files)) }
}

/** Copies the files that the exported tables name; returns the keys of missing files. */
async function copyFiles(storage: Storage, tables: string, folder: string): Promise<string[]> {
  const missing: string[] = []
  for await (const { key } of filesIn(tables)) {
    try {
      const content = await storage.open(key)
      await pipeline(content, createWriteStream(path.join(folder, key), { mode: 0o600 }))
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error
      missing.push(key)
    }
  }
  return missing
}
