import type { HiringSummary } from '@atrium/contract/hiring'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applicationRatings, jobTexts, people } from '#db/schema.ts'
import { addApplicant, addVacancy } from '#testing/applicants.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { colleague, meetingWith, syncAs } from '#testing/meetingPeople.ts'
import { type TestServices, testServices } from '#testing/services.ts'

/** By the company's clock it is 13:00 of the first day. */
const [today, tomorrow, later] = ['2026-11-21', '2026-11-22', '2026-11-23']

describeOnDatabase('what waits in hiring', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let hr: Awaited<ReturnType<typeof colleague>>
  let manager: typeof hr
  let gone: typeof hr
  let [own, ofGone, closed]: number[] = []

  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    hr = await colleague(services, 'Leyla İsmayılova', { role: 'hr' })
    manager = await colleague(services, 'Elvin Rzayev')
    gone = await colleague(services, 'Murad Şirinov')
    own = await vacancy('Engineer', { managerId: manager.account.personId, closesOn: '2026-11-28' })
    ofGone = await vacancy('Accountant', { reviewerIds: [gone.account.personId], closesOn: '2026-11-29' })
    closed = await vacancy('Driver', { managerId: manager.account.personId, closesOn: '2026-11-20' })
    await vacancy('Writer', { state: 'draft', closesOn: '2026-11-22' })
    await services.database.db
      .update(people)
      .set({ leftAt: services.now() })
      .where(eq(people.id, gone.account.personId))
  })
  afterAll(() => app.close())

  async function vacancy(position: string, values: Parameters<typeof addVacancy>[1]): Promise<number> {
    const jobId = await addVacancy(services, values)
    const text = { description: '', locationCity: '', locationCountry: '', overview: '' }
    await services.database.db
      .insert(jobTexts)
      .values({ jobId, language: 'EN', position, ...text, responsibilities: [], qualifications: [] })
    return jobId
  }
  const summary = async (as: typeof hr): Promise<HiringSummary> => {
    const reply = await app.inject({
      ...{ url: '/api/v1/hiring/summary/' },
      headers: { ...as.headers, 'accept-language': 'en' },
    })
    return reply.json()
  }

  it('are new applications and those without the own rating, of the vacancies that a person may see', async () => {
    const createdAt = new Date('2026-11-16T08:00:00.000Z')
    const { id } = await addApplicant(services, { jobId: own, createdAt, email: 'one@person.example' })
    await addApplicant(services, { jobId: own, stage: 'interview', email: 'two@person.example' })
    await addApplicant(services, { jobId: closed, stage: 'rejected', email: 'three@person.example' })
    const oldest = new Date('2026-11-12T08:00:00.000Z')
    await addApplicant(services, { jobId: ofGone, createdAt: oldest, email: 'four@person.example' })
    expect(await summary(hr)).toMatchObject({
      ...{ newCount: 2, oldestAt: oldest.toISOString(), unratedCount: 0 },
    })
    expect(await summary(manager)).toMatchObject({
      ...{ newCount: 1, oldestAt: createdAt.toISOString(), unratedCount: 2 },
    })
    await services.database.db
      .insert(applicationRatings)
      .values({ applicationId: id, personId: manager.account.personId, verdict: 'yes' })
    expect(await summary(manager)).toMatchObject({ newCount: 1, unratedCount: 1 })
  })

  it('are the interviews of today and tomorrow that are not over', async () => {
    const email = 'guest@person.example'
    const { id } = await addApplicant(services, { jobId: own, stage: 'interview', email })
    const hidden = { jobId: ofGone, stage: 'interview' as const, lastName: 'Həsənova' }
    await addApplicant(services, { ...hidden, email: 'other@person.example' })
    const meeting = (to: string, day: string, start: string, end: string) => ({
      ...meetingWith([], { day, start, end }),
      ...{ attendees: ['Guest'], invitees: [{ name: 'Guest', email: to }] },
    })
    const cancelled = meeting(email, tomorrow, '15:00', '16:00')
    const changes = [
      meeting(email, tomorrow, '09:00', '10:00'),
      meeting(email, today, '12:30', '13:30'),
      meeting(email, today, '11:00', '12:00'),
      meeting(email, later, '09:00', '10:00'),
      meeting('other@person.example', today, '16:00', '17:00'),
      cancelled,
    ]
    await syncAs(app, hr, { changes })
    await syncAs(app, hr, {
      changes: [{ ...cancelled, isDeleted: true, changedAt: '2026-11-21T09:30:00.000Z' }],
    })
    const times = async (as: typeof hr) =>
      (await summary(as)).interviews.map(({ day, start, lastName }) => `${day} ${start} ${lastName}`)
    expect(await times(manager)).toEqual([`${today} 12:30 Quliyeva`, `${tomorrow} 09:00 Quliyeva`])
    expect(await times(hr)).toEqual([
      `${today} 12:30 Quliyeva`,
      `${today} 16:00 Həsənova`,
      `${tomorrow} 09:00 Quliyeva`,
    ])
    expect((await summary(manager)).interviews[0]).toMatchObject({
      ...{ applicationId: id, firstName: 'Aysel', position: 'Engineer', end: '13:30' },
    })
  })

  it('are the open vacancies that close within seven days, and those that all their people have left', async () => {
    const closing = { id: own, position: 'Engineer', closesOn: '2026-11-28', isUnattended: false }
    expect((await summary(manager)).vacancies).toEqual([closing])
    expect((await summary(hr)).vacancies).toEqual([
      closing,
      { id: ofGone, position: 'Accountant', closesOn: '', isUnattended: true },
    ])
  })

  it('are nothing for a person who hires for no vacancy', async () => {
    const other = await colleague(services, 'Aysel Kərimova')
    const reply = await app.inject({ url: '/api/v1/hiring/summary/', headers: other.headers })
    expect(reply.statusCode).toBe(403)
  })
})
