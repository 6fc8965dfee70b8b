import { interviewTitle } from '@atrium/contract/hiring'
import type { Meeting } from '@atrium/contract/meetings'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applicationEvents, applications, interviews, meetings } from '#db/schema.ts'
import { addApplicant, addVacancy } from '#testing/applicants.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { colleague, instantAt, syncAs } from '#testing/meetingPeople.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const guest = { name: 'Aysel Quliyeva', email: 'Aysel@person.example' }
const invitation = (changes: Partial<Meeting> = {}) =>
  newMeeting({ attendees: [guest.name], invitees: [guest], ...changes })

describeOnDatabase('a meeting with an applicant', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let hr: Awaited<ReturnType<typeof colleague>>

  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    hr = await colleague(services, 'Leyla İsmayılova', { role: 'hr' })
  })
  afterEach(async () => {
    await services.database.db.delete(meetings)
    await services.database.db.delete(applications)
  })
  afterAll(() => app.close())

  const save = (meeting: Meeting, by = hr) => syncAs(app, by, { changes: [meeting] })
  const historyOf = async (id: number) =>
    (
      await services.database.db
        .select()
        .from(applicationEvents)
        .where(eq(applicationEvents.applicationId, id))
        .orderBy(asc(applicationEvents.id))
    ).map(({ accountId, kind, data }) => ({ accountId, kind, ...data }))
  const interviewed = async () =>
    (await services.database.db.select().from(interviews)).map(({ applicationId }) => applicationId)
  const later = (meeting: Meeting, minute: number, changes: Partial<Meeting>) => ({
    ...meeting,
    changedAt: instantAt(minute),
    ...changes,
  })

  it('becomes an interview of the application from whose page it was booked', async () => {
    const older = await addApplicant(services, { position: 'Analyst' })
    await addApplicant(services, { position: 'Tester' })
    await save(invitation({ title: interviewTitle(older) }))
    expect(await interviewed()).toEqual([older.id])
  })

  it('becomes an interview of the newest open application', async () => {
    await addApplicant(services)
    const newest = await addApplicant(services)
    await addApplicant(services, { stage: 'rejected' })
    const meeting = invitation({ roomname: 'Kəpəz' })
    await save(meeting)
    expect(await interviewed()).toEqual([newest.id])
    expect(await historyOf(newest.id)).toEqual([
      {
        accountId: hr.account.id,
        kind: 'interview',
        ...{ day: meeting.day, start: '10:00', end: '11:00', roomname: 'Kəpəz', change: 'booked' },
      },
    ])
    const [stored] = await services.database.db.select().from(meetings)
    expect(JSON.stringify(stored)).not.toContain(newest.reference)
  })

  it('writes moves and cancellations into the history, and nothing about other changes', async () => {
    const { id } = await addApplicant(services)
    const meeting = invitation()
    await save(meeting)
    await save(later(meeting, 1, { title: 'First talk', notes: 'Ask about the notice period' }))
    await save(later(meeting, 2, { start: '12:00', end: '13:00' }))
    await save(later(meeting, 3, { start: '12:00', end: '13:00', isDeleted: true }))
    expect((await historyOf(id)).map((one) => [one.kind, 'change' in one && one.change])).toEqual([
      ['interview', 'booked'],
      ['interview', 'moved'],
      ['interview', 'cancelled'],
    ])
    // An undo of the deletion finds its interview again.
    await save(later(meeting, 4, { start: '12:00', end: '13:00' }))
    expect(await historyOf(id)).toHaveLength(4)
    expect(await interviewed()).toEqual([id])
  })

  it('is no interview any more without the applicant, and one of the next applicant', async () => {
    const first = await addApplicant(services)
    const second = await addApplicant(services, { firstName: 'Orxan', email: 'orxan@person.example' })
    const meeting = invitation()
    await save(meeting)
    const other = { name: 'Orxan Quliyev', email: 'orxan@person.example' }
    await save(later(meeting, 1, { attendees: [other.name], invitees: [other] }))
    expect(await interviewed()).toEqual([second.id])
    expect(await historyOf(first.id)).toMatchObject([{ change: 'booked' }, { change: 'cancelled' }])
    expect(await historyOf(second.id)).toMatchObject([{ change: 'booked' }])
  })

  it('stays an interview after the applicant has corrected the address', async () => {
    const { id } = await addApplicant(services)
    const meeting = invitation()
    await save(meeting)
    await services.database.db.update(applications).set({ email: 'new@person.example' })
    await save(later(meeting, 1, { start: '12:00', end: '13:00' }))
    expect(await historyOf(id)).toMatchObject([{ change: 'booked' }, { change: 'moved' }])
  })

  it('is an interview only for an organiser who may see the application', async () => {
    const manager = await colleague(services, 'Rauf Əliyev')
    const reviewer = await colleague(services, 'Murad Şirinov')
    const jobId = await addVacancy(services, {
      managerId: manager.account.personId,
      reviewerIds: [reviewer.account.personId],
    })
    const { id } = await addApplicant(services, { jobId })
    await addApplicant(services)
    await save(invitation(), await colleague(services, 'Günəş Məmmədova'))
    expect(await interviewed()).toEqual([])
    await save(invitation(), manager)
    await save(invitation({ day: '2026-11-25' }), reviewer)
    expect(await interviewed()).toEqual([id, id])
  })

  it('that is over changes nothing', async () => {
    const { id } = await addApplicant(services)
    const meeting = invitation({ day: '2026-11-20' })
    await save(meeting)
    expect(await historyOf(id)).toEqual([])
    expect(await interviewed()).toEqual([])
  })
})
