/** `npm run check`: everything of `npm test` that needs no browser. */
import { addCounts, countLine } from './lib/counts.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { forgetReports, runJest, runStaticSteps, tellReports } from './lib/steps.mjs'

await ensureInstalled()
forgetReports()
const counts = addCounts([...(await runStaticSteps()), await runJest()])
tellReports()
process.stdout.write(`${countLine(counts)}\n`)
process.exit(counts.failed > 0 ? 1 : 0)
