import { createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import type { Services } from '#services.ts'
import { FileMissingError, type Storage } from '#storage/storage.ts'
import { BackupError, type Manifest, places } from './manifest.ts'
import { exportTables, filesIn } from './tables.ts'
import { unpack } from './unpack.ts'

type Used = Pick<Services, 'database' | 'storage' | 'now'>

export interface SavedBackup {
  manifest: Manifest
  /** Bytes of the archive. */
  size: number
}

/**
 * Saves the database and the uploaded files in one archive, readable by the server's user only, and restores the archive
 * once into a database in memory. The server goes on working. Throws a `BackupError` when the file exists already, when
 * the folder cannot be written, or when the archive cannot be restored; then nothing is left behind.
 */
export async function createBackup(services: Used, target: string): Promise<SavedBackup> {
  const folder = path.dirname(target)
  const taken = new BackupError(`${target} exists already.`)
  if (existsSync(target)) throw taken
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const work = await mkdtemp(path.join(folder, '.backup-'))
    try {
      return await createIn(services, work, target)
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw taken
    if (code) throw new BackupError(`Nothing can be written to ${folder}: ${message}.`)
    throw error
  }
}

async function createIn(services: Used, work: string, target: string): Promise<SavedBackup> {
  const manifest = await collect(services, work)
  const archive = path.join(work, 'archive')
  await create({ file: archive, cwd: work, gzip: true, portable: true, mode: 0o600 }, Object.values(places))
  await unpack(archive, path.join(work, 'trial'))
  await link(archive, target)
  return { manifest, size: (await stat(target)).size }
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
