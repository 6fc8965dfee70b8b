import { randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { utcDayOf } from '@atrium/contract/days'
import { and, asc, eq, like, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { runCommand } from '#cli/commands.ts'
import {
  applicationEvents,
  applicationRatings,
  applications,
  candidates,
  cvTexts,
  files,
  mails,
  notifications,
  subscribers,
  suggestions,
} from '#db/schema.ts'
import { purge, purgeDryRun } from '#modules/retention/index.ts'
import { applyUrl, post } from '#testing/apply.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { vacancyForm } from '#testing/forms.ts'
import { endByOneClick, forgetNewsletter, subscribeTo, subscribeWhole } from '#testing/newsletter.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const day = 24 * 3_600_000
const nothing = {
  applications: 0,
  applicationMails: 0,
  contactMails: 0,
  newsletterMails: 0,
  accountMails: 0,
  meetingFiles: 0,
  pictures: 0,
  guests: 0,
  unconfirmed: 0,
  ended: 0,
  trashed: 0,
  // The database writes the log by its own clock, which these tests leave behind.
  audited: expect.any(Number),
}

describeOnDatabase('a purge', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  afterEach(async () => {
    const { db } = services.database
    const records = await db.select().from(files)
    await forgetNewsletter(services)
    await db.delete(applications)
    await db.delete(files)
    for (const { key } of records) await services.storage.remove(key)
  })

  const days = (count: number) => services.clock.pass(count * day)
  const apply = (last_name: string) => post(app, applyUrl, vacancyForm({ last_name }))
  const write = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      payload: {
        service_id: 'atrium',
        user_id: 'atrium',
        template_id: 'contact_customer',
        template_params: { from_name: name, from_email: 'gunesh@person.example', message: 'Hello' },
      },
    })
  const deliverAll = () => services.database.db.update(mails).set({ status: 'sent', sentAt: services.now() })
  const mailsOf = (kind: string) =>
    services.database.db
      .select()
      .from(mails)
      .where(and(like(mails.kind, `${kind}%`)))
      .orderBy(asc(mails.id))
  const stored = () => readdir(path.join(services.config.dataDir, 'files'))

  it('deletes an application, its CV and its mails after a year, and keeps one that is a day younger', async () => {
    await apply('old')
    const [old] = await stored()
    days(1)
    await apply('young')
    await deliverAll()
    days(364)
    expect(await purge(services)).toEqual(nothing)
    services.clock.pass(1)
    expect(await purge(services)).toEqual({ ...nothing, applications: 1, applicationMails: 2 })
    const left = await services.database.db.select().from(applications)
    expect(left).toMatchObject([{ lastName: 'young' }])
    expect(await services.database.db.select().from(files)).toHaveLength(1)
    expect(await mailsOf('application.')).toHaveLength(2)
    expect(await stored()).toHaveLength(1)
    expect(await stored()).not.toContain(old)
  })

  it('keeps an application until the mail with its CV is sent', async () => {
    await apply('waiting')
    days(400)
    expect(await purge(services)).toEqual(nothing)
    expect(await stored()).toHaveLength(1)
    await deliverAll()
    expect(await purge(services)).toEqual({ ...nothing, applications: 1, applicationMails: 2 })
    expect(await stored()).toEqual([])
  })

  it('keeps an application until its day, and deletes what belongs to it', async () => {
    const { db } = services.database
    await apply('kept')
    await deliverAll()
    const [kept] = await db.select().from(applications)
    const id = kept?.id ?? 0
    const [candidate] = await db.insert(candidates).values({}).returning()
    const keepUntil = utcDayOf(new Date(services.now().getTime() + 500 * day))
    await db.update(applications).set({ keepUntil, candidateId: candidate?.id ?? null })
    await db.insert(applicationRatings).values({ applicationId: id, personId: 1, verdict: 'yes' })
    const href = `/staff/desk/applications/${id}`
    await db.insert(notifications).values([
      { accountId: 1, href },
      { accountId: 1, href: `${href}0` },
    ])
    days(499)
    await services.outbox.put(db, [
      {
        kind: 'application.mail',
        to: 'x@person.example',
        subject: 'x',
        text: 'x',
        about: `application ${id}`,
      },
    ])
    expect(await purge(services)).toEqual({ ...nothing, applicationMails: 2 })
    days(2)
    expect(await purge(services)).toEqual(nothing)
    await deliverAll()
    expect(await purge(services)).toEqual({ ...nothing, applications: 1, applicationMails: 1 })
    for (const table of [applicationEvents, applicationRatings, candidates, cvTexts])
      expect(await db.$count(table)).toBe(0)
    expect(await db.$count(notifications, like(notifications.href, `${href}%`))).toBe(1)
  })

  it('deletes contact messages after a year, failed or sent, but none that is queued', async () => {
    const became = (status: 'sent' | 'failed', name: string) =>
      services.database.db
        .update(mails)
        .set({ status })
        .where(like(mails.text, `%Name: ${name}%`))
    for (const name of ['arrived', 'refused', 'waiting']) await write(name)
    await became('sent', 'arrived')
    await became('failed', 'refused')
    days(364)
    await write('young')
    days(2)
    expect(await purge(services)).toEqual({ ...nothing, contactMails: 2 })
    const left = await mailsOf('contact.company')
    expect(left.map(({ text }) => /Name: (\w+)/.exec(text)?.[1])).toEqual(['waiting', 'young'])
  })

  it('deletes mails among the staff after 30 days', async () => {
    const kinds = ['account.changed', 'offDay.sent', 'leave.grant', 'record.sent']
    const letter = { to: 'leyla@caspora.example', subject: 'x', text: 'x' }
    await services.outbox.put(
      services.database.db,
      kinds.map((kind) => ({ ...letter, kind })),
    )
    await deliverAll()
    days(30)
    expect(await purge(services)).toEqual(nothing)
    services.clock.pass(1)
    expect(await purge(services)).toEqual({ ...nothing, accountMails: kinds.length })
  })

  it('deletes unconfirmed subscriptions, ended ones, and old mails', async () => {
    await subscribeWhole(app, services, 'stays@person.example')
    const token = await subscribeWhole(app, services, 'ended@person.example')
    await endByOneClick(app, token)
    await subscribeTo(app, 'silent@person.example')
    // The newsletter of the same address stays.
    await subscribeTo(app, 'stays@person.example', 'en', { topic: 'vacancies' })
    await deliverAll()
    days(1)
    await subscribeTo(app, 'thinking@person.example')
    days(6)
    services.clock.pass(1)
    expect(await purge(services)).toEqual({ ...nothing, unconfirmed: 2 })
    expect(await mailsOf('vacancies.')).toEqual([])
    days(23)
    expect(await purge(services)).toEqual({ ...nothing, unconfirmed: 1, newsletterMails: 2, ended: 1 })
    const left = await services.database.db.select().from(subscribers)
    expect(left).toMatchObject([{ email: 'stays@person.example', endedAt: null }])
    // An unconfirmed subscription is deleted with its mails, including the unsent one.
    expect(await mailsOf('newsletter.')).toEqual([])
  })

  it('has a dry run: the same numbers, and nothing is deleted', async () => {
    await apply('old')
    await write('old')
    await deliverAll()
    days(367)
    const run = (...args: string[]) => runCommand(['purge', 'run', ...args], services, jest.fn())
    const rehearsal = await run('--dry-run')
    expect(rehearsal).toMatch(/^Would be removed:\n/)
    expect(rehearsal).toMatch(/^Applications with their CVs: +1$/m)
    expect(rehearsal).toMatch(/^Mails of the contact page: +2$/m)
    expect(await stored()).toHaveLength(1)
    expect(await services.database.db.select().from(applications)).toHaveLength(1)
    expect(await run()).toBe(rehearsal.replace('Would be removed', 'Removed'))
    expect(await stored()).toEqual([])
    await expect(run('--force')).rejects.toThrow('purge run [--dry-run]')
  })

  it('happens once when two servers purge at the same time', async () => {
    await apply('old')
    await deliverAll()
    days(366)
    const both = await Promise.all([purge(services), purge(services)])
    expect(both.map(({ applications, applicationMails }) => applications + applicationMails).sort()).toEqual([
      0, 3,
    ])
  })

  it('deletes a file without a record from the trash after thirty days', async () => {
    await apply('kept')
    const [key = ''] = await stored()
    await services.storage.quarantine(key)
    const trash = path.join(services.config.dataDir, 'files', 'trash')
    await utimes(path.join(trash, key), services.now(), services.now())
    services.clock.pass(30 * day - 60_000)
    expect(await purge(services)).toEqual(nothing)
    services.clock.pass(120_000)
    expect(await purgeDryRun(services)).toEqual({ ...nothing, trashed: 1 })
    expect(await purge(services)).toEqual({ ...nothing, trashed: 1 })
    expect(await readdir(trash)).toEqual([])
  })
})

