import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import type { InjectOptions } from 'fastify'
import { type HostileRequest, hostileRequests } from './hostileRequests.ts'
import { launch } from './launch.ts'

/**
 * `npm run hostile --workspace @atrium/server [-- --rounds number --seed number]`: a real server receives seeded hostile requests to
 * every endpoint and page, from strangers and from every role. Fails after a status from 500 on, a lost connection, an
 * answer that costs the server a second of processor time, an answer that tells of the code, or memory that grows.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100000' }, seed: { type: 'string', default: '20261125' } },
})
const [count, seed] = [Number(values.rounds), Number(values.seed)]
const perPart = 1000
const connections = 4
/** Processor time of the server while it answers, also for the requests beside: other work on the machine does not count. */
const dearestAllowedMs = 1000
/** The most memory at the end, as a multiple of the memory after a tenth of the requests. */
const mostGrowth = 1.5

/** What no answer may tell: places in the code, names of its parts, texts of the database. */
const innerDetail = /node_modules|\.tsx?:\d|\n\s+at |pglite|drizzle|[A-Z]\w+Error:|violates|syntax error at/

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'atrium-hostile-'))
const unlimited = Object.fromEntries(
  ['', 'APPLY_', 'SUBSCRIBE_', 'EMAIL_', 'PASSWORD_', 'LOOKUP_'].map((name) => [
    `${name}RATE_LIMIT`,
    '1000000000',
  ]),
)
const server = await launch({
  ...unlimited,
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'fatal',
  TRUST_PROXY: 'true',
})
const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
const print = (line: string) => process.stdout.write(`${line}\n`)

let addresses = 0
/** Each request comes from a network address of its own: rate limits have their own tests. */
const nextAddress = () => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

function send({ method = 'GET', url, headers, payload }: InjectOptions): Promise<Answer> {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
  const body = payload === undefined || isText ? payload : JSON.stringify(payload)
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${server.url}${url}`,
      {
        method,
        agent,
        headers: {
          ...(body !== undefined && !isText && { 'content-type': 'application/json' }),
          ...(headers as Record<string, string>),
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body as string) }),
          'x-forwarded-for': nextAddress(),
        },
      },
      async (response) => {
        const parts: Buffer[] = []
        for await (const part of response) parts.push(part as Buffer)
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(parts).toString() })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** A stranger (no address) and a person of each role, with the cookie of their session. */
const senders = ['', ...new Map(staffSamples.map(({ role, email }) => [role, email])).values()].map(
  (email) => ({
    email,
    cookie: '',
  }),
)

async function signIn(sender: (typeof senders)[number]): Promise<void> {
  const payload = { email: sender.email, password: samplePassword }
  const { headers } = await send({ method: 'POST', url: '/api/v1/login/', payload })
  const cookie = headers['set-cookie']?.find((one) => one.startsWith('atrium-session='))?.split(';')[0]
  if (!cookie) throw new Error(`${sender.email} cannot sign in.`)
  sender.cookie = cookie
}

/** Milliseconds of processor time that the server has used, in all its threads. */
function processorMs(): number {
  // After the name of the program in parentheses; a hundred ticks are a second.
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Megabytes of the process of the server. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

const statuses = new Map<number, number>()
const dearest: { name: string; ms: number }[] = []
const faults = new Map<string, number>()
const memories: number[] = []
/** Answers below 400 to requests with the cookie of a session. */
let signedIn = 0

function fault(text: string): void {
  faults.set(text, (faults.get(text) ?? 0) + 1)
}

async function check({ name, options, sender: place }: HostileRequest): Promise<void> {
  const sender = senders[place % senders.length] ?? { email: '', cookie: '' }
  // Some requests end sessions: the person signs in again.
  if (sender.email && !sender.cookie) await signIn(sender)
  const { cookie } = sender
  const headers = { ...(cookie && { cookie }), ...(options.headers as Record<string, string> | undefined) }
  try {
    const before = processorMs()
    const { status, body } = await send({ ...options, headers })
    const ms = processorMs() - before
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 401 && cookie === sender.cookie) sender.cookie = ''
    if (cookie && status < 400) signedIn += 1
    if (status >= 500) fault(`${status} ${name}`)
    const told = innerDetail.exec(body)?.[0]
    if (status >= 400 && told) fault(`tells of the code: ${name}: ${told}`)
    if (ms > dearestAllowedMs) fault(`a second of processor time: ${name}`)
    dearest.push({ name, ms })
    dearest.sort((one, other) => other.ms - one.ms).splice(5)
  } catch (error) {
    fault(`no answer: ${name}: ${(error as NodeJS.ErrnoException).code}`)
  }
}

for (let done = 0; done < count; done += perPart) {
  const queue = hostileRequests(seed + done, Math.min(perPart, count - done)).values()
  const work = Array.from({ length: connections }, async () => {
    for (const request of queue) await check(request)
  })
  await Promise.all(work)
  memories.push(await memory())
  if ((done / perPart) % 10 === 9)
    print(
      `${done + perPart} requests, ${Math.round(memories.at(-1) ?? 0)} MB, ${faults.size} kinds of faults`,
    )
}

const early = memories[Math.floor(memories.length / 10)] ?? 0
const last = memories.at(-1) ?? 0
if (last > early * mostGrowth) fault(`memory grew from ${Math.round(early)} to ${Math.round(last)} MB`)

print('')
print(`requests:                     ${count} (seed ${seed})`)
for (const [status, times] of [...statuses].toSorted(([one], [other]) => one - other))
  print(`answered with ${status}:            ${times}`)
print(`below 400 with a session:     ${signedIn}`)
print(
  `memory after a tenth, at end: ${Math.round(early)} MB, ${Math.round(last)} MB; most ${Math.round(Math.max(...memories))} MB`,
)
for (const { name, ms } of dearest) print(`dear: ${ms} ms of processor time  ${name}`)
for (const [text, times] of faults) print(`FAULT, ${times} times: ${text}`)
await server.kill('SIGTERM')
await rm(dataDir, { recursive: true, force: true })
process.exitCode = faults.size > 0 ? 1 : 0
