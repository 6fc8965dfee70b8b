/**
 * `npm run bench`: how fast the week is, beside plain DOM and the calendars that others use. `npm run bench -- persist`:
 * how long the built application's tasks are when it keeps 10,000 meetings. `npm run bench -- pages`: how the pages arrive, beside
 * plain HTML, by Lighthouse.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { cache, root } from './lib/paths.mjs'
import { attach, collect } from './lib/run.mjs'

await ensureInstalled()
const [part = 'run', ...rest] = process.argv.slice(2)
if (part !== 'run') {
  const { code, output } = await ensureBuilt()
  if (code !== 0) fail(output, code)
}
const site = part === 'pages' ? await startSite() : undefined
const env = {
  CHROMIUM_PATH: await ensureChromium(),
  ...(site && { SITE_URL: site.url, LIGHTHOUSE_PATH: await ensureLighthouse() }),
}
const args = ['--import', 'tsx', `packages/bench/src/${part}/main.ts`, ...rest]
const code = await attach(process.execPath, args, { env })
site?.child.kill('SIGTERM')
process.exit(code)

/** @param {string} output @param {number} code */
function fail(output, code) {
  process.stderr.write(output)
  process.exit(code)
}

/** Lighthouse in a folder of its own: only who measures installs it. The last version that runs on Node 20. */
async function ensureLighthouse() {
  const folder = path.join(cache, 'lighthouse')
  const program = path.join(folder, 'node_modules/lighthouse/cli/index.js')
  if (!existsSync(program)) {
    const npm = process.env.npm_execpath ?? 'npm'
    const install = ['install', '--prefix', folder, '--no-save', 'lighthouse@12.8.2']
    const { code, output } = npm.endsWith('.js')
      ? await collect(process.execPath, [npm, ...install])
      : await collect(npm, install)
    if (code !== 0) fail(output, code)
  }
  return program
}

/** The built application on samples, at a port of its own. */
async function startSite() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      SEED: 'samples',
      DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-')),
      RATE_LIMIT: '1000000',
      LOOKUP_RATE_LIMIT: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Atrium is ready at (\S+)/.exec(line)?.[1]
    if (url) return { child, url }
  }
  throw new Error('The server did not start.')
}
