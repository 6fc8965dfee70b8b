/**
 * `npm run bench`: compares the speed of the week with plain DOM and with other calendars. `npm run bench -- persist`:
 * how long the tasks of the built application are when it stores 10,000 meetings. `npm run bench -- pages`: how fast the
 * pages load, beside plain HTML, by Lighthouse; `npm run bench -- staff` the same of staff pages. `npm run bench -- shifts`:
 * what moves in a page while it loads. `npm run bench -- tasks`: the presses and keys of what people come for.
 * `npm run bench -- server`: how many reads the server answers, beside a bare route.
 * `npm run bench -- load`: how many people it serves. `npm run bench -- availability`: how long the first free time of ten
 * people takes. `npm run bench -- hiring`: how long the calls about applications take when there are 5,000.
 * `npm run bench -- letters`: how long the mails of a letter to 10,000 subscribers take.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { attach } from './lib/run.mjs'

const args = process.argv.slice(2)
// Only the part is read here: the part reads its own options.
const { positionals } = parseArgs({ args, strict: false, allowPositionals: true })
const [part = 'run'] = positionals
const parts = [
  'persist',
  'pages',
  'staff',
  'shifts',
  'tasks',
  'server',
  'load',
  'availability',
  'hiring',
  'letters',
]
if (part !== 'run' && !parts.includes(part)) {
  process.stderr.write(`There is no bench "${part}". The others are ${parts.join(', ')}.\n`)
  process.exit(1)
}
// It needs neither the other calendars nor a browser.
const isPure = part === 'availability' || part === 'hiring' || part === 'letters'
/** The server's own calls are measured where its parts may be used. */
const costs = { hiring: 'hiringCosts', letters: 'letterCosts' }
const program = costs[part]
  ? `packages/server/src/testing/${costs[part]}.ts`
  : `packages/bench/src/${part}/main.ts`
if (!isPure) await ensureInstalled('packages/bench')
if (part !== 'run' && !isPure) {
  const { code, output } = await ensureBuilt()
  if (code !== 0) {
    process.stderr.write(output)
    process.exit(code)
  }
}
const site = ['pages', 'staff', 'shifts', 'tasks'].includes(part) ? await startSite() : undefined
const env = isPure ? {} : { CHROMIUM_PATH: await ensureChromium(), ...(site && { SITE_URL: site.url }) }
const code = await attach(process.execPath, ['--import', 'tsx', program, ...args], { env })
site?.child.kill('SIGTERM')
process.exit(code)

/** Starts the built application with samples, at a free port. */
async function startSite() {
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
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
