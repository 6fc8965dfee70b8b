import { Writable } from 'node:stream'
import type { ReplyOf } from '@atrium/contract/core'
import { type AnswerState, deletedMeeting, type Meeting, type syncMeetings } from '@atrium/contract/meetings'
import type { FastifyInstance } from 'fastify'
import ICAL from 'ical.js'
import { updateAccount } from '#accounts/accounts.repo.ts'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { invitationLinks, mails, meetings, roomBookings, rooms } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`
const guest = { name: 'Ann Taylor', email: 'ann@guest.example' }

describeOnDatabase('the link of an invitation', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let organiser: AccountRecord
  let colleague: AccountRecord
  let headers: Record<string, string>
  let logged = ''
  let meeting: Meeting

  beforeAll(async () => {
    services = await testServices(await open('none'), { logLevel: 'info' })
    const logStream = new Writable({
      write(line, _encoding, done) {
        logged += line
        done()
      },
    })
    app = await buildApp({ services, logStream })
    const room = { name: 'Göygöl', key: lookupKey('Göygöl'), capacity: 6 }
    await services.database.db.insert(rooms).values(room)
    organiser = await hire(services, { name: 'Rauf', surname: 'Əliyev' })
    headers = await signIn(services, organiser)
  })
  beforeEach(async () => {
    colleague = await hire(services, { name: 'Sevda', surname: 'Quliyeva' })
    meeting = newMeeting({
      attendees: ['Sevda Quliyeva', guest.name],
      invitees: [{ name: 'Sevda Quliyeva', personId: `account-${colleague.id}` }, guest],
      roomname: 'Göygöl',
      notes: 'Bring the plan',
    })
    await sync([meeting])
  })
  afterEach(async () => {
    await services.database.db.delete(mails)
    await services.database.db.delete(meetings)
  })
  afterAll(() => app.close())

  const sync = async (changes: Meeting[] = []) => {
    const payload = { since: 0, changes }
    const reply = await app.inject({ method: 'POST', url: '/api/v1/meetings/sync/', headers, payload })
    return (reply.json() as ReplyOf<typeof syncMeetings>).meetings
  }
  const tokenFor = async (email: string) => {
    const found = await services.database.db.select().from(mails)
    const text = found.filter(({ to }) => to === email).at(-1)?.text ?? ''
    return /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? ''
  }
  const look = (token: string) => app.inject(`/api/v1/invitations/${token}/`)
  const answer = (token: string, state: AnswerState, sequence = 0) =>
    app.inject({ method: 'PUT', url: `/api/v1/invitations/${token}/`, payload: { state, sequence } })
  const answersOf = async () => (await sync())[0]?.shared?.answers.map(({ name, state }) => [name, state])

  it('shows no room that is not booked', async () => {
    const token = await tokenFor(guest.email)
    await services.database.db.delete(roomBookings)
    expect((await look(token)).json()).not.toHaveProperty('roomname')
    const file = await app.inject(`/api/v1/invitations/${token}/meeting.ics`)
    expect(file.body).not.toContain('LOCATION')
  })

  it('shows this meeting and the own answer, and nothing of other people; looking answers nothing', async () => {
    const token = await tokenFor(guest.email)
    const reply = await look(token)
    expect(reply.json()).toEqual({
      title: 'Planning',
      organiser: 'Rauf Əliyev',
      day: '2026-11-24',
      start: '10:00',
      end: '11:00',
      roomname: 'Göygöl',
      notes: 'Bring the plan',
      name: 'Ann Taylor',
      sequence: 0,
      isCancelled: false,
    })
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(reply.headers['set-cookie']).toBeUndefined()
    await app.inject({ method: 'HEAD', url: `/api/v1/invitations/${token}/` })
    expect(await answersOf()).toEqual([])
  })

  it('answers as the invited person, who may change the answer; the organiser is notified', async () => {
    const token = await tokenFor(guest.email)
    expect((await answer(token, 'declined')).json()).toMatchObject({ answer: 'declined' })
    expect((await answer(token, 'accepted')).json()).toMatchObject({ answer: 'accepted' })
    expect(await answersOf()).toEqual([['Ann Taylor', 'accepted']])
    const sent = await services.database.db.select().from(mails)
    const replies = sent.filter(({ to }) => to === organiser.email)
    expect(replies.map(({ calendar, replyTo }) => [calendar?.method, replyTo])).toEqual([
      ['REPLY', guest.email],
    ])
    expect((await answer(await tokenFor(colleague.email), 'maybe')).json()).toMatchObject({ answer: 'maybe' })
    expect(await answersOf()).toContainEqual(['Sevda Quliyeva', 'maybe'])
  })

  it('works from every mail, and an answer to an earlier time does not count', async () => {
    const first = await tokenFor(guest.email)
    services.clock.pass(60_000)
    await services.database.db.update(mails).set({ status: 'sent' })
    await sync([{ ...meeting, start: '10:30', changedAt: at(1) }])
    const second = await tokenFor(guest.email)
    expect(second).not.toBe(first)
    const reply = (await answer(first, 'accepted', 0)).json()
    expect([reply.start, reply.sequence, reply.answer]).toEqual(['10:30', 1, undefined])
    expect((await answer(first, 'accepted', 1)).json()).toMatchObject({ answer: 'accepted' })
    expect((await look(second)).json()).toMatchObject({ answer: 'accepted' })
  })

  it('names the next meeting of a running series, at its own time, and says when none is left', async () => {
    const changes = [{ day: '2026-11-24', fields: { day: '2026-11-25', start: '14:00', end: '14:30' } }]
    const series = (count: number, changedAt: string) => {
      const rule = `FREQ=WEEKLY;BYDAY=TU;COUNT=${count}`
      return { ...meeting, day: '2026-11-03', recurrence: { rule, changes }, changedAt }
    }
    await sync([series(6, at(1))])
    const token = await tokenFor(guest.email)
    const running = (await look(token)).json()
    expect([running.day, running.start, running.end]).toEqual(['2026-11-25', '14:00', '14:30'])
    expect(running.repetition).toBe('Every week: 3 meetings, the last on 8 December 2026')
    expect(running).not.toHaveProperty('isOver')
    await sync([series(3, at(2))])
    expect((await look(token)).json()).toMatchObject({ day: '2026-11-17', isOver: true })
  })

  it.each([
    [
      'en',
      'FREQ=MONTHLY;BYDAY=4TU',
      'Monthly on the fourth Tuesday: 3 meetings, the last on 26 January 2027',
    ],
    [
      'az',
      'FREQ=MONTHLY;BYDAY=4TU',
      'Hər ayın dördüncü çərşənbə axşamı günü: cəmi 3 görüş, sonuncusu 26 yanvar 2027',
    ],
    [
      'ru',
      'FREQ=MONTHLY;BYDAY=4TU',
      'Ежемесячно в четвёртый вторник; всего встреч: 3, последняя — 26 января 2027',
    ],
    ['en', 'FREQ=MONTHLY;BYMONTHDAY=24', 'Monthly on day 24: 3 meetings, the last on 24 January 2027'],
  ])('says in %s on which day of the month a series of the rule %s is', async (language, rule, text) => {
    await sync([{ ...meeting, recurrence: { rule: `${rule};COUNT=3`, changes: [] }, changedAt: at(1) }])
    const url = `/api/v1/invitations/${await tokenFor(guest.email)}/`
    const reply = await app.inject({ url, headers: { 'accept-language': language } })
    expect(reply.json().repetition).toBe(text)
  })

  it('asks a guest for the moved meeting alone, and keeps the answer to the series', async () => {
    const rule = 'FREQ=WEEKLY;BYDAY=TU;COUNT=4'
    await sync([{ ...meeting, recurrence: { rule, changes: [] }, changedAt: at(1) }])
    const token = await tokenFor(guest.email)
    await answer(token, 'accepted', 1)
    const fields = { day: '2026-12-02', start: '14:00', end: '14:30' }
    await sync([
      { ...meeting, recurrence: { rule, changes: [{ day: '2026-12-01', fields }] }, changedAt: at(2) },
    ])
    const asked = (await look(token)).json()
    expect(asked).toMatchObject({ day: '2026-12-02', start: '14:00', occurrence: '2026-12-01', sequence: 2 })
    expect(asked).not.toHaveProperty('answer')
    const url = `/api/v1/invitations/${token}/`
    const payload = { state: 'declined', sequence: 2, day: '2026-12-01' }
    const given = await app.inject({ method: 'PUT', url, payload })
    expect(given.json()).toMatchObject({ occurrence: '2026-12-01', answer: 'declined' })
    expect((await look(token)).json()).toMatchObject({ day: '2026-11-24', answer: 'accepted' })
    // A form without JavaScript leads to the meeting that was answered.
    const shown = await app.inject(`${url}?day=2026-12-01`)
    expect(shown.json()).toMatchObject({ day: '2026-12-02', occurrence: '2026-12-01', answer: 'declined' })
    const never = await app.inject(`/api/v1/invitations/${await tokenFor(colleague.email)}/?day=2026-12-01`)
    expect(never.json()).not.toHaveProperty('occurrence')
  })

  it('shows that a meeting is cancelled, or that the person was removed, and no other content', async () => {
    const [token, other] = [await tokenFor(guest.email), await tokenFor(colleague.email)]
    const without = { attendees: ['Sevda Quliyeva'], invitees: meeting.invitees?.slice(0, 1) ?? [] }
    await sync([{ ...meeting, ...without, title: 'Secret', changedAt: at(2) }])
    const nothing = { title: '', day: '', start: '', end: '', notes: '', isCancelled: true }
    expect((await look(token)).json()).toMatchObject(nothing)
    expect((await look(token)).body).not.toContain('Secret')
    expect((await answer(token, 'accepted')).statusCode).toBe(409)
    expect((await app.inject(`/api/v1/invitations/${token}/meeting.ics`)).statusCode).toBe(404)
    await sync([deletedMeeting(meeting, at(3))])
    expect((await look(other)).json()).toMatchObject(nothing)
  })

  it('is a calendar file for programs, with the organiser and without other people', async () => {
    const reply = await app.inject(`/api/v1/invitations/${await tokenFor(guest.email)}/meeting.ics`)
    const calendar = new ICAL.Component(ICAL.parse(reply.body))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
    expect([event.summary, event.organizer, event.attendees.length]).toEqual([
      'Planning',
      `mailto:${organiser.email}`,
      0,
    ])
    expect(reply.headers['content-disposition']).toBe('attachment; filename=meeting.ics')
    expect(reply.body).not.toContain('Sevda')
  })

  it.each([
    'A'.repeat(43),
    'short',
    `${'A'.repeat(42)}%00`,
    `${'x'.repeat(65)}`,
    "'; drop table meetings; --",
  ])('is unknown with the token %s', async (token) => {
    const unknown = encodeURIComponent(token)
    const replies = await Promise.all([
      look(unknown),
      answer(unknown, 'accepted'),
      app.inject(`/api/v1/invitations/${unknown}/meeting.ics`),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  it('ends with the account, is in the database as a hash only, and in no log', async () => {
    const token = await tokenFor(colleague.email)
    expect((await look(token)).statusCode).toBe(200)
    await updateAccount(services.database.db, colleague.id, { deactivatedAt: services.now() })
    expect((await look(token)).statusCode).toBe(404)
    expect(JSON.stringify(await services.database.db.select().from(invitationLinks))).not.toContain(token)
    expect(logged).toContain('/api/v1/invitations/…/')
    expect(logged).not.toContain(token)
  })
})
