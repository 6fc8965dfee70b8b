import path from 'node:path'
import { createBackup } from '#backup/createBackup.ts'
import { BackupError, type Manifest } from '#backup/manifest.ts'
import { restoreBackup } from '#backup/restoreBackup.ts'
import { backupName } from '#backup/stamp.ts'
import { CommandError, command } from '#cli/command.ts'
import type { Services } from '#services.ts'

const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0)

/** `12 files and 1,240 rows of 31 tables`. */
function inWords({ rows, missing }: Manifest): string {
  const files = (rows.files ?? 0) - missing.length
  return `${numbered(files, 'file')} and ${numbered(sum(Object.values(rows)), 'row')} of ${Object.keys(rows).length} tables`
}

const numbered = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

const inUnits = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

const lost = ({ missing }: Manifest) =>
  missing.length === 0
    ? []
    : [`Lost before, and not in it: ${missing.join(', ')} (${numbered(missing.length, 'file')}).`]

async function createIt(services: Services, file: string | undefined): Promise<string> {
  const target = file ?? path.join(services.config.dataDir, 'backups', backupName(services.now()))
  const { manifest, size } = await createBackup(services, target)
  return [
    `Saved ${target} (${inUnits(size)}): ${inWords(manifest)}. It was restored once, as a test.`,
    ...lost(manifest),
    'It holds personal data and hashes of passwords: keep it where only you can read it, and not on this machine alone.',
  ].join('\n')
}

async function restoreIt(services: Services, file: string): Promise<string> {
  const { manifest, before } = await restoreBackup(services, file)
  return [
    `Restored the backup of ${manifest.madeAt}: ${inWords(manifest)}.`,
    ...lost(manifest),
    `The data before it are in ${before}.`,
    'Everybody has to sign in again. Restart the server to tidy up the files that no record names any more.',
  ].join('\n')
}

/** A `BackupError` is a sentence for the person. */
async function plain(work: Promise<string>): Promise<string> {
  return work.catch((error) => {
    throw error instanceof BackupError ? new CommandError(error.message) : error
  })
}

export const backupCommands = [
  command({
    usage: 'backup create [file]',
    help: 'saves database and uploads in one file, and restores it once as a test',
    pathAt: 0,
    run: ([file], context) => plain(createIt(context, file)),
  }),
  command({
    usage: 'backup restore <file>',
    help: 'replaces database and uploads by those of a backup',
    pathAt: 0,
    run: ([file = ''], context) => plain(restoreIt(context, file)),
  }),
]
