import type { ReplyOf } from '@atrium/contract/core'
import { deletedMeeting, type Meeting, type syncMeetings } from '@atrium/contract/meetings'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { mailCalendars, mails, meetingPeople } from '#db/schema.ts'
import { purge } from '#modules/retention/index.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const day = 24 * 3_600_000

describeOnDatabase('the guests of a meeting', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  it('are deleted a year after the meeting, and once no mail is left when they are invited no more', async () => {
    const organiser = await hire(services, { name: 'Rauf', surname: 'Əliyev' })
    const colleague = await hire(services, { name: 'Sevda', surname: 'Quliyeva' })
    let since = 0
    const sync = async (changes: Meeting[] = []) => {
      const payload = { since, changes }
      const headers = await signIn(services, organiser)
      const reply = await app.inject({ method: 'POST', url: '/api/v1/meetings/sync/', headers, payload })
      return reply.json() as ReplyOf<typeof syncMeetings>
    }
    const people = (email: string): Partial<Meeting> => ({
      attendees: ['Sevda', 'Ann'],
      invitees: [
        { name: 'Sevda', personId: `account-${colleague.id}` },
        { name: 'Ann', email },
      ],
    })
    const recurrence = { rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3', changes: [] }
    const [past, series, off] = [
      newMeeting(people('Past@guest.example')),
      newMeeting({ ...people('series@guest.example'), recurrence }),
      newMeeting(people('off@guest.example')),
    ] as const
    await sync([past, series, off])
    const { db } = services.database
    const addresses = async () =>
      (await db.select().from(meetingPeople)).flatMap(({ email }) => email ?? []).toSorted()
    await sync([deletedMeeting(off, '2026-11-21T12:00:00.000Z')])
    expect((await purge(services)).guests).toBe(1)
    expect(await addresses()).toEqual(['past@guest.example', 'series@guest.example'])
    // Somebody who was told, and is invited no more.
    const again = { ...off, changedAt: '2026-11-21T12:01:00.000Z' }
    await sync([again])
    await db.update(mails).set({ status: 'sent' })
    await sync([deletedMeeting(again, '2026-11-21T12:02:00.000Z')])
    expect((await purge(services)).guests).toBe(0)
    await db.update(mails).set({ status: 'sent' })
    expect(await db.$count(mailCalendars)).toBeGreaterThan(0)
    services.clock.pass(31 * day)
    expect((await purge(services)).guests).toBe(1)
    // With the last mail that had it.
    expect(await db.$count(mailCalendars)).toBe(0)
    expect(await addresses()).toEqual(['past@guest.example', 'series@guest.example'])

    since = (await sync()).revision
    services.clock.pass((365 - 31 + 4) * day)
    expect((await purge(services)).guests).toBe(1)
    expect(await addresses()).toEqual(['series@guest.example'])
    const { meetings: news } = await sync()
    expect(news).toMatchObject([{ id: past.id, attendees: ['Sevda', 'Ann'], invitees: [{ name: 'Sevda' }] }])
    expect(news[0]?.changedAt).not.toBe(past.changedAt)
    services.clock.pass(14 * day)
    expect((await purge(services)).guests).toBe(1)
    expect(await addresses()).toEqual([])
  })
})
