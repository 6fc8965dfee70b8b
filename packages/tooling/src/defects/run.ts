import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from '../lib/chromium.mjs'
import { readReport } from '../lib/counts.mjs'
import { collect } from '../lib/run.mjs'
import { type Verdict, verdictOfJest, verdictOfPlaywright } from './verdict.ts'

const minute = 60_000

/** Runs the tests of some folders and files in a copy. */
export async function runJest(copy: string, places: readonly string[]): Promise<Verdict> {
  const file = reportIn(copy, 'jest.json')
  const patterns = places.map((place) => `^${escaped(path.join(copy, place))}`)
  const args = ['node_modules/jest/bin/jest.js', '-w', '1', '--json', `--outputFile=${file}`, ...patterns]
  await collect(process.execPath, args, { cwd: copy, limit: 20 * minute })
  return verdictOfJest(readReport(file))
}

/** The path of a report in the copy; removes an old report. */
function reportIn(copy: string, name: string): string {
  const file = path.join(copy, name)
  rmSync(file, { force: true })
  return file
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Builds the changed parts of a copy, and runs journeys there. */
export async function runJourneys(copy: string, journeys: readonly string[]): Promise<Verdict> {
  const stories = journeys.includes('stories') ? ['--stories'] : []
  const build = ['packages/tooling/src/build.mjs', '--changed', ...stories]
  const { code, output } = await collect(process.execPath, build, { cwd: copy, limit: 20 * minute })
  if (code !== 0) return { end: 'broken', why: output }
  const file = reportIn(copy, 'playwright.json')
  const cli = 'node_modules/@playwright/test/cli.js'
  const files = journeys.map((journey) => `journeys/${journey}`)
  const args = [cli, 'test', '-c', 'packages/e2e/playwright.config.ts', '--reporter=json', ...files]
  const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  await collect(process.execPath, args, { cwd: copy, env, limit: 30 * minute })
  return verdictOfPlaywright(readReport(file))
}
