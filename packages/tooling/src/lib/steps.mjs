import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { countJest, countLine, countPlaywright, countStep, none, readReport } from './counts.mjs'
import { cache, root } from './paths.mjs'
import { failedTests, slowestFiles } from './reports.mjs'
import { collect } from './run.mjs'

const tsc = 'node_modules/typescript/bin/tsc'

/** The checks that need no running application; each counts as one test. */
const staticSteps = [
  { name: 'types of the application', args: [tsc, '-p', '.'] },
  { name: 'types of the server', args: [tsc, '-p', 'packages/server'] },
  {
    name: 'format and lint',
    args: [
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      '.',
    ],
  },
  {
    name: 'import directions',
    args: ['--import', 'tsx', 'packages/tooling/src/boundaries/check.ts'],
  },
  {
    name: 'links and quoted tests of the documents',
    args: ['--import', 'tsx', 'packages/tooling/src/docs/check.ts'],
  },
  {
    name: 'licences of the packages of production',
    args: ['--import', 'tsx', 'packages/tooling/src/licences/check.ts'],
  },
]

/** Prints one line for a step, and its whole output when it failed. */
export function report(name, { code, output, seconds }, detail = '') {
  const time = `${seconds.toFixed(1)} s`
  process.stdout.write(
    `${code === 0 ? 'ok    ' : 'FAILED'}  ${name}${detail ? `: ${detail}` : ''} (${time})\n`,
  )
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n\n`)
}

const reportPath = (name) => path.join(cache, 'reports', name)

/** The path of a program's report. Removes an old report, so that it is never counted. */
export function reportFile(name) {
  const file = reportPath(name)
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** Removes the reports of earlier runs. */
export const forgetReports = () => rmSync(path.join(cache, 'reports'), { recursive: true, force: true })

/** Runs the static checks in parallel. @returns {Promise<import('./counts.mjs').Counts[]>} */
export async function runStaticSteps() {
  return await Promise.all(
    staticSteps.map(async ({ name, args }) => {
      const result = await collect(process.execPath, args, { limit: 5 * 60_000 })
      report(name, result)
      return countStep(result.code)
    }),
  )
}

/**
 * Runs the unit and integration tests: all, or those that the arguments for Jest name.
 *
 * @param {{ name?: string, args?: string[], env?: Record<string, string> }} [options]
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runJest({ name = 'unit and integration tests', args = [], env = {} } = {}) {
  const file = reportFile('jest.json')
  // One more than the cores: tests also wait for timers and for the database.
  const workers = `--maxWorkers=${os.availableParallelism() + 1}`
  const all = ['node_modules/jest/bin/jest.js', workers, '--json', `--outputFile=${file}`, ...args]
  process.stdout.write(`Running the ${name}\n`)
  const result = await collect(process.execPath, all, { env, limit: 40 * 60_000 })
  const counts = countJest(readReport(file), result.code)
  const output = result.output.replace(/^Test results written to:.*$/gm, '')
  report(name, { ...result, output }, countLine(counts))
  for (const [line] of output.matchAll(/^Server tests run on .*$/gm))
    process.stdout.write(`        ${line}\n`)
  return counts
}

/**
 * Runs the journeys through the built application: all, or those of some files. `limit` is in minutes; `findBrowser`
 * resolves to the variables that name the browser, and rejects with the reason when there is none.
 *
 * @param {{ name?: string, files?: string[], env?: Record<string, string>, limit?: number, findBrowser?: () => Promise<Record<string, string>> }} [options]
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runJourneys({
  name = 'browser journeys',
  files = [],
  env = {},
  limit = 45,
  findBrowser = async () => ({ CHROMIUM_PATH: await ensureChromium() }),
} = {}) {
  let browser
  try {
    browser = await findBrowser()
  } catch (error) {
    report(name, { code: 1, output: error.message, seconds: 0 })
    return { ...none, failed: 1 }
  }
  const file = reportFile('playwright.json')
  const cli = 'node_modules/@playwright/test/cli.js'
  const args = [cli, 'test', '-c', 'packages/e2e/playwright.config.ts', '--reporter=dot,json', ...files]
  process.stdout.write(`Running the ${name}\n`)
  const result = await collect(process.execPath, args, {
    env: { ...env, ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    limit: limit * 60_000,
  })
  const counts = countPlaywright(readReport(file), result.code)
  report(name, { ...result, code: counts.failed > 0 ? 1 : 0 }, countLine(counts))
  return counts
}

/** Runs a build as a step. @param {() => Promise<{ code: number, output: string }>} make */
export async function runBuild(name, make) {
  const began = Date.now()
  const result = await make()
  report(name, { ...result, seconds: (Date.now() - began) / 1000 })
  return countStep(result.code)
}

/** Prints the slowest test files of the run, then the failed tests: at the end, where they are found in a long log. */
export function tellReports() {
  const [jest, playwright] = ['jest.json', 'playwright.json'].map((name) => readReport(reportPath(name)))
  printList(
    'The slowest test files:',
    slowestFiles({ jest, playwright }, root).map(
      ({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`,
    ),
  )
  printList(
    'The failed tests:',
    failedTests({ jest, playwright }, root).map((name) => `    ${name}`),
  )
}

function printList(heading, lines) {
  if (lines.length > 0) process.stdout.write(`${[heading, ...lines].join('\n')}\n`)
}
