import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageFolder } from '#config/paths.ts'

/**
 * `npm run db:generate [-- --name what]`: writes a migration for the changes of `schema.ts`. drizzle-kit looks for
 * drizzle-orm in its own folder, while npm installs it in this package; a resolver redirects both kinds of import.
 */
const resolve = `export const resolve = (name, context, next) => next(name, /^drizzle-orm(\\/|$)/.test(name)
  ? { ...context, parentURL: ${JSON.stringify(pathToFileURL(`${packageFolder}/`).href)} } : context)`
const asModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`
const hook = asModule(
  `import { register } from 'node:module'; register(${JSON.stringify(asModule(resolve))})`,
)
const kit = path.dirname(createRequire(import.meta.url).resolve('drizzle-kit'))

const { status } = spawnSync(
  process.execPath,
  ['--import', hook, path.join(kit, 'bin.cjs'), 'generate', ...process.argv.slice(2)],
  {
    cwd: packageFolder,
    stdio: 'inherit',
    env: { ...process.env, NODE_PATH: path.join(packageFolder, 'node_modules') },
  },
)
process.exitCode = status ?? 1
