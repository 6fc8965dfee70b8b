import { Writable } from 'node:stream'
import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { TestBrowser } from '#testing/browser.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { testServices } from '#testing/services.ts'

const email = staffSamples[0]?.email ?? ''
const newPassword = 'violet harbour 88 lanterns'

describeOnDatabase('the log of authentication events', (open) => {
  let app: FastifyInstance
  let output = ''
  beforeAll(async () => {
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        output += chunk.toString()
        done()
      },
    })
    const services = await testServices(await open(), { logLevel: 'warn' })
    app = await buildApp({ services, logStream })
  })
  afterAll(() => app.close())

  it('has each success and failure with its person, and no address, password or token', async () => {
    // Without what the server says of itself.
    output = ''
    const browser = new TestBrowser(app)
    await browser.signIn(email, 'a wrong password')
    await browser.signIn(email, samplePassword)
    await browser.post('/api/v1/me/password/', { current: 'another wrong one', password: newPassword })
    await browser.post('/api/v1/me/password/', { current: samplePassword, password: newPassword })
    await browser.remove('/api/v1/me/sessions/')
    await browser.post('/api/v1/logout/', {})
    await browser.post('/api/v1/password/forgot/', { email })
    await browser.post('/api/v1/password/reset/', { token: 'x'.repeat(43), password: newPassword })

    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string | number>)
    expect(lines.map(({ log, event, outcome, userId }) => [log, event, outcome, userId])).toEqual([
      ['authentication', 'sign-in', 'signInFailed', undefined],
      ['authentication', 'sign-in', 'success', 1],
      ['authentication', 'password change', 'invalid', 1],
      ['authentication', 'password change', 'success', 1],
      ['authentication', 'other sessions ended', 'success', 1],
      ['authentication', 'sign-out', 'success', 1],
      ['authentication', 'password link request', 'success', undefined],
      ['authentication', 'password by link', 'notFound', undefined],
    ])
    const { network, account, reqId } = lines[0] ?? {}
    expect([network, account]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), lines[1]?.account])
    expect(reqId).not.toEqual(lines[1]?.reqId)
    for (const secret of [email, 'wrong', samplePassword, newPassword, '198.51', ...browser.cookies.values()])
      expect(output).not.toContain(secret)
  })
})
