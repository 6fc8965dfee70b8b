/**
 * `npm run build`: builds the application into `dist`, compressed files included, even when nothing has changed. With
 * `-- --changed` only when its inputs have changed; with `-- --stories` the stories as well.
 */
import { parseArgs } from 'node:util'
import { ensureBuilt, ensureStories } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

const { values } = parseArgs({ options: { changed: { type: 'boolean' }, stories: { type: 'boolean' } } })
await ensureInstalled()
for (const build of values.stories ? [ensureBuilt, ensureStories] : [ensureBuilt]) {
  const { code, output } = await build({ force: !values.changed })
  process.stdout.write(output)
  if (code !== 0) process.exit(code)
}
