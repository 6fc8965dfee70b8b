import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { mails } from '#db/schema.ts'
import { createDelivery } from '#mail/delivery.ts'
import { createTransport } from '#mail/transport.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { MailCatcher } from '#testing/mailCatcher.ts'
import { resetRateLimits, type TestServices, testServices } from '#testing/services.ts'

const customer = {
  from_name: 'Günəş Əliyeva',
  from_email: 'gunesh@person.example',
  to_name: 'Caspora',
  message: 'Line one\nLine two',
}

const business = {
  ...customer,
  from_company: 'Günəş MMC',
  from_position: 'Director',
  from_service: 'Project management',
}

describeOnDatabase('a contact message', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'), { contactMail: 'office@caspora.example' })
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  afterEach(async () => {
    await services.database.db.delete(mails)
  })

  const send = (
    template_params: object,
    { template_id = 'contact_customer', headers = {} as Record<string, string>, to = app } = {},
  ) =>
    to.inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      headers,
      payload: { service_id: 'atrium', user_id: 'atrium', template_id, template_params },
    })
  const outbox = () => services.database.db.select().from(mails).orderBy(asc(mails.id))

  it('of a business reaches the company with all fields, in the company’s language', async () => {
    const reply = await send(business, {
      template_id: 'contact_business',
      headers: { cookie: 'i18next=AZ', 'accept-language': 'en-US,en' },
    })
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'OK',
    ])
    const [toCompany, receipt] = await outbox()
    const reference = /MSG-\w{4}-\w{4}/.exec(toCompany?.subject ?? '')?.[0]
    expect(toCompany).toMatchObject({
      kind: 'contact.company',
      to: 'office@caspora.example',
      replyTo: 'gunesh@person.example',
      subject: `Message ${reference}: Günəş MMC, Günəş Əliyeva`,
    })
    for (const line of [
      `Reference: ${reference}`,
      'Name: Günəş Əliyeva',
      'Email: gunesh@person.example',
      'Company: Günəş MMC',
      'Position: Director',
      'Service: Project management',
      'Addressed to: Caspora',
      'Language of the sender: Azerbaijani',
      'Received: 21 November 2026, 13:00',
      'Message:\nLine one\nLine two',
    ])
      expect(toCompany?.text).toContain(line)
    expect(receipt).toMatchObject({
      kind: 'contact.receipt',
      to: 'gunesh@person.example',
      replyTo: 'office@caspora.example',
      subject: `Mesajınızı aldıq: ${reference}`,
    })
  })

  it('of a customer has no lines for fields that their form lacks', async () => {
    await send(customer)
    const [toCompany] = await outbox()
    expect(toCompany?.subject).toMatch(/^Message MSG-\w{4}-\w{4}: Günəş Əliyeva$/)
    expect(toCompany?.text).not.toMatch(/^(Company|Position|Service):/m)
  })

  it('cannot be used to send text to others: the receipt repeats no typed text', async () => {
    const spam = { from_name: 'Win at spam.example', message: 'Win at spam.example', to_name: 'Win' }
    await send({ ...customer, ...spam })
    const [, receipt] = await outbox()
    expect(`${receipt?.subject} ${receipt?.text}`).not.toMatch(/win|spam\.example/i)
  })

  it('is sent to the company only, whatever the request says', async () => {
    await send({
      ...customer,
      to_email: 'victim@person.example',
      reply_to: 'x@person.example',
      cc: 'y@z.example',
    })
    expect((await outbox()).map(({ to }) => to)).toEqual(['office@caspora.example', 'gunesh@person.example'])
  })

  it('cannot inject a header, or a line into the list, in the mail that arrives', async () => {
    const sly = 'Günəş\r\nBcc: everyone@victim.example\nPhone: 1'
    await send({ ...business, from_name: sly, from_company: sly }, { template_id: 'contact_business' })
    const catcher = new MailCatcher()
    const deliverDue = createDelivery({
      db: services.database.db,
      storage: services.storage,
      transport: createTransport(await catcher.listen()),
      from: () => services.config.mailFrom,
      log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
    })
    await deliverDue(services.now())
    await catcher.close()
    expect(catcher.received).toHaveLength(2)
    expect(catcher.received.join()).not.toMatch(/^(Bcc|Phone):/im)
    expect((await outbox())[0]?.text).not.toMatch(/^(Bcc|Phone)/m)
  })

  it.each([
    'one@person.example, two@person.example',
    'Gunesh <gunesh@person.example>',
    'gunesh@person.example\r\nBcc: x@y.example',
  ])('is rejected with %p', async (from_email) => {
    const reply = await send({ ...customer, from_email })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toEqual({ from_email: 'emailInvalid' })
    expect(await outbox()).toEqual([])
  })

  it('is rejected in the reader’s language, with a sentence, for an unknown template', async () => {
    const reply = await send(customer, { template_id: 'lottery', headers: { 'accept-language': 'ru' } })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toBe('Серверу неизвестен такой вид сообщения.')
  })

  it('is mailed once for a double click and for a retry after a lost answer', async () => {
    const replies = await Promise.all([send(customer), send(customer)])
    services.clock.pass(9 * 60_000)
    replies.push(await send(customer))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['contact.company', 'contact.receipt'])
  })

  it.each([
    ['of the business form', { template_id: 'contact_business' }, {}, 0],
    ['in another language', { headers: { 'accept-language': 'ru' } }, {}, 0],
    ['with other words', {}, { message: 'Line one\nLine three' }, 0],
    ['from another address', {}, { from_email: 'g.aliyeva@person.example' }, 0],
    ['after ten minutes', {}, {}, 10 * 60_000],
  ])('%s is another one', async (_what, options, changes, wait) => {
    await send(business)
    services.clock.pass(wait)
    await send({ ...business, ...changes }, options)
    expect((await outbox()).filter(({ kind }) => kind === 'contact.company')).toHaveLength(2)
  })

  it('has a rate limit of its own', async () => {
    const config = { ...services.config, emailRateLimit: { max: 1, window: 60_000 } }
    const strict = await buildApp({ services: { ...services, config } })
    await resetRateLimits(services.database)
    const replies = [await send(customer, { to: strict }), await send(customer, { to: strict })]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 429])
    await strict.close()
  })
})
