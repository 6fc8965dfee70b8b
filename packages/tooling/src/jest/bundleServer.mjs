import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { inRoot } from '../lib/paths.mjs'

const folder = inRoot('packages/server')
const config = path.join(folder, 'src/config')

/** Packages of this product are part of the bundle, and one that Node cannot load; all others come from `node_modules`. */
const onlyOwn = {
  name: 'only-own',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^.#/]/ }, ({ path: name }) =>
      /^(@atrium\/|rrule\/)/.test(name) ? undefined : { path: name, external: true },
    ),
}

/** The server as one file, for tests that start real servers: with tsx each start takes ten seconds of a core. */
export async function bundleServer() {
  const file = path.join(folder, `node_modules/.cache/server-${process.pid}.mjs`)
  await build({
    entryPoints: [path.join(folder, 'src/main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [onlyOwn],
    // `paths.ts` finds the folders of the source by its own place.
    define: {
      'import.meta.dirname': JSON.stringify(config),
      'import.meta.filename': JSON.stringify(path.join(config, 'paths.ts')),
    },
  })
  return { file, close: () => rm(file) }
}
