import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { createDelivery } from '#mail/delivery.ts'
import { createTransport } from '#mail/transport.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { multipart } from '#testing/forms.ts'
import { MailCatcher } from '#testing/mailCatcher.ts'
import {
  askFor,
  endByOneClick,
  forgetNewsletter,
  newestToken,
  newsletterTraces,
  subscribeWhole,
} from '#testing/newsletter.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const email = 'gunesh@person.example'

describeOnEachDatabase('the end of a subscription', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'), { publicUrl: 'https://caspora.example' })
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  afterEach(() => forgetNewsletter(services))

  const traces = () => newsletterTraces(services)

  it('is one click in a mail program: the headers are in the mail that arrives', async () => {
    const token = await subscribeWhole(app, services, email)
    const catcher = new MailCatcher()
    const { database, storage, config } = services
    const deliverDue = createDelivery({
      db: database.db,
      storage,
      transport: createTransport(await catcher.listen()),
      from: config.mailFrom,
      log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
    })
    await deliverDue(services.now())
    await catcher.close()
    // A long header goes on in the next line.
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

  it('leads from every text to a page', async () => {
    const token = await subscribeWhole(app, services, email)
    const { mails } = await traces()
    expect(mails.at(-1)?.text).toContain(`\nhttps://caspora.example/subscribe/unsubscribe?token=${token}\n`)
  })

  it('may be told twice, erases the address, and takes back letters that have not left', async () => {
    const token = await subscribeWhole(app, services, email)
    await subscribeWhole(app, services, 'other@person.example')
    const replies = [await endByOneClick(app, token), await endByOneClick(app, token)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { subscribers, mails } = await traces()
    expect(subscribers.map((one) => one.email)).toEqual([null, 'other@person.example'])
    expect(mails.map(({ to }) => to)).toEqual(['other@person.example', 'other@person.example'])
  })

  it('is not the end of the address: it may subscribe again, and the old link does nothing', async () => {
    const token = await subscribeWhole(app, services, email)
    await endByOneClick(app, token)
    await subscribeWhole(app, services, email)
    await endByOneClick(app, token)
    expect((await traces()).subscribers).toMatchObject([
      { email: null },
      { email, confirmedAt: services.now(), endedAt: null },
    ])
  })

  it('does not come by looking: a GET leads to the page and changes nothing', async () => {
    const token = await subscribeWhole(app, services, email)
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await app.inject({ method, url: `/api/subscribe/unsubscribe/?token=${token}` })
      expect(reply.statusCode).toBe(303)
      expect(reply.headers.location).toBe(`/subscribe/unsubscribe?token=${token}`)
    }
    expect((await traces()).subscribers).toMatchObject([{ email, endedAt: null }])
  })

  it('does not come by a POST that says something else', async () => {
    const token = await subscribeWhole(app, services, email)
    const reply = await app.inject({ method: 'POST', url: `/api/subscribe/unsubscribe/?token=${token}` })
    expect(reply.statusCode).toBe(400)
    expect((await traces()).subscribers).toMatchObject([{ email, endedAt: null }])
  })

  it('cannot be reached by the token that confirms', async () => {
    await askFor(app, email)
    expect((await endByOneClick(app, await newestToken(services))).statusCode).toBe(404)
    expect((await traces()).subscribers).toMatchObject([{ email }])
  })
})
