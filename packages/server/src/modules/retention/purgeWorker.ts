import { periodically, type Worker } from '#periodically.ts'
import type { PurgeResult } from './purgeResult.ts'

interface WorkerOptions {
  purge: () => Promise<PurgeResult>
  /** The clock that decides when a day has passed. */
  now: () => Date
  /** Milliseconds between two looks at the clock. @default one hour */
  interval?: number
  log: { info(details: object, text: string): void; error(details: object, text: string): void }
}

/** Milliseconds. */
const day = 24 * 3_600_000

/** Deletes expired records now, and then once a day. After a failure the next check tries again (retry). */
export function startPurgeWorker({ purge, now, interval, log }: WorkerOptions): Worker {
  let doneAt: number | undefined
  return periodically(async () => {
    const at = now().getTime()
    if (doneAt !== undefined && at - doneAt < day) return
    try {
      const removed = await purge()
      doneAt = at
      if (Object.values(removed).some((count) => count > 0)) log.info({ removed }, 'old records removed')
    } catch (err) {
      log.error({ err }, 'old records could not be removed')
    }
  }, interval)
}
