import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { describeOnOneDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { askStatus, suggest } from '#testing/suggestions.ts'

describeOnOneDatabase('the log of suggestions', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let cookie: { cookie: string }
  const lines: string[] = []
  beforeAll(async () => {
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    services = await testServices(await open('none'), { logLevel: 'trace' })
    app = await buildApp({ services, logStream })
    cookie = await signIn(services, await hire(services))
    lines.length = 0
  })
  afterAll(() => app.close())

  it('says nothing at its lowest level: not when one is sent or asked for, not when that is refused or fails', async () => {
    const { code } = (await suggest(app, cookie)).json()
    await askStatus(app, cookie, code)
    await app.inject({
      method: 'POST',
      url: `/api/v1/suggestions?x=1`,
      headers: cookie,
      payload: { text: 1 },
    })
    await suggest(app, {})
    await suggest(app, cookie, { text: '' })
    await askStatus(app, cookie, '2222-2222-2222')
    for (let time = 0; time < 10; time += 1) await suggest(app, cookie)
    const insert = jest.spyOn(services.database.db, 'insert').mockImplementation(() => {
      throw new Error('database gone')
    })
    expect((await suggest(app, cookie, { remoteAddress: '10.0.0.2' })).statusCode).toBe(500)
    insert.mockRestore()
    expect(lines).toEqual([])
  })

  it('has lines of other calls', async () => {
    await app.inject({ url: '/api/v1/me/', headers: cookie })
    expect(lines.join('')).toContain('/api/v1/me/')
  })
})
