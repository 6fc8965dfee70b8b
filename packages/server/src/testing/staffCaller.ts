import type { Caller } from '@atrium/contract/testing'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { OpenDatabase } from '#db/types.ts'
import { type TestServices, testServices } from './services.ts'
import { signIn } from './staff.ts'

interface Serving {
  app: FastifyInstance
  /** Calls without a session. */
  callAsStranger: Caller
  /** Calls in the session of the first of the sample people. */
  call: Caller
  clock: TestServices['clock']
}

/** A server with a sample database, and functions to call it. */
export async function serveStaff(database: OpenDatabase): Promise<Serving> {
  const services = await testServices(database)
  const app = await buildApp({ services })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  let { cookie } = await signIn(services, { id: 1 })
  const call: Caller = async (path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', cookie)
    const reply = await fetch(origin + path, { ...init, headers })
    // A sign-in, or a change of how the person signs in, gives the session a new token.
    const renewed = reply.headers.getSetCookie().find((line) => line.startsWith('atrium-session='))
    if (renewed) cookie = renewed.split(';')[0] ?? ''
    return reply
  }
  const { clock } = services
  return { app, callAsStranger: (path, init) => fetch(origin + path, init), call, clock }
}
