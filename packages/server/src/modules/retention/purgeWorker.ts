import type { PurgeResult } from './purgeResult.ts'

interface WorkerOptions {
  purge: () => Promise<PurgeResult>
  /** The clock that says when a day has passed. */
  now: () => Date
  /** Milliseconds between two looks at the clock. @default one hour */
  interval?: number
  log: { info(details: object, text: string): void; error(details: object, text: string): void }
}

export interface PurgeWorker {
  /** Waits for the purge under way and starts no other. */
  stop(): Promise<void>
}

/** Milliseconds. */
const day = 24 * 3_600_000

/** Removes what has been kept long enough: at once, then whenever a day has passed. A failure waits for the next look. */
export function startPurgeWorker({ purge, now, interval = 3_600_000, log }: WorkerOptions): PurgeWorker {
  let running: Promise<void> | undefined
  let doneAt: number | undefined

  const run = async (at: number) => {
    try {
      const removed = await purge()
      doneAt = at
      if (Object.values(removed).some((count) => count > 0)) log.info({ removed }, 'old records removed')
    } catch (err) {
      log.error({ err }, 'old records could not be removed')
    }
  }
  const look = () => {
    const at = now().getTime()
    if (running || (doneAt !== undefined && at - doneAt < day)) return
    running = run(at).finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(look, interval)
  // Nobody waits a day for a process to end.
  timer.unref()
  look()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
