import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { accounts, mails, secondFactors } from '#db/schema.ts'
import * as authenticator from '#testing/authenticator.ts'
import { newAddress, TestBrowser } from '#testing/browser.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { sampleAccounts } from '#testing/sampleAccounts.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const second = 1000
const minute = 60 * second
const path = '/api/v1/me/second-factor/'

describeOnDatabase('the second factor', (open) => {
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

  const leyla = staffSamples[0]?.email ?? ''
  const codeIn = (secret: string, milliseconds: number) =>
    authenticator.codeIn(services, secret, milliseconds)
  const nextCode = (secret: string) => authenticator.nextCode(services, secret)
  const signedIn = async (email = leyla, server = app) => {
    const browser = new TestBrowser(server, { address: newAddress() })
    await browser.signIn(email, samplePassword)
    return browser
  }
  const put = (browser: TestBrowser, code: string) =>
    browser.send({ method: 'PUT', url: path, payload: { code } })
  const turnOn = async (browser: TestBrowser) => {
    const { secret } = (await browser.post(path, {})).json()
    const { recoveryCodes } = (await put(browser, nextCode(secret))).json()
    return { secret, recoveryCodes } as { secret: string; recoveryCodes: string[] }
  }
  const login = async (code?: string, browser = new TestBrowser(app, { address: newAddress() })) => {
    const reply = await browser.post('/api/v1/login/', { email: leyla, password: samplePassword, code })
    return [reply.statusCode, reply.json().errors?.code]
  }
  const subjects = async () => (await services.database.db.select().from(mails)).map(({ subject }) => subject)

  it('accepts the code of the present, last and next half minute, each once', async () => {
    const { secret } = await turnOn(await signedIn())
    services.clock.pass(5 * minute)
    const old = codeIn(secret, -60 * second)
    expect(await login(old)).toEqual([401, 'secondFactorCodeWrong'])
    const last = codeIn(secret, -30 * second)
    expect(await login(last)).toEqual([200, undefined])
    expect(await login(last)).toEqual([401, 'secondFactorCodeWrong'])
    const next = codeIn(secret, 30 * second)
    const together = await Promise.all([login(next), login(next), login(next)])
    expect(together.filter(([status]) => status === 200)).toHaveLength(1)
    // An older code of the window is not accepted after a newer one.
    expect(await login(codeIn(secret, 0))).toEqual([401, 'secondFactorCodeWrong'])
  })

  it('spends a recovery code once, also when two browsers send it together', async () => {
    const { recoveryCodes } = await turnOn(await signedIn())
    const [code = ''] = recoveryCodes
    const together = await Promise.all([login(code), login(code)])
    expect(together.map(([status]) => status).sort()).toEqual([200, 401])
  })

  it('does not let the password alone guess codes: five tries, then a delay', async () => {
    await turnOn(await signedIn())
    const tries = []
    for (let count = 0; count < 6; count += 1) tries.push((await login(`00000${count}`))[0])
    expect(tries).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('does not count the first step of a sign-in as a failed attempt', async () => {
    const { secret } = await turnOn(await signedIn())
    for (let count = 0; count < 7; count += 1)
      expect(await login()).toEqual([401, 'secondFactorCodeRequired'])
    expect(await login(nextCode(secret))).toEqual([200, undefined])
  })

  it('gives no session without the code, and says nothing of it before the password is right', async () => {
    await turnOn(await signedIn())
    const stranger = new TestBrowser(app, { address: newAddress() })
    const reply = await stranger.signIn(leyla, 'not-the-password')
    expect([reply.statusCode, reply.json().errors]).toEqual([401, undefined])
    await login(undefined, stranger)
    expect([stranger.cookies.size, await stranger.state()]).toEqual([0, 401])
  })

  it('ends the other sessions when it turns on, renews this one, and tells the owner by mail', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()]
    const before = new Map(here.cookies)
    await turnOn(here)
    expect([await here.state(), await elsewhere.state()]).toEqual([200, 401])
    for (const [name, value] of before) here.cookies.set(name, value)
    expect(await here.state()).toBe(401)
    expect(await subjects()).toContainEqual(expect.stringContaining('ikiaddımlı giriş aktivdir'))
  })

  it('keeps a second factor that is on when somebody asks for a new secret', async () => {
    const browser = await signedIn()
    const { secret } = await turnOn(browser)
    expect((await browser.post(path, {})).statusCode).toBe(404)
    const [row] = await services.database.db.select().from(secondFactors)
    expect(row?.secret).toBe(secret)
  })

  it('never answers the secret again, nor the recovery codes', async () => {
    const browser = await signedIn()
    const { secret, recoveryCodes } = await turnOn(browser)
    const { body } = await browser.get(path)
    for (const each of [secret, ...recoveryCodes]) expect(body).not.toContain(each)
    expect(JSON.parse(body)).toMatchObject({ recoveryCodesLeft: 10 })
  })

  it('asks for password and code again, ten minutes after a sign-in, before anything about sign-in changes', async () => {
    const browser = await signedIn()
    const { secret } = await turnOn(browser)
    services.clock.pass(10 * minute)
    const sensitive = [
      () => browser.post(`${path}recovery-codes/`, {}),
      () => browser.remove('/api/v1/me/sessions/'),
      () => browser.remove(path),
    ]
    for (const send of sensitive) {
      const reply = await send()
      expect([reply.statusCode, reply.json().errors]).toEqual([403, { current: 'currentPasswordRequired' }])
    }
    const old = new Map(browser.cookies)
    const again = await browser.post('/api/v1/me/reauthentication/', {
      current: samplePassword,
      code: nextCode(secret),
    })
    expect(again.statusCode).toBe(200)
    for (const send of sensitive) expect((await send()).statusCode).toBeLessThan(300)
    for (const [name, value] of old) browser.cookies.set(name, value)
    expect(await browser.state()).toBe(401)
    expect(await login()).toEqual([200, undefined])
  })

  it.each(['hr', 'admin'] as const)('is demanded of the role %s behind PUBLIC_URL', async (role) => {
    const { db } = services.database
    const config = { ...services.config, publicUrl: 'http://caspora.example' }
    const company = await buildApp({ services: { ...services, config } })
    await db.update(accounts).set({ role }).where(eq(accounts.id, 1))
    const browser = await signedIn(leyla, company)
    const news = async () => (await browser.get('/api/v1/news/')).statusCode
    expect([await news(), await browser.state(), (await browser.get('/api/v1/me/')).statusCode]).toEqual([
      403, 200, 200,
    ])
    expect((await browser.get(path)).json()).toMatchObject({ since: null, isRequired: true })
    await turnOn(browser)
    expect([await news(), (await browser.remove(path)).statusCode]).toEqual([200, 403])
    await db.update(accounts).set({ role: 'staff' }).where(eq(accounts.id, 1))
    expect((await browser.remove(path)).statusCode).toBe(204)
    expect(await news()).toBe(200)
    await company.close()
  })

  it('is demanded of everyone by a setting', async () => {
    const config = {
      ...services.config,
      publicUrl: 'http://caspora.example',
      secondFactor: 'everyone' as const,
    }
    const company = await buildApp({ services: { ...services, config } })
    const browser = await signedIn(leyla, company)
    expect((await browser.get('/api/v1/news/')).statusCode).toBe(403)
    await turnOn(browser)
    expect((await browser.get('/api/v1/news/')).statusCode).toBe(200)
    await company.close()
  })

  it('is not required on a server without PUBLIC_URL', async () => {
    await services.database.db.update(accounts).set({ role: 'admin' }).where(eq(accounts.id, 1))
    const browser = await signedIn()
    expect((await browser.get('/api/v1/news/')).statusCode).toBe(200)
    expect((await browser.get(path)).json()).toMatchObject({ isRequired: false })
  })
})
