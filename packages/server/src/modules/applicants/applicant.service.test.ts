import { PassThrough } from 'node:stream'
import { applicantActor } from '@atrium/contract/audit'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applicationEvents, applications, auditLog, cvTexts, mails } from '#db/schema.ts'
import { renewApplicationLink } from '#modules/careers/index.ts'
import { applyUrl, post, traces } from '#testing/apply.ts'
import { docx } from '#testing/cvFixtures.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { cvFile, vacancyForm } from '#testing/forms.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const second = 1000

const contact = {
  first_name: 'Aysəl',
  last_name: 'Kərimova',
  email: 'kerimova@person.example',
  phone: '+994 55 111 22 33',
}

describeOnDatabase('the link of an applicant', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let logged = ''
  let count = 0
  const tables = () => services.database.db
  beforeAll(async () => {
    services = await testServices(await open(), { logLevel: 'info' })
    const log = new PassThrough()
    log.on('data', (line) => {
      logged += line
    })
    app = await buildApp({ services, logStream: log })
  })
  afterAll(() => app.close())

  /** Applies, and returns the token of the receipt's mail. */
  async function apply() {
    count += 1
    const email = `aysel${count}@person.example`
    await post(app, applyUrl, vacancyForm({ email }))
    const [receipt] = await tables().select().from(mails).where(eq(mails.to, email))
    const [, token = ''] = /\/application\/([\w-]{43})\?lng=en/.exec(receipt?.text ?? '') ?? []
    const [row] = await tables().select().from(applications).orderBy(desc(applications.id)).limit(1)
    return { token, email, id: row?.id ?? 0, reference: row?.reference ?? '' }
  }
  const look = (token: string) => app.inject(`/api/v1/applications/${token}/`)
  const act = (token: string, what: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/applications/${token}/${what}/`, payload })
  const upload = (token: string, cv: ReturnType<typeof cvFile>) =>
    post(app, `/api/v1/applications/${token}/cv/`, [['cv', cv]])
  const stored = async (id: number) =>
    (await tables().select().from(applications).where(eq(applications.id, id)))[0]
  const move = (id: number, values: Partial<typeof applications.$inferInsert>) =>
    tables().update(applications).set(values).where(eq(applications.id, id))
  /** Without the receipt. */
  const historyOf = (id: number) =>
    tables()
      .select({
        kind: applicationEvents.kind,
        data: applicationEvents.data,
        account: applicationEvents.accountId,
      })
      .from(applicationEvents)
      .where(and(eq(applicationEvents.applicationId, id), ne(applicationEvents.kind, 'mail')))
      .orderBy(asc(applicationEvents.id))

  it('shows what was sent and where it stands, and changes nothing when it is opened', async () => {
    const { token, email, id, reference } = await apply()
    const before = await stored(id)
    const reply = await look(token)
    expect(reply.json()).toEqual({
      reference,
      position: 'Senior React developer',
      stage: 'new',
      receivedDay: '2026-11-21',
      stageDay: '2026-11-21',
      firstName: 'Aysel',
      lastName: 'Quliyeva',
      email,
      newEmail: null,
      phone: '+994 50 000 00 00',
      message: '',
      cv: { name: 'cv.pdf', size: expect.any(Number) },
      keptUntil: '2027-11-21',
      isAskedToKeep: false,
    })
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    for (const what of ['withdrawal', 'contact', 'cv', 'keeping', 'deletion'])
      expect((await app.inject(`/api/v1/applications/${token}/${what}/`)).statusCode).toBe(404)
    expect(await stored(id)).toEqual(before)
  })

  it('withdraws the application once', async () => {
    const { token, id } = await apply()
    await move(id, { stage: 'interview', stageAt: services.now() })
    services.clock.pass(60 * second)
    expect((await act(token, 'withdrawal')).json()).toMatchObject({ stage: 'withdrawn' })
    expect((await act(token, 'withdrawal')).statusCode).toBe(200)
    expect(await historyOf(id)).toEqual([
      { kind: 'received', data: {}, account: null },
      { kind: 'stage', data: { from: 'interview', to: 'withdrawn' }, account: null },
    ])
    expect(await stored(id)).toMatchObject({ revision: 2, stageAt: services.now() })
    expect((await act(token, 'contact', contact)).statusCode).toBe(409)
    expect((await upload(token, cvFile())).statusCode).toBe(409)
  })

  it('withdraws nothing that is decided, and tells no decision that may still be undone', async () => {
    const { token, id } = await apply()
    await move(id, { stage: 'rejected', stageAt: services.now() })
    await tables()
      .insert(applicationEvents)
      .values({ applicationId: id, kind: 'stage', data: { from: 'review', to: 'rejected' } })
    expect((await look(token)).json()).toMatchObject({ stage: 'review' })
    services.clock.pass(11 * second)
    expect((await look(token)).json()).toMatchObject({ stage: 'rejected' })
    const reply = await act(token, 'withdrawal')
    expect(reply.statusCode).toBe(409)
    expect(reply.json().message).toBe('We have already decided about this application.')
  })

  it('corrects contact data by the rules of the form', async () => {
    const { token, email, id } = await apply()
    expect((await act(token, 'contact', { ...contact, email })).json()).toMatchObject({
      ...{ firstName: 'Aysəl', email, newEmail: null, phone: contact.phone },
    })
    expect(await stored(id)).toMatchObject({ lastName: 'Kərimova', revision: 2 })
    // The history has no contact data: it would keep what was corrected.
    expect((await historyOf(id)).at(-1)).toEqual({ kind: 'contact', data: {}, account: null })
    const refused = await act(token, 'contact', { ...contact, phone: '12', email: 'nobody' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual({ phone: 'phoneInvalid', email: 'emailInvalid' })
  })

  it('takes another address once its owner has confirmed it', async () => {
    const { token, email, id } = await apply()
    const mailsTo = async (to: string) => {
      const rows = await tables().select().from(mails).where(eq(mails.to, to)).orderBy(asc(mails.id))
      return rows.filter(({ kind }) => kind !== 'application.receipt')
    }
    const linkIn = (text = '') => /\/application\/([\w-]{43})\/email\?lng=en/.exec(text)?.[1] ?? ''
    expect((await act(token, 'contact', contact)).json()).toMatchObject({ email, newEmail: contact.email })
    await act(token, 'contact', contact)
    const [asked, ...more] = await mailsTo(contact.email)
    expect(more).toEqual([])
    const confirmation = linkIn(asked?.text)
    // A stranger who gets the mail learns nothing of the application, and a scanner changes nothing.
    expect(asked?.text).not.toContain(token)
    expect((await look(confirmation)).statusCode).toBe(404)
    expect((await app.inject(`/api/v1/applications/${confirmation}/email/`)).statusCode).toBe(404)
    expect(await stored(id)).toMatchObject({ email })

    services.clock.pass(11 * 60 * second)
    await act(token, 'contact', contact)
    expect((await act(confirmation, 'email')).statusCode).toBe(404)
    const latest = linkIn((await mailsTo(contact.email)).at(-1)?.text)
    expect((await act(latest, 'email')).statusCode).toBe(204)
    expect((await act(latest, 'email')).statusCode).toBe(204)
    expect((await look(token)).json()).toMatchObject({ email: contact.email, newEmail: null })
    const notices = await mailsTo(email)
    expect(notices.map(({ kind }) => kind)).toEqual(['application.emailChanged'])
    expect(notices[0]?.text).not.toContain(contact.email)

    await act(token, 'contact', { ...contact, email: 'third@person.example' })
    services.clock.pass(8 * 24 * 60 * 60 * second)
    const late = linkIn((await mailsTo('third@person.example')).at(-1)?.text)
    expect((await act(late, 'email')).statusCode).toBe(404)
    expect(JSON.stringify(await tables().select().from(auditLog))).not.toContain('third@person.example')
  })

  it('replaces the CV, whose text is read again, also in the mail that waits', async () => {
    const { token, id } = await apply()
    const earlier = await stored(id)
    const reply = await upload(token, cvFile('Yeni CV.docx', docx()))
    expect(reply.json()).toMatchObject({ cv: { name: 'Yeni CV.docx' } })
    const later = await stored(id)
    expect(later?.cvFileId).not.toBe(earlier?.cvFileId)
    expect((await historyOf(id)).at(-1)).toEqual({
      kind: 'cv',
      data: { name: 'Yeni CV.docx' },
      account: null,
    })
    const waiting = await tables().select().from(cvTexts)
    expect(waiting.map(({ fileId }) => fileId)).not.toContain(earlier?.cvFileId)
    expect(waiting).toContainEqual(expect.objectContaining({ fileId: later?.cvFileId, state: 'waiting' }))
    const { mails: sent, records, stored: onDisk } = await traces(services)
    expect(sent.flatMap(({ attachmentFileIds }) => attachmentFileIds)).toContain(later?.cvFileId)
    expect(sent.flatMap(({ attachmentFileIds }) => attachmentFileIds)).not.toContain(earlier?.cvFileId)
    expect(onDisk).toHaveLength(records.length)
    expect((await upload(token, cvFile('cv.pdf', Buffer.from('no PDF')))).json().errors).toEqual({
      cv: 'cvContent',
    })
  })

  it('answers only when the company has asked to keep the application', async () => {
    const { token, id } = await apply()
    expect((await act(token, 'keeping', { isAllowed: true })).statusCode).toBe(409)
    await move(id, { keepAskedAt: services.now(), createdAt: new Date('2026-01-05T10:00:00Z') })
    expect((await look(token)).json()).toMatchObject({ keptUntil: '2027-01-05', isAskedToKeep: true })
    expect((await act(token, 'keeping', { isAllowed: true })).json()).toMatchObject({
      keptUntil: '2028-01-05',
      isAskedToKeep: false,
    })
    expect((await historyOf(id)).at(-1)).toMatchObject({ kind: 'keepAnswered', data: { isAllowed: true } })
    await move(id, { keepAskedAt: services.now() })
    expect((await act(token, 'keeping', { isAllowed: false })).json()).toMatchObject({
      keptUntil: '2028-01-05',
    })
  })

  it('deletes everything, and ends', async () => {
    const other = await apply()
    const before = await traces(services)
    const { token, email, id, reference } = await apply()
    expect((await act(token, 'deletion')).statusCode).toBe(204)
    expect(await historyOf(id)).toEqual([])
    const after = await traces(services)
    expect(after.applications).toEqual(before.applications)
    expect(after.records).toEqual(before.records)
    expect(after.stored.toSorted()).toEqual(before.stored.toSorted())
    expect(JSON.stringify(after.mails)).not.toContain(reference)
    expect(JSON.stringify(after.mails)).not.toContain(email)
    expect((await look(token)).statusCode).toBe(404)
    expect((await act(token, 'deletion')).statusCode).toBe(404)
    expect((await look(other.token)).statusCode).toBe(200)
  })

  it('names the applicant in the audit log, from the form to the deletion', async () => {
    const { token, id } = await apply()
    await act(token, 'withdrawal')
    await act(token, 'deletion')
    const entries = await tables()
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.kind, 'applications'), eq(auditLog.recordId, String(id))))
      .orderBy(asc(auditLog.id))
    expect(entries).toEqual(
      ['added', 'changed', 'removed'].map((action) => ({ action, actorId: applicantActor })),
    )
  })

  it('ends when a later mail has another one', async () => {
    const { token, id } = await apply()
    const link = await renewApplicationLink(tables(), services, { id, language: 'AZ' })
    const [, renewed = ''] = /\/application\/([\w-]+)\?lng=az$/.exec(link) ?? []
    expect((await look(token)).statusCode).toBe(404)
    expect((await look(renewed)).statusCode).toBe(200)
  })

  it('is in the database as a hash only, and in no log', async () => {
    const { token } = await apply()
    await look(token)
    expect(JSON.stringify(await tables().select().from(applications))).not.toContain(token)
    expect(logged).toContain('/api/v1/applications/…/')
    expect(logged).not.toContain(token)
  })
})
