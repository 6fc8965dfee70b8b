import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { BareTask } from './bare.ts'

export interface Started {
  origin: string
  pid: number
  stop(): Promise<void>
}

const started = (child: ChildProcess, origin: string): Started => ({
  origin,
  pid: child.pid ?? 0,
  stop: async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  },
})

/** Starts the built product as `npm start` does, with samples and without rate limits. */
export async function startProduct(dataDir: string): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts'], {
    env: { ...process.env, PORT: '0', SEED: 'samples', DATA_DIR: dataDir, RATE_LIMIT: '1000000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Atrium is ready at (\S+)/.exec(line)?.[1]
    if (url) return started(child, url)
  }
  throw new Error('The server did not start.')
}

/** Starts the bare server. */
export async function startBare(task: BareTask): Promise<Started> {
  const child = fork(new URL('bare.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  child.send(task)
  const [port] = await once(child, 'message')
  return started(child, `http://127.0.0.1:${port}`)
}
