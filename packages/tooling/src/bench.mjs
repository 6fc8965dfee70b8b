/** `npm run bench`: how fast the week is, beside plain DOM and the calendars that others use. */
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { attach } from './lib/run.mjs'

await ensureInstalled()
const env = { CHROMIUM_PATH: await ensureChromium() }
const args = ['--import', 'tsx', 'packages/bench/src/run/main.ts']
process.exit(await attach(process.execPath, args, { env }))
