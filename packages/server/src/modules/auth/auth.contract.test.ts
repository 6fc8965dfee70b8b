import { authSuite } from '@atrium/contract/testing'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { testServices } from '#testing/services.ts'

describeOnEachDatabase('the real server keeps what the contract of the accounts promises', (open) => {
  let app: FastifyInstance
  let origin: string
  beforeAll(async () => {
    app = await buildApp({ services: await testServices(await open()) })
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  authSuite((path, init) => fetch(origin + path, init))
})
