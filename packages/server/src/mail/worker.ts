import type { DeliverDue, DeliveryLog } from './delivery.ts'

export interface MailWorker {
  /** Starts a round now. */
  wake(): void
  /** Waits for the current delivery and starts no other. */
  stop(): Promise<void>
}

interface WorkerOptions {
  deliverDue: DeliverDue
  now: () => Date
  /** Milliseconds between two rounds. @default 15 s */
  interval?: number
  log: DeliveryLog
}

/**
 * Delivers the outbox in rounds, one at a time, until it is stopped. After a failed round the next round tries again
 * (retry).
 */
export function startMailWorker({ deliverDue, now, interval = 15_000, log }: WorkerOptions): MailWorker {
  let running: Promise<void> | undefined
  let isAsked = false
  const stopping = new AbortController()

  const rounds = async () => {
    do {
      isAsked = false
      try {
        if ((await deliverDue(now(), stopping.signal)) > 0) isAsked = true
      } catch (err) {
        log.error({ err }, 'the outbox could not be read')
      }
    } while (isAsked && !stopping.signal.aborted)
  }
  const wake = () => {
    isAsked = true
    if (stopping.signal.aborted || running) return
    running = rounds().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(wake, interval)
  wake()
  return {
    wake,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }
}
