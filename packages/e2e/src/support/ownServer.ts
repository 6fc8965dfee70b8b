import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { clockEnv } from '@atrium/tooling/clock'
import { expect, test } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../../../..')

export interface OwnServer {
  url: string
  /** The folder of its data. */
  folder: string
  /** Ends it. */
  end(): Promise<void>
  /** Ends it and deletes its data. */
  stop(): Promise<void>
  /** Ends it, and starts it on its data with other settings. */
  restart(changed: Record<string, string>): Promise<OwnServer>
}

/** Milliseconds more for the journey or its hook: a busy machine takes long to fill a database. */
const startMs = 60_000

/** Starts a server for one journey, with its own samples, its own settings and defaults for the rest. */
export async function ownServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const folder = await newFolder()
  const info = test.info()
  info.setTimeout(info.timeout + startMs)
  await cp(await samples(), folder, { recursive: true })
  return startIn(folder, settings)
}

const newFolder = () => mkdtemp(path.join(os.tmpdir(), 'atrium-own-'))

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** The folder of a server with the samples. The first caller of the run makes it: a start on a copy takes a quarter of the time. */
async function samples(): Promise<string> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? os.tmpdir(), 'own-samples')
  const isFirst = await mkdir(`${folder}-begun`).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const { folder: made, end } = await startIn(await newFolder(), {})
    await end()
    await rename(made, folder)
  }
  await expect.poll(() => exists(folder), { message: folder, timeout: 3 * startMs }).toBe(true)
  return folder
}

async function startIn(folder: string, settings: Record<string, string>): Promise<OwnServer> {
  const info = test.info()
  info.setTimeout(info.timeout + startMs)
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      ...clockEnv,
      SEED: 'samples',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      ...settings,
    },
    // Over the channel the server notices the end of the worker.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.channel?.unref()
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const stop = async () => {
    await end()
    await rm(folder, { recursive: true, force: true })
  }
  const restart = async (changed: Record<string, string>) => {
    await end()
    return startIn(folder, { ...settings, ...changed })
  }
  for await (const line of child.stdout ? createInterface({ input: child.stdout }) : []) {
    const url = /^Atrium is ready at (\S+)/.exec(line)?.[1]
    if (url) return { url, folder, end, stop, restart }
  }
  await stop()
  throw new Error('The server did not start.')
}
