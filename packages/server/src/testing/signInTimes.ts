import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { buildApp } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { openServices } from '../openServices.ts'

/**
 * `npm run times --workspace @atrium/server [-- tries]`: whether the response time reveals if an account exists. Known
 * and unknown addresses alternate, each with a wrong password; then a link is requested for each.
 */
const tries = Number(process.argv[2] ?? 200)
const hour = 3_600_000

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'atrium-times-'))
const config = {
  ...readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    PASSWORD_RATE_LIMIT: '1000000',
  }),
  database: { kind: 'memory' as const },
}
let now = Date.now()
const services = { ...(await openServices(config)), now: () => new Date(now) }
const app = await buildApp({ services })

// As many unknown as known addresses: the first attempt for an address inserts a row, each further one updates it.
const place = () => Math.floor(Math.random() * staffSamples.length)
const known = () => staffSamples[place()]?.email ?? ''
const unknown = () => `person${place()}@caspora.example`

/** Milliseconds of one call. */
async function time(url: string, payload: object): Promise<number> {
  // A counter of attempts, and a mail of the last ten minutes, would make a difference that is not caused by the
  // account.
  now += hour
  const began = performance.now()
  await app.inject({ method: 'POST', url, payload })
  return performance.now() - began
}

const middle = (times: number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(part * (times.length - 1))] ?? 0

async function compare(name: string, url: string, bodyOf: (email: string) => object): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let warm = 0; warm < 10; warm += 1) await time(url, bodyOf(warm % 2 ? known() : unknown()))
  for (let count = 0; count < tries; count += 1) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const which of order)
      times[which].push(await time(url, bodyOf(which === 'known' ? known() : unknown())))
  }
  const print = (text: string) => process.stdout.write(`${text}\n`)
  print(`${name}, ${tries} tries each, milliseconds`)
  for (const which of ['known', 'unknown'] as const) {
    const [low, median, high] = [0.1, 0.5, 0.9].map((part) => middle(times[which], part).toFixed(2))
    print(`  ${which.padEnd(8)} median ${median}, from the 10th to the 90th percentile ${low} to ${high}`)
  }
  const difference = (one: number[], other: number[]) => (middle(one, 0.5) - middle(other, 0.5)).toFixed(2)
  print(`  difference of the medians ${difference(times.known, times.unknown)}`)
  // The noise of the machine: every other attempt against the rest of the same kind.
  const half = (all: number[], rest: number) => all.filter((_time, at) => at % 2 === rest)
  const noise = (all: number[]) => difference(half(all, 0), half(all, 1))
  print(`  of two halves: ${noise(times.known)} among the known, ${noise(times.unknown)} among the unknown`)
}

await compare('a wrong password', '/api/v1/login/', (email) => ({ email, password: `${samplePassword}?` }))
await compare('a forgotten password', '/api/v1/password/forgot/', (email) => ({ email }))
await app.close()
await services.database.close()
await rm(dataDir, { recursive: true, force: true })
