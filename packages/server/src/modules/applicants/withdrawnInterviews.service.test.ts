import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applications, mails, meetings, notifications, notificationTexts } from '#db/schema.ts'
import { createDelivery } from '#mail/delivery.ts'
import { createTransport } from '#mail/transport.ts'
import { hashOf } from '#secrets/tokens.ts'
import { addApplicant } from '#testing/applicants.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { MailCatcher } from '#testing/mailCatcher.ts'
import { partsOf } from '#testing/mailParts.ts'
import { colleague, meetingWith, syncAs } from '#testing/meetingPeople.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const guest = { name: 'Aysel Quliyeva', email: 'aysel@person.example' }
const other = { name: 'Orxan Quliyev', email: 'orxan@person.example' }
const token = 'a'.repeat(43)

describeOnDatabase('an interview of an applicant who goes', (open) => {
  let services: TestServices
  let app: FastifyInstance
  const catcher = new MailCatcher()
  let transport: ReturnType<typeof createTransport>
  let hr: Awaited<ReturnType<typeof colleague>>
  let manager: Awaited<ReturnType<typeof colleague>>

  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    hr = await colleague(services, 'Leyla İsmayılova', { role: 'hr', language: 'EN' })
    manager = await colleague(services, 'Rauf Əliyev', { language: 'EN' })
    transport = createTransport(await catcher.listen())
  })
  afterEach(async () => {
    for (const table of [meetings, applications, mails, notifications])
      await services.database.db.delete(table)
  })
  afterAll(() => Promise.all([app.close(), catcher.close()]))

  /** An interview that HR has booked, after its invitations are sent. */
  async function book(guests = [guest]) {
    const { id } = await addApplicant(services, { linkHash: hashOf(token) })
    const invited = meetingWith([manager])
    const meeting = {
      ...invited,
      attendees: [...invited.attendees, ...guests.map(({ name }) => name)],
      invitees: [...(invited.invitees ?? []), ...guests],
    }
    await syncAs(app, hr, { changes: [meeting] })
    await services.database.db.delete(mails)
    await services.database.db.delete(notifications)
    return { id, meeting }
  }
  const act = (what: string) =>
    app.inject({ method: 'POST', url: `/api/v1/applications/${token}/${what}/`, payload: {} })
  /** Receiver and method of each calendar mail. */
  const received = async () => {
    const { database, storage, config, clock, now } = services
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() }
    clock.pass(21_000)
    await createDelivery({ db: database.db, storage, transport, from: () => config.mailFrom, log })(now())
    return catcher.received.splice(0).map((mail) => {
      const calendar = partsOf(mail).find(({ type }) => type.startsWith('text/calendar'))
      return [/^To: (.+)\r$/im.exec(mail)?.[1], /METHOD:(\w+)/.exec(calendar?.content ?? '')?.[1]]
    })
  }
  const noticeOf = async ({ account }: typeof hr) => {
    const [row] = await services.database.db
      .select({ href: notifications.href, text: notificationTexts })
      .from(notifications)
      .innerJoin(notificationTexts, eq(notificationTexts.notificationId, notifications.id))
      .where(and(eq(notifications.accountId, account.id), eq(notificationTexts.language, 'EN')))
    return row && [row.text.title, row.text.description, row.href]
  }

  it('is cancelled with mails and in the history, and its organiser is notified', async () => {
    const { id, meeting } = await book()
    expect((await act('withdrawal')).json()).toMatchObject({ stage: 'withdrawn' })
    const [changed] = (await syncAs(app, hr)).meetings
    expect(changed).toMatchObject({ id: meeting.id, isDeleted: true })
    expect((await received()).toSorted()).toEqual([
      [guest.email, 'CANCEL'],
      [manager.account.email, 'CANCEL'],
    ])
    expect(await noticeOf(hr)).toEqual([
      'Aysel Quliyeva has withdrawn the application',
      'The interview on 24 November 2026, 10:00 is cancelled.',
      `/staff/desk/applications/${id}`,
    ])
    const page = await app.inject({ url: `/api/v1/hiring/applications/${id}/`, headers: hr.headers })
    expect(page.json().interviews).toMatchObject([{ isCancelled: true }])
    expect(page.json().history.slice(-2)).toMatchObject([
      { kind: 'stage', by: null, data: { to: 'withdrawn' } },
      { kind: 'interview', by: null, data: { change: 'cancelled', day: meeting.day } },
    ])
  })

  it('is cancelled when the applicant deletes everything', async () => {
    await book()
    expect((await act('deletion')).statusCode).toBe(204)
    expect((await syncAs(app, hr)).meetings).toMatchObject([{ isDeleted: true }])
    expect(await received()).toContainEqual([guest.email, 'CANCEL'])
    expect(await noticeOf(hr)).toEqual([
      'An applicant has deleted the application',
      'The interview on 24 November 2026, 10:00 is cancelled.',
      null,
    ])
  })

  it('takes place without the applicant when it has other guests', async () => {
    const { meeting } = await book([guest, other])
    await act('withdrawal')
    const [changed] = (await syncAs(app, hr)).meetings
    expect(changed).toMatchObject({ id: meeting.id, attendees: ['Rauf Əliyev', other.name] })
    expect(await received()).toContainEqual([guest.email, 'CANCEL'])
    expect((await noticeOf(hr))?.[1]).toBe(
      'The meeting on 24 November 2026, 10:00 takes place with the other guests.',
    )
  })
})
