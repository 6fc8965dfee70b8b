/** `npm test`: the checks, then the browser journeys against the built application, and one line of counts. */
import { ensureBuilt, ensureStories } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { addCounts, countLine, none } from './lib/counts.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { forgetReports, runBuild, runJest, runJourneys, runStaticSteps, tellReports } from './lib/steps.mjs'

await ensureInstalled()
forgetReports()
const checks = [...(await runStaticSteps()), await runJest()]
// Each build is one process most of the time: in parallel they keep two cores busy.
const [application, stories] = await Promise.all([
  runBuild('build of the application', () => ensureBuilt()),
  runBuild('build of the stories', () => ensureStories()),
  // The journeys report a missing Chromium.
  ensureChromium().catch(() => undefined),
])
const built = addCounts([application, stories])
// Without a build the journeys would only repeat its failure.
const journeys = built.failed === 0 ? await runJourneys() : none
const counts = addCounts([...checks, built, journeys])
tellReports()
process.stdout.write(`${countLine(counts)}\n`)
process.exit(counts.failed > 0 ? 1 : 0)
