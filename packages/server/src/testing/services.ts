import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Config, readConfig } from '#config/config.ts'
import { siteUrlOf } from '#config/siteUrl.ts'
import { rateLimits } from '#db/schema.ts'
import type { OpenDatabase } from '#db/types.ts'
import { loadTexts } from '#i18n/texts.ts'
import { createOutbox } from '#mail/outbox.ts'
import type { Services } from '#services.ts'
import { openDiskStorage } from '#storage/diskStorage.ts'
import { createScan } from '#storage/scan.ts'

/** A folder for this test file only, removed after it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-test-'))
  folders.push(folder)
  return folder
}

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** A clock that does not run until it is moved. */
class TestClock {
  #now = new Date('2026-11-21T09:00:00Z')

  readonly now = (): Date => this.#now

  /** Milliseconds forward. */
  pass(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}

export interface TestServices extends Services {
  clock: TestClock
}

/** The default settings, with the data in a folder of their own and rate limits that no test reaches. */
export async function testConfig(overrides: Partial<Config> = {}): Promise<Config> {
  const folder = await temporaryFolder()
  const none = { max: 1_000_000, window: 60_000 }
  const set: Partial<Config> = {
    rateLimit: none,
    applyRateLimit: none,
    subscribeRateLimit: none,
    emailRateLimit: none,
    passwordRateLimit: none,
    lookupRateLimit: none,
    // Pages come from the server on a slow machine too.
    ownPageMs: { call: 60_000, render: 60_000 },
    ...overrides,
  }
  const config = readConfig({
    ...{ DATA_DIR: folder, DIST_DIR: path.join(folder, 'dist'), LOG_LEVEL: 'silent', PORT: '0' },
  })
  // Some settings follow the facts about the company: they stay properties that are read anew.
  return Object.defineProperties(config, Object.getOwnPropertyDescriptors(set) as PropertyDescriptorMap)
}

/** Real parts: files on a disk, the outbox in the database; the test controls the clock. */
export async function testServices(
  database: OpenDatabase,
  overrides: Partial<Config> = {},
): Promise<TestServices> {
  const config = await testConfig(overrides)
  const clock = new TestClock()
  const uploadDir = path.join(config.dataDir, 'uploads')
  await mkdir(uploadDir)
  return {
    config,
    database,
    storage: await openDiskStorage(path.join(config.dataDir, 'files')),
    scan: config.clamdAddress && createScan(config.clamdAddress),
    outbox: createOutbox({ now: clock.now }),
    texts: loadTexts(),
    uploadDir,
    siteUrl: () => siteUrlOf(config, 3000),
    now: clock.now,
    clock,
  }
}

/** Resets the rate limits, which count the earlier calls of the same test file too. */
export async function resetRateLimits({ db }: OpenDatabase): Promise<void> {
  await db.delete(rateLimits)
}
