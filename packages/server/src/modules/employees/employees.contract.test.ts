import { type Caller, employeesSuite } from '@atrium/contract/testing'
import type { FastifyInstance } from 'fastify'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { serveStaff } from '#testing/staffCaller.ts'

describeOnEachDatabase('the real server keeps what the contract of employees and rooms promises', (open) => {
  let app: FastifyInstance
  let call: Caller
  beforeAll(async () => {
    const serving = await serveStaff(await open())
    app = serving.app
    call = serving.call
  })
  afterAll(() => app.close())

  employeesSuite((path, init) => call(path, init))
})
