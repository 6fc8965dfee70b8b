import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from '@atrium/tooling/chromium'
import { clockEnv } from '@atrium/tooling/clock'
import { defineConfig } from '@playwright/test'
import { browserArgs } from './src/support/browserArgs.ts'
import { firefoxConfig, firefoxUse } from './src/support/firefox/options.ts'
import { otherSiteOrigin, ports, siteOrigin } from './src/support/ports.ts'
import { isLong } from './src/support/rounds.ts'

const root = path.resolve(import.meta.dirname, '../..')

// The configuration is read by every worker; only the first reading makes the folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'atrium-e2e-'))

const isFirefox = process.env.E2E_BROWSER === 'firefox'
if (!isFirefox) process.env.CHROMIUM_PATH ??= (await findChromium()) ?? ''

const chromiumUse = {
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: browserArgs,
  },
}

const serve = (program: string) => `node --import ./packages/tooling/src/lib/endWithRunner.mjs ${program}`

const inRoot = { cwd: root, reuseExistingServer: false, timeout: 120_000 } as const

/** Journeys through the built application, its real server, its embedded database and a real mail receiver. */
export default defineConfig({
  testDir: 'src/journeys',
  outputDir: path.join(root, '.cache/e2e'),
  globalSetup: './src/support/serversReady.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A journey with the tag `@long` does in a browser what a test of the screen or of the server asserts already.
  grepInvert: [...(isLong ? [] : [/@long/]), ...(isFirefox ? [/@chromium/] : [])],
  // Twice as many as there are cores: journeys also wait, for the server and for the page.
  workers: 2 * os.availableParallelism(),
  // Where a second try would pass, the product or the test has a fault.
  retries: 0,
  // For a journey that hangs, not for a slow machine: three times what the longest takes where four share two cores.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  ...(isFirefox && firefoxConfig),
  use: {
    baseURL: siteOrigin,
    // A recording of every journey doubles its time; the README says how to record one.
    trace: 'off',
    // Nothing glides or fades, and no film plays, where that is not the subject (`moving` in `test.ts`).
    contextOptions: { reducedMotion: 'reduce' },
    ...(isFirefox ? firefoxUse : chromiumUse),
    locale: 'en-GB',
    // What a worker fetches no journey can answer; those that are about one allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  },
  // Only the last one is waited for here, so that all start side by side; `serversReady` waits for the others.
  webServer: [
    { ...inRoot, command: serve('--import tsx packages/e2e/src/support/mailCatcher.ts') },
    {
      ...inRoot,
      command: serve('dist/server/main.mjs'),
      env: {
        ...clockEnv,
        PORT: String(ports.otherSite),
        DATA_DIR: path.join(process.env.E2E_DATA_DIR, 'other-site'),
        SEED: 'none',
        API_URL: siteOrigin,
        LOGIN_URL: siteOrigin,
        EMAIL_URL: siteOrigin,
        HOLIDAYS_URL: siteOrigin,
        API_CREDENTIALS: 'include',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      ...inRoot,
      command: serve('dist/server/main.mjs'),
      url: `${siteOrigin}/healthz`,
      env: {
        ...clockEnv,
        // Our own `SEED` is a number (`rounds.ts`).
        SEED: 'samples',
        PORT: String(ports.site),
        DATA_DIR: process.env.E2E_DATA_DIR,
        SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
        RATE_LIMIT: '100000',
        APPLY_RATE_LIMIT: '100000',
        SUBSCRIBE_RATE_LIMIT: '100000',
        EMAIL_RATE_LIMIT: '100000',
        PASSWORD_RATE_LIMIT: '100000',
        LOOKUP_RATE_LIMIT: '100000',
        CORS_ORIGINS: otherSiteOrigin,
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
})
