import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { accounts, mails } from '#db/schema.ts'
import { newAddress, TestBrowser } from '#testing/browser.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { sampleAccounts } from '#testing/sampleAccounts.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const second = 1000
const minute = 60 * second
const wrong = 'not-the-password'
const newPassword = 'seven-green-bars'

/** Each test is a row of the table in docs/security.md. */
describeOnDatabase('an attacker', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let restore: () => Promise<void>
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
    restore = await sampleAccounts(services)
  })
  afterAll(() => app.close())
  afterEach(() => restore())

  const emails = staffSamples.map(({ email }) => email)
  const [leyla = '', rauf = ''] = emails
  const elsewhere = () => new TestBrowser(app, { address: newAddress() })
  const told = ({ statusCode, headers, json }: Awaited<ReturnType<TestBrowser['send']>>) => {
    const { 'x-request-id': _id, date: _date, 'x-ratelimit-remaining': _left, ...same } = headers
    return { statusCode, same, body: { ...json(), requestId: '' } }
  }
  const forget = async (email: string) => {
    await elsewhere().post('/api/v1/password/forgot/', { email })
    const [mail] = await services.database.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
    return /#token=([\w-]+)$/m.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const roles = async () =>
    (await services.database.db.select().from(accounts).orderBy(accounts.id)).map(({ role }) => role)

  it('cannot tell from an answer whether an account exists: unknown, wrong password, deactivated, without a password', async () => {
    const { db } = services.database
    await db.update(accounts).set({ deactivatedAt: services.now() }).where(eq(accounts.id, 3))
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, 4))
    const tried = [
      ['nobody@caspora.example', samplePassword],
      [leyla, wrong],
      [emails[2], samplePassword],
      [emails[3], samplePassword],
    ] as const
    const answers = []
    for (const [email = '', password] of tried) {
      for (let count = 0; count < 6; count += 1) answers.push(told(await elsewhere().signIn(email, password)))
    }
    const [refused, delayed] = [answers[0], answers[5]]
    expect([refused?.statusCode, delayed?.statusCode]).toEqual([401, 429])
    for (const [at, answer] of answers.entries()) expect(answer).toEqual(at % 6 === 5 ? delayed : refused)
  })

  it('cannot tell from a forgotten-password request either', async () => {
    const answers = []
    for (const email of [leyla, 'nobody@caspora.example', leyla])
      answers.push(told(await elsewhere().post('/api/v1/password/forgot/', { email })))
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it.each([
    ['http://caspora.example', 'atrium-', false],
    ['https://caspora.example', '__Host-atrium-', true],
  ])(
    'finds no cookie at %s that scripts, other sites or plain connections can read',
    async (url, prefix, isSecure) => {
      const config = { ...services.config, publicUrl: url }
      const other = await buildApp({ services: { ...services, config } })
      const browser = new TestBrowser(other, { address: newAddress() })
      const reply = await browser.signIn(leyla, samplePassword)
      const common = { path: '/', httpOnly: true, sameSite: 'Lax', ...(isSecure && { secure: true }) }
      expect(reply.cookies).toEqual([
        { name: `${prefix}session`, value: expect.any(String), maxAge: 7 * 24 * 3600, ...common },
        { name: `${prefix}device`, value: expect.any(String), maxAge: 180 * 24 * 3600, ...common },
      ])
      expect(await browser.state()).toBe(200)
      await other.close()
    },
  )

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:8080' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('cannot make another browser send a request from another site: %p', async (headers) => {
    const browser = elsewhere()
    await browser.signIn(leyla, samplePassword)
    for (const [url, body] of [
      ['/api/v1/login/', { email: rauf, password: samplePassword }],
      ['/api/v1/logout/', {}],
      ['/api/v1/password/forgot/', { email: leyla }],
      ['/api/v1/password/reset/', { token: 'x', password: newPassword }],
      ['/api/v1/me/password/', { current: samplePassword, password: newPassword }],
    ] as const) {
      const reply = await browser.post(url, body, headers)
      expect([url, reply.statusCode]).toEqual([url, 403])
      expect(reply.cookies).toEqual([])
    }
    const form = { 'content-type': 'text/plain' }
    const plain = await browser.send({
      method: 'POST',
      url: '/api/v1/me/password/',
      payload: JSON.stringify({ current: samplePassword, password: newPassword }),
      headers: form,
    })
    expect(plain.statusCode).toBe(415)
    expect(await browser.state()).toBe(200)
    expect(await services.database.db.select().from(mails)).toEqual([])
  })

  it('cannot fix a session: a planted cookie is never used', async () => {
    const browser = elsewhere()
    const planted = 'b'.repeat(43)
    for (const name of ['atrium-session', 'atrium-device']) browser.cookies.set(name, planted)
    await browser.signIn(leyla, samplePassword)
    expect([...browser.cookies.values()]).not.toContain(planted)
    const attacker = elsewhere()
    for (const name of ['atrium-session', 'atrium-device']) attacker.cookies.set(name, planted)
    expect(await attacker.state()).toBe(401)
  })

  it('cannot use the token in the login’s answer', async () => {
    const { token } = (await elsewhere().signIn(leyla, samplePassword)).json()
    const attacker = elsewhere()
    attacker.cookies.set('atrium-session', token)
    const reply = await attacker.send({
      url: '/api/v1/me/sessions/',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.statusCode).toBe(401)
  })

  it('cannot use a link twice, or a replaced one', async () => {
    const replaced = await forget(leyla)
    services.clock.pass(10 * minute)
    const used = await forget(leyla)
    const reset = async (token: string) =>
      (await elsewhere().post('/api/v1/password/reset/', { token, password: newPassword })).statusCode
    expect([await reset(replaced), await reset(used), await reset(used)]).toEqual([404, 200, 404])
  })

  it('loses all sessions when the account is deactivated, and cannot sign in again', async () => {
    const browser = elsewhere()
    await browser.signIn(leyla, samplePassword)
    await services.database.db
      .update(accounts)
      .set({ deactivatedAt: services.now() })
      .where(eq(accounts.id, 1))
    expect(await browser.state()).toBe(401)
    expect((await browser.signIn(leyla, samplePassword)).statusCode).toBe(401)
  })

  it('cannot gain a role, or reach another account, with additional fields', async () => {
    const before = await roles()
    const more = { role: 'admin', id: 2, userId: 2, user: { role: 'admin' }, email: rauf }
    const browser = elsewhere()
    const body = { ...more, email: leyla, password: samplePassword }
    const { token } = (await browser.post('/api/v1/login/', body)).json()
    const payload = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
    expect(payload.user).toMatchObject({ id: 1, role: 'staff' })
    const changed = { ...more, current: samplePassword, password: newPassword }
    expect((await browser.post('/api/v1/me/password/', changed)).statusCode).toBe(200)
    const linked = { ...more, token: await forget(leyla), password: 'another-green-bar' }
    expect((await elsewhere().post('/api/v1/password/reset/', linked)).statusCode).toBe(200)
    expect(await roles()).toEqual(before)
    expect((await elsewhere().signIn(rauf, samplePassword)).statusCode).toBe(200)
    expect((await elsewhere().signIn(leyla, 'another-green-bar')).statusCode).toBe(200)
  })
})

