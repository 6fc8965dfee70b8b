import type { ReplyOf } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import { deletedMeeting, type Meeting, type OwnAnswer, type syncMeetings } from '@atrium/contract/meetings'
import { and, asc, eq, like } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import ICAL from 'ical.js'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { mails, meetings, notifications, notificationTexts, rooms } from '#db/schema.ts'
import { createDelivery, type DeliverDue } from '#mail/delivery.ts'
import { createTransport } from '#mail/transport.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { MailCatcher } from '#testing/mailCatcher.ts'
import { partsOf } from '#testing/mailParts.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`
const second = 1000
const guest = { name: 'Ann Taylor', email: 'ann@guest.example' }

describeOnDatabase('mails about meetings', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let catcher: MailCatcher
  let deliverDue: DeliverDue
  let organiser: AccountRecord
  let colleague: AccountRecord
  let headers: Record<string, string>

  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    const room = { name: 'Göygöl', key: lookupKey('Göygöl'), capacity: 6 }
    await services.database.db.insert(rooms).values(room)
    organiser = await hire(services, { name: 'Rauf', surname: 'Əliyev', language: 'EN' })
    colleague = await hire(services, { name: 'Sevda', surname: 'Quliyeva', language: 'RU' })
    headers = await signIn(services, organiser)
  })
  beforeEach(async () => {
    catcher = new MailCatcher()
    const { db } = services.database
    await db.delete(mails)
    deliverDue = createDelivery({
      db,
      storage: services.storage,
      transport: createTransport(await catcher.listen()),
      from: () => services.config.mailFrom,
      log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
    })
  })
  afterEach(async () => {
    await catcher.close()
    await services.database.db.delete(meetings)
    await services.database.db.delete(notifications)
  })
  afterAll(() => app.close())

  const sync = async (body: { changes?: Meeting[]; answers?: OwnAnswer[] }, as = headers) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/meetings/sync/',
      headers: as,
      payload: { since: 0, changes: [], ...body },
    })
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
    return reply.json() as ReplyOf<typeof syncMeetings>
  }
  /** A meeting with the colleague and the guest. */
  const meetingWithBoth = (more: Partial<Meeting> = {}) =>
    newMeeting({
      attendees: ['Sevda Quliyeva', guest.name],
      invitees: [{ name: 'Sevda Quliyeva', personId: `account-${colleague.id}` }, guest],
      ...more,
    })
  /** The mails that are delivered after the time for an undo, by address. */
  const received = async () => {
    services.clock.pass(21 * second)
    await deliverDue(services.now())
    const found = catcher.received.splice(0).map((mail) => {
      const parts = partsOf(mail)
      const calendar = parts.find(({ type }) => type.startsWith('text/calendar'))
      const component = calendar && new ICAL.Component(ICAL.parse(calendar.content))
      return {
        to: /^To: (.+)\r$/im.exec(mail)?.[1] ?? '',
        replyTo: /^Reply-To: (.+)\r$/im.exec(mail)?.[1],
        type: calendar?.type,
        text: parts[0]?.content.replaceAll('\r\n', '\n') ?? '',
        method: component?.getFirstPropertyValue('method'),
        events: (component?.getAllSubcomponents('vevent') ?? []).map((event) => new ICAL.Event(event)),
      }
    })
    return Object.fromEntries(found.map((mail) => [mail.to, mail]))
  }
  const peopleIn = (event: ICAL.Event | undefined) =>
    event?.attendees.map((one) => [one.getFirstValue(), one.getFirstParameter('partstat')])

  it('invite with a calendar part that mail programs show buttons for, and with the links', async () => {
    const meeting = meetingWithBoth({ roomname: 'Göygöl', notes: 'Bring the plan' })
    await sync({ changes: [meeting] })
    const found = await received()
    expect(Object.keys(found).toSorted()).toEqual([guest.email, colleague.email].toSorted())
    const toGuest = found[guest.email]
    expect(toGuest).toMatchObject({ replyTo: organiser.email, method: 'REQUEST' })
    expect(toGuest?.type).toMatch(/method=REQUEST/)
    const [event, ...others] = toGuest?.events ?? []
    expect(others).toEqual([])
    expect(event).toMatchObject({
      uid: `${meeting.id}@meetings.caspora.example`,
      summary: 'Planning',
      location: 'Göygöl',
      description: 'Bring the plan',
      organizer: `mailto:${organiser.email}`,
    })
    expect(event?.startDate.toJSDate()).toEqual(new Date('2026-11-24T06:00:00Z'))
    expect(peopleIn(event)).toEqual([['mailto:ann@guest.example', 'NEEDS-ACTION']])
    expect(toGuest?.text).toMatch(
      /^Rauf Əliyev invites you to a meeting\.\n\nTitle: Planning\nTime: 24 November 2026/,
    )
    expect(toGuest?.text).toMatch(/\/invitation\/[\w-]{43}\n/)
    expect(toGuest?.text).not.toMatch(/staff|Sevda/)
    const toColleague = found[colleague.email]
    expect(peopleIn(toColleague?.events[0])).toEqual([
      [`mailto:${colleague.email}`, 'NEEDS-ACTION'],
      ['mailto:ann@guest.example', 'NEEDS-ACTION'],
    ])
    expect(toColleague?.text).toMatch(/^Rauf Əliyev приглашает вас на встречу\./)
    expect(toColleague?.text).toContain(`/staff/calendar#meeting-${meeting.id}`)
  })

  const outbox = async (to: string) => {
    const rows = await services.database.db
      .select()
      .from(mails)
      .where(eq(mails.to, to))
      .orderBy(asc(mails.id))
    return rows.map(({ kind, subject, text }) => ({ kind, subject, text }))
  }

  it('are twenty a day from one person to a colleague, then one digest until it is sent', async () => {
    const invite = (count: number) =>
      sync({ changes: Array.from({ length: count }, () => meetingWithBoth({ invitees: onlyColleague() })) })
    const onlyColleague = () => [{ name: 'Sevda Quliyeva', personId: `account-${colleague.id}` }]
    await invite(25)
    await invite(10)
    const rows = await outbox(colleague.email)
    expect(rows.map(({ kind }) => kind)).toEqual([...Array(20).fill('meeting.invited'), 'meeting.digest'])
    expect(rows.at(-1)?.subject).toBe('Изменения во встречах: Rauf Əliyev')
    // Others still reach the colleague.
    const third = await signIn(services, await hire(services, { name: 'Aysel', surname: 'Kərimova' }))
    await sync({ changes: [meetingWithBoth({ invitees: onlyColleague() })] }, third)
    expect((await outbox(colleague.email)).at(-1)?.kind).toBe('meeting.invited')
  })

  it('name the receiver only where a series with many people has many changed days', async () => {
    const guests = Array.from({ length: 20 }, (_one, place) => ({
      name: `Guest ${place}`,
      email: `guest${place}@guest.example`,
    }))
    const changes = Array.from({ length: 12 }, (_one, place) => {
      const day = addDays('2026-11-25', place)
      return { day, fields: { day, start: '12:00', end: '13:00' } }
    })
    const invitees = [{ name: 'Sevda Quliyeva', personId: `account-${colleague.id}` }, ...guests]
    const recurrence = { rule: 'FREQ=DAILY;COUNT=30', changes }
    await sync({
      changes: [meetingWithBoth({ recurrence, invitees, attendees: invitees.map(({ name }) => name) })],
    })
    const { events = [] } = (await received())[colleague.email] ?? {}
    expect(events.map((event) => peopleIn(event)?.length)).toEqual(Array(13).fill(1))
  })

  it('collect the answers of one person to one meeting, and know no day outside the series', async () => {
    const days = Array.from({ length: 30 }, (_one, place) => addDays('2026-11-24', place))
    const meeting = meetingWithBoth({ recurrence: { rule: 'FREQ=DAILY;COUNT=30', changes: [] } })
    await sync({ changes: [meeting] })
    await services.database.db.delete(mails)
    const as = await signIn(services, colleague)
    const answers = (some: string[]) =>
      some.map((day) => ({ id: meeting.id, day, state: 'declined' as const, at: at(2), sequence: 0 }))
    await sync({ answers: answers(days.slice(0, 10)) }, as)
    await sync({ answers: answers([...days.slice(10), '2026-11-23', '2027-01-01']) }, as)
    const rows = await outbox(organiser.email)
    expect(rows.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['meeting.answered', 'Replies: Sevda Quliyeva, Planning'],
    ])
    expect(rows[0]?.text).toContain('23 December 2026: declined')
    const [known] = (await sync({})).meetings
    expect(known?.shared?.answers.map(({ day }) => day)).toEqual(days)
  })

  it('tell what changed, cancel, and answer the organiser', async () => {
    const meeting = meetingWithBoth()
    await sync({ changes: [meeting] })
    await received()
    await sync({ changes: [{ ...meeting, start: '10:30', notes: 'New notes', changedAt: at(1) }] })
    const changed = (await received())[guest.email]
    expect(changed?.events[0]).toMatchObject({ sequence: 1 })
    expect(changed?.text).toContain(
      'Time: 24 November 2026, 10:00–11:00 (Baku time) → 24 November 2026, 10:30–11:00 (Baku time)\nNotes: changed\n',
    )
    expect(changed?.text).toContain('Please reply again.')
    const answer = { id: meeting.id, state: 'maybe' as const, at: at(2), sequence: 1 }
    await sync({ answers: [answer] }, await signIn(services, colleague))
    const answered = await received()
    expect(Object.keys(answered)).toEqual([organiser.email])
    const reply = answered[organiser.email]
    expect(reply).toMatchObject({ method: 'REPLY', replyTo: colleague.email })
    expect(peopleIn(reply?.events[0])).toEqual([[`mailto:${colleague.email}`, 'TENTATIVE']])
    expect(reply?.text).toMatch(/^Sevda Quliyeva may come to your meeting\./)
    const without = { attendees: ['Sevda Quliyeva'], invitees: meeting.invitees?.slice(0, 1) ?? [] }
    await sync({ changes: [{ ...meeting, ...without, start: '10:30', changedAt: at(3) }] })
    const removed = (await received())[guest.email]
    expect([removed?.method, peopleIn(removed?.events[0])?.length]).toEqual(['CANCEL', 1])
    expect(removed?.text).toMatch(/^Rauf Əliyev has withdrawn your invitation/)
    await sync({ changes: [deletedMeeting(meeting, at(4))] })
    const cancelled = await received()
    expect(Object.keys(cancelled)).toEqual([colleague.email])
    const { events = [], method } = cancelled[colleague.email] ?? {}
    expect([method, events[0]?.summary, events[0]?.component.getFirstPropertyValue('status')]).toEqual([
      'CANCEL',
      'Planning',
      'CANCELLED',
    ])
  })

  it('are one mail after quick changes, with what the person knew before', async () => {
    const meeting = meetingWithBoth()
    await sync({ changes: [meeting] })
    await sync({ changes: [{ ...meeting, start: '10:15', changedAt: at(1) }] })
    const invited = (await received())[guest.email]
    expect(invited?.text).toMatch(
      /invites you to a meeting\.\n\nTitle: Planning\nTime: 24 November 2026, 10:15/,
    )
    await sync({ changes: [{ ...meeting, start: '10:30', changedAt: at(2) }] })
    await sync({ changes: [{ ...meeting, start: '10:45', changedAt: at(3) }] })
    expect((await received())[guest.email]?.text).toContain(
      '10:15–11:00 (Baku time) → 24 November 2026, 10:45',
    )
  })

  it('name no room that is not booked, before a change or after it', async () => {
    const other = newMeeting({ roomname: 'Göygöl' })
    await sync({ changes: [other] }, await signIn(services, colleague))
    const meeting = meetingWithBoth({ roomname: 'Göygöl' })
    await sync({ changes: [meeting] })
    const invited = (await received())[guest.email]
    expect([invited?.events[0]?.location, invited?.text]).toEqual([
      null,
      expect.not.stringContaining('Göygöl'),
    ])
    const again = { ...meeting, roomname: 'Nowhere', changedAt: at(1) }
    await sync({ changes: [again] })
    const changed = (await received())[guest.email]
    expect(changed?.text).toContain('Please reply again.')
    expect(`${changed?.events[0]?.location} ${changed?.text}`).not.toMatch(/Göygöl|Nowhere|Room/)
    const booked = { ...again, roomname: 'Göygöl', start: '11:00', end: '12:00', changedAt: at(2) }
    await sync({ changes: [booked] })
    const last = (await received())[guest.email]
    expect([last?.events[0]?.location, last?.text]).toEqual([
      'Göygöl',
      expect.stringContaining('Room: not set → Göygöl'),
    ])
  })

  it('tell of a series in words, and of one occurrence that is moved or cancelled', async () => {
    const rule = 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4'
    const meeting = meetingWithBoth({ recurrence: { rule, changes: [] } })
    await sync({ changes: [meeting] })
    const invited = (await received())[guest.email]
    expect(invited?.text).toContain('Repeats: Every week (Tue, Thu): 4 meetings, the last on 3 December 2026')
    expect(String(invited?.events[0]?.component.getFirstPropertyValue('rrule'))).toContain('COUNT=4')
    const fields = { day: '2026-11-27', start: '12:00', end: '13:00' }
    const changes = [
      { day: '2026-11-26', fields },
      { day: '2026-12-01', isCancelled: true as const },
    ]
    await sync({ changes: [{ ...meeting, recurrence: { rule, changes }, changedAt: at(1) }] })
    const changed = (await received())[guest.email]
    expect(changed?.text).toMatch(
      /26 November 2026.*27 November 2026, 12:00–13:00.*\n.*\b1 December 2026 is cancelled/,
    )
    expect(changed?.events.map(({ recurrenceId }) => recurrenceId && String(recurrenceId))).toEqual([
      null,
      '2026-11-26T10:00:00',
    ])
  })

  it('name the next meeting of a running series, at its own time, in mail, subject and notification', async () => {
    const { db } = services.database
    const rule = 'FREQ=WEEKLY;BYDAY=TU;COUNT=6'
    const changes = [{ day: '2026-11-24', fields: { day: '2026-11-25', start: '12:00', end: '13:00' } }]
    const meeting = meetingWithBoth({ day: '2026-11-03', recurrence: { rule, changes } })
    await sync({ changes: [meeting] })
    const [invited] = await db.select().from(mails).where(eq(mails.to, guest.email))
    const next = '25 November 2026, 12:00–13:00'
    expect(invited?.subject).toBe(`Invitation: Planning, ${next} (Baku time)`)
    expect(invited?.text).toContain(
      `Time: ${next} (Baku time)\nRepeats: Every week: 3 meetings, the last on 8 December 2026`,
    )
    const [notice] = await db
      .select()
      .from(notificationTexts)
      .where(and(eq(notificationTexts.language, 'EN'), like(notificationTexts.title, 'Invitation%')))
    expect(notice?.description).toContain(next)
    await received()
    // The series ends with the meeting that was: the next time is gone.
    const ended = { rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3', changes: [] }
    await sync({ changes: [{ ...meeting, recurrence: ended, changedAt: at(1) }] })
    const [changed] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.to, guest.email), eq(mails.status, 'queued')))
    expect(changed?.subject).toBe('Changed: Planning, no meetings are left')
  })

  it('keep each text on its line, whatever line breaks an earlier version stored', async () => {
    const { db } = services.database
    const meeting = meetingWithBoth()
    await sync({ changes: [meeting] })
    await db.update(meetings).set({ title: 'Plan\r\nBcc: a@b.example\u2028Time: now' })
    await db.delete(mails)
    const answer = { id: meeting.id, state: 'maybe' as const, at: at(1), sequence: 0 }
    await sync({ answers: [answer] }, await signIn(services, colleague))
    const reply = (await received())[organiser.email]
    expect(reply?.text).toContain('\nTitle: Plan Bcc: a@b.example Time: now\nTime: 24')
    expect(reply?.events).toHaveLength(1)
    expect(reply?.events[0]?.component.getAllProperties('bcc')).toEqual([])
  })

  it('tell calendars of one moved meeting alone, which keeps the answers to the others', async () => {
    const rule = 'FREQ=WEEKLY;BYDAY=TU;COUNT=4'
    const meeting = meetingWithBoth({ recurrence: { rule, changes: [] } })
    await sync({ changes: [meeting] })
    await received()
    const answer = { id: meeting.id, state: 'accepted' as const, at: at(1), sequence: 0 }
    await sync({ answers: [answer] }, await signIn(services, colleague))
    await received()
    const fields = { day: '2026-12-02', start: '12:00', end: '13:00' }
    const recurrence = { rule, changes: [{ day: '2026-12-01', fields }] }
    await sync({ changes: [{ ...meeting, recurrence, changedAt: at(2) }] })
    const found = await received()
    const moved = found[colleague.email]
    expect(moved?.events.map(({ recurrenceId, sequence }) => [String(recurrenceId), sequence])).toEqual([
      ['2026-12-01T10:00:00', 1],
    ])
    expect(peopleIn(moved?.events[0])?.[0]).toEqual([`mailto:${colleague.email}`, 'NEEDS-ACTION'])
    expect(moved?.text).toContain('для остальных встреч он остаётся в силе')
    // A person who has not answered has no answer that counts.
    expect(found[guest.email]?.text).not.toContain('still counts')
    // Cancelling another one tells the whole series, with the answers that count.
    const both = [...recurrence.changes, { day: '2026-12-08', isCancelled: true as const }]
    await sync({ changes: [{ ...meeting, recurrence: { rule, changes: both }, changedAt: at(3) }] })
    const events = (await received())[colleague.email]?.events ?? []
    expect(events.map((event) => peopleIn(event)?.[0]?.[1])).toEqual(['ACCEPTED', 'NEEDS-ACTION'])
  })

  describe('of this meeting and the following ones, as of one alone', () => {
    const weekly = (count: number) => `FREQ=WEEKLY;BYDAY=TU;COUNT=${count}`
    /** A series from 24 November on, which the colleague has accepted, and of which 1 December was declined. */
    const accepted = async () => {
      const series = meetingWithBoth({ recurrence: { rule: weekly(4), changes: [] } })
      await sync({ changes: [series] })
      await received()
      const answer = { id: series.id, state: 'accepted' as const, at: at(1), sequence: 0 }
      const declined = { ...answer, state: 'declined' as const, day: '2026-12-01', at: at(2) }
      await sync({ answers: [answer, declined] }, await signIn(services, colleague))
      await received()
      return series
    }
    /** What a person saves who changes the meeting of 1 December. */
    const split = (series: Meeting, rest: Partial<Meeting>, left: Meeting['recurrence']) => {
      const splitFrom = { id: series.id, day: '2026-12-01' }
      const made = { ...series, ...newIds(), day: splitFrom.day, splitFrom, ...rest }
      return { made, changes: [{ ...series, recurrence: left, changedAt: at(3) }, made] }
    }
    const newIds = () => {
      const { id, createdAt, changedAt } = newMeeting()
      return { id, createdAt, changedAt }
    }
    const upTo30 = { rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261130', changes: [] }
    const answersTo = ({ meetings }: ReplyOf<typeof syncMeetings>, id: string) =>
      meetings
        .find((one) => one.id === id)
        ?.shared?.answers.filter((answer) => {
          const { sequence = 0, counted } = meetings.find((one) => one.id === id)?.shared ?? {}
          return answer.sequence >= (counted?.sequence ?? sequence)
        })
        .map(({ day, state }) => [day, state])

    it('keep the answers where the title alone is another one, and tell of it as of a change', async () => {
      const series = await accepted()
      const recurrence = { rule: weekly(3), changes: [] }
      const { made, changes } = split(series, { title: 'Review', recurrence }, upTo30)
      const reply = await sync({ changes })
      expect(answersTo(reply, made.id)).toEqual([
        [undefined, 'accepted'],
        ['2026-12-01', 'declined'],
      ])
      const mail = Object.values(await received()).find(({ to }) => to === guest.email)
      expect(mail?.text).toContain('Title: Planning → Review')
      expect(mail?.text).not.toContain('reply again')
    })

    it('ask again where the time is another one too', async () => {
      const series = await accepted()
      const recurrence = { rule: weekly(3), changes: [] }
      const times = { start: '14:00', end: '15:00' }
      const { made, changes } = split(series, { ...times, recurrence }, upTo30)
      expect(answersTo(await sync({ changes }), made.id)).toEqual([])
    })

    it('keep the answer to the day where one has other files, and none of another person’s meeting', async () => {
      const series = await accepted()
      const left = { rule: weekly(4), changes: [{ day: '2026-12-01', isCancelled: true as const }] }
      const one = { attendees: [...series.attendees, 'Somebody'], recurrence: undefined }
      const { made, changes } = split(series, one, left)
      expect(answersTo(await sync({ changes }), made.id)).toEqual([[undefined, 'declined']])
      const stranger = await signIn(services, await hire(services))
      const theirs = { ...made, ...newIds(), invitees: series.invitees }
      expect(answersTo(await sync({ changes: [theirs] }, stranger), theirs.id)).toEqual([])
    })

    it('are none when it is undone at once', async () => {
      const series = await accepted()
      const { made, changes } = split(series, { title: 'Review', recurrence: series.recurrence }, upTo30)
      await sync({ changes })
      await sync({ changes: [deletedMeeting(made, at(5)), { ...series, changedAt: at(5) }] })
      expect(await received()).toEqual({})
    })
  })

  it('are none after an undo, and none for a meeting that was cancelled before anybody heard of it', async () => {
    const meeting = meetingWithBoth()
    await sync({ changes: [meeting] })
    await sync({ changes: [deletedMeeting(meeting, at(1))] })
    expect(await received()).toEqual({})
    await sync({ changes: [{ ...meeting, changedAt: at(2) }] })
    expect(Object.keys(await received())).toHaveLength(2)
    await sync({ changes: [{ ...meeting, start: '10:30', changedAt: at(3) }] })
    await sync({ changes: [{ ...meeting, changedAt: at(4) }] })
    expect(await received()).toEqual({})
    await sync({ changes: [deletedMeeting(meeting, at(5))] })
    await sync({ changes: [{ ...meeting, changedAt: at(6) }] })
    expect(await received()).toEqual({})
  })

  it('wait for the next day beyond the daily number of mails to guests, and the organiser is notified', async () => {
    const { db } = services.database
    const invitees = Array.from({ length: 20 }, (_none, place) => ({
      name: `Guest ${place}`,
      email: `guest${place}@guest.example`,
    }))
    const attendees = invitees.map(({ name }) => name)
    const many = Array.from({ length: 11 }, () => newMeeting({ attendees, invitees }))
    await sync({ changes: many.slice(0, 5) })
    await sync({ changes: many.slice(5, 10) })
    expect(await db.select().from(notifications)).toEqual([])
    await sync({ changes: many.slice(10) })
    const due = (await db.select().from(mails)).map(({ nextAttemptAt }) => nextAttemptAt.getTime())
    const today = due.filter((time) => time < services.now().getTime() + 3_600_000)
    expect([today.length, due.length]).toEqual([200, 220])
    expect(await db.select().from(notifications)).toHaveLength(1)
    // The mails of meetings that are cancelled before are not sent, and make room for others.
    await sync({ changes: many.map((meeting) => deletedMeeting(meeting, at(1))) })
    expect(await db.select().from(mails)).toEqual([])
  })

  it('are refused for more guests than a meeting may have', async () => {
    const invitees = Array.from({ length: 21 }, (_none, place) => ({
      name: `Guest ${place}`,
      email: `guest${place}@guest.example`,
    }))
    const changes = [newMeeting({ attendees: invitees.map(({ name }) => name), invitees })]
    const payload = { since: 0, changes }
    const reply = await app.inject({ method: 'POST', url: '/api/v1/meetings/sync/', headers, payload })
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { 'changes[0].invitees': 'tooManyGuests' }])
  })
})