describeOnDatabase('the daily purge', (open) => {
  let services: TestServices
  beforeAll(async () => {
    services = await testServices(await open('none'))
  })

  /** The transaction ids that wrote the rows, in the physical order of the rows. */
  const writers = async () => {
    const { db } = services.database
    const rows = await db
      .select({ text: suggestions.text, writer: sql<string>`xmin::text` })
      .from(suggestions)
      .orderBy(sql`ctid`)
    return { texts: rows.map(({ text }) => text), numbers: new Set(rows.map(({ writer }) => writer)) }
  }

  it('hides the order and time of anonymous suggestions, and does not change their content', async () => {
    const { db } = services.database
    const sent = Array.from({ length: 12 }, (_one, place) => `suggestion ${place}`)
    for (const text of sent)
      await db
        .insert(suggestions)
        .values({ isAnonymous: true, text, codeHash: randomUUID(), receivedOn: '2026-11-01' })
    const before = await writers()
    expect([before.texts, before.numbers.size]).toEqual([sent, sent.length])
    const rows = await db.select().from(suggestions).orderBy(suggestions.id)
    await purge(services)
    const after = await writers()
    expect(after.numbers.size).toBe(1)
    // The old order would remain by chance in one case of 479 million.
    expect(after.texts).not.toEqual(sent)
    expect(await db.select().from(suggestions).orderBy(suggestions.id)).toEqual(rows)
  })

  it('does not rewrite those of earlier months again', async () => {
    const { db } = services.database
    const [old] = await db
      .insert(suggestions)
      .values({ isAnonymous: true, text: 'old', codeHash: randomUUID(), receivedOn: '2026-09-01' })
      .returning()
    const place = async () =>
      (
        await db
          .select({ ctid: sql`ctid::text` })
          .from(suggestions)
          .where(eq(suggestions.id, old?.id ?? ''))
      )[0]
    const before = await place()
    await purge(services)
    expect(await place()).toEqual(before)
  })
})