/** Each test is a row of the table in docs/security.md. */
describeOnDatabase('an attacker who guesses', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let restore: () => Promise<void>
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
    restore = await sampleAccounts(services)
  })
  afterAll(() => app.close())
  afterEach(() => restore())

  const [leyla = '', rauf = ''] = staffSamples.map(({ email }) => email)
  const elsewhere = () => new TestBrowser(app, { address: newAddress() })
  const isHeard = ({ statusCode }: { statusCode: number }) => statusCode === 401
  /** More would be a hole; its size is not measured. */
  const most = 50
  const heardWithin = async (span: number, pace: number, attempt: () => Promise<{ statusCode: number }>) => {
    let heard = 0
    for (let spent = 0; spent < span; spent += pace) {
      // Until the first rejection: several attempts may pass simultaneously.
      while (heard < most && isHeard(await attempt())) heard += 1
      services.clock.pass(pace)
    }
    return heard
  }

  it('has five of fifty simultaneous guesses checked', async () => {
    const guesses = Array.from({ length: 50 }, () => elsewhere().signIn(leyla, wrong))
    const replies = await Promise.all(guesses)
    expect(replies.filter(isHeard)).toHaveLength(5)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45)
  })

  it('has nine guesses checked in ten minutes for one account, from however many addresses', async () => {
    const heard = await heardWithin(10 * minute, 30 * second, () => elsewhere().signIn(leyla, wrong))
    expect(heard).toBe(9)
  })

  it('has thirty-four guesses checked in ten minutes for all accounts together, from one address', async () => {
    let account = 0
    const stranger = elsewhere()
    const heard = await heardWithin(10 * minute, 30 * second, () => {
      account += 1
      return stranger.signIn(`person${account}@caspora.example`, wrong)
    })
    expect(heard).toBe(34)
  })

  it('gains no further guesses by signing in to an own account in between', async () => {
    const insider = elsewhere()
    for (let count = 0; count < 28; count += 1) await insider.signIn(`person${count}@caspora.example`, wrong)
    insider.cookies.clear()
    await insider.signIn(rauf, samplePassword)
    insider.cookies.clear()
    const replies = [await insider.signIn('one@caspora.example', wrong)]
    replies.push(await insider.signIn('two@caspora.example', wrong))
    replies.push(await insider.signIn('three@caspora.example', wrong))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429])
  })

  it('cannot lock a person out of a known browser, from however many addresses', async () => {
    const home = elsewhere()
    await home.signIn(leyla, samplePassword)
    for (let count = 0; count < 8; count += 1) await elsewhere().signIn(leyla, wrong)
    expect((await elsewhere().signIn(leyla, samplePassword)).statusCode).toBe(429)
    await home.post('/api/v1/logout/', {})
    expect((await home.signIn(leyla, samplePassword)).statusCode).toBe(200)
  })

  it('cannot lock a person out of a known browser by failing at the next computer', async () => {
    const address = newAddress()
    const [home, desk] = [new TestBrowser(app, { address }), new TestBrowser(app, { address })]
    await home.signIn(leyla, samplePassword)
    for (let count = 0; count < 31; count += 1) await desk.signIn(`person${count}@caspora.example`, wrong)
    expect((await desk.signIn(rauf, samplePassword)).statusCode).toBe(429)
    expect((await home.signIn(leyla, samplePassword)).statusCode).toBe(200)
  })

  it('cannot pass as a known browser: not with an own account, not with an invented cookie', async () => {
    const insider = elsewhere()
    await insider.signIn(rauf, samplePassword)
    const invented = elsewhere()
    invented.cookies.set('atrium-device', 'a'.repeat(43))
    for (let count = 0; count < 5; count += 1) await elsewhere().signIn(leyla, wrong)
    const replies = [await insider.signIn(leyla, wrong), await invented.signIn(leyla, wrong)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([429, 429])
  })
})
