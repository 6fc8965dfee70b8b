import { execFile } from 'node:child_process'
import { constants, copyFile, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface PowerDisk {
  /** The folder where the disk is mounted. */
  folder: string
  /**
   * Cuts the power of the server with this process id, which is stopped and then killed: what the file system has not
   * written to the disk is gone. The folder shows the disk as the power cut left it.
   */
  cutPower(server: { pid: number; kill(signal: 'SIGKILL'): Promise<void> }): Promise<void>
  close(): Promise<void>
}

const size = 512 * 1024 * 1024
/** Seconds between two commits of the file system's journal: none falls into a round, so that only `fsync` writes. */
const commitEvery = 600

/** A disk (ext4 in a file, behind a loop device) whose power can be cut. Needs root and Linux. */
export async function openPowerDisk(): Promise<PowerDisk> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'atrium-power-'))
  const folder = path.join(home, 'mounted')
  let image = path.join(home, 'disk-0')
  let cuts = 0
  const mount = () => run('mount', ['-o', `loop,commit=${commitEvery}`, image, folder])
  await mkdir(folder)
  await writeFile(image, '')
  await truncate(image, size)
  await run('mkfs.ext4', ['-q', '-F', image])
  await mount()
  return {
    folder,
    async cutPower(server) {
      cuts += 1
      const left = path.join(home, `disk-${cuts}`)
      process.kill(server.pid, 'SIGSTOP')
      await copyFile(image, left, constants.COPYFILE_FICLONE)
      await server.kill('SIGKILL')
      await run('umount', [folder])
      await rm(image)
      image = left
      await mount()
    },
    async close() {
      await run('umount', [folder])
      await rm(home, { recursive: true })
    },
  }
}
