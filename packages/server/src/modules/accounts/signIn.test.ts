import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { accounts, knownDevices, mails, sessions } from '#db/schema.ts'
import { TestBrowser } from '#testing/browser.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { sampleAccounts } from '#testing/sampleAccounts.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

describeOnDatabase('signing in', (open) => {
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

  const [leyla, rauf] = staffSamples.map(({ email }) => email) as [string, string]
  const sessionRows = () => services.database.db.select().from(sessions)
  const signedIn = async (email = leyla, userAgent = '') => {
    const browser = new TestBrowser(app, { userAgent })
    await browser.signIn(email, samplePassword)
    return browser
  }

  it('opens the staff area until the person signs out, which invalidates a copied cookie', async () => {
    const browser = await signedIn()
    const copy = new TestBrowser(app)
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    expect([await browser.state(), await copy.state()]).toEqual([200, 200])
    browser.cookies.set('view', 'what the person has chosen to see')
    const reply = await browser.post('/api/v1/logout/', {})
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect(['atrium-session', 'view'].filter((name) => browser.cookies.has(name))).toEqual([])
    expect([await browser.state(), await copy.state()]).toEqual([401, 401])
    expect(await sessionRows()).toEqual([])
  })

  it('is reported by mail when the browser is new, and not the first one of the account', async () => {
    const own = await signedIn(leyla, chrome)
    await own.signIn(leyla, samplePassword)
    await signedIn(rauf, chrome)
    const sent = () => services.database.db.select().from(mails)
    expect(await sent()).toEqual([])
    await signedIn(leyla, safari)
    expect(await sent()).toMatchObject([
      {
        kind: 'account.newBrowser',
        to: leyla,
        text: expect.stringMatching(/Safari, iOS.*profile\/security/s),
      },
    ])
  })

  it('stores no token in plain form, neither of the session nor of the browser', async () => {
    const browser = await signedIn()
    const kept = JSON.stringify([
      await sessionRows(),
      await services.database.db.select().from(knownDevices),
      await services.database.db.select().from(accounts),
    ])
    for (const secret of [...browser.cookies.values(), samplePassword]) expect(kept).not.toContain(secret)
  })

  it('expires after twelve hours without use, and after a week in any case', async () => {
    const idle = await signedIn()
    services.clock.pass(12 * hour)
    expect(await idle.state()).toBe(401)
    const used = await signedIn()
    for (let gone = 0; gone < 7 * day; gone += 6 * hour) {
      expect(await used.state()).toBe(200)
      services.clock.pass(6 * hour)
    }
    expect(await used.state()).toBe(401)
  })

  it('in the same browser ends the previous session, also that of another person', async () => {
    const browser = await signedIn()
    const before = browser.cookies.get('atrium-session') ?? ''
    await browser.signIn(rauf, samplePassword)
    expect(await sessionRows()).toMatchObject([{ accountId: 2 }])
    browser.cookies.set('atrium-session', before)
    expect(await browser.state()).toBe(401)
  })

  it('works for everybody in one office simultaneously, with correct and wrong attempts mixed', async () => {
    const tries = staffSamples.flatMap(({ email }) => [
      new TestBrowser(app).signIn(email, samplePassword),
      new TestBrowser(app).signIn(email, 'not-the-password'),
      new TestBrowser(app).signIn(email, samplePassword),
    ])
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(codes).toEqual(staffSamples.flatMap(() => [200, 401, 200]))
  })

  it('ends the session that was unused for longest when a person has more than twenty', async () => {
    const first = await signedIn()
    const second = await signedIn()
    services.clock.pass(2 * minute)
    expect(await first.state()).toBe(200)
    for (let count = 3; count <= 21; count += 1) await signedIn()
    const other = await signedIn(rauf)
    expect(await sessionRows()).toHaveLength(21)
    expect([await first.state(), await second.state(), await other.state()]).toEqual([200, 401, 200])
  })

  it('lists a person’s browsers, this one first, and no others', async () => {
    await signedIn(rauf)
    const desk = await signedIn(leyla, chrome)
    services.clock.pass(minute)
    const phone = await signedIn(leyla, safari)
    const list = async (browser: TestBrowser) => (await browser.get('/api/v1/me/sessions/')).json()
    expect(await list(desk)).toMatchObject([
      { browser: 'Chrome', system: 'Windows', isCurrent: true },
      { browser: 'Safari', system: 'iOS', isCurrent: false, createdAt: services.now().toISOString() },
    ])
    expect(await list(phone)).toMatchObject([
      { system: 'iOS', isCurrent: true },
      { system: 'Windows', isCurrent: false },
    ])
    expect((await phone.get('/api/v1/me/sessions/')).headers['cache-control']).toBe('no-store')
  })

  it('can be ended elsewhere: in one browser, or in all others, but not for another person', async () => {
    const other = await signedIn(rauf)
    const [desk, phone, tablet] = [await signedIn(), await signedIn(), await signedIn()] as const
    const idOf = async (browser: TestBrowser) => (await browser.get('/api/v1/me/sessions/')).json()[0].id
    const end = async (id: number | string) => (await desk.remove(`/api/v1/me/sessions/${id}/`)).statusCode
    expect(await end(await idOf(phone))).toBe(204)
    expect([await phone.state(), await tablet.state()]).toEqual([401, 200])
    expect(await end(await idOf(other))).toBe(404)
    expect(await end('x')).toBe(404)
    expect((await desk.remove('/api/v1/me/sessions/')).statusCode).toBe(204)
    expect([await tablet.state(), await desk.state(), await other.state()]).toEqual([401, 200, 200])
    expect(await end(await idOf(desk))).toBe(204)
    expect(desk.cookies.has('atrium-session')).toBe(false)
  })

  it('delays after five failures, a little longer each time, and resets after a quiet period', async () => {
    const browser = new TestBrowser(app)
    const fail = async () => {
      const { statusCode, headers } = await browser.signIn(leyla, 'not-the-password')
      return statusCode === 429 ? Number(headers['retry-after']) : statusCode
    }
    const failed = [await fail(), await fail(), await fail(), await fail(), await fail()]
    expect(failed).toEqual([401, 401, 401, 401, 401])
    const waits: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const seconds = await fail()
      waits.push(seconds)
      services.clock.pass(seconds * 1000 - 1)
      expect(await fail()).toBe(1)
      services.clock.pass(1)
      expect(await fail()).toBe(401)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
    services.clock.pass(15 * minute + 15 * minute)
    expect([await fail(), await fail(), await fail(), await fail(), await fail()]).toEqual(failed)
  })

  it('leaves the language of the mails as the person has chosen it, whatever the language of the page', async () => {
    const { db } = services.database
    const languageOf = async () =>
      (await db.select({ language: accounts.language }).from(accounts).where(eq(accounts.email, leyla)))[0]
        ?.language
    const body = { email: leyla, password: samplePassword }
    const browser = new TestBrowser(app)
    await browser.post('/api/v1/login/', body, { 'accept-language': 'ru' })
    expect(await languageOf()).toBe('AZ')
    const choice = { mailLanguage: 'EN' }
    await browser.send({ method: 'PATCH', url: '/api/v1/me/preferences/', payload: choice })
    await new TestBrowser(app).post('/api/v1/login/', body, { 'accept-language': 'ru' })
    expect(await languageOf()).toBe('EN')
  })

  it('reports the delay in the language of the page', async () => {
    const browser = new TestBrowser(app)
    for (let count = 0; count < 5; count += 1) await browser.signIn(leyla, 'not-the-password')
    const body = { email: leyla, password: samplePassword }
    const reply = await browser.post('/api/v1/login/', body, { 'accept-language': 'ru' })
    expect(reply.json().message).toBe(
      'Слишком много неудачных попыток. Попробуйте через 1 мин или задайте новый пароль.',
    )
  })

  it('resets the counter after a success', async () => {
    const browser = new TestBrowser(app)
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await browser.signIn(leyla, 'not-the-password')
      expect((await browser.signIn(leyla, samplePassword)).statusCode).toBe(200)
    }
  })
})
