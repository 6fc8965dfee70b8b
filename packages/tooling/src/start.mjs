/** `npm start`: installs and builds what is missing or has changed, and runs the server. */
import './lib/envFile.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { serve } from './lib/serve.mjs'

await ensureInstalled()
const { code, output } = await ensureBuilt()
if (code !== 0) {
  process.stderr.write(`${output}\nThe application could not be built; the reason stands above.\n`)
  process.exit(code)
}
process.exit(await serve())
