import { periodically, type Worker } from '#periodically.ts'

interface WorkerOptions {
  /** Returns the number of subscribers that it has written to. */
  send: () => Promise<number>
  log: { info(details: object, text: string): void; error(details: object, text: string): void }
}

/** Milliseconds. */
const interval = 15_000

/** Alerts subscribers to new vacancies now, and again in each interval. */
export const startVacancyAlertWorker = ({ send, log }: WorkerOptions): Worker =>
  periodically(async () => {
    try {
      const alerts = await send()
      if (alerts > 0) log.info({ alerts }, 'subscribers were alerted to new vacancies')
    } catch (err) {
      log.error({ err }, 'subscribers could not be alerted to new vacancies')
    }
  }, interval)
