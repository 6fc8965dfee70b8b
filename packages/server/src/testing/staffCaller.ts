import type { Role } from '@atrium/contract/accounts'
import { staffSamples } from '@atrium/contract/accounts/samples'
import type { Caller } from '@atrium/contract/testing/caller'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { seed } from '#db/seed.ts'
import type { OpenDatabase } from '#db/types.ts'
import { seedApplications } from '#seedApplications.ts'
import { type TestServices, testServices } from './services.ts'
import { signIn } from './staff.ts'

interface Serving {
  app: FastifyInstance
  /** Calls without a session. */
  callAsStranger: Caller
  /** Calls in the session of the first of the sample people. */
  call: Caller
  /** Calls in the session of a sample person with this role. */
  callAs: (role: Role) => Caller
  clock: TestServices['clock']
}

/** The parts of the timers that go on while `Date` stands still: the database waits with them. */
const running = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const

/** Writes the samples of another day than the day of `TODAY`. */
async function seedOn(now: Date, { db }: OpenDatabase): Promise<void> {
  jest.useFakeTimers({ now, doNotFake: [...running] })
  await seed(db, 'samples').finally(() => jest.useRealTimers())
}

/**
 * A server with the samples in an empty database, and functions to call it. The samples are of the day of its clock, which
 * `TODAY` does not move: what is done to them comes after them.
 */
export async function serveStaff(database: OpenDatabase): Promise<Serving> {
  const services = await testServices(database)
  await seedOn(services.now(), database)
  await seedApplications(services)
  const app = await buildApp({ services })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const callerOf = (id: number): Caller => {
    let cookie: string | undefined
    return async (path, init) => {
      cookie ??= (await signIn(services, { id })).cookie
      const headers = new Headers(init?.headers)
      headers.set('cookie', cookie)
      const reply = await fetch(origin + path, { ...init, headers })
      // A sign-in, or a change of how the person signs in, gives the session a new token.
      const renewed = reply.headers.getSetCookie().find((line) => line.startsWith('atrium-session='))
      if (renewed) cookie = renewed.split(';')[0] ?? ''
      return reply
    }
  }
  const idOf = (role: Role) => staffSamples.find((one) => one.role === role)?.id ?? 0
  return {
    app,
    callAsStranger: (path, init) => fetch(origin + path, init),
    call: callerOf(1),
    callAs: (role) => callerOf(idOf(role)),
    clock: services.clock,
  }
}
