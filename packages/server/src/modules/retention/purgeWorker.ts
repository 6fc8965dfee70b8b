import type { PurgeResult } from './purgeResult.ts'

interface WorkerOptions {
  purge: () => Promise<PurgeResult>
  /** The clock that decides when a day has passed. */
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

/** Deletes expired records now, and then once a day. After a failure the next check tries again (retry). */
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
  // The timer must not keep the process alive.
  timer.unref()
  look()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
