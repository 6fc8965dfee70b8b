import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { countJest, countLine, countStep, readReport } from './counts.mjs'
import { cache } from './paths.mjs'
import { collect } from './run.mjs'

const tsc = 'node_modules/typescript/bin/tsc'

/** What can be judged without running the application; each counts as one. */
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
]

/** One line for a step; the whole of what it printed when it failed. */
export function report(name, { code, output, seconds }, detail = '') {
  const time = `${seconds.toFixed(1)} s`
  process.stdout.write(
    `${code === 0 ? 'ok    ' : 'FAILED'}  ${name}${detail ? `: ${detail}` : ''} (${time})\n`,
  )
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n\n`)
}

/** A fresh place for the report of a program, so that an old one is never counted. */
export function reportFile(name) {
  const file = path.join(cache, 'reports', name)
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** The static checks side by side. @returns {Promise<import('./counts.mjs').Counts[]>} */
export async function runStaticSteps() {
  return await Promise.all(
    staticSteps.map(async ({ name, args }) => {
      const result = await collect(process.execPath, args, { limit: 5 * 60_000 })
      report(name, result)
      return countStep(result.code)
    }),
  )
}

/** Unit and integration tests. @returns {Promise<import('./counts.mjs').Counts>} */
export async function runJest() {
  const file = reportFile('jest.json')
  // Left to itself, Jest keeps one core free, which on a machine of two is half of it.
  const workers = `--maxWorkers=${Math.max(2, os.availableParallelism() - 1)}`
  const args = ['node_modules/jest/bin/jest.js', workers, '--json', `--outputFile=${file}`]
  process.stdout.write('Running the unit and integration tests\n')
  const result = await collect(process.execPath, args, { limit: 40 * 60_000 })
  const counts = countJest(readReport(file), result.code)
  const output = result.output.replace(/^Test results written to:.*$/gm, '')
  report('unit and integration tests', { ...result, output }, countLine(counts))
  for (const [line] of output.matchAll(/^Server tests run on .*$/gm))
    process.stdout.write(`        ${line}\n`)
  return counts
}
