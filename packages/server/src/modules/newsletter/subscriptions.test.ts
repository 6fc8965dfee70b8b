import { retention } from '@atrium/contract/core'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { createDelivery } from '#mail/delivery.ts'
import { createTransport } from '#mail/transport.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { multipart } from '#testing/forms.ts'
import { MailCatcher } from '#testing/mailCatcher.ts'
import {
  confirm,
  endByOneClick,
  forgetNewsletter,
  newestToken,
  newsletterTraces,
  subscribeTo,
  subscribeWhole,
} from '#testing/newsletter.ts'
import { resetRateLimits, type TestServices, testServices } from '#testing/services.ts'

const minute = 60_000
const day = 24 * 60 * minute
const email = 'gunesh@person.example'

describeOnDatabase('the newsletter', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'), { publicUrl: 'https://caspora.example' })
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  afterEach(() => forgetNewsletter(services))

  const traces = () => newsletterTraces(services)
  const kinds = async () => (await traces()).mails.map(({ kind }) => kind)

  it('sends a new address a mail to confirm, in the reader’s language', async () => {
    expect((await subscribeTo(app, ' Gunesh@Person.example ', 'ru-RU')).statusCode).toBe(200)
    const { subscribers, mails } = await traces()
    expect(subscribers).toMatchObject([{ email, language: 'RU', confirmedAt: null, endedAt: null }])
    expect(mails).toMatchObject([
      {
        kind: 'newsletter.confirm',
        to: email,
        replyTo: 'hello@caspora.example',
        subject: 'Подтвердите подписку на рассылку Caspora',
        headers: {},
      },
    ])
    expect(mails[0]?.text).toMatch(
      /^https:\/\/caspora\.example\/subscribe\/confirm\?token=[\w-]{43}&lng=ru$/m,
    )
    expect(mails[0]?.text).toContain('28 ноября 2026')
  })

  it('stores no token of a confirmation mail in plain form', async () => {
    await subscribeTo(app, email)
    const token = await newestToken(services)
    expect(token).toHaveLength(43)
    expect(JSON.stringify((await traces()).subscribers)).not.toContain(token)
  })

  it('answers the same for an unknown, pending, confirmed or ended subscription', async () => {
    const answer = async () => {
      const { statusCode, headers, body } = await subscribeTo(app, email)
      const { 'x-request-id': _id, date: _date, ...rest } = headers
      const untold = Object.entries(rest).filter(([name]) => !name.startsWith('x-ratelimit'))
      return { statusCode, headers: Object.fromEntries(untold), body }
    }
    const unknown = await answer()
    const waiting = await answer()
    await confirm(app, await newestToken(services))
    const confirmed = await answer()
    await endByOneClick(app, await newestToken(services))
    const ended = await answer()
    expect(unknown).toMatchObject({ statusCode: 200, body: '{}' })
    expect([waiting, confirmed, ended]).toEqual([unknown, unknown, unknown])
  })

  it('sends a pending address another mail after ten minutes, and only the newest link works', async () => {
    await subscribeTo(app, email)
    const first = await newestToken(services)
    services.clock.pass(10 * minute - 1)
    await subscribeTo(app, email, 'az')
    expect(await kinds()).toHaveLength(1)
    services.clock.pass(1)
    await subscribeTo(app, email, 'az')
    // The first mail had not been sent yet, and its link would be invalid.
    expect(await kinds()).toHaveLength(1)
    expect((await traces()).mails[0]?.subject).toBe('Caspora aylıq məktubuna abunəliyinizi təsdiqləyin')
    expect((await confirm(app, first)).statusCode).toBe(404)
    expect((await confirm(app, await newestToken(services))).statusCode).toBe(200)
    expect((await traces()).subscribers).toMatchObject([{ email, language: 'AZ' }])
  })

  it('reminds a subscriber once a day, and does not change their language', async () => {
    await subscribeWhole(app, services, email)
    const before = await kinds()
    services.clock.pass(day)
    await subscribeTo(app, email, 'ru')
    await subscribeTo(app, email, 'ru')
    services.clock.pass(day - 1)
    await subscribeTo(app, email, 'ru')
    expect(await kinds()).toEqual([...before, 'newsletter.already'])
    services.clock.pass(1)
    await subscribeTo(app, email, 'ru')
    const { mails, subscribers } = await traces()
    expect(mails.at(-1)).toMatchObject({
      kind: 'newsletter.already',
      subject: 'You already receive the Caspora newsletter',
    })
    expect(mails).toHaveLength(before.length + 2)
    expect(subscribers).toMatchObject([{ language: 'EN' }])
  })

  it('writes one row and one mail for simultaneous requests', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => subscribeTo(app, email)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const { subscribers, mails } = await traces()
    expect([subscribers.length, mails.length]).toEqual([1, 1])
  })

  it('sends one welcome mail, however often its link is opened', async () => {
    await subscribeTo(app, email)
    const token = await newestToken(services)
    const replies = await Promise.all([confirm(app, token), confirm(app, token)])
    services.clock.pass(100 * day)
    replies.push(await confirm(app, token))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await kinds()).toEqual(['newsletter.confirm', 'newsletter.welcome'])
  })

  it('rejects an expired link, and a new request sends another one', async () => {
    await subscribeTo(app, email)
    const token = await newestToken(services)
    services.clock.pass(retention.unconfirmedDays * day)
    expect((await confirm(app, token)).statusCode).toBe(404)
    await subscribeTo(app, email)
    expect((await confirm(app, await newestToken(services))).statusCode).toBe(200)
  })

  it('confirms nothing when a mail scanner opens the link', async () => {
    await subscribeTo(app, email)
    const token = await newestToken(services)
    for (const method of ['GET', 'HEAD'] as const) {
      await app.inject({ method, url: `/subscribe/confirm?token=${token}` })
      expect((await app.inject({ method, url: `/api/subscribe/confirm/?token=${token}` })).statusCode).toBe(
        404,
      )
    }
    expect((await traces()).subscribers).toMatchObject([{ confirmedAt: null }])
  })

  it.each([
    'one@person.example,two@person.example',
    'Gunesh<gunesh@person.example>',
    '"gunesh"@person.example',
    'list:gunesh@person.example;',
  ])('sends nothing to %s, which a mail program could read in another way', async (typed) => {
    const reply = await subscribeTo(app, typed, 'ru')
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      errors: { email: 'emailInvalid' },
      error: 'На такой адрес письмо не отправить. Проверьте, как он написан.',
    })
    expect(await kinds()).toEqual([])
  })

  it('has a rate limit of its own, with a message for the page', async () => {
    const limited = {
      ...services,
      config: { ...services.config, subscribeRateLimit: { max: 1, window: minute } },
    }
    const strict = await buildApp({ services: limited })
    await resetRateLimits(services.database)
    await subscribeTo(strict, email)
    const reply = await subscribeTo(strict, 'other@person.example')
    expect(reply.statusCode).toBe(429)
    expect(reply.json().error).toBe(reply.json().message)
    expect((await confirm(strict, await newestToken(services))).statusCode).toBe(200)
    await strict.close()
  })
})

