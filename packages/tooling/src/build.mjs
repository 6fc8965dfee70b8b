/**
 * `npm run build`: builds the application into `dist`, compressed files included, whatever was there before. With
 * `-- --changed` only when its inputs have changed; with `-- --stories` the stories as well.
 */
import { ensureBuilt, ensureStories } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const asked = process.argv.slice(2)
const options = { force: !asked.includes('--changed') }
for (const build of [ensureBuilt, ...(asked.includes('--stories') ? [ensureStories] : [])]) {
  const { code, output } = await build(options)
  process.stdout.write(output)
  if (code !== 0) process.exit(code)
}
