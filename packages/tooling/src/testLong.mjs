/**
 * `npm run test:long [-- --only name] [--seed number] [--rounds number]`: the random and repeated tests with their full
 * figures. `npm test` has one short round of each, the same each time.
 */
import { parseArgs } from 'node:util'
import { openCluster } from './jest/databases/cluster.mjs'
import { findPostgres } from './jest/databases/findPostgres.mjs'
import { awkwardDays, dayJourneys, dayTests } from './lib/awkwardDays.mjs'
import { ensureBuilt, ensureStories } from './lib/build.mjs'
import { addCounts, countLine, countStep, none, readReport } from './lib/counts.mjs'
import { findFirefox } from './lib/firefox.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { chooseParts, propertyTests, roundsEnv } from './lib/longRun.mjs'
import { attach } from './lib/run.mjs'
import { forgetReports, report, reportFile, runBuild, runJest, runJourneys } from './lib/steps.mjs'

/** The arguments of the command; ends the process with the reason when they are wrong. */
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

const { env, parts, ...numbers } = readArguments()
const tsx = ['--import', 'tsx']

/** Runs a program that shows its progress on the terminal. */
async function show(name, args) {
  const began = Date.now()
  process.stdout.write(`Running the ${name}\n`)
  const code = await attach(process.execPath, args)
  report(name, { code, output: '', seconds: (Date.now() - began) / 1000 })
  return code
}

/** Runs all journeys, or those of the file that the part names. */
async function journeys(name) {
  const built = addCounts([
    await runBuild('build of the application', () => ensureBuilt()),
    await runBuild('build of the stories', () => ensureStories()),
  ])
  if (built.failed > 0) return built
  const files = name === 'journeys' ? [] : [`/${name}.spec.ts`]
  return runJourneys({ name: 'journeys', files, env, limit: 240 })
}

/** Runs the journeys for Firefox, with the figures of the short run. */
async function firefox() {
  const built = await runBuild('build of the application', () => ensureBuilt())
  if (built.failed > 0) return built
  const findBrowser = async () => ({ E2E_BROWSER: 'firefox', FIREFOX_PATH: findFirefox() })
  return runJourneys({ name: 'journeys in Firefox', limit: 60, findBrowser })
}

/** Repeats what depends on the day on awkward days, and prints a table of them. */
async function days() {
  const built = await runBuild('build of the application', () => ensureBuilt())
  if (built.failed > 0) return built
  const rows = []
  const counts = []
  for (const { name, today } of awkwardDays) {
    const env = { TODAY: today }
    const ofDay = addCounts([
      await runJest({ name: `unit and integration tests on ${name}`, args: dayTests, env }),
      await runJourneys({ name: `journeys on ${name}`, files: dayJourneys, env }),
    ])
    counts.push(ofDay)
    rows.push(`${today.padEnd(16)}  ${name}: ${countLine(ofDay)}`)
  }
  process.stdout.write(`${rows.join('\n')}\n`)
  return addCounts(counts)
}

/** The program of each kind of part. @type {Record<string, (name: string) => Promise<import('./lib/counts.mjs').Counts>>} */
const runs = {
  properties: () => runJest({ name: 'properties', args: ['--runTestsByPath', ...propertyTests()], env }),
  strict: () =>
    runJest({
      name: 'screens and blocks in StrictMode',
      args: ['--selectProjects', 'browser'],
      env: { STRICT_MODE: '1' },
    }),
  // Without the modules that test files share (`jest/sharedRuntime.cjs`).
  isolated: () =>
    runJest({
      name: 'tests with modules of their own',
      // The test of what shared modules carry from file to file.
      args: ['--testPathIgnorePatterns', 'sharedRuntime'],
      env: { SHARED_MODULES: '0' },
    }),
  days,
  journeys,
  firefox,
  crash: async () => {
    const program = [...tsx, 'packages/server/src/testing/crash.ts', numbers.rounds ?? '20']
    const killed = countStep(await show('killed servers', program))
    // A disk whose power can be cut needs root and Linux.
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return killed
    return addCounts([killed, countStep(await show('power cuts', [...program, '--power']))])
  },
  // On a PostgreSQL of its own, or that of TEST_DATABASE_URL.
  fleet: async () => {
    const given = process.env.TEST_DATABASE_URL
    const found = given ? undefined : findPostgres()
    const cluster = found && (await openCluster(found))
    await cluster?.start()
    process.env.TEST_DATABASE_URL = given ?? cluster?.url ?? ''
    const asked = numbers.rounds ? ['--writes', numbers.rounds] : []
    const code = await show('killed servers of a fleet', [
      ...tsx,
      'packages/server/src/testing/fleetRun.ts',
      ...asked,
    ])
    await cluster?.close()
    return countStep(code)
  },
  // With the pages of the built application.
  hostile: async () => {
    const built = await runBuild('build of the application', () => ensureBuilt())
    if (built.failed > 0) return built
    const { rounds, seed } = numbers
    const asked = [...(rounds ? ['--rounds', rounds] : []), ...(seed ? ['--seed', seed] : [])]
    const program = 'packages/server/src/testing/hostileRun.ts'
    return countStep(await show('hostile requests', [...tsx, program, ...asked]))
  },
  limits: async () =>
    countStep(
      await show('calls with one calendar filled to its limits', [
        ...tsx,
        'packages/server/src/testing/limitsRun.ts',
      ]),
    ),
  // With the figures of the short run: `npm test` must notice the defects.
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
