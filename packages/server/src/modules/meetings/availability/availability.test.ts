import { Writable } from 'node:stream'
import { daysFrom } from '@atrium/contract/days'
import { eq } from 'drizzle-orm'
import { buildApp } from '#app.ts'
import { accounts, leaveTypes } from '#db/schema.ts'
import { queriedDay as day, openAvailability, queriedDay } from '#testing/availability.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('the question about who is free', (open) => {
  const { here, post, fetchAnswer, states, keep, invite, book, requestOff, schedule } = openAvailability(open)
  const personIds = () => [`account-${here.rauf.id}`]

  it('requires a session, and is not cached', async () => {
    const stranger = await post({}, {})
    expect([stranger.statusCode, stranger.body]).toEqual([401, expect.not.stringContaining('Leyla')])
    expect((await post()).headers['cache-control']).toBe('no-store')
  })

  it('reveals nothing of another person’s meeting or day off except that they are not available', async () => {
    const id = await keep(here.rauf, { attendees: ['Aysel Kərimova'] })
    const reply = await post()
    expect(reply.json()).toEqual({
      people: [
        { name: 'Leyla Əliyeva', state: 'free', isSelf: true, busy: [] },
        {
          name: 'Rauf Əliyev',
          state: 'busy',
          isSelf: false,
          busy: [{ start: '10:00', end: '11:00', kind: 'busy' }],
        },
      ],
      next: [
        { day, start: '11:00', end: '12:00' },
        { day, start: '12:00', end: '13:00' },
        { day, start: '13:00', end: '14:00' },
      ],
    })
    await requestOff(here.rauf, { startTime: '10:30', endTime: '11:00' })
    const away = await post()
    expect(away.json().people[1]).toEqual({
      name: 'Rauf Əliyev',
      state: 'away',
      isSelf: false,
      busy: [
        { start: '10:00', end: '10:30', kind: 'busy' },
        { start: '10:30', end: '11:00', kind: 'away' },
      ],
    })
    const secret = new RegExp(`Salary|word|Surgery|Aysel|${id}`)
    for (const { body } of [reply, away]) expect(body).not.toMatch(secret)
  })

  it('finds a colleague by the address of a guest, and no person by an unknown address', async () => {
    await keep(here.rauf)
    const emails = [here.rauf.email.toUpperCase(), 'nobody@example.com', here.leyla.email]
    const { people } = (await post({ people: [], emails })).json()
    expect(people).toEqual([
      expect.objectContaining({ name: 'Leyla Əliyeva', isSelf: true }),
      {
        ...{ name: 'Rauf Əliyev', personId: personIds()[0], email: emails[0], state: 'busy' },
        ...{ isSelf: false, busy: [expect.anything()] },
      },
    ])
  })

  it('reports people who work elsewhere as free, without the place', async () => {
    const [kind] = await here.services.database.db
      .insert(leaveTypes)
      .values({
        name: { AZ: 'Ezamiyyət', EN: 'Trip', RU: 'Поездка' },
        hasBalance: false,
        worksElsewhere: true,
      })
      .returning()
    await requestOff(here.rauf, { typeId: kind?.id, startTime: '09:00', endTime: '11:00' })
    const then = await post()
    expect(then.json().people[1]).toEqual({
      name: 'Rauf Əliyev',
      state: 'free',
      isSelf: false,
      worksElsewhere: true,
      busy: [],
    })
    expect(then.json().next[0]).toEqual({ day, start: '10:00', end: '11:00' })
    expect(then.body).not.toMatch(/Trip|Surgery/)
    const later = await post({ start: '11:00', end: '12:00' })
    expect(later.json().people[1]).not.toHaveProperty('worksElsewhere')
  })

  it('treats adjacent meetings as free time', async () => {
    await keep(here.leyla, { start: '09:00', end: '10:00' })
    await keep(here.rauf, { start: '11:00', end: '11:01' })
    expect(await states()).toEqual(['free', 'free'])
    expect((await fetchAnswer()).next[0]?.start).toBe('10:00')
    expect(await states({ end: '11:01' })).toEqual(['free', 'busy'])
    expect((await fetchAnswer({ end: '11:01' })).next[0]?.start).toBe('11:15')
  })

  it('ignores the caller’s own meeting that is being edited, for its people and its room, and no other one', async () => {
    const invitees = [{ name: 'Rauf Əliyev', personId: personIds()[0] }]
    const exceptId = await keep(here.leyla, { attendees: ['Rauf Əliyev'], invitees })
    await invite(exceptId, here.rauf, 'accepted')
    await book('Xəzər', exceptId, 10, 11)
    const question = { people: [], personIds: personIds(), roomname: 'Xəzər' }
    const stateOfAll = async (more: object) => {
      const { people, room } = await fetchAnswer({ ...question, ...more })
      return [...people, room].map((one) => one?.state)
    }
    expect(await stateOfAll({})).toEqual(['busy', 'busy', 'busy'])
    expect(await stateOfAll({ exceptId })).toEqual(['free', 'free', 'free'])
    const other = await keep(here.rauf)
    expect(await stateOfAll({ exceptId: other })).toEqual(['busy', 'busy', 'busy'])
  })

  it('counts an invitation by its answer, and not by the name in the meeting', async () => {
    const organiser = await hire(here.services, { name: 'Aysel', surname: 'Kərimova' })
    const invitees = [{ name: 'Rauf Əliyev', personId: personIds()[0] }]
    const at = async (hour: number, state?: 'accepted' | 'maybe' | 'declined') => {
      const span = { start: `${hour}:00`, end: `${hour + 1}:00` }
      const id = await keep(organiser, { attendees: ['Rauf Əliyev'], invitees, ...span })
      await invite(id, here.rauf, state)
    }
    await at(10)
    await at(11, 'accepted')
    await at(12, 'maybe')
    await at(13, 'declined')
    for (const question of [{}, { people: [], personIds: personIds() }]) {
      const answer = await fetchAnswer(question)
      expect(answer.people[1]).toMatchObject({
        name: 'Rauf Əliyev',
        state: 'tentative',
        busy: [
          { start: '10:00', end: '11:00', kind: 'tentative' },
          { start: '11:00', end: '12:00', kind: 'busy' },
          { start: '12:00', end: '13:00', kind: 'tentative' },
        ],
      })
      expect(answer.next[0]?.start).toBe('13:00')
    }
    expect(await states({ start: '13:00', end: '14:00' })).toEqual(['free', 'free'])
  })

  it('counts each occurrence of a series, also moved ones, and an answer to one of them', async () => {
    const organiser = await hire(here.services, { name: 'Aysel', surname: 'Kərimova' })
    const [cancelled, moved, declined] = ['2026-11-25', '2026-11-26', '2026-11-27']
    const series = await keep(organiser, {
      day: '2026-11-23',
      attendees: ['Rauf Əliyev', 'Leyla Əliyeva'],
      invitees: [{ name: 'Rauf Əliyev', personId: personIds()[0] }],
      recurrence: {
        rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261127',
        changes: [
          { day: cancelled, isCancelled: true },
          { day: moved, fields: { day: moved, start: '15:00', end: '16:00' } },
        ],
      },
    })
    await invite(series, here.rauf, 'accepted', { day: declined, state: 'declined' })
    const statesOn = async (day: string, hour: number) =>
      states({ day, start: `${hour}:00`, end: `${hour + 1}:00` })
    expect(await statesOn(day, 10)).toEqual(['busy', 'busy'])
    expect(await statesOn(cancelled, 10)).toEqual(['free', 'free'])
    expect(await statesOn(moved, 10)).toEqual(['free', 'free'])
    expect(await statesOn(moved, 15)).toEqual(['busy', 'busy'])
    expect(await statesOn(declined, 10)).toEqual(['busy', 'free'])
    expect(await statesOn('2026-11-30', 10)).toEqual(['free', 'free'])
  })

  it('reports a person as away who gets a day off after accepting the edited meeting', async () => {
    const invitees = [{ name: 'Rauf Əliyev', personId: personIds()[0] }]
    const exceptId = await keep(here.leyla, { attendees: ['Rauf Əliyev'], invitees })
    await invite(exceptId, here.rauf, 'accepted')
    await requestOff(here.rauf, { state: 'granted' })
    expect(await states({ people: [], personIds: personIds(), exceptId })).toEqual(['free', 'away'])
  })

  it('finds people by id once, also when they are named as well, and ignores unknown ids', async () => {
    const namesake = await hire(here.services, { name: 'Rauf', surname: 'Əliyev' })
    await keep(namesake)
    const asked = [...personIds(), ...personIds(), `account-${here.leyla.id}`, 'DEV999999', 'account-x']
    const { people } = await fetchAnswer({ people: [], personIds: asked })
    expect(people).toEqual([
      { name: 'Leyla Əliyeva', state: 'free', isSelf: true, busy: [] },
      { name: 'Rauf Əliyev', personId: personIds()[0], state: 'free', isSelf: false, busy: [] },
    ])
    const both = [...personIds(), `account-${namesake.id}`]
    expect(await states({ personIds: both })).toEqual(['free', 'free', 'busy'])
    expect(await states({ personIds: personIds() })).toEqual(['free', 'free', 'busy'])
  })

  it('keeps the room in mind: its bookings, and the times at which it is free', async () => {
    const [one, two] = [
      await keep(here.rauf, { day: '2026-11-25' }),
      await keep(here.rauf, { day: '2026-11-26' }),
    ]
    await book('Xəzər', one, 10, 12)
    await book('Kür', two, 12, 18)
    const answer = await fetchAnswer({ roomname: 'XƏZƏR' })
    expect(answer.room).toEqual({ state: 'busy', busy: [{ start: '10:00', end: '12:00', kind: 'busy' }] })
    expect(answer.next[0]?.start).toBe('12:00')
    expect((await fetchAnswer({ roomname: 'Xəzər', start: '12:00', end: '13:00' })).room?.state).toBe('free')
    expect((await fetchAnswer({ roomname: 'Araz' })).room).toEqual({ state: 'unknown', busy: [] })
    expect(await fetchAnswer()).not.toHaveProperty('room')
  })

  it('ignores deleted and cancelled entries, and those of another day', async () => {
    await keep(here.rauf, { isDeleted: true })
    await keep(here.rauf, { day: '2026-11-25' })
    await requestOff(here.rauf, { days: ['2026-11-23', '2026-11-25'] })
    await requestOff(here.rauf, { state: 'cancelled' })
    expect(await states()).toEqual(['free', 'free'])
  })

  it('finds attendees of the company’s schedule by their names, also outside the hours of the grid', async () => {
    const row = { title: 'Review', day, attendees: ['RAUF ƏLİYEV', 'Somebody Else'] }
    await schedule([
      { ...row, start: '07:00', end: '10:20' },
      { ...row, start: '17:30', end: '20:00' },
      { ...row, start: 'noon', end: 'later' },
    ])
    expect(await states({ people: ['Rauf Əliyev', 'Somebody Else'] })).toEqual(['free', 'busy', 'unknown'])
    expect((await fetchAnswer({ start: '09:00', end: '12:00' })).next).toEqual([
      { day, start: '10:30', end: '13:30' },
      { day, start: '13:30', end: '16:30' },
      { day: '2026-11-25', start: '09:00', end: '12:00' },
    ])
  })

  it('matches both of two people with one name', async () => {
    const other = await hire(here.services, { name: 'Rauf', surname: 'Əliyev' })
    await keep(other)
    expect(await states()).toEqual(['free', 'busy'])
    await requestOff(here.rauf)
    expect(await states()).toEqual(['free', 'away'])
  })

  it('tells a namesake of the caller from the caller, by the id', async () => {
    const namesake = await hire(here.services)
    await keep(namesake, { attendees: ['Leyla Əliyeva'] })
    expect(await states({ people: ['LEYLA ƏLİYEVA', 'Rauf Əliyev'] })).toEqual(['free', 'free'])
    const { people } = await fetchAnswer({ people: ['Leyla Əliyeva'], personIds: [`account-${namesake.id}`] })
    expect(people).toMatchObject([
      { name: 'Leyla Əliyeva', state: 'free', isSelf: true },
      { name: 'Leyla Əliyeva', personId: `account-${namesake.id}`, state: 'busy', isSelf: false },
    ])
  })

  it('takes a guest for no colleague of that name', async () => {
    const invitees = [{ name: 'Rauf Əliyev', email: 'rauf@firm.example' }]
    await keep(here.leyla, { attendees: ['Rauf Əliyev', 'Somebody'], invitees })
    expect(await states({ people: ['Rauf Əliyev'] })).toEqual(['busy', 'free'])
  })

  it.each([
    ['İlqar', 'Işıqlı', 'ILQAR IŞIQLI'],
    ['Irina', 'İsmayılova', 'irina ismayilova'],
    ['Ülkər', 'Çələbiyeva', 'ulker celebiyeva'],
    ['Şəbnəm', 'Göyçaylı', 'S\u0327əbnəm  Go\u0308yçaylı'],
  ])('finds %s %s as %s, also in another person’s meeting', async (firstName, lastName, name) => {
    await hire(here.services, { name: firstName, surname: lastName })
    expect(await states({ people: [name] })).toEqual(['free', 'free'])
    await keep(here.rauf, { attendees: [name.toUpperCase()] })
    expect((await fetchAnswer({ people: [name] })).people[1]).toMatchObject({
      name: name.normalize().replace('  ', ' '),
      state: 'busy',
      isSelf: false,
    })
  })

  it('does not find former employees, and ignores their meetings', async () => {
    const gone = await hire(here.services, { name: 'Tural', surname: 'Quliyev' })
    await keep(gone, { attendees: ['Rauf Əliyev', 'Tural Quliyev'] })
    await requestOff(gone)
    const people = ['Rauf Əliyev', 'Tural Quliyev']
    expect(await states({ people })).toEqual(['free', 'busy', 'away'])
    await here.services.database.db
      .update(accounts)
      .set({ deactivatedAt: here.services.now() })
      .where(eq(accounts.id, gone.id))
    expect(await states({ people })).toEqual(['free', 'free', 'unknown'])
    expect((await fetchAnswer({ people })).next[0]?.start).toBe('10:00')
  })

  it('has a rate limit for each session', async () => {
    const other = await signIn(here.services, here.rauf)
    for (let count = 0; count < 120; count += 1) await post({ start: '' })
    expect((await post()).statusCode).toBe(429)
    expect((await post({}, other)).statusCode).toBe(200)
  })
})

