import type { Caller } from '@atrium/contract/testing'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { OpenDatabase } from '#db/types.ts'
import { testServices } from './services.ts'
import { signIn } from './staff.ts'

/** A server over a database with samples, and how the browser of the first of the sample people calls it. */
export async function serveStaff(database: OpenDatabase): Promise<{ app: FastifyInstance; call: Caller }> {
  const services = await testServices(database)
  const app = await buildApp({ services })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const { cookie } = await signIn(services, { id: 1 })
  const call: Caller = (path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', cookie)
    return fetch(origin + path, { ...init, headers })
  }
  return { app, call }
}
