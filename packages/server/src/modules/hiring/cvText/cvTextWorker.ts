import { periodically, type Worker } from '#periodically.ts'

interface WorkerOptions {
  /** Reads until no CV waits, or until the worker stops. */
  read: (isStopping: () => boolean) => Promise<unknown>
  /** Milliseconds between two looks for CVs. @default ten seconds */
  interval?: number
  log: { error(details: object, text: string): void }
}

/** Reads the text of new CVs for the search. After a failure the next look tries again. */
export function startCvTextWorker({ read, interval = 10_000, log }: WorkerOptions): Worker {
  let isStopping = false
  const worker = periodically(async () => {
    await read(() => isStopping).catch((err) => log.error({ err }, 'CVs could not be read'))
  }, interval)
  return {
    async stop() {
      isStopping = true
      await worker.stop()
    },
  }
}
