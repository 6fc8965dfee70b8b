import { type Caller, scheduleSuite } from '@atrium/contract/testing'
import type { FastifyInstance } from 'fastify'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { serveStaff } from '#testing/staffCaller.ts'

describeOnEachDatabase(
  'the real server keeps what the contract of the company’s schedule promises',
  (open) => {
    let app: FastifyInstance
    let call: Caller
    beforeAll(async () => {
      ;({ app, call } = await serveStaff(await open()))
    })
    afterAll(() => app.close())

    scheduleSuite((path, init) => call(path, init))
  },
)
