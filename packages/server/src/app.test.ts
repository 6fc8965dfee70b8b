import http from 'node:http'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { applyUrl, generalUrl, post } from '#testing/apply.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { cvFile, generalForm, vacancyForm } from '#testing/forms.ts'
import { resetRateLimits, type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { buildApp } from './app.ts'
import type { OpenDatabase } from './db/types.ts'

describeOnDatabase('the server', (open) => {
  let database: OpenDatabase
  let services: TestServices
  let app: FastifyInstance
  const apps: FastifyInstance[] = []
  const build = async (...[overrides, logStream]: [Parameters<typeof testServices>[1]?, Writable?]) => {
    services = await testServices(database, overrides)
    const built = await buildApp({ services, ...(logStream && { logStream }) })
    apps.push(built)
    return built
  }
  beforeAll(async () => {
    database = await open()
    app = await build()
  })
  afterAll(async () => {
    for (const built of apps) await built.close()
  })

  it('reports whether it is healthy', async () => {
    const well = await app.inject('/healthz')
    expect([well.statusCode, well.json()]).toEqual([200, { status: 'ok' }])
    const check = jest.spyOn(database, 'check').mockRejectedValueOnce(new Error('gone'))
    const unwell = await (await build()).inject('/healthz')
    check.mockRestore()
    expect(unwell.statusCode).toBe(503)
    expect(unwell.json()).toEqual({
      message: 'The service isn’t available at the moment. Try again in a few minutes.',
      requestId: unwell.headers['x-request-id'],
    })
  })

  it('asks the database about its health once for the calls of a second', async () => {
    const asked = await build()
    const check = jest.spyOn(database, 'check')
    const replies = await Promise.all([1, 2, 3].map(() => asked.inject('/healthz')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(check).toHaveBeenCalledTimes(1)
    check.mockRestore()
  })

  it('is not healthy before it stops, and keeps no connection, but answers', async () => {
    const stopping = await build()
    await stopping.drain(0)
    expect((await stopping.inject('/healthz')).statusCode).toBe(503)
    const { statusCode, headers } = await stopping.inject('/api/v1/jobs/')
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
  })

  describe('request ids', () => {
    it('are generated, and sent in the response', async () => {
      const reply = await app.inject('/api/v1/jobs/999')
      expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(reply.json().requestId).toBe(reply.headers['x-request-id'])
    })

    it('are taken from the client when they are valid', async () => {
      const headers = { 'x-request-id': 'proxy-7.a_b' }
      expect((await app.inject({ url: '/healthz', headers })).headers['x-request-id']).toBe('proxy-7.a_b')
    })

    it.each(['two words', 'x'.repeat(65), '{"level":60}', 'ə'])(
      'are not taken when they are %p',
      async (given) => {
        const reply = await app.inject({ url: '/healthz', headers: { 'x-request-id': given } })
        expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      },
    )
  })

  it.each([
    [{ 'accept-language': 'az' }, 'Bu ünvanda heç nə yoxdur.'],
    [{ 'accept-language': 'de, ru;q=0.5' }, 'По этому адресу ничего нет.'],
    [{ 'accept-language': 'en', cookie: 'i18next=ru' }, 'There is nothing at this address.'],
    [{ 'accept-language': 'de', cookie: 'i18next=ru' }, 'По этому адресу ничего нет.'],
    [{ cookie: 'i18next=az' }, 'Bu ünvanda heç nə yoxdur.'],
    [{}, 'There is nothing at this address.'],
  ])('answers in the language of the request: %p', async (headers, message) => {
    expect((await app.inject({ url: '/api/v1/jobs/999', headers })).json().message).toBe(message)
  })

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/v1/jobs/1/apply/'],
    ['POST', '/api/v1/jobs/'],
    ['DELETE', '/api/v1/jobs/1'],
    ['POST', '/career'],
    ['GET', '/%E0%A4%A'],
  ] as const)('answers the unknown %s %s in the common form of errors', async (method, url) => {
    const reply = await app.inject({ method, url })
    expect(reply.statusCode).toBe(url.includes('%') ? 400 : 404)
    expect(reply.json()).toEqual({ message: expect.any(String), requestId: expect.any(String) })
  })

  it('answers 500 without the reason', async () => {
    const select = jest.spyOn(database.db, 'select').mockImplementationOnce(() => {
      throw new Error('password=secret')
    })
    const reply = await app.inject('/api/v1/jobs/')
    select.mockRestore()
    expect(reply.statusCode).toBe(500)
    expect(reply.json().message).toBe('Something went wrong on the server. Try again in a few minutes.')
    expect(reply.body).not.toContain('secret')
  })

  it('limits the requests of an address, and applications more strictly', async () => {
    const limited = await build({
      rateLimit: { max: 5, window: 60_000 },
      applyRateLimit: { max: 1, window: 60_000 },
    })
    await resetRateLimits(database)
    expect((await post(limited, applyUrl, vacancyForm())).statusCode).toBe(200)
    const refused = await post(limited, applyUrl, vacancyForm(), { 'accept-language': 'ru' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toEqual({
      message: 'С вашего адреса пришло слишком много запросов. Повторите попытку через несколько минут.',
      requestId: expect.any(String),
    })
    const codes = []
    for (const url of ['/api/v1/jobs/', '/api/v1/jobs/', '/api/v1/jobs/', '/api/v1/jobs/', '/healthz']) {
      codes.push((await limited.inject(url)).statusCode)
    }
    expect(codes).toEqual([200, 200, 200, 429, 200])
    const elsewhere = await limited.inject({ url: '/api/v1/jobs/', remoteAddress: '192.0.2.7' })
    expect(elsewhere.statusCode).toBe(200)
  })

  it('counts the requests of a signed-in person apart from those of the address, and a made-up session for it', async () => {
    const limited = await build({ rateLimit: { max: 3, window: 60_000 } })
    const [one, other] = [await hire(services), await hire(services)]
    const headers = await signIn(services, one)
    const elsewhere = { headers: await signIn(services, one), remoteAddress: '192.0.2.7' }
    const get = async (options: object = {}) =>
      (await limited.inject({ url: '/api/v1/me/passkeys/', ...options })).statusCode
    // Each session counts for its address once.
    expect([await get({ headers }), await get(elsewhere)]).toEqual([200, 200])
    expect([await get({ headers: { cookie: 'atrium-session=made-up' } }), await get()]).toEqual([401, 401])
    expect([await get(), await get({ headers: await signIn(services, other) })]).toEqual([429, 429])
    expect([await get({ headers }), await get({ headers }), await get(elsewhere)]).toEqual([200, 200, 200])
    expect([await get({ headers }), await get(elsewhere)]).toEqual([429, 429])
  })

  it('sends the security headers', async () => {
    const hosted = await build({
      hosts: { api: 'https://api.example/v1', login: '', email: 'https://mail.example', holidays: '' },
      publicUrl: 'https://caspora.example',
    })
    const { headers } = await hosted.inject('/healthz')
    expect(String(headers['content-security-policy']).split(';')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
        "style-src 'self' 'unsafe-inline'",
        "connect-src 'self' https://api.example https://mail.example",
        "frame-src 'self' https://www.openstreetmap.org",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ]),
    )
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
  })

  it('denies pages what the product does not use of the device, and allows copying and passkeys', async () => {
    const { headers } = await app.inject('/healthz')
    const policy = String(headers['permissions-policy']).split(', ')
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(policy).toContain(`${feature}=()`)
    for (const feature of ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'])
      expect(policy).toContain(`${feature}=(self)`)
  })

  it.each([
    ['Host', ['a.example', 'b.example'], 400],
    ['Host', ['a.example', 'a.example'], 400],
    ['Origin', ['http://a.example', 'http://a.example'], 400],
    ['Accept', ['text/html', '*/*'], 200],
  ])('answers a request with the header %s twice (%j) with %i', async (name, values, status) => {
    const origin = await (await build()).listen({ port: 0, host: '127.0.0.1' })
    const lines = values.map((value) => `${name}: ${value}\r\n`).join('')
    const host = name === 'Host' ? '' : 'Host: a.example\r\n'
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.write(`GET /healthz HTTP/1.1\r\n${host}${lines}Connection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  it('compresses long responses', async () => {
    const reply = await app.inject({ url: '/api/v1/jobs/', headers: { 'accept-encoding': 'br' } })
    expect(reply.headers['content-encoding']).toBe('br')
  })

  it('answers the next request of a connection after it has rejected a compressed body', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    const statusOf = (options: http.RequestOptions, body?: string) =>
      new Promise((resolve, reject) => {
        http
          .request(origin, { agent, ...options }, (reply) => {
            reply.resume().on('end', () => resolve(reply.statusCode))
          })
          .on('error', reject)
          .end(body)
      })
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    expect(await statusOf({ path: '/api/v1/me/', method: 'PATCH', headers }, 'x'.repeat(300_000))).toBe(401)
    expect(await statusOf({ path: '/healthz' })).toBe(200)
    agent.destroy()
  })

  it('writes a log of JSON lines without personal data', async () => {
    const lines: string[] = []
    const logStream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const logged = await build({ logLevel: 'trace' }, logStream)
    const words = {
      first_name: 'Nobodyname',
      email: 'nobody@secret.example',
      phone: '+99 1234567',
      message: 'Wordsofmine',
      cv: cvFile('Nobodyfile.pdf'),
    }
    await post(logged, generalUrl, generalForm(words))
    await post(logged, generalUrl, generalForm({ ...words, cv: undefined }))
    await logged.inject('/api/v1/jobs/?email=nobody@secret.example')
    // The message of a failed query lists its parameters.
    const put = jest
      .spyOn(services.outbox, 'put')
      .mockImplementationOnce((tx) => tx.execute("select 'nobody@secret.example'::int").then(() => undefined))
    const failed = await post(logged, applyUrl, vacancyForm({ ...words, message: undefined }))
    put.mockRestore()
    expect(failed.statusCode).toBe(500)
    const log = lines.join('')
    expect(log).not.toMatch(/nobody|wordsofmine|1234567/i)
    const failure = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50)
    expect(failure).toMatchObject({ reqId: failed.json().requestId, err: { code: '22P02' } })
  })
})
