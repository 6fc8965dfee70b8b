/** `npm start`: a fresh clone becomes a running site. Installs and builds only what is missing or has changed. */
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { attach } from './lib/run.mjs'

await ensureInstalled()
const { code, output } = await ensureBuilt()
if (code !== 0) {
  process.stderr.write(`${output}\nThe application could not be built; the reason stands above.\n`)
  process.exit(code)
}
const env = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
process.exit(await attach(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts'], { env }))
