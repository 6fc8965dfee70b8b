import type { PasskeyProof } from '@atrium/contract/accounts'
import { passkeysEndpoints } from '@atrium/contract/accounts/passkeys/calls'
import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { accounts, mails } from '#db/schema.ts'
import { nextCode } from '#testing/authenticator.ts'
import { newAddress, TestBrowser } from '#testing/browser.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { PasskeyDevice } from '#testing/passkeyDevice.ts'
import { sampleAccounts } from '#testing/sampleAccounts.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const minute = 60_000
const path = '/api/v1/me/passkeys/'

describeOnDatabase('passkeys', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let restore: () => Promise<void>
  beforeAll(async () => {
    services = await testServices(await open(), { publicUrl: 'http://caspora.example' })
    app = await buildApp({ services })
    restore = await sampleAccounts(services)
  })
  afterAll(() => app.close())
  afterEach(() => restore())

  const [leyla = '', rauf = ''] = staffSamples.map(({ email }) => email)
  const newBrowser = () => new TestBrowser(app, { address: newAddress() })
  const signedIn = async (email = leyla) => {
    const browser = newBrowser()
    await browser.signIn(email, samplePassword)
    return browser
  }
  const question = async (browser: TestBrowser) => (await browser.post(`${path}challenge/`, {})).json()
  const add = async (browser: TestBrowser, device: PasskeyDevice, ...deviation: [object?]) =>
    browser.post(path, { name: 'Laptop', passkey: device.create(await question(browser), ...deviation) })
  const withPasskey = async (email = leyla) => {
    const browser = await signedIn(email)
    const device = new PasskeyDevice()
    const { recoveryCodes } = (await add(browser, device)).json()
    return { browser, device, recoveryCodes }
  }
  const challenge = async () => (await newBrowser().post('/api/v1/login/passkey/challenge/', {})).json()
  const send = async (passkey: PasskeyProof, browser = newBrowser()) => {
    const reply = await browser.post('/api/v1/login/passkey/', { passkey })
    return [reply.statusCode, await browser.state()]
  }
  const list = async (browser: TestBrowser) => (await browser.get(path)).json()
  const subjects = async () => (await services.database.db.select().from(mails)).map(({ subject }) => subject)

  const accepted = [200, 200]
  const refused = [401, 401]

  it('signs in with a passkey alone, which the list then shows as used', async () => {
    const { browser, device } = await withPasskey()
    const [before] = await list(browser)
    expect(before).toMatchObject({ name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null })
    services.clock.pass(minute)
    const asked = await challenge()
    expect(passkeysEndpoints.requestPasskey.reply.isValidSync(asked, { strict: true })).toBe(true)
    expect(asked).toMatchObject({ rpId: 'caspora.example', userVerification: 'required' })
    expect(await send(device.prove(asked))).toEqual(accepted)
    const [after] = await list(browser)
    expect(after.lastUsedAt).toBe(services.now().toISOString())
  })

  it('asks for a second step after the password, which a recovery code of the first passkey passes', async () => {
    const { recoveryCodes, browser } = await withPasskey()
    expect(recoveryCodes).toHaveLength(10)
    expect((await add(browser, new PasskeyDevice())).json()).toEqual({ recoveryCodes: [] })
    const login = async (code?: string) => {
      const body = { email: leyla, password: samplePassword, code }
      const reply = await newBrowser().post('/api/v1/login/', body)
      return [reply.statusCode, reply.json().errors?.code]
    }
    expect(await login()).toEqual([401, 'secondFactorCodeRequired'])
    expect(await login('123456')).toEqual([401, 'secondFactorCodeWrong'])
    expect(await login(recoveryCodes[0])).toEqual([200, undefined])
  })

  it('accepts each challenge once, for five minutes, and for its own purpose', async () => {
    const { browser, device } = await withPasskey()
    const spent = await challenge()
    expect(await send(device.prove(spent))).toEqual(accepted)
    expect(await send(device.prove(spent))).toEqual(refused)
    const failed = await challenge()
    expect(await send(device.prove(failed, { isVerified: false }))).toEqual(refused)
    expect(await send(device.prove(failed))).toEqual(refused)
    expect(await send(device.prove(await question(browser)))).toEqual(refused)
    expect(await send(device.prove({ challenge: 'made-up' }))).toEqual(refused)
    services.clock.pass(30 * minute)
    const late = await challenge()
    services.clock.pass(5 * minute)
    expect(await send(device.prove(late))).toEqual(refused)
    const together = await challenge()
    const replies = await Promise.all([send(device.prove(together)), send(device.prove(together))])
    expect(replies.filter(([status]) => status === 200)).toHaveLength(1)
  })

  it.each([
    ['another site', { origin: 'http://caspora.evil.example', rpId: 'caspora.example' }],
    ['another port', { origin: 'http://caspora.example:8080' }],
    ['the passkey of another site', { rpId: 'evil.example' }],
    ['a device that did not verify the person', { isVerified: false }],
  ])('refuses %s, at sign-in and for a new passkey', async (_what, deviation) => {
    const { browser, device } = await withPasskey()
    expect(await send(device.prove(await challenge(), deviation))).toEqual(refused)
    const reply = await add(browser, new PasskeyDevice(), deviation)
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { passkey: 'passkeyRefused' }])
    expect(await list(browser)).toHaveLength(1)
  })

  it('refuses a copied device, whose count does not rise', async () => {
    const { device } = await withPasskey()
    expect(await send(device.prove(await challenge(), { counter: 7 }))).toEqual(accepted)
    expect(await send(device.prove(await challenge(), { counter: 7 }))).toEqual(refused)
    const copies = [await challenge(), await challenge()].map((asked) => device.prove(asked, { counter: 8 }))
    const replies = await Promise.all(copies.map((copy) => send(copy)))
    expect(replies.filter(([status]) => status === 200)).toHaveLength(1)
  })

  it('refuses a passkey under the handle, or with the id, of another person', async () => {
    const { device } = await withPasskey()
    const other = (await withPasskey(rauf)).device
    const proof = device.prove(await challenge())
    const disguised = { ...proof, response: { ...proof.response, userHandle: other.userHandle } }
    expect(await send(disguised)).toEqual(refused)
    const foreign = other.prove(await challenge())
    expect(await send({ ...foreign, id: proof.id, rawId: proof.id })).toEqual(refused)
  })

  it('keeps a credential with the person who added it', async () => {
    const { device } = await withPasskey()
    const thief = await signedIn(rauf)
    const reply = await add(thief, device)
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { passkey: 'passkeyRefused' }])
    expect(await list(thief)).toEqual([])
  })

  it('answers an unknown, a wrong and a deactivated person’s passkey alike', async () => {
    const { device } = await withPasskey()
    const answer = async (passkey: PasskeyProof) => {
      const { statusCode, body, headers } = await newBrowser().post('/api/v1/login/passkey/', { passkey })
      return [statusCode, JSON.parse(body).message, Object.keys(headers)]
    }
    const unknown = await answer(new PasskeyDevice().prove(await challenge()))
    const wrong = await answer(device.prove(await challenge(), { isVerified: false }))
    const person = services.database.db.update(accounts)
    await person.set({ deactivatedAt: services.now() }).where(eq(accounts.email, leyla))
    const deactivated = await answer(device.prove(await challenge()))
    await person.set({ deactivatedAt: null, passwordHash: null }).where(eq(accounts.email, leyla))
    const reset = await answer(device.prove(await challenge()))
    expect(unknown[0]).toBe(401)
    expect([wrong, deactivated, reset]).toEqual([unknown, unknown, unknown])
  })

  it('delays after five failures, as after wrong codes', async () => {
    const { device } = await withPasskey()
    const tries = []
    for (let count = 0; count < 6; count += 1)
      tries.push((await send(device.prove(await challenge(), { isVerified: false })))[0])
    expect(tries).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('confirms the person with an own passkey before a change, never with that of somebody else', async () => {
    const { browser, device } = await withPasskey()
    const other = (await withPasskey(rauf)).device
    services.clock.pass(10 * minute)
    expect((await browser.post(`${path}challenge/`, {})).statusCode).toBe(403)
    const confirm = async (passkey: PasskeyProof) => {
      const reply = await browser.post('/api/v1/me/reauthentication/passkey/', { passkey })
      return [reply.statusCode, reply.json().errors]
    }
    expect(await confirm(other.prove(await challenge()))).toEqual([400, { passkey: 'passkeyRefused' }])
    other.userHandle = device.userHandle
    expect(await confirm(other.prove(await challenge()))).toEqual([400, { passkey: 'passkeyRefused' }])
    const asked = await challenge()
    expect(await confirm(device.prove(asked))).toEqual([200, undefined])
    expect(await confirm(device.prove(asked))).toEqual([400, { passkey: 'passkeyRefused' }])
    expect((await browser.post(`${path}challenge/`, {})).statusCode).toBe(200)
  })

  it('ends the other sessions with a new passkey, and tells the owner of each change', async () => {
    const elsewhere = await signedIn()
    const { browser, device } = await withPasskey()
    expect([await browser.state(), await elsewhere.state()]).toEqual([200, 401])
    const [{ id }] = await list(browser)
    expect((await (await signedIn(rauf)).remove(`${path}${id}/`)).statusCode).toBe(404)
    expect((await browser.remove(`${path}${id}/`)).statusCode).toBe(204)
    expect(await send(device.prove(await challenge()))).toEqual(refused)
    expect((await (await signedIn()).get('/api/v1/me/second-factor/')).json().recoveryCodesLeft).toBe(0)
    expect(await subjects()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('yeni giriş açarı əlavə olunub'),
        expect.stringContaining('ikiaddımlı giriş söndürülüb'),
      ]),
    )
  })

  it('keeps ten of them at the most', async () => {
    const { browser } = await withPasskey()
    const asked = await question(browser)
    for (let count = 1; count < 10; count += 1)
      expect((await add(browser, new PasskeyDevice())).statusCode).toBe(200)
    const tooMany = await browser.post(`${path}challenge/`, {})
    expect([tooMany.statusCode, tooMany.json().errors]).toEqual([400, { name: 'tooManyPasskeys' }])
    const late = await browser.post(path, { name: 'Phone', passkey: new PasskeyDevice().create(asked) })
    expect([late.statusCode, late.json().errors]).toEqual([400, { name: 'tooManyPasskeys' }])
  })

  it('is the second factor that a role demands: the last one cannot be removed, neither passkey nor app', async () => {
    await services.database.db.update(accounts).set({ role: 'hr' }).where(eq(accounts.email, leyla))
    const browser = await signedIn()
    const news = async () => (await browser.get('/api/v1/news/')).statusCode
    expect(await news()).toBe(403)
    await add(browser, new PasskeyDevice())
    expect(await news()).toBe(200)
    const [{ id }] = await list(browser)
    expect((await browser.remove(`${path}${id}/`)).statusCode).toBe(403)
    expect(await list(browser)).toHaveLength(1)
    const { secret } = (await browser.post('/api/v1/me/second-factor/', {})).json()
    const code = nextCode(services, secret)
    await browser.send({ method: 'PUT', url: '/api/v1/me/second-factor/', payload: { code } })
    expect((await browser.remove(`${path}${id}/`)).statusCode).toBe(204)
    expect((await browser.remove('/api/v1/me/second-factor/')).statusCode).toBe(403)
    await add(browser, new PasskeyDevice())
    expect((await browser.remove('/api/v1/me/second-factor/')).statusCode).toBe(204)
    expect(await news()).toBe(200)
    await services.database.db.update(accounts).set({ role: 'staff' }).where(eq(accounts.email, leyla))
  })
})
