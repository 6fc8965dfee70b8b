import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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

/**
 * Acquires the lock file of a data folder and returns the function that releases it. Takes over a lock whose process
 * has ended, or that has our own process number (a restarted container). Throws `DataInUseError` otherwise.
 */
export async function takeLock(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'lock')
  const own: Holder = { pid: process.pid, began: beganAt(process.pid), token: randomUUID() }
  if (!(await create(file, own))) {
    const holder = await read(file)
    if (holder && ((await isAlive(holder)) || (await isAnswering(dataDir)))) throw inUse(dataDir, holder)
    await rename(file, `${file}.stale-${own.token}`).catch(ignoreMissing)
    await rm(`${file}.stale-${own.token}`, { force: true })
    if (!(await create(file, own))) throw inUse(dataDir, await read(file))
    // Two processes may find the same stale lock, and the slower one may move the new lock of the faster one away. So
    // the process named in the file after a moment is the owner.
    await sleep(100)
    if ((await read(file))?.token !== own.token) throw inUse(dataDir, await read(file))
  }
  return async () => {
    if ((await read(file))?.token === own.token) await rm(file, { force: true })
  }
}

/** Writes the file under a temporary name first, so that no process reads an incomplete lock. */
async function create(file: string, own: Holder): Promise<boolean> {
  const draft = `${file}.${own.token}`
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** An unreadable lock belongs to no running process. */
async function read(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

async function isAlive({ pid, began }: Holder): Promise<boolean> {
  if (pid === process.pid) return false
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

const inUse = (dataDir: string, holder: Holder | undefined) =>
  new DataInUseError(
    `The data in ${dataDir} is in use by another process${holder ? ` (${holder.pid})` : ''}. ` +
      'Stop it first, choose another DATA_DIR, or use PostgreSQL (DATABASE_URL) to run several servers.',
  )

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
