import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { inflateRawSync } from 'node:zlib'
import type { CandidateData } from '@atrium/contract/hiring'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import {
  applicationEvents,
  applicationRatings,
  applications,
  auditLog,
  candidates,
  cvTexts,
  files,
  interviewFeedback,
  mails,
  meetings,
  notifications,
  notificationTexts,
} from '#db/schema.ts'
import { addApplicant } from '#testing/applicants.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { columnsWith } from '#testing/everyText.ts'
import { colleague, instantAt, syncAs } from '#testing/meetingPeople.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const guest = { name: 'Aysel Quliyeva', email: 'aysel@person.example' }

describeOnDatabase('everything about a candidate', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let hr: Awaited<ReturnType<typeof colleague>>
  let ids: number[]

  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    hr = await colleague(services, 'Leyla İsmayılova', { role: 'hr' })
  })
  afterAll(() => app.close())

  const call = (method: 'GET' | 'POST', what: string, payload?: object, as = hr) =>
    app.inject({
      method,
      url: `/api/v1/hiring/applications/${ids[0]}/candidate/${what}`,
      headers: as.headers,
      ...(payload && { payload }),
    })
  const dataOf = async (): Promise<CandidateData> => (await call('GET', '')).json()

  /** Two joined applications of one person, with an interview, feedback, mails, notes and ratings; and a stranger's. */
  beforeEach(async () => {
    const { db } = services.database
    for (const table of [mails, meetings, applications, candidates, files, notifications])
      await db.delete(table)
    const [candidate] = await db.insert(candidates).values({}).returning()
    const joined = { candidateId: candidate?.id ?? 0 }
    const first = await addApplicant(services, joined)
    const second = await addApplicant(services, { ...joined, email: 'A.Quliyeva@person.example' })
    const stranger = { firstName: 'Orxan', lastName: 'Nəbiyev', email: 'orxan@person.example' }
    await addApplicant(services, { ...stranger, phone: '+994 55 000 00 00' })
    ids = [first.id, second.id]
    await db.insert(cvTexts).values({ fileId: first.cvFileId, state: 'read', text: 'Aysel Quliyeva, CV' })
    const event = { applicationId: first.id, accountId: hr.account.id }
    await db.insert(applicationEvents).values([
      { ...event, kind: 'note', data: { text: 'Aysel called', mentions: [hr.account.personId] } },
      { ...event, kind: 'mail', data: { subject: 'Hello Aysel', text: 'Dear Aysel' } },
    ])
    await db.insert(applicationRatings).values({
      ...{ applicationId: second.id, personId: hr.account.personId, verdict: 'yes', words: 'Quliyeva fits' },
    })
    await services.outbox.put(db, [
      { kind: 'application.receipt', to: guest.email, subject: 'Thank you', text: 'Dear Aysel' },
      {
        kind: 'application.company',
        to: 'hr@caspora.example',
        replyTo: second.email,
        subject: 'CV: Aysel Quliyeva',
        text: 'Phone: +994 50 123 45 67',
        attachmentFileIds: [second.cvFileId],
      },
      { kind: 'contact.message', to: 'orxan@person.example', subject: 'Thank you', text: 'Dear Orxan' },
    ])
    const meeting = newMeeting({
      title: 'Talk with Aysel Quliyeva',
      notes: 'Ask AYSEL QULIYEVA about the notice period',
      attendees: [guest.name, 'Jan'],
      invitees: [guest],
    })
    await syncAs(app, hr, { changes: [meeting] })
    await db.insert(interviewFeedback).values({
      ...{
        meetingId: meeting.id,
        personId: hr.account.personId,
        verdict: 'strongYes',
        words: 'Aysel was calm',
      },
    })
    const [notice] = await db
      .insert(notifications)
      .values({ accountId: hr.account.id, href: `/staff/desk/applications/${first.id}` })
      .returning()
    await db.insert(notificationTexts).values({
      ...{
        notificationId: notice?.id ?? 0,
        language: 'EN',
        title: 'Aysel Quliyeva applied',
        description: '',
      },
    })
  })

  it('is told in numbers before it is deleted', async () => {
    const { references, ...counts } = await dataOf()
    expect(references).toHaveLength(2)
    expect(counts).toEqual({ files: 2, mails: 1, notes: 1, ratings: 1, interviews: 1, isHired: false })
  })

  it('leaves nothing of the person after the erasure', async () => {
    const { references } = await dataOf()
    const { db } = services.database
    const stored = () => readdir(path.join(services.config.dataDir, 'files'))
    const before = await stored()
    expect((await call('POST', 'erasure/', { references })).statusCode).toBe(204)
    for (const text of ['aysel', 'quliyeva', '123 45 67', ...references])
      expect({ text, columns: await columnsWith(db, text) }).toEqual({ text, columns: auditedColumns(text) })
    expect(await db.$count(applications)).toBe(1)
    expect(await db.$count(candidates)).toBe(0)
    expect(await db.$count(files)).toBe(1)
    expect(await stored()).toHaveLength(before.length - 2)
    expect((await db.select().from(mails)).map(({ to }) => to)).toEqual(['orxan@person.example'])
    const [kept] = await db.select().from(meetings)
    expect(kept).toMatchObject({
      title: 'Talk with Applicant',
      notes: 'Ask Applicant about the notice period',
      attendees: ['Applicant', 'Jan'],
      invitees: [],
    })
    const log = await db.select().from(auditLog)
    const removed = log.filter(({ action, kind }) => action === 'removed' && kind === 'applications')
    expect(removed.slice(-2).map(({ actorId, recordId }) => [actorId, recordId])).toEqual(
      ids.map((id) => [hr.account.id, String(id)]),
    )
  })

  it('reaches the devices of the organiser', async () => {
    const { revision } = await syncAs(app, hr)
    await call('POST', 'erasure/', { references: (await dataOf()).references })
    const { meetings: changed } = await syncAs(app, hr, { since: revision })
    expect(changed).toMatchObject([{ attendees: ['Applicant', 'Jan'] }])
    expect(changed[0]?.changedAt && changed[0].changedAt < instantAt(1)).toBe(true)
  })

  it('is not deleted when an application was joined since it was told', async () => {
    const { references } = await dataOf()
    const reply = await call('POST', 'erasure/', { references: references.slice(1) })
    expect(reply.statusCode).toBe(409)
    expect(await dataOf()).toMatchObject({ references })
  })

  it('is exported with what staff wrote, and without who wrote it', async () => {
    const file = await call('GET', 'export/')
    expect(file.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    const { names, data } = readExport(file.rawPayload)
    expect(names).toEqual(data.applications.map(({ reference }) => `cv/${reference} cv.pdf`))
    expect(data).toMatchObject({
      applications: [
        { email: 'A.Quliyeva@person.example', ratings: [{ verdict: 'yes', words: 'Quliyeva fits' }] },
        {
          phone: '+994 50 123 45 67',
          cv: { text: 'Aysel Quliyeva, CV' },
          history: [
            { kind: 'note', text: 'Aysel called' },
            { kind: 'mail', text: 'Dear Aysel' },
            { kind: 'interview', change: 'booked' },
          ],
          interviews: [{ day: '2026-11-24', feedback: [{ verdict: 'strongYes', words: 'Aysel was calm' }] }],
        },
      ],
      mails: [{ to: guest.email, text: 'Dear Aysel' }],
    })
    expect(JSON.stringify(data)).not.toMatch(/İsmayılova|personId|mentions/)
    const log = await services.database.db.select().from(auditLog)
    expect(log.filter(({ action }) => action === 'opened').map(({ recordId }) => recordId)).toEqual(
      expect.arrayContaining(ids.map(String)),
    )
  })

  it('is for those alone who decide about all applications', async () => {
    const other = await colleague(services, 'Günəş Məmmədova')
    for (const [method, what] of [
      ['GET', ''],
      ['GET', 'export/'],
      ['POST', 'erasure/'],
    ] as const)
      expect((await call(method, what, undefined, other)).statusCode).toBe(403)
    ids = [2_000_000]
    expect((await call('GET', '')).statusCode).toBe(404)
    expect((await call('POST', 'erasure/', { references: [] })).statusCode).toBe(404)
  })
})

/** The names of the CVs in an export, and its `data.json`, which is the first file in the ZIP. */
function readExport(zip: Buffer): { names: string[]; data: { applications: { reference: string }[] } } {
  const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28)
  const data = JSON.parse(inflateRawSync(zip.subarray(start)).toString())
  const names = zip.toString('latin1').match(/cv\/CV-[\w-]+ cv\.pdf/g) ?? []
  return { names: [...new Set(names)], data }
}

/** The log names the application, which says nothing about the person any more. */
const auditedColumns = (text: string) =>
  text.startsWith('CV-') ? ['audit_log.after', 'audit_log.before', 'audit_log.folded'] : []
