import { limits } from '@atrium/contract/core'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { describeOnDatabase } from '#testing/databases.ts'
import { exampleCalls } from '#testing/exampleCalls.ts'
import { withValue } from '#testing/hostileValues.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { signIn } from '#testing/staff.ts'
import { buildApp } from './app.ts'

/**
 * Microseconds of processor time, during which no other request is answered: ten times what a busy machine takes. Work
 * that grew with the size of the request took minutes here.
 */
const most = 5_000_000

const year = '01.01.2026 - 31.12.2026'

const fieldsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]))

describeOnDatabase('a request of the maximum size', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const offDays = (dates: string) =>
    withValue(exampleCalls['POST /api/v1.0/email/send']?.[2]?.body, ['template_params', 'dates'], dates)
  const people = (names: unknown[]) =>
    withValue(exampleCalls['POST /api/v1/availability/']?.[0]?.body, ['people'], names)
  const sync = (place: (string | number)[], put: unknown) =>
    withValue(exampleCalls['POST /api/v1/meetings/sync/']?.[0]?.body, place, put)

  it.each([
    ['24 kB of one year', '/api/v1.0/email/send', offDays(new Array(1000).fill(year).join(', '))],
    ['1 MB of one year', '/api/v1.0/email/send', offDays(new Array(40_000).fill(year).join(', '))],
    ['1 MB of commas', '/api/v1.0/email/send', offDays(','.repeat(1_000_000))],
    ['1 MB of spaces', '/api/v1.0/email/send', offDays(' '.repeat(1_000_000))],
    ['1 MB of an address', '/api/v1/login/', { email: `${'a@'.repeat(500_000)}.`, password: 'x'.repeat(9) }],
    ['1 MB of a phone number', '/api/v1/me/', { phone: '1-'.repeat(500_000) }],
    ['300,000 empty names', '/api/v1/availability/', people(new Array(300_000).fill(''))],
    ['300,000 lists as names', '/api/v1/availability/', people(new Array(300_000).fill([]))],
    ['an object of 80,000 fields', '/api/v1/me/', fieldsOf(80_000)],
    ['300,000 lists as a text', '/api/v1/me/', { phone: new Array(300_000).fill([]) }],
    ['5 MB of changes', '/api/v1/meetings/sync/', sync(['changes'], new Array(1_600_000).fill({}))],
    [
      '5 MB of attendees',
      '/api/v1/meetings/sync/',
      sync(['changes', 0, 'attendees'], new Array(1_600_000).fill('')),
    ],
    [
      '5 MB of lists within a meeting',
      '/api/v1/meetings/sync/',
      sync(['changes', 0], new Array(1_600_000).fill([])),
    ],
  ])('%s is rejected without blocking other requests', async (_what, url, payload) => {
    const method = url.endsWith('/me/') ? 'PATCH' : 'POST'
    const request: InjectOptions = {
      method,
      url,
      headers: { ...(await signIn(services, { id: 1 })), 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    }
    const before = process.cpuUsage()
    const reply = await app.inject(request)
    const { user, system } = process.cpuUsage(before)
    expect([reply.statusCode, typeof reply.json().message]).toEqual([400, 'string'])
    expect(user + system).toBeLessThan(url.endsWith('/sync/') ? 4 * most : most)
  })

  it('accepts a year of days, and not one more, with or without repetitions', async () => {
    const send = async (dates: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1.0/email/send',
        headers: { ...(await signIn(services, { id: 1 })), 'content-type': 'application/json' },
        payload: JSON.stringify(offDays(dates)),
      })
    expect((await send(year)).statusCode).toBe(200)
    for (const dates of [
      `${year}, ${year}`,
      `${year}, 01.01.2027 - 02.01.2027`,
      `${year},${' '.repeat(limits.offDaysText)}01.01.2027`,
    ]) {
      const reply = await send(dates)
      expect([reply.statusCode, reply.json().errors]).toEqual([400, { dates: 'datesRequired' }])
    }
  })
})