describeOnDatabase('the times that are offered', (open) => {
  const { here, fetchAnswer, offered, keep, requestOff } = openAvailability(open)

  /** Moves the clock to an instant; Leyla signs in then. */
  const at = async (instant: string) => {
    const { services, leyla } = here
    services.clock.pass(Date.parse(instant) - services.now().getTime())
    here.cookie = await signIn(services, leyla)
  }

  it('are empty when a person is unavailable for sixty days', async () => {
    const days = daysFrom(queriedDay, 60)
    await requestOff(here.rauf, { days })
    expect(await fetchAnswer()).toMatchObject({ people: [{ state: 'free' }, { state: 'away' }], next: [] })
  })

  it('are on the one day in sixty on which everybody is available', async () => {
    const days = daysFrom(queriedDay, 60)
    // 20 January is a holiday.
    const present = ['2027-01-20', '2027-01-21']
    await requestOff(here.rauf, { days: days.filter((day) => !present.includes(day)) })
    await keep(here.leyla, { day: '2027-01-21', start: '09:30', end: '16:00' })
    expect(await offered()).toEqual(['2027-01-21 16:00', '2027-01-21 17:00'])
  })

  it('are not in the past by the company’s clock, and none of them has begun', async () => {
    // 12:14:30 in Baku.
    await at('2026-11-24T08:14:30Z')
    expect((await offered())[0]).toBe('2026-11-24 12:15')
    expect((await offered({ day: '2026-11-02' }))[0]).toBe('2026-11-24 12:15')
    expect((await offered({ start: '15:00', end: '16:00' }))[0]).toBe('2026-11-24 15:00')
    await at('2026-11-24T08:15:01Z')
    expect((await offered())[0]).toBe('2026-11-24 12:30')
    // The next day has begun in Baku.
    await at('2026-11-24T20:30:00Z')
    expect((await offered())[0]).toBe('2026-11-25 09:00')
  })

  it('are on no holiday and no weekend, and the answer names the holiday', async () => {
    await at('2026-11-21T09:00:00Z')
    const friday = { day: '2027-03-19', start: '17:00', end: '18:00' }
    expect((await fetchAnswer(friday)).holiday).toBeUndefined()
    // Novruz, with two substitute days for its weekend, and another weekend.
    expect(await offered(friday)).toEqual(['2027-03-19 17:00', '2027-03-29 09:00', '2027-03-29 10:00'])
    expect((await fetchAnswer({ day: '2027-03-26' })).holiday).toBe('Novruz')
    expect((await fetchAnswer({ day: '2100-06-10' })).holiday).toBeUndefined()
    const saturday = await fetchAnswer({ day: '2027-03-27' })
    expect([saturday.isWeekend, (await fetchAnswer(friday)).isWeekend]).toEqual([true, undefined])
  })
})

