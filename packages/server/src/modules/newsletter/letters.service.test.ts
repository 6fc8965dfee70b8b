import type { LetterDetail, ShownLetter } from '@atrium/contract/newsletter'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { auditLog, letters, mails, settings, subscribers } from '#db/schema.ts'
import { claimDueMails } from '#mail/mails.repo.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { endByOneClick, forgetNewsletter, subscribeTo } from '#testing/newsletter.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { letterPages } from './archive.service.ts'
import { sendDueLetters } from './letterJob.service.ts'

const empty = { subject: '', text: '' }
const texts = {
  AZ: { subject: 'Noyabr xəbərləri', text: 'Salam.' },
  EN: { subject: 'News of November', text: 'Hello **all**. [Read](/service)' },
  RU: empty,
}
const minute = 60_000

describeOnDatabase('letters', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let admin: AccountRecord
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    admin = await hire(services, { role: 'admin', email: 'rauf@caspora.example' })
  })
  afterAll(() => app.close())
  afterEach(async () => {
    await forgetNewsletter(services)
    await services.database.db.delete(letters)
    await services.database.db.delete(settings)
  })

  const site = () => services.siteUrl()
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const headers = { ...(await signIn(services, admin)), 'accept-language': 'en' }
    const reply = await app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, body: () => reply.json(), text: reply.body }
  }
  const step = async (id: number, name: string, more: object = {}) => {
    const { revision }: LetterDetail = (await call('GET', `letters/${id}/`)).body()
    return call('POST', `letters/${id}/${name}/`, { revision, ...more })
  }
  const create = async (given: object = texts): Promise<number> =>
    (await call('POST', 'letters/', { texts: given, isListed: true })).body().id
  const stateOf = async (id: number) => (await call('GET', `letters/${id}/`)).body() as LetterDetail
  /** Confirmed subscribers, each with the token to unsubscribe. */
  const subscribed = (count: number, language: 'AZ' | 'EN' | 'RU' = 'EN') =>
    services.database.db.insert(subscribers).values(
      Array.from({ length: count }, (_each, place) => ({
        ...{ email: `${language.toLowerCase()}${place}@person.example`, language },
        ...{ unsubscribeToken: `${language}-${place}`, askedAt: services.now(), confirmedAt: services.now() },
      })),
    )
  const sent = () =>
    services.database.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'newsletter.letter'))
      .orderBy(asc(mails.id))
  const finish = (status: 'sent' | 'failed', count: number) =>
    services.database.db.transaction(async (tx) => {
      const queued = await tx.select().from(mails).where(eq(mails.status, 'queued')).limit(count)
      for (const { id } of queued) await tx.update(mails).set({ status }).where(eq(mails.id, id))
    })

  it('go to each subscriber in their language, else in English, as a page and as text', async () => {
    await subscribed(1, 'AZ')
    await subscribed(1, 'RU')
    await subscribeTo(app, 'waiting@person.example')
    const id = await create()
    expect((await stateOf(id)).audience).toEqual({ AZ: 1, EN: 0, RU: 1 })
    expect((await step(id, 'sending')).status).toBe(200)
    await sendDueLetters(services)
    const [az, ru] = await sent()
    expect(az).toMatchObject({ to: 'az0@person.example', subject: 'Noyabr xəbərləri' })
    expect(ru).toMatchObject({ to: 'ru0@person.example', subject: 'News of November' })
    expect(ru?.text).toContain(`Hello all. Read: ${site()}/service`)
    expect(ru?.html).toContain('Hello <strong>all</strong>.')
    expect(ru?.html).toContain(`href="${site()}/subscribe/unsubscribe?token=RU-0&amp;lng=ru"`)
    expect(ru?.headers).toMatchObject({
      'List-Unsubscribe': `<${site()}/api/subscribe/unsubscribe/?token=RU-0>`,
    })
    expect(await sent()).toHaveLength(2)
  })

  it('go once to each subscriber, also when two servers write them and one fails in between', async () => {
    await subscribed(450)
    const id = await create()
    await step(id, 'sending')
    const put = services.outbox.put
    jest.spyOn(services.outbox, 'put').mockImplementationOnce(async (tx, given) => {
      await put(tx, given)
      throw new Error('killed')
    })
    await expect(sendDueLetters(services)).rejects.toThrow('killed')
    expect(await sent()).toEqual([])
    await Promise.all([sendDueLetters(services), sendDueLetters(services)])
    await sendDueLetters(services)
    const addresses = (await sent()).map(({ to }) => to)
    expect([addresses.length, new Set(addresses).size]).toEqual([450, 450])
    expect(await stateOf(id)).toMatchObject({ state: 'sending', recipients: 450 })
  })

  it('do not go to a subscriber who leaves or comes while they are sent', async () => {
    await subscribed(201)
    const id = await create()
    await step(id, 'sending')
    // After the first batch.
    const put = services.outbox.put
    jest.spyOn(services.outbox, 'put').mockImplementationOnce(async (tx, given) => {
      await put(tx, given)
      await endByOneClick(app, 'EN-200')
    })
    services.clock.pass(minute)
    await subscribed(1, 'RU')
    await sendDueLetters(services)
    expect((await sent()).map(({ to }) => to)).not.toContain('en200@person.example')
    expect(await sent()).toHaveLength(200)
  })

  it('wait for their time, and can be cancelled until then', async () => {
    await subscribed(1)
    const id = await create()
    const at = new Date(services.now().getTime() + 10 * minute).toISOString()
    const passed = new Date(services.now().getTime() - 1000).toISOString()
    expect((await step(id, 'sending', { at: passed })).body().errors).toEqual({ at: expect.any(String) })
    expect((await step(id, 'sending', { at })).body()).toMatchObject({ state: 'scheduled', sendAt: at })
    await sendDueLetters(services)
    expect(await sent()).toEqual([])
    expect((await step(id, 'cancel')).body()).toMatchObject({ state: 'draft', sendAt: '' })
    await step(id, 'sending', { at })
    services.clock.pass(10 * minute)
    await sendDueLetters(services)
    expect(await sent()).toHaveLength(1)
    expect((await step(id, 'cancel')).status).toBe(409)
    await finish('sent', 1)
    await sendDueLetters(services)
    expect(await stateOf(id)).toMatchObject({ state: 'sent', recipients: 1, delivered: 1, failed: 0 })
  })

  it('are not sent a second time with the same texts', async () => {
    await step(await create(), 'sending')
    const second = await step(await create(), 'sending')
    expect([second.status, second.body().message]).toEqual([
      409,
      'This letter was sent before. Change its text, or leave it.',
    ])
  })

  it('pause when too many mails fail, keep the others, and go on when they are resumed', async () => {
    await subscribed(60)
    const id = await create()
    await step(id, 'sending')
    await sendDueLetters(services)
    await finish('failed', 19)
    await sendDueLetters(services)
    expect(await stateOf(id)).toMatchObject({ state: 'sending', failed: 19 })
    await finish('failed', 1)
    await sendDueLetters(services)
    expect(await stateOf(id)).toMatchObject({ state: 'paused', isFailing: true, failed: 20, delivered: 0 })
    const claim = () =>
      claimDueMails(services.database.db, { now: services.now(), leasedUntil: services.now(), limit: 1 })
    expect(await claim()).toEqual([])
    expect((await step(id, 'resume')).body()).toMatchObject({ state: 'sending', isFailing: false })
    expect(await claim()).toHaveLength(1)
    await finish('sent', 40)
    await sendDueLetters(services)
    expect(await stateOf(id)).toMatchObject({ state: 'sent', failed: 20, delivered: 40 })
  })

  it('go to the person who tests them, and to nobody else', async () => {
    await subscribed(1)
    const id = await create()
    expect((await call('POST', `letters/${id}/test/`, { language: 'AZ' })).status).toBe(204)
    expect(await services.database.db.select().from(mails)).toMatchObject([
      { kind: 'newsletter.test', to: 'rauf@caspora.example', subject: 'Noyabr xəbərləri', letterId: null },
    ])
  })

  it('have no HTML, script or foreign picture of what is typed', async () => {
    const text = [
      '<img src=x onerror=alert(1)> <script>alert(1)</script>',
      '[bad](javascript:alert(1)) [data](data:text/html,x)',
      '![spy](https://evil.example/pixel.png) ![own](/media/plan.png)',
      '![team](/pictures/0123456789abcdef-1600.jpg#1600x900,50,50)',
    ].join('\n\n')
    const given = { ...texts, EN: { subject: '<b>News</b>', text } }
    const { html }: ShownLetter = (
      await call('POST', 'letters/preview/', { texts: given, language: 'EN' })
    ).body()
    expect(html).not.toMatch(/<script|<img src=x|javascript:|data:|evil\.example|<b>/)
    expect(html).toContain(`<img src="${site()}/media/plan.png" alt="own"`)
    expect(html).toContain(`<img src="${site()}/pictures/0123456789abcdef-960.jpg" alt="team"`)
  })

  it('have a page for everybody once they are sent, and are listed unless it is switched off', async () => {
    const pages = letterPages(services)
    const id = await create()
    const { id: unlisted } = (
      await call('POST', 'letters/', {
        texts: { ...texts, EN: { subject: 'Quiet', text: 'Hi' } },
        isListed: false,
      })
    ).body()
    expect((await app.inject(`/api/v1/newsletter/${id}/`)).statusCode).toBe(404)
    expect(await pages.headOf(`/newsletter/${id}`, 'EN')).toMatchObject({ status: 404 })
    for (const each of [id, unlisted]) await step(each, 'sending')
    const published = await app.inject(`/api/v1/newsletter/${id}/`)
    expect(published.json()).toEqual({
      id,
      day: '2026-11-21',
      isListed: true,
      texts: { AZ: texts.AZ, EN: texts.EN },
    })
    expect(await pages.headOf(`/newsletter/${id}`, 'RU')).toMatchObject({
      ...{ title: 'News of November · Caspora', languages: ['AZ', 'EN'], isUnlisted: false },
      description: expect.stringContaining('Hello all.'),
    })
    expect(await pages.headOf(`/newsletter/${unlisted}`, 'EN')).toMatchObject({ isUnlisted: true })
    expect(await pages.list()).toEqual([{ path: `/newsletter/${id}`, languages: ['AZ', 'EN'] }])
  })

  it('leave their state in the audit log, and no text', async () => {
    const id = await create()
    await step(id, 'sending')
    const entries = await services.database.db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.kind, 'letters'), eq(auditLog.recordId, String(id)), ne(auditLog.action, 'added')),
      )
    expect(entries).toMatchObject([{ actorId: admin.id, after: { state: 'sending' } }])
    expect(JSON.stringify(entries)).not.toContain('Hello')
  })

  it('show the subscribers, export the confirmed ones as text, and erase one', async () => {
    await subscribed(1)
    await subscribeTo(app, '=waiting@person.example')
    const [waiting, confirmed] = (await call('GET', 'subscribers/')).body()
    expect(waiting).toMatchObject({ email: '=waiting@person.example', state: 'waiting', topic: 'newsletter' })
    expect(confirmed).toMatchObject({ email: 'en0@person.example', state: 'confirmed', language: 'EN' })
    expect((await call('GET', 'subscribers/?state=waiting&text=WAIT')).body()).toHaveLength(1)
    const at = services.now().toISOString()
    expect((await call('GET', 'subscribers/export/')).text).toBe(
      `email,topic,language,confirmed_at\r\nen0@person.example,newsletter,EN,${at}\r\n`,
    )
    expect((await call('DELETE', `subscribers/${waiting.id}/`)).status).toBe(204)
    expect((await call('GET', 'subscribers/')).body()).toHaveLength(1)
    const [entry] = await services.database.db.select().from(auditLog).where(eq(auditLog.kind, 'subscribers'))
    expect(entry).toMatchObject({ actorId: admin.id, action: 'removed', before: { topic: 'newsletter' } })
  })
})
