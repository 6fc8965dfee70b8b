import { vacancySamples } from '@atrium/contract/careers/samples'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { jobs, jobTexts } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import {
  confirm,
  endByOneClick,
  forgetNewsletter,
  newestToken,
  newsletterTraces,
  subscribeTo,
  subscribeWhole,
} from '#testing/newsletter.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { sendVacancyAlerts } from './vacancyAlerts.service.ts'

const hour = 3_600_000
const day = 24 * hour
const email = 'gunesh@person.example'

describeOnDatabase('the alerts about vacancies', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeEach(async () => {
    services = await testServices(await open(), { publicUrl: 'https://caspora.example' })
    app = await buildApp({ services })
  })
  afterEach(() => app.close())
  afterEach(() => forgetNewsletter(services))

  const subscribe = (language = 'en', category_ids = '', address = email) =>
    subscribeWhole(app, services, address, language, { topic: 'vacancies', category_ids })
  const alerts = async () =>
    (await newsletterTraces(services)).mails.filter(({ kind }) => kind === 'vacancies.alert')
  const publish = (id: number, changes: Partial<typeof jobs.$inferInsert> = {}) =>
    services.database.db
      .update(jobs)
      .set({ state: 'open', publishedAt: services.now(), ...changes })
      .where(eq(jobs.id, id))
  /** Publishes an hour later and looks for due alerts. */
  const publishLater = async (id: number, changes: Partial<typeof jobs.$inferInsert> = {}) => {
    services.clock.pass(hour)
    await publish(id, changes)
    return sendVacancyAlerts(services)
  }

  it('list what was published since the confirmation, in the language of the subscriber', async () => {
    await publish(1)
    services.clock.pass(hour)
    const token = await subscribe('ru')
    await publishLater(5, { closesOn: '2027-01-13', workplace: 'remote' })
    const [alert, ...others] = await alerts()
    expect(others).toEqual([])
    expect(alert).toMatchObject({
      to: email,
      subject: 'Новая вакансия Caspora: DevOps-инженер',
      headers: {
        'List-Unsubscribe': `<https://caspora.example/api/subscribe/unsubscribe/?topic=vacancies&token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(alert?.text).toContain(
      'DevOps-инженер\nБаку · Полная занятость, удалённо · Отклики до 13 января 2027\nhttps://caspora.example/career/5?lng=ru\n',
    )
    expect(alert?.text).not.toContain('React')
    expect(alert?.text).toContain(
      `https://caspora.example/subscribe/unsubscribe?topic=vacancies&token=${token}&lng=ru\n`,
    )
  })

  it('are one a day, which lists all that came meanwhile and is still open', async () => {
    await subscribe()
    expect(await publishLater(1)).toBe(1)
    expect(await publishLater(2)).toBe(0)
    expect(await publishLater(3)).toBe(0)
    await services.database.db.update(jobs).set({ state: 'closed' }).where(eq(jobs.id, 3))
    // Past nine on the next day.
    services.clock.pass(day)
    expect(await publishLater(4)).toBe(1)
    const [, second] = await alerts()
    expect(second?.subject).toBe('New vacancies at Caspora')
    expect(second?.text).toMatch(/back‑end developer[\s\S]*Project manager/)
    expect(second?.text).not.toMatch(/career\/[13]\?/)
    services.clock.pass(day)
    expect(await sendVacancyAlerts(services)).toBe(0)
  })

  it('wait until nine by the company’s clock', async () => {
    await subscribe()
    // From 13:00 to 07:00 in Baku.
    services.clock.pass(18 * hour)
    await publish(1)
    expect(await sendVacancyAlerts(services)).toBe(0)
    services.clock.pass(2 * hour - 1)
    expect(await sendVacancyAlerts(services)).toBe(0)
    services.clock.pass(1)
    expect(await sendVacancyAlerts(services)).toBe(1)
  })

  it('keep to the chosen categories', async () => {
    const [first, second] = vacancySamples.map(({ categoryId }) => categoryId)
    await subscribe('en', String(second))
    await subscribe('en', `999,${first}`, 'other@person.example')
    expect(await publishLater(1)).toBe(1)
    expect((await alerts()).map(({ to }) => to)).toEqual(['other@person.example'])
  })

  it('keep to other categories once the subscriber has confirmed them', async () => {
    const [first, second] = vacancySamples.map(({ categoryId }) => String(categoryId))
    await subscribe('en', first)
    await subscribeTo(app, email, 'ru', { topic: 'vacancies', category_ids: second })
    const stored = async () => (await newsletterTraces(services)).subscribers[0]
    const { mails } = await newsletterTraces(services)
    expect(mails.at(-1)).toMatchObject({
      kind: 'vacancies.change',
      subject: expect.stringMatching(/^Confirm/),
    })
    expect(await stored()).toMatchObject({ categoryIds: [Number(first)] })
    const token = await newestToken(services)
    expect((await confirm(app, token.replace(/\.\d+\.$/, '.99.'))).statusCode).toBe(404)
    for (const _twice of [1, 2]) expect((await confirm(app, token)).statusCode).toBe(200)
    expect(await stored()).toMatchObject({ categoryIds: [Number(second)], language: 'EN' })
  })

  it('are sent once by several servers', async () => {
    await subscribe()
    services.clock.pass(hour)
    await publish(1)
    const counts = await Promise.all([1, 2, 3].map(() => sendVacancyAlerts(services)))
    expect(counts.sort()).toEqual([0, 0, 1])
    expect(await alerts()).toHaveLength(1)
  })

  it('go to everybody or to nobody', async () => {
    await subscribe()
    await subscribe('az', '', 'other@person.example')
    const broken = {
      ...services,
      texts: (language: string, ...rest: unknown[]) => {
        if (language === 'AZ') throw new Error('no texts')
        return (services.texts as (...all: unknown[]) => string)(language, ...rest)
      },
    } as TestServices
    services.clock.pass(hour)
    await publish(1)
    await expect(sendVacancyAlerts(broken)).rejects.toThrow('no texts')
    expect(await alerts()).toEqual([])
    expect(await sendVacancyAlerts(services)).toBe(2)
  })

  it('show a vacancy without the language of the subscriber in another one', async () => {
    await subscribe('az')
    await services.database.db.delete(jobTexts).where(eq(jobTexts.language, 'AZ'))
    await publishLater(2)
    expect((await alerts())[0]?.text).toContain('Project manager\n')
    expect((await alerts())[0]?.text).toContain('/career/2?lng=en')
  })

  it('reach only who has confirmed and not unsubscribed, and nobody of the newsletter', async () => {
    await subscribeWhole(app, services, 'letter@person.example')
    await subscribeTo(app, 'waiting@person.example', 'en', { topic: 'vacancies' })
    const token = await subscribe()
    expect(await publishLater(1)).toBe(1)
    await endByOneClick(app, token)
    expect(await alerts()).toEqual([])
    services.clock.pass(day)
    expect(await publishLater(2)).toBe(0)
    // The other subscription of the address stays.
    const token2 = await subscribe('en', '', 'letter@person.example')
    await endByOneClick(app, token2)
    const { subscribers, mails } = await newsletterTraces(services)
    expect(subscribers).toContainEqual(
      expect.objectContaining({ email: 'letter@person.example', topic: 'newsletter' }),
    )
    expect(mails.map(({ kind, to }) => `${kind} ${to}`)).toContain('newsletter.welcome letter@person.example')
  })

  it('refuse categories that are no list of numbers', async () => {
    for (const category_ids of ['x', '1,,2', '1 or 1=1', '0', Array(51).fill('1').join()])
      expect((await subscribeTo(app, email, 'en', { topic: 'vacancies', category_ids })).statusCode).toBe(400)
    expect((await subscribeTo(app, email, 'en', { topic: 'spam' })).statusCode).toBe(400)
  })
})
