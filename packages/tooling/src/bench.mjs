/**
 * `npm run bench`: how fast the week is, beside plain DOM and the calendars that others use. `npm run bench -- persist`:
 * how long the built application's tasks are when it keeps 10,000 meetings.
 */
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { attach } from './lib/run.mjs'

await ensureInstalled()
const isPersist = process.argv[2] === 'persist'
if (isPersist) {
  const { code, output } = await ensureBuilt()
  if (code !== 0) {
    process.stderr.write(output)
    process.exit(code)
  }
}
const env = { CHROMIUM_PATH: await ensureChromium() }
const args = ['--import', 'tsx', `packages/bench/src/${isPersist ? 'persist' : 'run'}/main.ts`]
process.exit(await attach(process.execPath, args, { env }))
