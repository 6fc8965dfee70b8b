import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { signIn } from '../server/calls.ts'
import { startProduct } from '../server/servers.ts'

/**
 * `npm run bench -- load [--people 50,500,5000] [--seconds 30]`: how many people one server serves in their busiest hour.
 * Each person sends `requestsPerHour` requests in the mix below. Stops when one of a hundred requests takes longer than a
 * second. Prints the table of docs/growth.md. With `DATABASE_URL` the data are in PostgreSQL.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '50,500,5000,10000,20000,40000,80000' },
    seconds: { type: 'string', default: '30' },
  },
})
const seconds = Number(values.seconds)

/** A person at work opens some fifteen screens an hour, each with some calls. */
const requestsPerHour = 72

/** The first one reads and writes, the others sign in. */
const [reader = '', ...others] = [
  'leyla.aliyeva',
  'rauf.aliyev',
  'leyla.ismayilova',
  'aysel.karimova',
  'tural.guliyev',
  'irina.sokolova',
].map((name) => `${name}@caspora.example`)
const password = 'plan-on-time-2026'
const json = { 'content-type': 'application/json' }
const compressed = { 'accept-encoding': 'gzip, deflate, br' }

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'atrium-load-'))
const server = await startProduct(dataDir)
const cookie = await signIn(server.origin, reader, password)
const own = { ...compressed, cookie }
const navigation = { ...own, 'sec-fetch-dest': 'document' }

type Request = autocannon.Request
const times = (count: number, request: Request): Request[] => Array.from({ length: count }, () => request)
const read = (url: string, headers: Record<string, string>): Request => ({
  method: 'GET',
  path: url,
  headers,
})

/** Ninety-nine requests: 20 public pages, 10 pages of a signed-in person, 19 public calls, 40 reads and 10 writes of the person. */
const mix: Request[] = [
  ...['/', '/career'].flatMap((page) => times(10, read(page, compressed))),
  ...['/staff/profile', '/staff/calendar'].flatMap((page) => times(5, read(page, navigation))),
  ...times(10, read('/api/v1/jobs/', compressed)),
  ...times(9, read('/list/all/', compressed)),
  ...['me/', 'news/', 'notifications/', 'off-days/'].flatMap((call) =>
    times(10, read(`/api/v1/${call}`, own)),
  ),
  ...times(10, {
    method: 'PATCH',
    path: '/api/v1/me/',
    headers: { ...own, ...json },
    body: JSON.stringify({ phone: '+994 50 000 00 00' }),
  }),
]

/**
 * Signs people in, one for a hundred requests; a person whose sign-in is under way does not begin another. Returns the
 * function that ends it, which resolves with the number of sign-ins that failed.
 */
function signPeopleIn(rate: number): () => Promise<number> {
  const running = new Map<string, Promise<void>>()
  let failed = 0
  let turn = 0
  const timer = setInterval(
    () => {
      const email = others[turn++ % others.length] ?? ''
      if (running.has(email)) return
      const attempt = signIn(server.origin, email, password)
        .catch(() => (failed += 1))
        .then(() => void running.delete(email))
      running.set(email, attempt)
    },
    (100 * 1000) / rate,
  )
  return async () => {
    clearInterval(timer)
    await Promise.all(running.values())
    return failed
  }
}

/** The processor's seconds of the server so far, and its memory in MB. */
function usage(): { cpu: number; memory: number } {
  const line = execFileSync('ps', ['-o', 'cputimes=,rss=', '-p', String(server.pid)], { encoding: 'utf8' })
  const [cpu = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
  return { cpu, memory: Math.round(kilobytes / 1024) }
}

const say = (cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

try {
  say(['people', 'requests/s', 'answered/s', 'p50 ms', 'p99 ms', 'errors', 'processor', 'memory MB'])
  say(Array.from({ length: 8 }, () => '---'))
  for (const count of values.people.split(',').map(Number)) {
    const rate = Math.max(1, Math.round((count * requestsPerHour) / 3600))
    const before = usage()
    const endSignIns = signPeopleIn(rate)
    const result = await autocannon({
      url: server.origin,
      requests: shuffled(mix),
      connections: Math.min(50, rate),
      overallRate: rate,
      duration: seconds,
    })
    const failedSignIns = await endSignIns()
    const after = usage()
    const { p50, p99 } = result.latency
    const busy = `${Math.round((100 * (after.cpu - before.cpu)) / seconds)} %`
    say([
      count.toLocaleString('en'),
      rate,
      result.requests.average,
      p50,
      p99,
      result.errors + result.non2xx + failedSignIns,
      busy,
      after.memory,
    ])
    if (p99 > 1000) break
  }
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** The same order in each run, without blocks of the same request: every thirty-seventh. */
function shuffled(requests: Request[]): Request[] {
  return requests.map((_request, place) => requests[(place * 37) % requests.length] as Request)
}