describeOnDatabase('the end of a subscription', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'), { publicUrl: 'https://caspora.example' })
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  afterEach(() => forgetNewsletter(services))

  const traces = () => newsletterTraces(services)

  it('is one click in a mail program: the headers are in the delivered mail', async () => {
    const token = await subscribeWhole(app, services, email)
    const catcher = new MailCatcher()
    const { database, storage, config } = services
    const deliverDue = createDelivery({
      db: database.db,
      storage,
      transport: createTransport(await catcher.listen()),
      from: () => config.mailFrom,
      log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
    })
    await deliverDue(services.now())
    await catcher.close()
    // A long header is folded.
    const [question = '', welcome = ''] = catcher.received.map((mail) => mail.replace(/\r\n[ \t]+/g, ' '))
    expect(question).not.toMatch(/^List-Unsubscribe/im)
    const address = /^List-Unsubscribe: <(.+)>\r$/m.exec(welcome)?.[1] ?? ''
    expect(address).toBe(`https://caspora.example/api/subscribe/unsubscribe/?token=${token}`)
    expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)

    const form = multipart([['List-Unsubscribe', 'One-Click']])
    const url = address.replace('https://caspora.example', '')
    expect((await app.inject({ method: 'POST', url, ...form })).statusCode).toBe(200)
    expect((await traces()).subscribers).toMatchObject([
      { email: null, confirmTokenHash: null, endedAt: services.now() },
    ])
  })

  it('has a link to a page in every text, in the language of the mail', async () => {
    const token = await subscribeWhole(app, services, email, 'az')
    const { mails } = await traces()
    expect(mails.at(-1)?.text).toContain(
      `\nhttps://caspora.example/subscribe/unsubscribe?token=${token}&lng=az\n`,
    )
  })

  it('is idempotent, deletes the address, and removes letters that have not been sent', async () => {
    const token = await subscribeWhole(app, services, email)
    await subscribeWhole(app, services, 'other@person.example')
    const replies = [await endByOneClick(app, token), await endByOneClick(app, token)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { subscribers, mails } = await traces()
    expect(subscribers.map((one) => one.email)).toEqual([null, 'other@person.example'])
    expect(mails.map(({ to }) => to)).toEqual(['other@person.example', 'other@person.example'])
  })

  it('allows the address to subscribe again, and the old link does nothing', async () => {
    const token = await subscribeWhole(app, services, email)
    await endByOneClick(app, token)
    await subscribeWhole(app, services, email)
    await endByOneClick(app, token)
    expect((await traces()).subscribers).toMatchObject([
      { email: null },
      { email, confirmedAt: services.now(), endedAt: null },
    ])
  })

  it('needs more than a GET, which redirects to the page and changes nothing', async () => {
    const token = await subscribeWhole(app, services, email)
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await app.inject({ method, url: `/api/subscribe/unsubscribe/?token=${token}` })
      expect(reply.statusCode).toBe(303)
      expect(reply.headers.location).toBe(`/subscribe/unsubscribe?token=${token}`)
    }
    expect((await traces()).subscribers).toMatchObject([{ email, endedAt: null }])
  })

  it('needs the body of a one-click request', async () => {
    const token = await subscribeWhole(app, services, email)
    const reply = await app.inject({ method: 'POST', url: `/api/subscribe/unsubscribe/?token=${token}` })
    expect(reply.statusCode).toBe(400)
    expect((await traces()).subscribers).toMatchObject([{ email, endedAt: null }])
  })

  it('is not accepted with a confirmation token', async () => {
    await subscribeTo(app, email)
    expect((await endByOneClick(app, await newestToken(services))).statusCode).toBe(404)
    expect((await traces()).subscribers).toMatchObject([{ email }])
  })
})
