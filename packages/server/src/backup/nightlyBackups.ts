import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { periodically, type Worker } from '#periodically.ts'
import { backupName, madeAt } from './stamp.ts'

interface Options {
  folder: string
  /** The number of backups that are kept; older ones are deleted after a new one. */
  keep: number
  /** Saves a backup; throws when it cannot be restored. */
  create: (target: string) => Promise<unknown>
  now: () => Date
  log: { info(details: object, text: string): void; error(details: object, text: string): void }
}

/** Milliseconds. */
const hour = 3_600_000
const day = 24 * hour

/** Two o'clock in Baku, in milliseconds after midnight by UTC. */
const due = 22 * hour

/** The last time, until now, at which a backup was due. */
const lastDue = (now: Date) => Math.floor((now.getTime() - due) / day) * day + due

/**
 * Saves a backup every night at two o'clock in Baku, or as soon as the server works again. The names in the folder tell
 * whether it has been made. After a failure the next hour tries again (retry).
 */
export const startNightlyBackups = ({ folder, keep, create, now, log }: Options): Worker =>
  periodically(async () => {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const newest = (await listBackups(folder)).at(-1)
      if (newest && newest.at.getTime() >= lastDue(now())) return
      const target = path.join(folder, backupName(now()))
      await create(target)
      const old = (await listBackups(folder)).slice(0, -keep)
      for (const { name } of old) await rm(path.join(folder, name), { force: true })
      log.info({ target, removed: old.length }, 'backup saved')
    } catch (err) {
      log.error({ err, folder }, 'no backup could be saved')
    }
  })

/** The backups in a folder, the oldest first. Other files are not listed. */
async function listBackups(folder: string): Promise<{ name: string; at: Date }[]> {
  const names = await readdir(folder)
  return names
    .flatMap((name) => {
      const at = madeAt(name)
      return at ? [{ name, at }] : []
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