describeOnDatabase('availability with an external holiday service', (open) => {
  let services: TestServices
  let fetched: jest.SpyInstance
  const log: string[] = []
  beforeAll(async () => {
    services = await testServices(await open('none'), {
      holidayService: { url: 'https://holidays.example', key: 'secret-key' },
      logLevel: 'warn',
    })
  })
  beforeEach(() => {
    log.length = 0
    fetched = jest.spyOn(globalThis, 'fetch')
  })
  afterEach(() => {
    jest.useRealTimers()
    fetched.mockRestore()
  })

  const fetchAnswer = async () => {
    const logStream = new Writable({
      write(chunk, _encoding, done) {
        log.push(String(chunk))
        done()
      },
    })
    const app = await buildApp({ services, logStream })
    const payload = { people: [], day: '2026-12-31', start: '17:00', end: '18:00' }
    const headers = await signIn(services, await hire(services))
    const reply = await app.inject({ method: 'POST', url: '/api/v1/availability/', headers, payload })
    await app.close()
    return reply
  }
  const days = (reply: Awaited<ReturnType<typeof fetchAnswer>>) =>
    reply.json().next.map(({ day }: { day: string }) => day)

  it('uses the holidays of the service', async () => {
    const holidays = [
      { name: 'Solidarity', date: { iso: '2026-12-31' } },
      { name: 'New Year', date: { iso: '2027-01-01' } },
    ]
    fetched.mockImplementation(async () => Response.json({ response: { holidays } }))
    const reply = await fetchAnswer()
    expect(reply.json().holiday).toBe('Solidarity')
    expect(days(reply)).toEqual(['2027-01-04', '2027-01-04', '2027-01-04'])
    expect(log.join()).not.toContain('holidays')
  })

  it('is answered without holidays when the service fails, which is logged without its key', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('fetch failed')))
    const reply = await fetchAnswer()
    expect([reply.statusCode, reply.json().holiday]).toEqual([200, undefined])
    expect(days(reply)).toEqual(['2026-12-31', '2027-01-01', '2027-01-01'])
    expect(log.join()).toContain('without the holidays')
    expect(log.join()).not.toContain('secret-key')
  })

  it('does not wait for a service that does not answer', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] })
    const never = new Promise(() => undefined)
    fetched.mockReturnValue(never).mockImplementationOnce(() => {
      setImmediate(() => jest.advanceTimersByTime(3000))
      return never
    })
    const reply = await fetchAnswer()
    expect([reply.statusCode, reply.json().holiday]).toEqual([200, undefined])
    expect(log.join()).toContain('without the holidays')
  })
})
