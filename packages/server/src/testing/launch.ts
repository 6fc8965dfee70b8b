import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { packageFolder } from '#config/paths.ts'
import { serverArgs } from './serverArgs.ts'

export interface LaunchedServer {
  url: string
  /** The process. */
  pid: number
  /** Sends a signal and waits for the end. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** Starts the real server as a process and waits for its first line of output. Throws when it ends instead. */
export async function launch(env: Record<string, string>): Promise<LaunchedServer> {
  const child = spawn(process.execPath, await serverArgs(), {
    cwd: packageFolder,
    env: { ...process.env, ...env },
    // Over the channel the server notices the end of its parent.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.channel?.unref()
  const ended = once(child, 'exit')
  for await (const line of child.stdout ? createInterface({ input: child.stdout }) : []) {
    const url = /^Atrium is ready at (\S+)/.exec(line)?.[1]
    if (!url) continue
    return {
      url,
      pid: child.pid ?? 0,
      async kill(signal) {
        child.kill(signal)
        await ended
      },
    }
  }
  throw new Error('The server did not start.')
}
