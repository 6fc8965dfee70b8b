import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { accounts, mails, passwordLinks } from '#db/schema.ts'
import { TestBrowser } from '#testing/browser.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { sampleAccounts } from '#testing/sampleAccounts.ts'
import { resetRateLimits, type TestServices, testServices } from '#testing/services.ts'

const minute = 60_000
const newPassword = 'seven-green-bars'

describeOnDatabase('a password', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let restore: () => Promise<void>
  beforeAll(async () => {
    services = await testServices(await open(), { publicUrl: 'https://caspora.example' })
    app = await buildApp({ services })
    restore = await sampleAccounts(services)
  })
  afterAll(() => app.close())
  afterEach(() => restore())

  const leyla = staffSamples[0]?.email ?? ''
  const browser = () => new TestBrowser(app)
  const signedIn = async () => {
    const one = browser()
    expect((await one.signIn(leyla, samplePassword)).statusCode).toBe(200)
    return one
  }
  const change = (one: TestBrowser, current: string, password: string) =>
    one.post('/api/v1/me/password/', { current, password })
  const forget = (email = leyla) => browser().post('/api/v1/password/forgot/', { email })
  const reset = (token: string, password: string, one = browser()) =>
    one.post('/api/v1/password/reset/', { token, password })
  const sent = () => services.database.db.select().from(mails).orderBy(asc(mails.id))
  const newestToken = async () => {
    const text = (await sent()).findLast(({ kind }) => kind !== 'account.changed')?.text ?? ''
    return /^https:\/\/caspora\.example\/staff\/reset-password#token=([\w-]{43})$/m.exec(text)?.[1] ?? ''
  }
  const setLanguage = (language: 'AZ' | 'EN' | 'RU') =>
    services.database.db.update(accounts).set({ language }).where(eq(accounts.email, leyla))

  describe('that is changed', () => {
    it('ends the other sessions and open links, keeps this session, and notifies its owner by mail', async () => {
      const [here, elsewhere] = [await signedIn(), await signedIn()]
      await setLanguage('EN')
      await forget()
      const token = await newestToken()
      const before = here.cookies.get('__Host-atrium-session')
      const reply = await change(here, samplePassword, newPassword)
      expect([reply.statusCode, reply.json()]).toEqual([200, {}])
      expect([await here.state(), await elsewhere.state()]).toEqual([200, 401])
      expect((await reset(token, newPassword)).statusCode).toBe(404)
      const mail = (await sent()).at(-1)
      expect(mail).toMatchObject({
        kind: 'account.changed',
        to: leyla,
        subject: 'Your Caspora password was changed',
      })
      expect(mail?.text).toContain('was changed on 21 November 2026 at 13:00 (Baku time)')
      expect(mail?.text).toContain('https://caspora.example/staff/forgot-password')
      // A copy of the old cookie is invalid.
      here.cookies.set('__Host-atrium-session', before ?? '')
      expect(await here.state()).toBe(401)
      expect((await browser().signIn(leyla, samplePassword)).statusCode).toBe(401)
      expect((await browser().signIn(leyla, newPassword)).statusCode).toBe(200)
    })

    it.each([
      ['not-the-password', newPassword, { current: 'currentPasswordWrong' }],
      [samplePassword, 'short', { password: 'passwordTooShort' }],
      [samplePassword, 'Password2026', { password: 'passwordCommon' }],
      [samplePassword, 'leyla-aliyeva-1', { password: 'passwordPersonal' }],
      [samplePassword, samplePassword, { password: 'passwordSame' }],
      ['not-the-password', samplePassword, { current: 'currentPasswordWrong' }],
    ])('from %s to %s is rejected by field', async (current, password, errors) => {
      const one = await signedIn()
      const reply = await change(one, current, password)
      expect([reply.statusCode, reply.json().errors]).toEqual([400, errors])
      expect(await one.state()).toBe(200)
      expect(await sent()).toEqual([])
      expect((await browser().signIn(leyla, samplePassword)).statusCode).toBe(200)
    })

    it('cannot be guessed in an open session: five attempts, then a delay', async () => {
      const one = await signedIn()
      for (let count = 0; count < 5; count += 1) await change(one, `guess-number-${count}`, newPassword)
      const reply = await change(one, samplePassword, newPassword)
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '30'])
      services.clock.pass(30_000)
      expect((await change(one, samplePassword, newPassword)).statusCode).toBe(200)
    })
  })

  describe('that is forgotten', () => {
    it('is set by a link in the language of its owner, once', async () => {
      const elsewhere = await signedIn()
      await setLanguage('RU')
      expect((await forget(' LEYLA.aliyeva@caspora.example ')).json()).toEqual({})
      const [mail] = await sent()
      expect(mail).toMatchObject({
        kind: 'account.reset',
        to: leyla,
        replyTo: 'hello@caspora.example',
        subject: 'Caspora: задайте новый пароль',
      })
      expect(mail?.text).toContain('21 ноября 2026, 14:00 (Баку, местное время)')
      expect(mail?.text).toContain('Если это были не вы, ничего не делайте')
      const token = await newestToken()
      expect(JSON.stringify(await services.database.db.select().from(passwordLinks))).not.toContain(token)

      const one = browser()
      const reply = await reset(token, newPassword, one)
      expect([reply.statusCode, reply.json()]).toEqual([200, {}])
      expect(await elsewhere.state()).toBe(401)
      expect((await sent()).map(({ kind }) => kind)).toEqual(['account.reset', 'account.changed'])
      expect((await reset(token, 'another-green-bar')).statusCode).toBe(404)
      // The link does not sign in.
      expect(await one.state()).toBe(401)
      expect((await one.signIn(leyla, newPassword)).statusCode).toBe(200)
    })

    it('is not replaced by a weak one, and the link can be used again', async () => {
      await forget()
      const token = await newestToken()
      for (const [password, message] of [
        ['short', 'passwordTooShort'],
        ['Qwertyuiop1', 'passwordCommon'],
        ['leyla2026', 'passwordPersonal'],
        [samplePassword, 'passwordSame'],
      ] as const) {
        const reply = await reset(token, password)
        expect([reply.statusCode, reply.json().errors]).toEqual([400, { password: message }])
      }
      expect((await reset(token, newPassword)).statusCode).toBe(200)
    })

    it('gets a link for an hour, and at most one in ten minutes; only the newest works', async () => {
      await forget()
      const first = await newestToken()
      services.clock.pass(10 * minute - 1)
      await forget()
      expect(await sent()).toHaveLength(1)
      services.clock.pass(1)
      await services.database.db.update(mails).set({ status: 'sent' })
      await forget()
      expect(await sent()).toHaveLength(2)
      const second = await newestToken()
      expect((await reset(first, newPassword)).statusCode).toBe(404)
      services.clock.pass(60 * minute)
      expect((await reset(second, newPassword)).statusCode).toBe(404)
      await forget()
      services.clock.pass(60 * minute - 1)
      expect((await reset(await newestToken(), newPassword)).statusCode).toBe(200)
    })

    it('sends one mail for two simultaneous requests', async () => {
      await Promise.all([forget(), forget(), forget()])
      expect(await sent()).toHaveLength(1)
    })

    it('is set by one of two simultaneous uses of a link', async () => {
      await forget()
      const token = await newestToken()
      const replies = await Promise.all([reset(token, newPassword), reset(token, 'another-green-bar')])
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    })

    it('sends nothing to an unknown address, or to a deactivated account, whose link is invalid', async () => {
      await forget('nobody@caspora.example')
      expect(await sent()).toEqual([])
      await forget()
      const token = await newestToken()
      await services.database.db.update(accounts).set({ deactivatedAt: services.now() })
      services.clock.pass(10 * minute)
      await forget()
      expect(await sent()).toHaveLength(1)
      expect((await reset(token, newPassword)).statusCode).toBe(404)
    })

    it('removes the delay caused by others, who cause none in that browser from then on', async () => {
      const stranger = new TestBrowser(app, { address: '203.0.113.9' })
      const fail = async (times: number) => {
        for (let count = 0; count < times; count += 1) await stranger.signIn(leyla, 'not-the-password')
      }
      await fail(6)
      const one = browser()
      expect((await one.signIn(leyla, samplePassword)).statusCode).toBe(429)
      await forget()
      await reset(await newestToken(), newPassword, one)
      expect((await browser().signIn(leyla, newPassword)).statusCode).toBe(200)
      await fail(6)
      expect((await one.signIn(leyla, newPassword)).statusCode).toBe(200)
    })

    it('has a rate limit of its own for one network address', async () => {
      const passwordRateLimit = { max: 1, window: minute }
      const limited = { ...services, config: { ...services.config, passwordRateLimit } }
      const strict = await buildApp({ services: limited })
      await resetRateLimits(services.database)
      const one = new TestBrowser(strict)
      const request = () => one.post('/api/v1/password/forgot/', { email: 'nobody@caspora.example' })
      expect([(await request()).statusCode, (await request()).statusCode]).toEqual([200, 429])
      await strict.close()
    })
  })
})
