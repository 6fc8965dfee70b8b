import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import * as schema from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { fetchStatus, suggest } from '#testing/suggestions.ts'

const { suggestions } = schema
const url = '/api/v1/suggestions/'

describeOnDatabase('suggestions', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let person: Awaited<ReturnType<typeof hire>>
  let cookie: { cookie: string }
  beforeAll(async () => {
    services = await testServices(await open('none'))
  })
  beforeEach(async () => {
    // Each test has its own rate limit.
    app = await buildApp({ services })
    person = await hire(services)
    cookie = await signIn(services, person)
  })
  afterEach(async () => {
    await app.close()
    await services.database.db.delete(suggestions)
  })

  const rows = () => services.database.db.select().from(suggestions)
  const list = async (headers: Record<string, string> = cookie) => (await app.inject({ url, headers })).json()
  /** Every row of every table except the suggestions themselves. */
  const elsewhere = async () => {
    const tables = Object.values<unknown>(schema).filter((table): table is PgTable => is(table, PgTable))
    const found: Record<string, unknown> = {}
    for (const table of tables)
      if (table !== suggestions) found[getTableName(table)] = await services.database.db.select().from(table)
    return found
  }

  it.each([
    ['GET', url],
    ['POST', url],
    ['POST', `${url}status/`],
  ] as const)('require a session: %s %s', async (method, path) => {
    const reply = await app.inject({ method, url: path, headers: { cookie: 'atrium-session=guess' } })
    expect(reply.statusCode).toBe(401)
  })

  it('without a name leave no data that lead to their sender', async () => {
    const before = await elsewhere()
    const headers = { ...cookie, 'user-agent': 'Browser of Leyla', 'x-request-id': 'traced' }
    const reply = await suggest(app, headers, { text: 'The lift, please' })
    const { code } = reply.json()
    expect(await rows()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        accountId: null,
        isAnonymous: true,
        text: 'The lift, please',
        state: 'received',
        answer: '',
        codeHash: createHash('sha256').update(code.replaceAll('-', '')).digest('hex'),
        receivedOn: '2026-11-01',
      },
    ])
    expect(await elsewhere()).toEqual(before)
    expect(await list()).toEqual([])
  })

  it('with a name are stored with it and the day, and are listed for no other person', async () => {
    const { code } = (await suggest(app, cookie, { text: 'Mine', isAnonymous: false })).json()
    services.clock.pass(24 * 3_600_000)
    cookie = await signIn(services, person)
    await suggest(app, cookie, { text: 'Mine too', isAnonymous: false })
    expect(await list()).toMatchObject([
      { text: 'Mine too', receivedOn: '2026-11-22', isAnonymous: false },
      { text: 'Mine', receivedOn: '2026-11-21', state: 'received', answer: '' },
    ])
    expect(await list(await signIn(services, await hire(services)))).toEqual([])
    expect(JSON.stringify(await rows())).not.toContain(code)
    services.clock.pass(-24 * 3_600_000)
  })

  it('have the day of the company’s clock', async () => {
    const before = services.now()
    // In Baku the first of December has begun.
    services.clock.pass(Date.parse('2026-11-30T21:00:00Z') - before.getTime())
    cookie = await signIn(services, person)
    await suggest(app, cookie)
    await suggest(app, cookie, { isAnonymous: false })
    services.clock.pass(before.getTime() - services.now().getTime())
    expect((await rows()).map(({ receivedOn }) => receivedOn)).toEqual(['2026-12-01', '2026-12-01'])
  })

  it('are shown by their code, also to a colleague who was given it, with the answer', async () => {
    const { code } = (await suggest(app, cookie, { text: 'The lift' })).json()
    await services.database.db.update(suggestions).set({ state: 'answered', answer: 'It is ordered.' })
    const colleague = await signIn(services, await hire(services))
    expect(
      (await fetchStatus(app, colleague, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).json(),
    ).toEqual({
      text: 'The lift',
      state: 'answered',
      answer: 'It is ordered.',
      messages: [{ isAnswer: true, text: 'It is ordered.', writtenOn: null }],
      receivedOn: '2026-11-01',
      isAnonymous: true,
    })
  })

  it('have unique codes, without ambiguous letters', async () => {
    const codes: string[] = []
    for (let time = 0; time < 10; time += 1) codes.push((await suggest(app, cookie)).json().code)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){6}$/)
  })

  it('are limited to ten, and thirty status requests, for one person in ten minutes', async () => {
    const sent: number[] = []
    for (let time = 0; time < 11; time += 1) sent.push((await suggest(app, cookie)).statusCode)
    expect(sent).toEqual([...Array<number>(10).fill(200), 429])
    const asked: number[] = []
    for (let time = 0; time < 31; time += 1)
      asked.push((await fetchStatus(app, cookie, '2222-2222-2222')).statusCode)
    expect(asked).toEqual([...Array<number>(30).fill(404), 429])
    expect((await suggest(app, cookie, { remoteAddress: '10.0.0.2' })).statusCode).toBe(429)
    // A colleague in the same office.
    expect((await suggest(app, await signIn(services, await hire(services)))).statusCode).toBe(200)
  })

  it('are rejected from another site', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await suggest(app, { ...cookie, ...headers })).statusCode).toBe(403)
    expect(await rows()).toEqual([])
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    '[here](javascript:alert(1))',
    '</script><script>alert(1)</script>',
  ])('answer %s as text', async (text) => {
    const { code } = (await suggest(app, cookie, { text, isAnonymous: false })).json()
    const headers = { ...cookie, accept: 'text/html' }
    const replies = [await fetchStatus(app, headers, code), await app.inject({ url, headers })]
    expect(replies.map((reply) => reply.json())).toMatchObject([{ text }, [{ text }]])
    for (const reply of replies)
      expect(reply.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
  })
})

describeOnDatabase('the log of suggestions', (open) => {
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

  it('has nothing at its lowest level: not for sending or reading, not for rejections or failures', async () => {
    const { code } = (await suggest(app, cookie)).json()
    await fetchStatus(app, cookie, code)
    await app.inject({
      method: 'POST',
      url: `/api/v1/suggestions?x=1`,
      headers: cookie,
      payload: { text: 1 },
    })
    await suggest(app, {})
    await suggest(app, cookie, { text: '' })
    await fetchStatus(app, cookie, '2222-2222-2222')
    const words = { code, text: 'And a lamp' }
    await app.inject({ method: 'POST', url: `${url}messages/`, headers: cookie, payload: words })
    for (let time = 0; time < 10; time += 1) await suggest(app, cookie)
    const colleague = await signIn(services, await hire(services))
    const insert = jest.spyOn(services.database.db, 'insert').mockImplementation(() => {
      throw new Error('database gone')
    })
    expect((await suggest(app, colleague)).statusCode).toBe(500)
    insert.mockRestore()
    expect(lines).toEqual([])
  })

  it('has lines for other calls', async () => {
    await app.inject({ url: '/api/v1/me/', headers: cookie })
    expect(lines.join('')).toContain('/api/v1/me/')
  })
})
