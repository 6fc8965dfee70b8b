/** `npm test`: the checks, then the browser journeys against the built application, and one line of counts. */
import { ensureBuilt, ensureStories } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import {
  addCounts,
  countLine,
  countPlaywright,
  countStep,
  flakyTitles,
  none,
  readReport,
} from './lib/counts.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { collect } from './lib/run.mjs'
import { report, reportFile, runJest, runStaticSteps } from './lib/steps.mjs'

async function build(name, make) {
  const began = Date.now()
  const result = await make()
  report(name, { ...result, seconds: (Date.now() - began) / 1000 })
  return countStep(result.code)
}

async function journeys() {
  const name = 'browser journeys'
  let chromium
  try {
    chromium = await ensureChromium()
  } catch (error) {
    report(name, { code: 1, output: error.message, seconds: 0 })
    return { ...none, failed: 1 }
  }
  const file = reportFile('playwright.json')
  const cli = 'node_modules/@playwright/test/cli.js'
  const args = [cli, 'test', '-c', 'packages/e2e/playwright.config.ts', '--reporter=dot,json']
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  process.stdout.write('Walking through the built application in a browser\n')
  const result = await collect(process.execPath, args, { env, limit: 65 * 60_000 })
  const read = readReport(file)
  const counts = countPlaywright(read, result.code)
  report(name, { ...result, code: counts.failed > 0 ? 1 : 0 }, countLine(counts))
  for (const title of flakyTitles(read)) process.stdout.write(`        passed at the second try: ${title}\n`)
  return counts
}

await ensureInstalled()
const checks = [...(await runStaticSteps()), await runJest()]
const built = addCounts([
  await build('build of the application', ensureBuilt),
  await build('build of the stories', ensureStories),
])
// Journeys against what could not be built would only say the same again.
const ridden = built.failed === 0 ? await journeys() : none
const counts = addCounts([...checks, built, ridden])
process.stdout.write(`${countLine(counts)}\n`)
process.exit(counts.failed > 0 ? 1 : 0)
