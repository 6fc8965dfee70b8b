/** `npm test`: the checks, then the browser journeys against the built application, and one line of counts. */
import { ensureBuilt, ensureStories } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { addCounts, countLine, none } from './lib/counts.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { forgetReports, runBuild, runJest, runJourneys, runStaticSteps, tellSlowest } from './lib/steps.mjs'

await ensureInstalled()
forgetReports()
const checks = [...(await runStaticSteps()), await runJest()]
// Each is one process for the most of its time: side by side they keep two cores busy.
const [application, stories] = await Promise.all([
  runBuild('build of the application', () => ensureBuilt()),
  runBuild('build of the stories', () => ensureStories()),
  // The journeys say so when there is none.
  ensureChromium().catch(() => undefined),
])
const built = addCounts([application, stories])
// Journeys against what could not be built would only say the same again.
const ridden = built.failed === 0 ? await runJourneys() : none
const counts = addCounts([...checks, built, ridden])
tellSlowest()
process.stdout.write(`${countLine(counts)}\n`)
process.exit(counts.failed > 0 ? 1 : 0)
