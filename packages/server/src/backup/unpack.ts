import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { programArgs } from '#config/paths.ts'
import { BackupError, type Manifest, places } from './manifest.ts'

/** The exit code of `unpackProgram.ts` for an archive that cannot be restored. */
export const unusable = 3

/** The tables of the backup after the migrations of this version, in the folder of an unpacked archive. */
export const migratedFolder = 'migrated'

/**
 * Unpacks an archive into a new folder, restores it into a database in memory, migrates that and writes its tables to
 * `migrated`. Returns the manifest of these. Runs in a process of its own, because a database in memory would stop the
 * server for seconds. Throws a `BackupError` for a damaged archive, one of a newer version, or one that lacks files.
 */
export async function unpack(archive: string, folder: string): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 })
  const args = [...programArgs('backup/unpackProgram'), archive, folder]
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, args, (error, _output, sentence) => {
      if (!error) resolve()
      else reject(error.code === unusable ? new BackupError(sentence.trim()) : error)
    })
  })
  return JSON.parse(await readFile(path.join(folder, migratedFolder, places.manifest), 'utf8')) as Manifest
}
