import { randomUUID } from 'node:crypto'
import { deletedMeeting, type Meeting } from '@atrium/contract/meetings'
import type { Notification } from '@atrium/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { meetings, rooms } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { answerTo, colleague, instantAt, meetingWith, syncAs } from '#testing/meetingPeople.ts'
import { type TestServices, testServices } from '#testing/services.ts'

type Colleague = Awaited<ReturnType<typeof colleague>>

describeOnDatabase('the notifications about a meeting', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let organiser: Colleague
  let guest: Colleague
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    const room = { name: 'Xəzər', key: lookupKey('Xəzər'), capacity: 6 }
    await services.database.db.insert(rooms).values(room)
  })
  beforeEach(async () => {
    services.now = () => new Date('2026-11-21T12:00:00Z')
    organiser = await colleague(services, 'Rauf Əliyev')
    guest = await colleague(services, 'Sevda Quliyeva')
  })
  afterEach(async () => {
    await services.database.db.delete(meetings)
  })
  afterAll(() => app.close())

  const list = async ({ headers }: Colleague, language = 'en') => {
    const url = '/api/v1/notifications/'
    const reply = await app.inject({ url, headers: { ...headers, 'accept-language': language } })
    return reply.json() as Notification[]
  }
  const textsFor = async (one: Colleague, language?: string) =>
    (await list(one, language)).map(({ notName, notDesc }) => [notName, notDesc])
  const readAll = ({ headers }: Colleague) =>
    app.inject({ method: 'PUT', url: '/api/v1/notifications/read/', headers })
  /** The organiser changes a meeting, one minute after the last change. */
  let minute = 0
  const change = async (meeting: Meeting, changes: Partial<Meeting>) => {
    minute += 1
    const changed = { ...meeting, ...changes, changedAt: instantAt(minute) }
    await syncAs(app, organiser, { changes: [changed] })
    return changed
  }
  const invite = async (changes: Partial<Meeting> = {}) => change(meetingWith([guest], changes), {})

  it('invites, in the language of the reader, and leads to the meeting', async () => {
    const { id } = await invite({ roomname: 'Xəzər' })
    const [card] = await list(guest)
    expect(card).toMatchObject({
      topic: 'meeting',
      notName: 'Invitation: Planning',
      notDesc: 'Rauf Əliyev invites you: 24 November 2026, 10:00–11:00. Room: Xəzər.',
      meeting: { id, day: '2026-11-24' },
    })
    expect(await textsFor(guest, 'az')).toEqual([
      ['Dəvət: Planning', 'Rauf Əliyev sizi dəvət edir: 24 noyabr 2026, 10:00–11:00. Otaq: Xəzər.'],
    ])
    expect((await textsFor(guest, 'ru'))[0]?.[0]).toBe('Приглашение: Planning')
    expect(await list(organiser)).toEqual([])
    // The room is taken: the invitation does not name the room.
    await invite({ roomname: 'Xəzər', title: 'Review' })
    expect((await textsFor(guest))[0]).toEqual([
      'Invitation: Review',
      'Rauf Əliyev invites you: 24 November 2026, 10:00–11:00.',
    ])
  })

  it('tell what changed from what to what, as the person last knew it', async () => {
    let meeting = await invite()
    await readAll(guest)
    meeting = await change(meeting, { start: '09:00', roomname: 'Xəzər' })
    meeting = await change(meeting, { day: '2026-11-25', title: 'Plans' })
    meeting = await change(meeting, { notes: 'Not told' })
    await change(meeting, { attendees: [...meeting.attendees, 'Ay'] })
    const [title, text] = (await textsFor(guest))[0] ?? []
    expect(title).toBe('Changed: Plans')
    expect(text).toBe(
      [
        'Title: from “Planning” to “Plans”.',
        'Time: from 24 November 2026, 10:00–11:00 to 25 November 2026, 09:00–11:00.',
        'Room: from no room to Xəzər.',
        'New attendees: Ay.',
        'Please reply again.',
      ].join(' '),
    )
    expect(await list(guest)).toHaveLength(2)
    await readAll(guest)
    await change(meeting, { attendees: [...meeting.attendees, 'Ay'], notes: 'Not told either' })
    expect(await list(guest)).toHaveLength(2)
  })

  it('name no room that is not booked, before a change or after it', async () => {
    const third = await colleague(services, 'Kamran Hüseynov')
    const other = meetingWith([], { roomname: 'Xəzər', day: '2026-11-25' })
    await syncAs(app, third, { changes: [other] })
    let meeting = await invite({ roomname: 'Xəzər' })
    const told = async (changes: Partial<Meeting>) => {
      await readAll(guest)
      meeting = await change(meeting, changes)
      return (await textsFor(guest))[0]?.[1]
    }
    expect(await told({ day: '2026-11-25' })).toBe(
      'Time: from 24 November 2026, 10:00–11:00 to 25 November 2026, 10:00–11:00. Room: from Xəzər to no room. Please reply again.',
    )
    expect(await told({ roomname: 'Nowhere' })).toBe('25 November 2026, 10:00–11:00. Please reply again.')
    expect(await told({ roomname: 'Xəzər', title: 'Plans' })).toBe(
      'Title: from “Planning” to “Plans”. Please reply again.',
    )
    await syncAs(app, third, { changes: [deletedMeeting(other, instantAt(90))] })
    expect(await told({ notes: 'Other' })).toBe('Room: from no room to Xəzər.')
  })

  it('keep an unread invitation, with the meeting as it is now', async () => {
    await change(await invite(), { start: '10:30' })
    expect(await textsFor(guest)).toEqual([
      ['Invitation: Planning', 'Rauf Əliyev invites you: 24 November 2026, 10:30–11:00.'],
    ])
  })

  it('are read by an answer to the meeting as it is now; then a change tells what changed', async () => {
    const meeting = await invite()
    await syncAs(app, guest, { answers: [answerTo(meeting)] })
    expect(await list(guest)).toMatchObject([{ notName: 'Invitation: Planning', isRead: true }])
    await change(meeting, { start: '10:30' })
    await syncAs(app, guest, { answers: [answerTo(meeting, { state: 'maybe', at: instantAt(90) })] })
    expect((await list(guest))[0]).toMatchObject({ notName: 'Changed: Planning', isRead: false })
  })

  it('withdraw an unread invitation to a meeting that vanishes again', async () => {
    const [one, other] = [await invite(), await invite({ title: 'Review' })]
    minute += 1
    await syncAs(app, organiser, { changes: [deletedMeeting(one, instantAt(minute))] })
    await change(other, { attendees: [], invitees: [] })
    expect(await list(guest)).toEqual([])
  })

  it('tell of a removal and of a cancellation, and lead nowhere then', async () => {
    const [one, other] = [await invite(), await invite({ title: 'Review' })]
    await readAll(guest)
    await change(one, { attendees: ['Ay'], invitees: [], title: 'Secret' })
    minute += 1
    await syncAs(app, organiser, { changes: [deletedMeeting(other, instantAt(minute))] })
    const cards = await list(guest)
    expect(cards.slice(0, 2).map(({ notName, notDesc }) => [notName, notDesc])).toEqual([
      ['Cancelled: Review', 'Rauf Əliyev has cancelled the meeting: 24 November 2026, 10:00–11:00.'],
      [
        'No longer invited: Planning',
        'Rauf Əliyev removed you from the meeting: 24 November 2026, 10:00–11:00.',
      ],
    ])
    expect(cards.filter(({ meeting }) => meeting)).toEqual([])
  })

  it('say so when a meeting is cancelled that people have had in their schedule for some time', async () => {
    let meeting = await invite()
    services.now = () => new Date('2026-11-21T12:06:00Z')
    meeting = await change(meeting, { start: '10:30' })
    services.now = () => new Date('2026-11-21T12:07:00Z')
    await change(deletedMeeting(meeting, meeting.changedAt), {})
    expect(await textsFor(guest)).toEqual([
      ['Cancelled: Planning', 'Rauf Əliyev has cancelled the meeting: 24 November 2026, 10:30–11:00.'],
    ])
  })

  it('tell the organiser of answers, in one unread entry for each meeting', async () => {
    const third = await colleague(services, 'Kamran Hüseynov')
    const meeting = await change(meetingWith([guest, third]), {})
    await syncAs(app, guest, { answers: [answerTo(meeting)] })
    await syncAs(app, third, { answers: [answerTo(meeting, { state: 'declined' })] })
    // The same answer again is no news.
    await syncAs(app, guest, { answers: [answerTo(meeting, { at: instantAt(90) })] })
    expect(await textsFor(organiser)).toEqual([
      [
        'Declined: Kamran Hüseynov',
        '“Planning”, 24 November 2026, 10:00–11:00. Accepted: 1, maybe: 0, declined: 1, no reply yet: 0.',
      ],
    ])
    const times = { day: '2026-11-24', start: '10:00', end: '11:00' }
    expect((await list(organiser))[0]?.meeting).toEqual({ id: meeting.id, ...times })
    expect((await list(guest)).map(({ notName }) => notName)).toEqual(['Invitation: Planning'])
  })

  it('tell which day of a series changed, and lead to that day', async () => {
    const rule = 'FREQ=DAILY;COUNT=30'
    const recurrence = { rule, changes: [] }
    const third = await colleague(services, 'Kamran Hüseynov')
    const meeting = await change(meetingWith([guest, third], { day: '2026-11-17', recurrence }), {})
    await syncAs(app, guest, { answers: [answerTo(meeting)] })
    await readAll(guest)
    await readAll(third)
    const fields = { day: '2026-11-24', start: '16:00', end: '17:00' }
    const moved = [
      { day: '2026-11-23', fields },
      { day: '2026-11-25', isCancelled: true as const },
    ]
    await change(meeting, { recurrence: { rule, changes: moved } })
    const [card] = await list(guest)
    expect(card?.notDesc).toBe(
      'The meeting on 23 November 2026: now 24 November 2026, 16:00–17:00. The meeting on 25 November 2026 is cancelled. Please reply again to the changed meetings; for the others your reply still counts.',
    )
    // A person who has not answered has no answer that counts.
    expect((await list(third))[0]?.notDesc).toMatch(/is cancelled\.$/)
    expect(card?.meeting).toEqual({ id: meeting.id, ...fields, occurrence: '2026-11-23' })
    await readAll(guest)
    const cancelled = { day: '2026-11-27', isCancelled: true } as const
    await change(meeting, { recurrence: { rule, changes: [...moved, cancelled] } })
    const [last] = await list(guest)
    expect(last?.notDesc).toBe('The meeting on 27 November 2026 is cancelled.')
    const times = { start: meeting.start, end: meeting.end }
    expect(last?.meeting).toEqual({ id: meeting.id, day: '2026-11-27', ...times })
    await syncAs(app, guest, { answers: [answerTo(meeting, { day: '2026-11-26', at: instantAt(90) })] })
    const [answered] = await list(organiser)
    expect(answered?.notDesc).toContain('For 26 November 2026 only.')
    expect(answered?.meeting).toMatchObject({ day: '2026-11-26', occurrence: '2026-11-26' })
  })

  it('tell the organiser once of days on which the room is taken, until the meeting has its room', async () => {
    const third = await colleague(services, 'Kamran Hüseynov')
    const other = meetingWith([], { roomname: 'Xəzər', day: '2026-12-01' })
    await syncAs(app, third, { changes: [other, { ...other, id: randomUUID(), day: '2026-12-03' }] })
    const recurrence = { rule: 'FREQ=DAILY;COUNT=9', changes: [] }
    let meeting = await invite({ roomname: 'Xəzər', day: '2026-11-26', recurrence })
    const taken = [
      'Room Xəzər is taken: Planning',
      'The room isn’t booked: 1 December 2026; 3 December 2026. Choose another room or another time.',
    ]
    expect(await textsFor(organiser)).toEqual([taken])
    expect((await textsFor(organiser, 'az'))[0]?.[0]).toBe('Xəzər otağı tutulub: Planning')
    expect((await textsFor(organiser, 'ru'))[0]?.[0]).toBe('Комната Xəzər занята: Planning')
    expect((await list(organiser))[0]?.meeting).toMatchObject({ id: meeting.id, day: '2026-12-01' })
    // The answer has its own notification, and the same days are not notified again.
    await syncAs(app, guest, { answers: [answerTo(meeting)] })
    expect((await textsFor(organiser)).map(([title]) => title)).toEqual([
      'Accepted: Sevda Quliyeva',
      taken[0],
    ])
    await readAll(organiser)
    meeting = await change(meeting, { notes: 'Other' })
    const oneLess = { day: '2026-12-01', isCancelled: true } as const
    meeting = await change(meeting, { recurrence: { ...recurrence, changes: [oneLess] } })
    expect(await list(organiser)).toHaveLength(2)
    meeting = await change(meeting, { start: '10:15' })
    expect((await textsFor(organiser))[0]?.[1]).toContain('3 December 2026')
    expect(await list(organiser)).toHaveLength(3)
    meeting = await change(meeting, { start: '11:00', end: '12:00' })
    expect((await list(organiser)).filter(({ isRead }) => !isRead)).toEqual([])
  })

  it('tell the organiser which change lost against a later one of another device', async () => {
    const rule = 'FREQ=DAILY;COUNT=30'
    const series = await invite({ recurrence: { rule, changes: [] } })
    const fields = { day: '2026-11-25', start: '10:00', end: '11:00', title: 'Budget', notes: '' }
    const renamed = { recurrence: { rule, changes: [{ day: '2026-11-25', fields }] } }
    const moved = { ...series, start: '14:00', end: '15:00', changedAt: instantAt(minute + 1) }
    minute += 1
    const kept = await change(series, renamed)
    await syncAs(app, organiser, { changes: [moved] })
    const text =
      'The meeting was changed later on another device, so this change wasn’t saved: Time: from 24 November 2026, 10:00–11:00 to 24 November 2026, 14:00–15:00.'
    expect(await textsFor(organiser)).toEqual([['Not saved: Planning', text]])
    // The same change sent twice loses once, and the change that was kept is no news.
    await syncAs(app, organiser, { changes: [moved, kept] })
    expect(await textsFor(organiser)).toEqual([['Not saved: Planning', text]])
    await change(deletedMeeting(kept, kept.changedAt), {})
    await syncAs(app, organiser, { changes: [moved] })
    expect(await textsFor(organiser, 'ru')).toEqual([
      [
        'Не сохранено: Planning',
        'Встречу позже удалили на другом устройстве, поэтому более раннее изменение не сохранено.',
      ],
    ])
  })

  it('are not made for a meeting that is over', async () => {
    const past = await invite({ day: '2026-11-20' })
    await change(past, { start: '09:00' })
    await syncAs(app, guest, { answers: [answerTo(past, { sequence: 1 })] })
    expect([await list(guest), await list(organiser)]).toEqual([[], []])
  })
})
