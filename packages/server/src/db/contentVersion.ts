import type { FastifyBaseLogger } from 'fastify'
import { readSetting } from './settings.repo.ts'
import type { OpenDatabase } from './types.ts'

/** Milliseconds between two reads of the content version: together with the making of a page it stays below 5 s. */
const pollMs = 2000

/**
 * The number that every write to shared content raises (`settings.contentVersion`): vacancies, categories, services, the
 * team, the directory and the company's schedule.
 */
export interface ContentVersion {
  /** The last known version. */
  current(): number
  stop(): void
}

/**
 * Follows the content version: a write of this server counts at once, a write of another one after the next read at the
 * latest. Resolves after the first read. While the database does not answer, the version stays.
 */
export async function followContentVersion(
  { db, onContentVersion }: Pick<OpenDatabase, 'db' | 'onContentVersion'>,
  log: FastifyBaseLogger,
): Promise<ContentVersion> {
  let version = 0
  let isFailing = false

  async function read(): Promise<void> {
    const before = version
    try {
      const stored = Number((await readSetting(db, 'contentVersion')) ?? 0)
      // Unless a later version was announced meanwhile.
      if (version === before) version = stored
      isFailing = false
    } catch (err) {
      if (!isFailing)
        log.error(
          { err },
          'the version of the content could not be read: pages and answers stay as they were',
        )
      isFailing = true
    }
  }

  const forget = onContentVersion((announced) => {
    version = Math.max(version, announced)
  })
  await read()
  const timer = setInterval(read, pollMs)
  timer.unref()
  return {
    current: () => version,
    stop: () => {
      clearInterval(timer)
      forget()
    },
  }
}
