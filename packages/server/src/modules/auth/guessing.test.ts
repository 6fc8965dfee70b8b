import { samplePassword, staffSamples } from '@atrium/contract/samples'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { newAddress, TestBrowser } from '#testing/browser.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { sampleAccounts } from '#testing/sampleAccounts.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const second = 1000
const minute = 60 * second
const wrong = 'not-the-password'

/** Each test is a row of the table in docs/security.md. */
describeOnEachDatabase('an attacker who guesses', (open) => {
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
  /** More would be a hole; it is not measured how large. */
  const most = 50
  const heardWithin = async (span: number, pace: number, attempt: () => Promise<{ statusCode: number }>) => {
    let heard = 0
    for (let spent = 0; spent < span; spent += pace) {
      // Until the first refusal: there may be many free tries at one moment.
      while (heard < most && isHeard(await attempt())) heard += 1
      services.clock.pass(pace)
    }
    return heard
  }

  it('gets five of fifty guesses at the same moment heard', async () => {
    const guesses = Array.from({ length: 50 }, () => elsewhere().signIn(leyla, wrong))
    const replies = await Promise.all(guesses)
    expect(replies.filter(isHeard)).toHaveLength(5)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45)
  })

  it('gets nine guesses heard in ten minutes for one account, from however many addresses', async () => {
    const heard = await heardWithin(10 * minute, 30 * second, () => elsewhere().signIn(leyla, wrong))
    expect(heard).toBe(9)
  })

  it('gets thirty-four guesses heard in ten minutes for all accounts together, from one address', async () => {
    let account = 0
    const stranger = elsewhere()
    const heard = await heardWithin(10 * minute, 30 * second, () => {
      account += 1
      return stranger.signIn(`person${account}@caspora.example`, wrong)
    })
    expect(heard).toBe(34)
  })

  it('wins no further guesses by signing in to an account of their own in between', async () => {
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

  it('does not keep anybody out of a browser of theirs, from however many addresses', async () => {
    const home = elsewhere()
    await home.signIn(leyla, samplePassword)
    for (let count = 0; count < 8; count += 1) await elsewhere().signIn(leyla, wrong)
    expect((await elsewhere().signIn(leyla, samplePassword)).statusCode).toBe(429)
    await home.post('/api/v1/logout/', {})
    expect((await home.signIn(leyla, samplePassword)).statusCode).toBe(200)
  })

  it('does not keep anybody out of a browser of theirs by failing at the next desk', async () => {
    const address = newAddress()
    const [home, desk] = [new TestBrowser(app, { address }), new TestBrowser(app, { address })]
    await home.signIn(leyla, samplePassword)
    for (let count = 0; count < 31; count += 1) await desk.signIn(`person${count}@caspora.example`, wrong)
    expect((await desk.signIn(rauf, samplePassword)).statusCode).toBe(429)
    expect((await home.signIn(leyla, samplePassword)).statusCode).toBe(200)
  })

  it('cannot take the way of known browsers: not with an account of their own, not with an invented cookie', async () => {
    const insider = elsewhere()
    await insider.signIn(rauf, samplePassword)
    const invented = elsewhere()
    invented.cookies.set('atrium-device', 'a'.repeat(43))
    for (let count = 0; count < 5; count += 1) await elsewhere().signIn(leyla, wrong)
    const replies = [await insider.signIn(leyla, wrong), await invented.signIn(leyla, wrong)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([429, 429])
  })
})
