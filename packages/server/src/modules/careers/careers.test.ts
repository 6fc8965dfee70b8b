import { text } from 'node:stream/consumers'
import { categorySamples, jobDetailSample, jobSamples } from '@atrium/contract/careers/samples'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applications, files, jobs, jobTexts, mails } from '#db/schema.ts'
import { applyUrl, countTraces, generalUrl, nothing, post, traces } from '#testing/apply.ts'
import { cvFixtures } from '#testing/cvFixtures.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { cvFile, generalForm, vacancyForm } from '#testing/forms.ts'
import { type TestServices, testServices } from '#testing/services.ts'

describeOnDatabase('the vacancies', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const get = (url: string) => app.inject({ url })

  it('are listed in the form of the contract', async () => {
    const reply = await get('/api/v1/jobs/')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual(jobSamples.map((job) => ({ ...job, facts: expect.any(Object) })))
  })

  it('have categories', async () => {
    expect((await get('/api/v1/categories/')).json()).toEqual(categorySamples)
  })

  it('have a page each, with or without a trailing slash', async () => {
    const page = {
      ...jobDetailSample(2),
      facts: expect.objectContaining({ level: 'middle', isClosed: false }),
    }
    expect((await get('/api/v1/jobs/2')).json()).toEqual(page)
    expect((await get('/api/v1/jobs/2/')).json()).toEqual(page)
  })

  it.each([
    '999',
    '0',
    '-1',
    '01',
    '1.0',
    '1e0',
    '2147483648',
    '99999999999999999999',
    'general',
    "1'--",
    '%F0%9F%98%80',
  ])('are unknown by the id %s', async (id) => {
    const reply = await get(`/api/v1/jobs/${id}`)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({
      message: 'There is nothing at this address.',
      requestId: expect.any(String),
    })
  })

  it('leave out a language that is not translated', async () => {
    await services.database.db.delete(jobTexts).where(and(eq(jobTexts.jobId, 3), eq(jobTexts.language, 'AZ')))
    expect(Object.keys((await get('/api/v1/jobs/3')).json())).toEqual(['facts', 'EN', 'RU'])
    const listed = (await get('/api/v1/jobs/')).json().find(({ id }: { id: number }) => id === 3)
    expect(Object.keys(listed)).toEqual(['id', 'facts', 'EN', 'RU'])
  })

  const change = (id: number, values: Partial<typeof jobs.$inferInsert>) =>
    services.database.db.update(jobs).set(values).where(eq(jobs.id, id))
  const ids = async () => (await get('/api/v1/jobs/')).json().map(({ id }: { id: number }) => id)

  it('are unknown to visitors as drafts', async () => {
    await change(4, { state: 'draft' })
    expect(await ids()).not.toContain(4)
    expect((await get('/api/v1/jobs/4')).statusCode).toBe(404)
    expect((await post(app, '/api/v1/jobs/4/apply/', vacancyForm())).statusCode).toBe(404)
  })

  it.each([
    ['by hand', 5, { state: 'closed' as const }],
    ['by the closing day', 6, { closesOn: '2026-11-20' }],
  ])('closed %s leave the list, keep their page, and take no applications', async (_how, id, values) => {
    await change(id, values)
    expect(await ids()).not.toContain(id)
    const reply = await get(`/api/v1/jobs/${id}`)
    expect(reply.json()).toMatchObject({ EN: { Position: expect.any(String) }, facts: { isClosed: true } })
    const refused = await post(app, `/api/v1/jobs/${id}/apply/`, vacancyForm())
    expect(refused.statusCode).toBe(410)
    expect(refused.json().message).toMatch(/closed/)
    expect(await countTraces(services)).toEqual(nothing)
  })

  it('take applications on their closing day', async () => {
    await change(7, { closesOn: '2026-11-21' })
    expect(await ids()).toContain(7)
  })

  it('keep a salary that is not shown', async () => {
    await change(8, { isSalaryShown: false })
    expect((await get('/api/v1/jobs/8')).json().facts.salary).toBeNull()
  })
})

