/** Builds the application into `dist`, compressed files included, whatever was there before. */
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { code, output } = await ensureBuilt({ force: true })
process.stdout.write(output)
process.exit(code)
