import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applications, files, mails } from '#db/schema.ts'
import { applyUrl, post, traces } from '#testing/apply.ts'
import { pdf } from '#testing/cvFixtures.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { cvFile, vacancyForm } from '#testing/forms.ts'
import { MailCatcher } from '#testing/mailCatcher.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { createDelivery, type DeliverDue, waitAfter } from './delivery.ts'
import { listMails, requeueMails } from './mails.repo.ts'
import { createTransport } from './transport.ts'

const minute = 60_000

describeOnDatabase('delivery', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let catcher: MailCatcher
  let deliverDue: DeliverDue
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() }

  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    catcher = new MailCatcher()
    deliverDue = delivery(await catcher.listen())
    await post(app, applyUrl, vacancyForm({ cv: cvFile('Əliyev résumé.pdf') }))
  })
  afterEach(async () => {
    await catcher.close()
    const { db } = services.database
    await db.delete(mails)
    await db.delete(applications)
    await db.delete(files)
    jest.clearAllMocks()
  })

  const delivery = (url: string) =>
    createDelivery({
      db: services.database.db,
      storage: services.storage,
      transport: createTransport(url),
      from: () => services.config.mailFrom,
      log,
    })
  const outbox = async () => (await traces(services)).mails

  it('sends both mails to a mail server, the CV with the first', async () => {
    expect(await deliverDue(services.now())).toBe(2)
    const [toCompany = '', receipt = ''] = catcher.received
    expect(toCompany).toMatch(/^From: Caspora <careers@caspora\.example>$/im)
    expect(toCompany).toMatch(/^To: careers@caspora\.example$/im)
    expect(toCompany).toMatch(/^Reply-To: aysel@person\.example$/im)
    expect(toCompany).toMatch(/^Content-Type: application\/pdf;/im)
    const attached = toCompany.split('\r\n\r\n').find((part) => part.startsWith('JVBER'))
    expect(Buffer.from(attached ?? '', 'base64').subarray(0, pdf().length)).toEqual(pdf())
    expect(receipt).toMatch(/^To: aysel@person\.example$/im)
    expect(receipt).not.toContain('application/pdf')
    for (const mail of await outbox()) {
      expect(mail).toMatchObject({ status: 'sent', attempts: 1, sentAt: services.now(), leasedUntil: null })
      expect(catcher.received.join()).toContain(mail.messageId)
    }
  })

  it('sends a mail to one person before a letter to many', async () => {
    const { db } = services.database
    const [first] = await outbox()
    await db
      .update(mails)
      .set({ kind: 'newsletter.letter' })
      .where(eq(mails.id, first?.id ?? 0))
    await deliverDue(services.now())
    expect(catcher.received.map((mail) => /^Message-ID: (.+)\r$/im.exec(mail)?.[1])[1]).toBe(first?.messageId)
  })

  it.each(['newsletter.letter', 'vacancies.alert', 'meeting.invited', 'application.company'])(
    'sends a link for a password before an earlier mail of the kind %s',
    async (kind) => {
      const { db } = services.database
      const [first, second] = await outbox()
      for (const [mail, its] of [
        [first, kind],
        [second, 'account.reset'],
      ] as const)
        await db
          .update(mails)
          .set({ kind: its })
          .where(eq(mails.id, mail?.id ?? 0))
      await deliverDue(services.now())
      expect(catcher.received.map((mail) => /^Message-ID: (.+)\r$/im.exec(mail)?.[1])).toEqual([
        second?.messageId,
        first?.messageId,
      ])
    },
  )

  it('sends nothing twice', async () => {
    await deliverDue(services.now())
    expect(await deliverDue(services.now())).toBe(0)
    expect(catcher.received).toHaveLength(2)
  })

  it('retries when the mail server fails, with the same Message-ID', async () => {
    catcher.rejectWith = 451
    await deliverDue(services.now())
    const queued = await outbox()
    expect(queued[0]).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('refused'),
    })
    catcher.rejectWith = undefined
    expect(await deliverDue(services.now())).toBe(0)
    services.clock.pass(waitAfter(1))
    expect(await deliverDue(services.now())).toBe(2)
    expect((await outbox()).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 2],
      ['sent', 2],
    ])
    expect(catcher.received[0]).toContain(queued[0]?.messageId)
  })

  it('retries when the mail server is unreachable', async () => {
    await catcher.close()
    await deliverDue(services.now())
    expect(await outbox()).toMatchObject([{ status: 'queued' }, { status: 'queued' }])
  })

  it('gives up after a day and a half, and starts again on command', async () => {
    catcher.rejectWith = 451
    let rounds = 0
    const begun = services.now().getTime()
    while ((await deliverDue(services.now())) > 0) {
      rounds += 1
      services.clock.pass(240 * minute)
    }
    expect(rounds).toBe(15)
    expect(services.now().getTime() - begun).toBeGreaterThan(24 * 60 * minute)
    const [mail] = await outbox()
    expect(mail).toMatchObject({ status: 'failed', attempts: 15 })
    catcher.rejectWith = undefined
    expect(await requeueMails(services.database.db, services.now(), mail?.id ?? 0)).toBe(1)
    expect(await deliverDue(services.now())).toBe(1)
    expect(await requeueMails(services.database.db, services.now(), mail?.id ?? 0)).toBe(0)
  })

  it('gives up at once on an address that does not exist, and logs no address', async () => {
    catcher.unknownRecipient = 'aysel@person.example'
    await deliverDue(services.now())
    expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'failed'])
    expect(JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls])).not.toContain(
      '@',
    )
  })

  it('lists the mails about a text, however its letters are typed', async () => {
    const [mail] = await outbox()
    const { db } = services.database
    await db
      .update(mails)
      .set({ subject: 'Müraciət: Ёлкин, 100 %' })
      .where(eq(mails.id, mail?.id ?? 0))
    for (const text of ['muraciet', 'MÜRACİƏT', 'елкин', '100 %'])
      expect((await listMails(db, 10, text)).map(({ id }) => id)).toEqual([mail?.id])
    expect(await listMails(db, 10, '100_%')).toEqual([])
  })

  it('is shared by two servers without sending anything twice', async () => {
    const other = delivery(await startAgain())
    for (let place = 0; place < 4; place += 1)
      await post(app, applyUrl, vacancyForm({ email: `applicant${place}@person.example` }))
    await Promise.all([deliverDue(services.now()), other(services.now()), deliverDue(services.now())])
    expect(catcher.received).toHaveLength(10)
    expect((await outbox()).every(({ attempts, status }) => attempts === 1 && status === 'sent')).toBe(true)
  })

  it('takes over a mail from a server that died, after the lease', async () => {
    const lease = new Date(services.now().getTime() + 10 * minute)
    await services.database.db.update(mails).set({ leasedUntil: lease, attempts: 1 })
    expect(await deliverDue(services.now())).toBe(0)
    services.clock.pass(10 * minute)
    expect(await deliverDue(services.now())).toBe(2)
  })

  it('can be stopped between two mails', async () => {
    const stopping = new AbortController()
    log.info.mockImplementationOnce(() => stopping.abort())
    expect(await deliverDue(services.now(), stopping.signal)).toBe(1)
    expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'queued'])
  })

  /** A second catcher, for a second server. */
  const startAgain = async () => {
    await catcher.close()
    catcher = new MailCatcher()
    const url = await catcher.listen()
    deliverDue = delivery(url)
    return url
  }
})

it('doubles the pause each time, up to four hours', () => {
  expect([1, 2, 3, 9, 10, 11, 15].map((attempts) => waitAfter(attempts) / minute)).toEqual([
    0.5, 1, 2, 128, 240, 240, 240,
  ])
})
