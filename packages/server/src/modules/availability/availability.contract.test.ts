import { availabilitySuite, type Caller } from '@atrium/contract/testing'
import type { FastifyInstance } from 'fastify'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { serveStaff } from '#testing/staffCaller.ts'

describeOnEachDatabase('the real server keeps what the contract of who is free when promises', (open) => {
  let app: FastifyInstance
  let call: Caller
  beforeAll(async () => {
    ;({ app, call } = await serveStaff(await open()))
  })
  afterAll(() => app.close())

  availabilitySuite((path, init) => call(path, init))
})
