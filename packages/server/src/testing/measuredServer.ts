import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import type { InjectOptions } from 'fastify'
import { beginSession } from '#accounts/sessions.ts'
import { buildApp } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { insertAccount, insertPerson } from '#db/accounts.ts'
import { rateLimits } from '#db/schema.ts'
import { openServices } from '../openServices.ts'

/**
 * Times that a call is measured. The smallest figure counts: other work on the machine makes the same call dearer. A call
 * above `longMs` is measured once.
 */
const repeats = 3
const longMs = 5000

interface Cost {
  /** Processor time in milliseconds, that of the embedded database included. */
  ms: number
  /** The processor time of the longest stretch in which the server answers no other call. */
  stretch: number
  status: number
  bytes: number
  body: string
}

const msSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Milliseconds of processor time of this thread. The process has threads that keep no call waiting, such as those of the garbage
 * collection. Elsewhere than on Linux the time by the clock.
 */
const threadMs = () =>
  process.platform === 'linux'
    ? Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
    : performance.now()

/** Follows how much processor time passes between two turns of the event loop: a loaded machine does not count. */
function watchStretches() {
  let [longest, last] = [0, threadMs()]
  const tick = () => {
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(tick, 1)
  return {
    /** The longest stretch in milliseconds. */
    stop: () => {
      clearInterval(timer)
      tick()
      return longest
    },
  }
}

/** A server in this process without rate limits, which have their own tests, with the samples; on an embedded database unless one is given. */
export async function openMeasuredServer(databaseUrl = '') {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'atrium-limits-'))
  const unlimited = Object.fromEntries(
    ['', 'APPLY_', 'SUBSCRIBE_', 'EMAIL_', 'PASSWORD_', 'LOOKUP_'].map((name) => [
      `${name}RATE_LIMIT`,
      '1000000000',
    ]),
  )
  const config = readConfig({
    ...unlimited,
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', PORT: '0' },
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SEED: 'samples' }),
  })
  const services = await openServices(config)
  const { db } = services.database
  const logStream = new Writable({ write: (_line, _encoding, done) => done() })
  const app = await buildApp({ services, logStream })
  const dearest = new Map<string, Cost & { what: string }>()

  async function call(options: InjectOptions): Promise<Cost> {
    await db.delete(rateLimits)
    const before = process.cpuUsage()
    const stretches = watchStretches()
    const { statusCode: status, rawPayload, body } = await app.inject(options)
    const stretch = stretches.stop()
    return { ms: msSince(before), stretch, status, bytes: rawPayload.length, body }
  }

  return {
    services,
    call,
    /** The most expensive call of each endpoint. */
    dearest: dearest as ReadonlyMap<string, Cost & { what: string }>,
    /** Measures a call of an endpoint; `make` makes it anew for each repetition. */
    async measure(name: string, what: string, make: () => Promise<InjectOptions>): Promise<void> {
      const found: Cost[] = []
      while (found.length < repeats && found.every(({ ms }) => ms < longMs))
        found.push(await call(await make()))
      const [least] = found.toSorted((one, other) => one.ms - other.ms)
      if (least && least.ms > (dearest.get(name)?.ms ?? -1)) dearest.set(name, { ...least, what })
    },
    /** The headers of a new session. */
    signIn: async (accountId: number) => ({
      cookie: `atrium-session=${await beginSession(db, { accountId, userAgent: '', now: services.now() })}`,
    }),
    async hire(place: number, fields: Partial<Parameters<typeof insertAccount>[2]> = {}) {
      const text = { AZ: 'Mühəndis', EN: 'Engineer', RU: 'Инженер' }
      const name = { name: `Sevda${place}`, surname: 'Quliyeva' }
      const email = `limits${place}@caspora.example`
      const personId = await insertPerson(db, { email, ...name, job: text, unit: text })
      return insertAccount(db, personId, { language: 'EN', ...fields })
    },
    async close() {
      await app.close()
      await services.database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
