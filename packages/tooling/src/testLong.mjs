/**
 * `npm run test:long [-- --only name] [--seed number] [--rounds number]`: everything that is random or repeated, with
 * its full figures. `npm test` has one short round of each, which is the same each time.
 */
import { parseArgs } from 'node:util'
import { ensureBuilt, ensureStories } from './lib/build.mjs'
import { addCounts, countLine, countStep, none, readReport } from './lib/counts.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { chooseParts, propertyTests, roundsEnv } from './lib/longRun.mjs'
import { attach } from './lib/run.mjs'
import { forgetReports, report, reportFile, runBuild, runJest, runJourneys } from './lib/steps.mjs'

/** What the command line asks for; ends with the reason when that is nothing that there is. */
function readArguments() {
  const options = { only: { type: 'string' }, seed: { type: 'string' }, rounds: { type: 'string' } }
  try {
    const { values } = parseArgs({ options })
    return { ...values, env: roundsEnv(values), parts: chooseParts(values.only) }
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

const { env, parts, rounds = '20' } = readArguments()
const tsx = ['--import', 'tsx']

/** A program that shows on the terminal how far it is. */
async function show(name, args) {
  const began = Date.now()
  process.stdout.write(`Running the ${name}\n`)
  const code = await attach(process.execPath, args)
  report(name, { code, output: '', seconds: (Date.now() - began) / 1000 })
  return code
}

/** All journeys, or those of the file that the part names. */
async function journeys(name) {
  const built = addCounts([
    await runBuild('build of the application', () => ensureBuilt()),
    await runBuild('build of the stories', () => ensureStories()),
  ])
  if (built.failed > 0) return built
  const files = name === 'journeys' ? [] : [`/${name}.spec.ts`]
  return runJourneys({ name: 'journeys', files, env, limit: 240 })
}

/** What each kind of part runs. @type {Record<string, (name: string) => Promise<import('./lib/counts.mjs').Counts>>} */
const runs = {
  properties: () => runJest({ name: 'properties', args: ['--runTestsByPath', ...propertyTests()], env }),
  strict: () =>
    runJest({
      name: 'screens and blocks in StrictMode',
      args: ['--selectProjects', 'browser'],
      env: { STRICT_MODE: '1' },
    }),
  journeys,
  crash: async () =>
    countStep(await show('killed servers', [...tsx, 'packages/server/src/testing/crash.ts', rounds])),
  // By the short run: what `npm test` notices is the question.
  defects: async () => {
    const file = reportFile('defects.json')
    const code = await show('planted defects', [...tsx, 'packages/tooling/src/defects/plant.ts'])
    return readReport(file) ?? { ...none, failed: code === 0 ? 0 : 1 }
  },
}

await ensureInstalled()
forgetReports()
const counts = []
for (const { name, kind } of parts) counts.push(await runs[kind](name))
const all = addCounts(counts)
process.stdout.write(`${countLine(all)}\n`)
process.exit(all.failed > 0 ? 1 : 0)
