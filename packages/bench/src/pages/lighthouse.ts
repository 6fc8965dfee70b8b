import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '#run/places.ts'

const run = promisify(execFile)
const program = path.join(root, 'packages/bench/node_modules/lighthouse/cli/index.js')

/** The figures of one visit by Lighthouse's emulated phone. Times in ms. */
export interface Visit {
  /** 0 to 100. */
  score: number
  lcp: number
  tbt: number
  cls: number
}

/** Visits an address with Lighthouse's mobile settings. `chromium` is the path of the browser. */
export async function visit(chromium: string, address: string): Promise<Visit> {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  )
  const { categories, audits } = JSON.parse(stdout)
  const of = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    lcp: of('largest-contentful-paint'),
    tbt: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
  }
}