describeOnDatabase('an application', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  afterEach(async () => {
    const { db } = services.database
    const { records } = await traces(services)
    await db.delete(mails)
    await db.delete(applications)
    await db.delete(files)
    for (const { key } of records) await services.storage.remove(key)
  })

  it('for a vacancy is stored with its CV and two mails', async () => {
    const reply = await post(app, applyUrl, vacancyForm(), { 'accept-language': 'ru-RU' })
    expect(reply.statusCode).toBe(200)
    const { reference } = reply.json()
    expect(reply.json()).toEqual({ reference: expect.stringMatching(/^CV-\w{4}-\w{4}$/) })
    const found = await traces(services)
    expect(found.applications).toEqual([
      expect.objectContaining({
        reference,
        jobId: 1,
        position: 'Senior React developer',
        language: 'RU',
        firstName: 'Aysel',
        lastName: 'Quliyeva',
        email: 'aysel@person.example',
        phone: '+994 50 000 00 00',
        message: '',
        createdAt: services.now(),
      }),
    ])
    const [record] = found.records
    expect(record).toMatchObject({ name: 'cv.pdf', mediaType: 'application/pdf' })
    expect(found.stored).toEqual([record?.key])
    expect(await text(await services.storage.open(record?.key ?? ''))).toBe(cvFixtures.pdf().toString())
    expect(found.uploads).toEqual([])
    expect(found.mails).toHaveLength(2)
  })

  it('sends the company all fields, and the applicant the reference in their language', async () => {
    const form = generalForm({ first_name: 'Рəşad', message: 'Line one\nLine two' })
    const reply = await post(app, generalUrl, form, { 'accept-language': 'az' })
    const { reference } = reply.json()
    const { applications: stored, mails: found, records } = await traces(services)
    const [toCompany, receipt] = found
    expect(toCompany).toMatchObject({
      kind: 'application.company',
      to: 'careers@caspora.example',
      replyTo: 'aysel@person.example',
      subject: `CV ${reference}: Рəşad Quliyeva`,
      attachmentFileIds: [records[0]?.id],
      status: 'queued',
    })
    for (const word of [
      reference,
      'Рəşad',
      'Quliyeva',
      '+994 50 000 00 00',
      'cv.pdf',
      'Line one\nLine two',
      `Open the application: http://127.0.0.1:3000/staff/desk/applications/${stored[0]?.id}`,
    ]) {
      expect(toCompany?.text).toContain(word)
    }
    expect(toCompany?.text).toContain('21 November 2026, 13:00')
    expect(receipt).toMatchObject({
      kind: 'application.receipt',
      to: 'aysel@person.example',
      subject: `CV-nizi aldıq: ${reference}`,
      attachmentFileIds: [],
    })
    expect(receipt?.text).toMatch(/^Salam, Рəşad\.\n\n/)
    expect(receipt?.text).toContain('Caspora')
    expect(receipt?.text).not.toContain('Line one')
  })

  it.each(['doc', 'docx', 'odt', 'rtf'] as const)('is accepted with a CV as %s too', async (extension) => {
    const cv = cvFile(`My CV.${extension.toUpperCase()}`, cvFixtures[extension]())
    expect((await post(app, applyUrl, vacancyForm({ cv }))).statusCode).toBe(200)
  })

  it('does not need the name of the position, and ignores an invented one', async () => {
    await post(app, applyUrl, vacancyForm({ job: undefined }), { 'accept-language': 'ru' })
    await post(app, applyUrl, vacancyForm({ job: 'Buy now at spam.example', phone: '+994 50 000 00 01' }))
    const names = (await traces(services)).applications.map(({ position }) => position)
    expect(names).toEqual(['Старший React-разработчик', 'Senior React developer'])
  })

  it('ignores unknown fields and files', async () => {
    const extra = { id: '7', reference: 'CV-MINE-MINE', photo: cvFile('me.png', Buffer.from('png')) }
    const reply = await post(app, applyUrl, vacancyForm(extra))
    expect(reply.statusCode).toBe(200)
    expect(reply.json().reference).not.toBe('CV-MINE-MINE')
    expect(await countTraces(services)).toEqual({
      ...nothing,
      applications: 1,
      records: 1,
      mails: 2,
      stored: 1,
    })
  })

  describe('sent twice', () => {
    it('within ten minutes gets the first receipt again and is stored once', async () => {
      const first = await post(app, applyUrl, vacancyForm())
      services.clock.pass(9 * 60_000)
      const second = await post(app, applyUrl, vacancyForm({ email: 'Aysel@Person.example' }))
      expect(second.json()).toEqual(first.json())
      expect(await countTraces(services)).toMatchObject({ applications: 1, mails: 2, stored: 1, uploads: 0 })
    })

    it('by a double click is stored once', async () => {
      const replies = await Promise.all([1, 2, 3].map(() => post(app, applyUrl, vacancyForm())))
      expect(new Set(replies.map((reply) => reply.json().reference)).size).toBe(1)
      expect(await countTraces(services)).toMatchObject({ applications: 1, records: 1, mails: 2, stored: 1 })
    })

    it.each([
      ['later', applyUrl, {}, 11 * 60_000],
      ['to another vacancy', '/api/v1/jobs/2/apply/', {}, 0],
      ['with a corrected phone number', applyUrl, { phone: '+994 55 111 11 11' }, 0],
      ['with another CV', applyUrl, { cv: cvFile('cv.rtf', cvFixtures.rtf()) }, 0],
      ['with a renamed CV', applyUrl, { cv: cvFile('Aysel.pdf') }, 0],
    ])('is new with %s', async (_when, url, changes, wait) => {
      await post(app, applyUrl, vacancyForm())
      services.clock.pass(wait)
      await post(app, url, vacancyForm(changes))
      expect(await countTraces(services)).toMatchObject({ applications: 2, mails: 4, stored: 2 })
    })
  })

  it('keeps scripts, quotes, emoji and unusual letters as typed', async () => {
    const script = '<script>alert("x")</script>'
    const cv = cvFile(`${script}😀.pdf`)
    const words = {
      first_name: script,
      last_name: `😀${script}`,
      message: `${script} {{reference}}`,
    }
    const reply = await post(app, generalUrl, generalForm({ ...words, cv }))
    expect(reply.statusCode).toBe(200)
    const { applications: stored, mails: found, records } = await traces(services)
    expect(stored[0]).toMatchObject({ firstName: script, lastName: `😀${script}` })
    expect(stored[0]?.message).toBe(`${script} {{reference}}`)
    expect(found[0]?.text).toContain(`${script} {{reference}}`)
    expect(records[0]?.name).toBe('script😀.pdf')
  })

  it('is stored and mailed with the name and type of what the CV really is', async () => {
    const cv = cvFile('Özgeçmiş.DOC', cvFixtures.rtf())
    expect((await post(app, generalUrl, generalForm({ cv }))).statusCode).toBe(200)
    const { mails: found, records } = await traces(services)
    expect(records[0]).toMatchObject({ name: 'Özgeçmiş.rtf', mediaType: 'application/rtf' })
    expect(found[0]?.text).toContain('Özgeçmiş.rtf')
  })

  it('cannot inject a header into a mail', async () => {
    const sly = 'Aysel\r\nBcc: everyone@victim.example'
    await post(app, generalUrl, generalForm({ first_name: sly }))
    const [toCompany] = (await traces(services)).mails
    expect(toCompany?.subject).toMatch(/: Aysel Bcc: everyone@victim\.example Quliyeva$/)
    expect(toCompany?.subject).not.toMatch(/[\r\n]/)
    expect(toCompany?.text).not.toMatch(/^Bcc/m)
  })

  it('is rejected with a character that PostgreSQL cannot store', async () => {
    expect((await post(app, applyUrl, vacancyForm({ first_name: 'Ay\0sel' }))).statusCode).toBe(400)
    expect((await traces(services)).applications).toEqual([])
  })

  it('leaves nothing behind when the database fails in the middle', async () => {
    const put = jest.spyOn(services.outbox, 'put').mockRejectedValueOnce(new Error('disk full'))
    const reply = await post(app, applyUrl, vacancyForm())
    put.mockRestore()
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({ message: expect.any(String), requestId: expect.any(String) })
    expect(await countTraces(services)).toEqual(nothing)
  })
})
