import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { median } from '#run/cells.ts'
import { answerOf, type Call, callsOf, signIn } from './calls.ts'
import { startBare, startProduct } from './servers.ts'

/**
 * `npm run bench -- server [--only jobs] [--rounds 5] [--seconds 3] [--hold 600]`: how many reads the server answers in a
 * second, beside a bare Fastify route that sends the same bytes and headers. Prints the table of docs/bench.md. Both
 * servers run for the whole time and are asked in turns. `--hold` then keeps 1,000 connections busy for so many seconds
 * and prints the memory of the server.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    hold: { type: 'string', default: '0' },
  },
})
const rounds = Number(values.rounds)
const connections = 100
const say = (cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

interface Load {
  /** Requests in a second. */
  rate: number
  /** Milliseconds that 99 of 100 requests took at most. */
  p99: number
}

async function load(url: string, headers: Call['headers'], seconds: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} was answered with errors.`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-bench-'))
const dataDir = path.join(folder, 'product')
const { DATABASE_URL: url } = process.env
if (!url) {
  // Two processes cannot open one embedded database: the bare server has a copy of it.
  await (await startProduct(dataDir)).stop()
  await cp(path.join(dataDir, 'db'), path.join(folder, 'bare'), { recursive: true })
}
const product = await startProduct(dataDir)
const cookie = await signIn(product.origin, 'leyla.aliyeva@caspora.example', 'plan-on-time-2026')
const calls = callsOf(cookie).filter(({ path: asked }) => asked.includes(values.only))
const answers = await Promise.all(calls.map((call) => answerOf(product.origin, call)))
const bare = await startBare({ answers, database: url ? { url } : { folder: path.join(folder, 'bare') } })

try {
  say(['read', 'bytes', 'requests/s', 'bare', 'ratio', 'p99 ms', 'bare', 'ratio'])
  say(Array.from({ length: 8 }, () => '---'))
  for (const [place, answer] of answers.entries()) {
    const seen: { own: Load[]; bare: Load[] } = { own: [], bare: [] }
    const round = async (seconds: number) => ({
      own: await load(product.origin + answer.path, answer.headers, seconds),
      bare: await load(`${bare.origin}/${place}`, answer.headers, seconds),
    })
    await round(1)
    for (let count = 0; count < rounds; count += 1) {
      const { own, bare: other } = await round(Number(values.seconds))
      seen.own.push(own)
      seen.bare.push(other)
    }
    const of = (which: keyof typeof seen, name: keyof Load) => median(seen[which].map((one) => one[name]))
    const ratio = (name: keyof Load) =>
      median(seen.own.map((one, index) => one[name] / (seen.bare[index]?.[name] || 1))).toFixed(2)
    const encoding = answer.replyHeaders['content-encoding']
    say([
      encoding ? `${answer.path}, ${encoding}` : answer.path,
      Buffer.from(answer.body, 'base64').length,
      Math.round(of('own', 'rate')),
      Math.round(of('bare', 'rate')),
      ratio('rate'),
      of('own', 'p99'),
      of('bare', 'p99'),
      ratio('p99'),
    ])
  }
  await hold(Number(values.hold))
} finally {
  await bare.stop()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Keeps 1,000 connections busy, with 2,000 requests a second in all; prints the memory every tenth of the time. */
async function hold(seconds: number): Promise<void> {
  if (seconds === 0) return
  const megabytes = () => {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(product.pid)], { encoding: 'utf8' })
    return Math.round(Number(kilobytes) / 1024)
  }
  const memory = [megabytes()]
  const timer = setInterval(() => memory.push(megabytes()), (seconds * 1000) / 10)
  const requests = calls.map(({ path: asked, headers }) => ({ path: asked, headers, method: 'GET' as const }))
  const result = await autocannon({
    url: product.origin,
    requests,
    connections: 1000,
    overallRate: 2000,
    duration: seconds,
    timeout: 60,
  })
  clearInterval(timer)
  process.stdout.write(
    `\n1,000 connections for ${seconds} s: ${result.requests.total} requests, ` +
      `${result.errors + result.non2xx} errors, p99 ${result.latency.p99} ms, memory in MB ${memory.join(', ')}\n`,
  )
}
