import type { Application } from '@atrium/contract/hiring'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applications, meetingAnswers, meetingPeople } from '#db/schema.ts'
import { addApplicant, addVacancy } from '#testing/applicants.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { answerTo, colleague, meetingWith, syncAs } from '#testing/meetingPeople.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'

/** An hour after the present one. */
const today = { day: '2026-11-21', start: '14:00', end: '15:00' }
const guest = { name: 'Aysel Quliyeva', email: 'aysel@person.example' }

describeOnDatabase('feedback after an interview', (open) => {
  let services: TestServices
  let app: FastifyInstance

  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  it('is given by those who attended, after the end, and hidden from those who have given none', async () => {
    const hr = await colleague(services, 'Leyla İsmayılova', { role: 'hr' })
    const manager = await colleague(services, 'Rauf Əliyev')
    const reviewer = await colleague(services, 'Murad Şirinov')
    const jobId = await addVacancy(services, {
      managerId: manager.account.personId,
      reviewerIds: [reviewer.account.personId],
    })
    const { id } = await addApplicant(services, { jobId })
    const invited = meetingWith([manager], { ...today, roomname: 'Kəpəz' })
    const meeting = {
      ...invited,
      attendees: [...invited.attendees, guest.name],
      invitees: [...(invited.invitees ?? []), guest],
    }
    await syncAs(app, hr, { changes: [meeting] })
    await syncAs(app, manager, { answers: [answerTo(meeting)] })

    const read = async (as: typeof hr): Promise<Application> =>
      (await app.inject({ url: `/api/v1/hiring/applications/${id}/`, headers: as.headers })).json()
    const give = (as: typeof hr, words: string) =>
      app.inject({
        method: 'PUT',
        url: `/api/v1/hiring/applications/${id}/interviews/${meeting.id}/feedback/`,
        headers: as.headers,
        payload: { verdict: 'yes', words },
      })

    expect((await read(manager)).interviews).toEqual([
      {
        ...{ meetingId: meeting.id, ...today, roomname: 'Kəpəz' },
        ...{ organiser: 'Leyla İsmayılova', interviewers: ['Leyla İsmayılova', 'Rauf Əliyev'] },
        ...{ answer: null, isOver: false, isCancelled: false, isAttendee: true },
        ...{ feedback: [], ownFeedback: null, mayGiveFeedback: false },
      },
    ])
    expect((await give(manager, 'Too early')).statusCode).toBe(409)

    services.clock.pass(3 * 3_600_000)
    expect((await give(reviewer, 'I was not there')).statusCode).toBe(403)
    expect((await give(hr, 'Calm')).statusCode).toBe(200)
    const [hidden] = (await read(manager)).interviews
    expect(hidden).toMatchObject({ isOver: true, feedback: [], ownFeedback: null, mayGiveFeedback: true })
    const given: Application = (await give(manager, 'Knows the field')).json()
    expect(given.interviews[0]?.feedback.map(({ name, words }) => [name, words])).toEqual([
      ['Leyla İsmayılova', 'Calm'],
      ['Rauf Əliyev', 'Knows the field'],
    ])
    await give(manager, 'Knows the field well')
    const { history, interviews } = await read(hr)
    expect(interviews[0]?.ownFeedback?.words).toBe('Calm')
    expect(interviews[0]?.feedback).toHaveLength(2)
    expect(history.filter(({ kind }) => kind === 'feedback').map(({ by, data }) => [by, data.day])).toEqual([
      ['Leyla İsmayılova', today.day],
      ['Rauf Əliyev', today.day],
    ])
    expect(JSON.stringify((await read(reviewer)).interviews)).not.toContain('Calm')
  })

  it('shows the answer of the applicant, also under a former address', async () => {
    const hr = await colleague(services, 'Günəş Məmmədova', { role: 'hr' })
    const { db } = services.database
    const { id } = await addApplicant(services)
    const meeting = newMeeting({ attendees: [guest.name], invitees: [guest] })
    await syncAs(app, hr, { changes: [meeting] })
    const [invited] = await db.select().from(meetingPeople).where(eq(meetingPeople.meetingId, meeting.id))
    await db.insert(meetingAnswers).values({
      ...{ personId: invited?.id ?? 0, state: 'accepted', answeredAt: services.now(), sequence: 0 },
    })
    await db.update(applications).set({ email: 'new@person.example' })
    const page = await app.inject({ url: `/api/v1/hiring/applications/${id}/`, headers: hr.headers })
    expect(page.json().interviews).toMatchObject([{ answer: 'accepted', interviewers: ['Günəş Məmmədova'] }])
  })
})
