import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isAnswering } from '#config/controlSocket.ts'
import { DataError } from '#config/dataError.ts'

/** Another process uses the data folder. The message is for the person who started the second process. */
export class DataInUseError extends DataError {
  override name = 'DataInUseError'
}

interface Holder {
  pid: number
  /**
   * The start time of the process in ticks of the kernel: distinguishes it from a later process with the same number.
   */
  began: string | undefined
  token: string
}

/** The locks that this process holds; distinguishes them from those of an earlier process with our number. */
const held = new Set<string>()

/**
 * Acquires the lock file of a data folder and returns the function that releases it. Takes over a lock whose process
 * has ended, or that an earlier process with our number left (a restarted container). Throws `DataInUseError` otherwise.
 */
export async function acquireLock(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'lock')
  const own: Holder = { pid: process.pid, began: beganAt(process.pid), token: randomUUID() }
  held.add(own.token)
  if (!(await acquire(file, own, () => isAnswering(dataDir)))) {
    held.delete(own.token)
    throw inUse(dataDir, await read(file))
  }
  return async () => {
    if ((await read(file))?.token === own.token) await rm(file, { force: true })
    held.delete(own.token)
  }
}

/**
 * Writes the lock file unless a running process holds it. Processes that find the same stale lock take turns by a second
 * lock, and each reads the stale lock again in its turn: only the first of them replaces it.
 */
async function acquire(
  file: string,
  own: Holder,
  isInUse: () => Promise<boolean> = async () => false,
): Promise<boolean> {
  if (await create(file, own, link)) return true
  const stale = await read(file)
  if (!stale) return acquire(file, own, isInUse)
  if ((await isAlive(stale)) || (await isInUse())) return false
  const turn = `${file}.takeover`
  if (!(await acquire(turn, own))) return false
  try {
    const current = await read(file)
    return current !== undefined && current.token === stale.token && (await create(file, own, rename))
  } finally {
    await rm(turn, { force: true })
  }
}

/**
 * Writes the file under a temporary name first, so that no process reads an incomplete lock. `link` answers `false` where
 * the file exists, `rename` replaces the file.
 */
async function create(file: string, own: Holder, place: typeof link): Promise<boolean> {
  const draft = `${file}.${own.token}`
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    await place(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Answers `undefined` without a lock, and an empty holder for an unreadable lock: no running process wrote that one. */
async function read(file: string): Promise<Partial<Holder> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : {}
  }
}

async function isAlive({ pid, began, token }: Partial<Holder>): Promise<boolean> {
  if (pid === undefined || token === undefined) return false
  if (pid === process.pid) return held.has(token)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = beganAt(pid)
  return began === undefined || now === undefined || now === began
}

/** Linux only; elsewhere the process number alone identifies a process. */
function beganAt(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return `${boot}:${fields[19]}`
  } catch {
    return undefined
  }
}

const inUse = (dataDir: string, holder: Partial<Holder> | undefined) =>
  new DataInUseError(
    `The data in ${dataDir} is in use by another process${holder?.pid ? ` (${holder.pid})` : ''}. ` +
      'Stop it first, choose another DATA_DIR, or use PostgreSQL (DATABASE_URL) to run several servers.',
  )
