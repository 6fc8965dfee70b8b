import { limits } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import { answerOf, deletedMeeting, type Meeting, type OwnAnswer } from '@atrium/contract/meetings'
import { splitAt } from '@atrium/contract/meetings/series'
import type { FastifyInstance } from 'fastify'
import { updateAccount } from '#accounts/accounts.repo.ts'
import { buildApp } from '#app.ts'
import { meetingPeople, meetings, people } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { multipart } from '#testing/forms.ts'
import { answerTo, colleague, handOver, instantAt, meetingWith, syncAs } from '#testing/meetingPeople.ts'
import { newMeeting } from '#testing/meetings.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { assignBadge } from '#testing/staff.ts'

type Colleague = Awaited<ReturnType<typeof colleague>>

describeOnDatabase('a meeting with people', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let organiser: Colleague
  let guest: Colleague
  let stranger: Colleague
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  beforeEach(async () => {
    services.now = () => new Date('2026-11-21T12:00:00Z')
    organiser = await colleague(services, 'Rauf Əliyev')
    guest = await colleague(services, 'Sevda Quliyeva')
    stranger = await colleague(services, 'Irina Sokolova')
  })
  afterEach(async () => {
    await services.database.db.delete(meetings)
    await services.database.db.update(people).set({ number: null })
  })
  afterAll(() => app.close())

  const sync = (one: Colleague, body?: Parameters<typeof syncAs>[2]) => syncAs(app, one, body)
  const seenBy = async (one: Colleague) => (await sync(one)).meetings

  it('is seen by the organiser and the invited person at once, and by no other person', async () => {
    const meeting = meetingWith([guest], { notes: 'Bring the numbers' })
    await sync(organiser, { changes: [meeting] })
    const shared = { revision: 1, sequence: 0, answers: [] }
    expect(await seenBy(organiser)).toEqual([{ ...meeting, shared }])
    expect(await seenBy(guest)).toEqual([
      { ...meeting, shared: { ...shared, organiser: 'Rauf Əliyev', invitedAs: 'Sevda Quliyeva' } },
    ])
    expect(await seenBy(stranger)).toEqual([])
  })

  describe('on some days', () => {
    const listed = async (one: Colleague, from: string, to: string): Promise<Meeting[]> => {
      const query = { from, to }
      const reply = await app.inject({ url: '/api/v1/meetings/', query, headers: one.headers })
      expect(reply.statusCode).toBe(200)
      return reply.json()
    }
    const week = (one: Colleague) => listed(one, '2026-11-22', '2026-11-28')

    it('is listed for all concerned as it is synchronised, also after a refusal, the latest change first', async () => {
      const meeting = meetingWith([guest])
      const own = newMeeting({ day: '2026-11-28' })
      await sync(organiser, { changes: [meeting, newMeeting({ day: '2026-11-29' })] })
      await sync(guest, { changes: [own, newMeeting({ day: '2026-11-21' })] })
      await sync(guest, { answers: [answerTo(meeting, { state: 'declined' })] })
      const first = (await seenBy(organiser)).find(({ id }) => id === meeting.id)
      expect(first?.shared?.answers).toMatchObject([{ state: 'declined' }])
      expect(await week(organiser)).toEqual([first])
      const seen = await seenBy(guest)
      expect(await week(guest)).toEqual([meeting.id, own.id].map((id) => seen.find((one) => one.id === id)))
      expect(await week(stranger)).toEqual([])
    })

    it('is not listed once it is deleted, or for a person who was removed', async () => {
      const meeting = meetingWith([guest, stranger])
      const other = meetingWith([guest])
      await sync(organiser, { changes: [meeting, other] })
      const without = { ...meetingWith([stranger]), id: meeting.id, changedAt: instantAt(20) }
      await sync(organiser, { changes: [without, deletedMeeting(other, instantAt(20))] })
      expect(await week(guest)).toEqual([])
      for (const one of [organiser, stranger]) expect(await week(one)).toMatchObject([{ id: meeting.id }])
    })

    it('is listed by its successor once, who was invited to it', async () => {
      await sync(organiser, { changes: [meetingWith([guest])] })
      await handOver(services, organiser, guest)
      expect(await week(guest)).toEqual(await seenBy(guest))
      expect(await week(guest)).toHaveLength(1)
    })

    it('is listed as a series from its first to its last day, with the moved ones', async () => {
      const fields = { day: '2026-12-20', start: '10:00', end: '11:00' }
      const recurrence = {
        rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=3',
        changes: [{ day: '2026-12-08', fields }],
      }
      await sync(organiser, { changes: [meetingWith([guest], { recurrence })] })
      for (const one of [organiser, guest]) {
        const counts = [
          await listed(one, '2026-11-01', '2026-11-23'),
          await listed(one, '2026-11-01', '2026-11-24'),
          await listed(one, '2026-11-29', '2026-11-29'),
          await listed(one, '2026-12-20', '2026-12-31'),
          await listed(one, '2026-12-21', '2026-12-31'),
        ].map((found) => found.length)
        expect(counts).toEqual([0, 1, 1, 1, 0])
      }
    })

    it('is one of a page of the latest changes, own and invitations together', async () => {
      const meeting = meetingWith([guest])
      await sync(organiser, { changes: [meeting] })
      await services.database.db.insert(meetings).values(
        Array.from({ length: limits.meetingPage }, (_, place) => ({
          ...newMeeting({ title: `No. ${place}` }),
          accountId: guest.account.id,
          createdAt: services.now(),
          changedAt: services.now(),
          revision: 10 + place,
        })),
      )
      const titles = async () => (await week(guest)).map(({ title }) => title)
      const own = Array.from({ length: limits.meetingPage }, (_, place) => `No. ${place}`).toReversed()
      expect(await titles()).toEqual(own)
      await services.database.db.update(meetingPeople).set({ revision: 10 + limits.meetingPage })
      expect(await titles()).toEqual([meeting.title, ...own.slice(0, -1)])
    })
  })

  it('is answered by the invited person; everybody concerned sees it with the next synchronisation', async () => {
    const third = await colleague(services, 'Kamran Hüseynov')
    const meeting = meetingWith([guest, third])
    await sync(organiser, { changes: [meeting] })
    const known = await Promise.all([organiser, guest, third].map((one) => sync(one)))
    await sync(guest, { answers: [answerTo(meeting, { state: 'maybe' })] })
    for (const [place, one] of [organiser, guest, third].entries()) {
      const [events] = (await sync(one, { since: known[place]?.revision ?? 0 })).meetings
      expect(events?.shared?.answers).toEqual([
        { name: 'Sevda Quliyeva', state: 'maybe', at: instantAt(5), sequence: 0 },
      ])
    }
  })

  it('keeps the latest answer in whatever order answers arrive, and one of two at the same instant', async () => {
    const meeting = meetingWith([guest])
    await sync(organiser, { changes: [meeting] })
    const stateAfter = async (...answers: OwnAnswer[]) => {
      for (const one of answers) await sync(guest, { answers: [one] })
      return (await seenBy(organiser))[0]?.shared?.answers.map(({ state }) => state)
    }
    const later = answerTo(meeting, { state: 'declined', at: instantAt(9) })
    expect(await stateAfter(later, answerTo(meeting, { at: instantAt(8) }))).toEqual(['declined'])
    const [one, other] = [
      answerTo(meeting, { at: instantAt(10) }),
      answerTo(meeting, { state: 'maybe', at: instantAt(10) }),
    ]
    expect([await stateAfter(one, other), await stateAfter(one)]).toEqual([['maybe'], ['maybe']])
    expect((await sync(guest, { answers: [other, other] })).meetings).toHaveLength(1)
  })

  it('takes an answer from invited people only, about days near the meeting, and of no later version', async () => {
    const meeting = meetingWith([guest])
    await sync(organiser, { changes: [meeting] })
    await sync(stranger, { answers: [answerTo(meeting)] })
    await sync(organiser, { answers: [answerTo(meeting)] })
    await sync(guest, { answers: [answerTo(meeting, { day: '2031-01-01' }), answerTo(newMeeting())] })
    expect((await seenBy(organiser))[0]?.shared?.answers).toEqual([])
    await sync(guest, { answers: [answerTo(meeting, { sequence: 900 })] })
    expect((await seenBy(organiser))[0]?.shared?.answers).toMatchObject([{ sequence: 0 }])
  })

  it('asks again after a move, and not after other changes', async () => {
    const meeting = meetingWith([guest])
    await sync(organiser, { changes: [meeting] })
    await sync(guest, { answers: [answerTo(meeting)] })
    const sharedAfter = async (changes: Partial<Meeting>, minute: number) => {
      await sync(organiser, { changes: [{ ...meeting, ...changes, changedAt: instantAt(minute) }] })
      const [found] = await seenBy(guest)
      return [found?.shared?.sequence, found?.shared?.answers.map(({ sequence }) => sequence)]
    }
    expect(await sharedAfter({ title: 'Other', notes: 'Other' }, 11)).toEqual([0, [0]])
    expect(await sharedAfter({ start: '10:15' }, 12)).toEqual([1, [0]])
    expect(await sharedAfter({ start: '10:15', roomname: 'Xəzər' }, 13)).toEqual([2, [0]])
    const recurrence = { rule: 'FREQ=DAILY;COUNT=3', changes: [] }
    expect(await sharedAfter({ start: '10:15', roomname: 'Xəzər', recurrence }, 14)).toEqual([3, [0]])
    // An answer to the former version does not count, a new one does.
    await sync(guest, { answers: [answerTo(meeting, { at: instantAt(15), sequence: 2 })] })
    await sync(guest, { answers: [answerTo(meeting, { at: instantAt(16), day: '2026-11-25', sequence: 3 })] })
    expect((await seenBy(guest))[0]?.shared?.answers).toMatchObject([
      { sequence: 2 },
      { sequence: 3, day: '2026-11-25' },
    ])
  })

  describe('of a series', () => {
    const series = (rule: string, ...changes: NonNullable<Meeting['recurrence']>['changes']) => ({
      recurrence: { rule: `FREQ=DAILY;${rule}`, changes },
    })
    const moved = (day: string, start: string) => ({ day, fields: { day, start, end: '17:00' } })
    let meeting: Meeting
    let minute: number
    beforeEach(async () => {
      minute = 10
      meeting = meetingWith([guest], series('COUNT=9'))
      await sync(organiser, { changes: [meeting] })
      await sync(guest, { answers: [answerTo(meeting)] })
    })
    const change = async (changes: Partial<Meeting>) => {
      minute += 1
      await sync(organiser, { changes: [{ ...meeting, ...changes, changedAt: instantAt(minute) }] })
      return (await seenBy(guest))[0]?.shared?.sequence
    }
    const answer = (changes: Partial<OwnAnswer>) => {
      minute += 1
      return sync(guest, { answers: [answerTo(meeting, { at: instantAt(minute), ...changes })] })
    }
    /** The answers that count: to the series, and to each of some days. */
    const counted = async (...days: string[]) => {
      const seen = [await seenBy(organiser), await seenBy(guest)].map(([one]) =>
        [undefined, ...days].map((day) => one?.shared && answerOf(one.shared, 'Sevda Quliyeva', day)),
      )
      expect(seen[0]).toEqual(seen[1])
      return seen[0]
    }

    it('keeps the answers when a series only loses days', async () => {
      const cancelled = { day: '2026-11-26', isCancelled: true } as const
      expect(await change(series('COUNT=5'))).toBe(1)
      expect(await counted('2026-11-25')).toEqual(['accepted', 'accepted'])
      expect(await change(series('UNTIL=20261127', cancelled))).toBe(2)
      expect(await counted('2026-11-25')).toEqual(['accepted', 'accepted'])
      // A restored day needs a new answer, the others do not.
      expect(await change(series('UNTIL=20261127'))).toBe(3)
      expect(await counted('2026-11-25', '2026-11-26')).toEqual(['accepted', 'accepted', undefined])
    })

    it.each([
      ['renamed', { title: 'Other' }],
      ['moved', { start: '15:00', end: '16:00', title: 'Other' }],
      ['moved to another day', { day: '2026-11-29' }],
    ])(
      'keeps the answers when this and the following ones were %s, and that is undone',
      async (_kind, fields) => {
        await answer({ day: '2026-11-25', state: 'declined' })
        const day = addDays(meeting.day, 4)
        const parts = splitAt(meeting, day)
        const { id, createdAt, changedAt } = newMeeting()
        const made = {
          ...{ ...meeting, ...parts?.rest, ...fields, splitFrom: { id: meeting.id, day } },
          ...{ id, createdAt, changedAt },
        }
        const left = { ...meeting, recurrence: parts?.before, changedAt: instantAt(20) }
        await sync(organiser, { changes: [left, made] })
        const whole = { ...meeting, changedAt: instantAt(30) }
        await sync(organiser, { changes: [whole, deletedMeeting(made, instantAt(30))] })
        const found = (await seenBy(guest)).find((one) => one.id === meeting.id)
        expect(found?.recurrence?.rule).toBe('FREQ=DAILY;COUNT=9')
        const answers = [meeting.day, '2026-11-25', day].map(
          (one) => found?.shared && answerOf(found.shared, 'Sevda Quliyeva', one),
        )
        expect(answers).toEqual(['accepted', 'declined', 'accepted'])
      },
    )

    it('asks anew for a moved occurrence only, and each answer counts for the version that it names', async () => {
      await answer({ day: '2026-11-27', state: 'declined' })
      expect(await change(series('COUNT=9', moved('2026-11-26', '16:00')))).toBe(1)
      const days = ['2026-11-25', '2026-11-26', '2026-11-27']
      expect(await counted(...days)).toEqual(['accepted', 'accepted', undefined, 'declined'])
      // A late answer to the version before counts for the rest of the series.
      await answer({ state: 'maybe', sequence: 0 })
      expect(await counted(...days)).toEqual(['maybe', 'maybe', undefined, 'maybe'])
      await answer({ day: '2026-11-26', state: 'accepted', sequence: 0 })
      expect(await counted('2026-11-26')).toEqual(['maybe', undefined])
      await answer({ day: '2026-11-26', state: 'accepted', sequence: 1 })
      expect(await counted('2026-11-26')).toEqual(['maybe', 'accepted'])
      // Another occurrence moves: neither the series nor the moved one is asked again.
      await change(series('COUNT=9', moved('2026-11-26', '16:00'), moved('2026-11-28', '15:00')))
      expect(await counted('2026-11-26', '2026-11-28')).toEqual(['maybe', 'accepted', undefined])
      // A new title or note keeps all responses; a new time of the series resets all of them.
      await change({
        ...series('COUNT=9', moved('2026-11-26', '16:00'), moved('2026-11-28', '15:00')),
        title: 'Other',
      })
      expect(await counted('2026-11-26')).toEqual(['maybe', 'accepted'])
      await change({ ...series('COUNT=9'), start: '10:15' })
      expect(await counted('2026-11-25', '2026-11-26')).toEqual([undefined, undefined, undefined])
    })

    it('counts what an earlier version of the server has stored as before', async () => {
      await services.database.db.update(meetings).set({ sequence: 3, counted: null })
      expect(await counted()).toEqual([undefined])
      await answer({ sequence: 3, state: 'maybe' })
      await change(series('COUNT=9', moved('2026-11-26', '16:00')))
      expect(await counted('2026-11-25', '2026-11-26')).toEqual(['maybe', 'maybe', undefined])
    })
  })

  it('is a tombstone for a person who was removed, without later changes', async () => {
    const meeting = meetingWith([guest, stranger])
    await sync(organiser, { changes: [meeting] })
    await sync(guest, { answers: [answerTo(meeting)] })
    const { revision } = await sync(guest)
    const without = { ...meetingWith([stranger]), id: meeting.id, title: 'Secret', changedAt: instantAt(20) }
    await sync(organiser, { changes: [without] })
    const moved = { ...without, day: '2026-12-09', start: '16:00', end: '17:00', changedAt: instantAt(21) }
    await sync(organiser, { changes: [moved] })
    for (const since of [0, revision]) {
      const { meetings: found } = await sync(guest, { since })
      expect(found).toMatchObject([{ id: meeting.id, isDeleted: true, shared: { organiser: 'Rauf Əliyev' } }])
      expect(JSON.stringify(found)).not.toMatch(/Secret|Irina|2026-12-09|16:00/)
    }
    await sync(guest, { answers: [answerTo(meeting, { state: 'declined', at: instantAt(30) })] })
    const [seen] = await seenBy(stranger)
    expect([seen?.title, seen?.shared?.answers]).toEqual(['Secret', []])
    // Invited again, with the answer of before to another time.
    await sync(organiser, { changes: [{ ...meeting, changedAt: instantAt(31) }] })
    const [again] = await seenBy(guest)
    expect(again).toMatchObject({ isDeleted: false, shared: { invitedAs: 'Sevda Quliyeva' } })
    expect(again?.shared?.answers).toMatchObject([{ state: 'accepted', sequence: 0 }])
  })

  it('is cancelled for all; an undo brings it back with its answers', async () => {
    const meeting = meetingWith([guest], { roomname: 'Xəzər' })
    await sync(organiser, { changes: [meeting] })
    await sync(guest, { answers: [answerTo(meeting)] })
    await sync(organiser, { changes: [deletedMeeting(meeting, instantAt(20))] })
    expect(await seenBy(guest)).toMatchObject([{ title: '', isDeleted: true }])
    await sync(organiser, { changes: [{ ...meeting, changedAt: instantAt(21) }] })
    const [back] = await seenBy(guest)
    expect(back).toMatchObject({ title: 'Planning', shared: { sequence: 2 } })
    expect(back?.shared && answerOf(back.shared, 'Sevda Quliyeva')).toBe('accepted')
  })

  it('is changed by the organiser only, whatever an invited person or a stranger sends', async () => {
    const meeting = meetingWith([guest])
    await sync(organiser, { changes: [meeting] })
    for (const one of [guest, stranger]) {
      await sync(one, { changes: [{ ...meeting, title: 'Taken', invitees: [], changedAt: instantAt(40) }] })
      await sync(one, { changes: [deletedMeeting(meeting, instantAt(41))] })
    }
    expect(await seenBy(organiser)).toMatchObject([meeting])
    expect(await seenBy(guest)).toMatchObject([meeting])
    expect(await seenBy(stranger)).toEqual([])
  })

  it('finds people by badge, account and address, each once; the organiser and mere names are not notified', async () => {
    const { db } = services.database
    await assignBadge(services, stranger.account, { number: 77 })
    const invitees = [
      { name: 'Irina', personId: 'DEV77' },
      { name: 'Irina again', email: ` ${stranger.account.email.toUpperCase()}`.trim() },
      { name: 'Sevda', email: guest.account.email.toUpperCase() },
      { name: 'Me', personId: `account-${organiser.account.id}` },
      { name: 'Gone', personId: 'DEV99999' },
      { name: 'Not there', email: 'not.there@example.com' },
      { name: 'Client', email: 'Client@Example.com' },
    ]
    const attendees = invitees.map(({ name }) => name).filter((name) => name !== 'Not there')
    await sync(organiser, { changes: [newMeeting({ attendees, invitees })] })
    expect((await seenBy(stranger))[0]?.shared?.invitedAs).toBe('Irina')
    const [seen] = await seenBy(guest)
    expect(seen?.shared?.invitedAs).toBe('Sevda')
    expect(await seenBy(organiser)).toMatchObject([{ invitees }])
    // A colleague who was invited by an address is named for everybody.
    const colleagues = [
      { name: 'Sevda', personId: `account-${guest.account.id}`, fullName: 'Sevda Quliyeva' },
    ]
    for (const one of [organiser, guest, stranger])
      expect((await seenBy(one))[0]?.shared?.colleagues).toEqual(colleagues)
    // The address of a guest is for the organiser.
    expect(JSON.stringify(seen)).not.toContain('@')
    const people = await db.query.meetingPeople.findMany({ columns: { accountId: true, email: true } })
    expect(people).toEqual([
      { accountId: stranger.account.id, email: null },
      { accountId: guest.account.id, email: null },
      { accountId: null, email: 'client@example.com' },
    ])
  })

  it('invites no closed account, and keeps one that was closed later', async () => {
    await updateAccount(services.database.db, stranger.account.id, { deactivatedAt: new Date() })
    const meeting = meetingWith([guest, stranger])
    await sync(organiser, { changes: [meeting] })
    await updateAccount(services.database.db, guest.account.id, { deactivatedAt: new Date() })
    await sync(organiser, { changes: [{ ...meeting, title: 'Later', changedAt: instantAt(50) }] })
    for (const { account } of [guest, stranger])
      await updateAccount(services.database.db, account.id, { deactivatedAt: null })
    expect(await seenBy(guest)).toMatchObject([{ title: 'Later' }])
    expect(await seenBy(stranger)).toEqual([])
  })

  it('stays as it is when its organiser has left', async () => {
    const meeting = meetingWith([guest])
    await sync(organiser, { changes: [meeting] })
    await updateAccount(services.database.db, organiser.account.id, { deactivatedAt: new Date() })
    await sync(guest, { answers: [answerTo(meeting)] })
    expect(await seenBy(guest)).toMatchObject([{ title: 'Planning', shared: { answers: [{}] } }])
  })

  it('gives its files to invited people, who cannot change them', async () => {
    const file = { id: newMeeting().id, name: 'plan.pdf', size: 7 }
    const url = `/api/v1/meetings/attachments/${file.id}/`
    const upload = (one: Colleague, content: string) => {
      const form = multipart([['file', { name: 'x', content: Buffer.from(content), type: 'x/y' }]])
      const headers = { ...form.headers, ...one.headers }
      return app.inject({ method: 'PUT', url, payload: form.payload, headers })
    }
    const contentFor = async ({ headers }: Colleague) => {
      const { statusCode, body } = await app.inject({ url, headers })
      return statusCode === 200 ? body : statusCode
    }
    const third = await colleague(services, 'Kamran Hüseynov')
    const meeting = meetingWith([guest, third], { attachments: [file] })
    await sync(organiser, { changes: [meeting] })
    await upload(organiser, 'the plan')
    expect([await contentFor(guest), await contentFor(stranger)]).toEqual(['the plan', 404])
    // An own file under the same id changes nothing for others.
    await upload(stranger, 'another')
    await sync(stranger, { changes: [meetingWith([guest], { attachments: [file] })] })
    await upload(guest, 'mine')
    expect([await contentFor(organiser), await contentFor(third)]).toEqual(['the plan', 'the plan'])
    const removed = { ...meeting, attendees: [], invitees: [], changedAt: instantAt(55) }
    await sync(organiser, { changes: [removed] })
    expect([await contentFor(organiser), await contentFor(third)]).toEqual(['the plan', 404])
  })

  it('comes with separate revisions and without a deadlock when everybody changes and answers at once', async () => {
    const team = [organiser, guest, stranger, await colleague(services, 'Kamran Hüseynov')]
    const others = (one: Colleague) => team.filter((other) => other !== one)
    const first = team.map((one) => meetingWith(others(one).toReversed(), { title: one.account.name }))
    await Promise.all(team.map((one, place) => sync(one, { changes: [first[place] as Meeting] })))
    const changeAndAnswer = (round: number) => {
      const one = team[round % team.length] as Colleague
      const answers = first
        .filter(({ title }) => title !== one.account.name)
        .map((meeting) =>
          answerTo(meeting, { at: instantAt(round), state: round % 3 ? 'maybe' : 'accepted' }),
        )
      return sync(one, { answers, changes: [meetingWith(others(one), { title: one.account.name })] })
    }
    // As many at once as the pool has connections: further ones would only wait for a connection.
    for (let round = 0; round < 40; round += 10)
      await Promise.all(Array.from({ length: 10 }, (_, one) => changeAndAnswer(round + one)))
    for (const one of team) {
      const { meetings: found, revision } = await sync(one)
      const revisions = found.map(({ shared }) => shared?.revision)
      expect(new Set(revisions).size).toBe(44)
      expect(revisions).toEqual(revisions.toSorted((a = 0, b = 0) => a - b))
      expect(revisions.at(-1)).toBe(revision)
    }
  })
})
