/** `npm start`: installs and builds what is missing or has changed, and runs the server. */
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
const server = ['--import', 'tsx', 'packages/server/src/main.ts']
process.exit(await attach(process.execPath, server, { env, channel: true }))
