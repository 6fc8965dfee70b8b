/**
 * `npm run fonts`, `npm run media`, `npm run illustrations`, `npm run icons`, `npm run report`: makes these files of `public` again, from
 * the code in `packages/assets`.
 */
import { ensureInstalled } from './lib/install.mjs'
import { attach } from './lib/run.mjs'

const [folder, ...args] = process.argv.slice(2)
await ensureInstalled('packages/assets')
process.exit(
  await attach(process.execPath, ['--import', 'tsx', `packages/assets/src/${folder}/build.ts`, ...args]),
)
