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
 *
 * @param readContent reads what this server has in memory of the content; returns whether it is another one
 */
export async function followContentVersion(
  { db, onContentVersion }: Pick<OpenDatabase, 'db' | 'onContentVersion'>,
  log: FastifyBaseLogger,
  readContent: () => Promise<boolean>,
): Promise<ContentVersion> {
  let version = 0
  /** How often `readContent` has found another content: what was made before that is old. */
  let changes = 0
  let known = -1
  let isFailing = false

  async function read(): Promise<void> {
    const before = version
    try {
      const stored = Number((await readSetting(db, 'contentVersion')) ?? 0)
      // Unless a later version was announced meanwhile.
      if (version === before) version = stored
      await follow()
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

  async function follow(): Promise<void> {
    while (known !== version) {
      const next = version
      if (await readContent()) changes += 1
      known = next
    }
  }

  const forget = onContentVersion((announced) => {
    version = Math.max(version, announced)
    // A failure is repeated, and logged, by the next read.
    follow().catch(() => undefined)
  })
  await read()
  const timer = setInterval(read, pollMs)
  timer.unref()
  return {
    current: () => version + changes,
    stop: () => {
      clearInterval(timer)
      forget()
    },
  }
}
