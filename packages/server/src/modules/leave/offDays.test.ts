import { formatDays } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import { writeDays } from '@atrium/contract/leave'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { accounts, mails, offDayRequests } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { resetRateLimits, type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const list = '/api/v1/off-days/'

const params = {
  to_email: 'victim@person.example',
  to_name: 'Victim',
  from_name: 'Somebody Else',
  from_email: 'else@person.example',
  dates: '24.11.2026 - 26.11.2026, 03.12.2026',
  startTime: '09:00',
  endTime: '13:00',
  message: 'Family event in Ganja.\nTural covers the release.',
}

describeOnDatabase('a request for days off', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let person: Awaited<ReturnType<typeof hire>>
  let cookie: Record<string, string>
  beforeAll(async () => {
    services = await testServices(await open('none'), { offDayMail: 'hr@caspora.example' })
    app = await buildApp({ services })
  })
  beforeEach(async () => {
    person = await hire(services)
    cookie = await signIn(services, person)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await services.database.db.delete(mails)
    await services.database.db.delete(offDayRequests)
  })
  afterAll(() => app.close())

  const send = (changes: object = {}, headers: Record<string, string> = cookie) =>
    app.inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      headers,
      payload: {
        service_id: 'atrium',
        user_id: 'atrium',
        template_id: 'off_day_request',
        template_params: { ...params, ...changes },
      },
    })
  const cancel = (id: number, headers = cookie) =>
    app.inject({ method: 'PUT', url: `${list}${id}/cancel/`, headers })
  const rows = () => services.database.db.select().from(offDayRequests).orderBy(asc(offDayRequests.id))
  const outbox = () => services.database.db.select().from(mails).orderBy(asc(mails.id))
  const firstId = async () => (await rows())[0]?.id ?? 0

  it('is mailed to the HR address, with the sender from the session and without the sender in the request', async () => {
    expect((await send()).statusCode).toBe(200)
    expect(await rows()).toEqual([
      {
        id: expect.any(Number),
        personId: person.personId,
        accountId: person.id,
        days: ['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-03'],
        startTime: '09:00',
        endTime: '13:00',
        message: params.message,
        typeId: 5,
        state: 'sent',
        createdAt: services.now(),
      },
    ])
    const [mail, ...others] = await outbox()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'offDay.sent',
      to: 'hr@caspora.example',
      replyTo: person.email,
      subject: 'Leave request: Leyla Əliyeva, 24–26 November 2026, 3 December 2026',
    })
    for (const line of [
      'Name: Leyla Əliyeva',
      `Email: ${person.email}`,
      'Leave type: Other',
      'Dates: 24–26 November 2026, 3 December 2026',
      'Time: 09:00–13:00',
      'Message:\nFamily event in Ganja.\nTural covers the release.',
    ])
      expect(mail?.text).toContain(line)
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/victim|else/i)
  })

  it('for whole days says so', async () => {
    await send({ startTime: '', endTime: '' })
    expect((await outbox())[0]?.text).toContain('Time: whole days')
  })

  it.each([
    ['nobody', {}],
    ['a made-up session', { cookie: 'atrium-session=guess' }],
  ])('from %s is rejected with 401, and not stored', async (_who, headers) => {
    const replies = [
      await send({}, headers),
      await app.inject({ url: list, headers }),
      await cancel(1, headers as never),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
    expect([await rows(), await outbox()]).toEqual([[], []])
  })

  it('from another site is rejected, although the browser sends the cookie', async () => {
    const headers = { ...cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await send({}, headers)).statusCode).toBe(403)
    await send()
    expect((await cancel(await firstId(), headers)).statusCode).toBe(403)
    expect((await rows()).map(({ state }) => state)).toEqual(['sent'])
  })

  it('is stored only together with its mail, and answers 500 when the mail cannot be written', async () => {
    jest.spyOn(services.outbox, 'put').mockRejectedValueOnce(new Error('disk full'))
    expect((await send()).statusCode).toBe(500)
    expect([await rows(), await outbox()]).toEqual([[], []])
  })

  it('is cancelled once, and HR gets one mail about it', async () => {
    await send()
    const id = await firstId()
    for (const _time of [1, 2]) expect((await cancel(id)).statusCode).toBe(204)
    const told = (await outbox()).map(({ kind, to }) => [kind, to])
    expect(told).toEqual([
      ['offDay.sent', 'hr@caspora.example'],
      ['offDay.cancelled', 'hr@caspora.example'],
    ])
    expect((await outbox())[1]?.subject).toMatch(/^Leave request cancelled: Leyla Əliyeva, 24–26/)
  })

  it('is stored and mailed once for a retry after a lost answer, also when both arrive simultaneously', async () => {
    const replies = await Promise.all([send(), send()])
    services.clock.pass(9 * 60_000)
    replies.push(await send())
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect([(await rows()).length, (await outbox()).length]).toEqual([1, 1])
  })

  const errorsOf = async (reply: ReturnType<typeof send>) => {
    const { statusCode, body } = await reply
    return statusCode === 200 ? 200 : [statusCode, JSON.parse(body).errors]
  }
  const refused = [400, { dates: 'leaveOverlaps' }]

  it.each([
    ['other days', { dates: '27.11.2026, 02.12.2026' }, 200],
    ['hours before it', { startTime: '08:00', endTime: '09:00' }, 200],
    ['some of the days', { dates: '26.11.2026 - 27.11.2026' }, refused],
    ['some of the hours', { startTime: '12:45', endTime: '13:15' }, refused],
    ['whole days', { startTime: '', endTime: '' }, refused],
    ['another message', { message: 'Family event in Sheki.' }, refused],
    ['another kind', { leave_type: '2' }, refused],
  ] as const)(
    'is stored for every success, also for %s, and refused for hours of another request',
    async (_what, changes, answer) => {
      await send()
      expect(await errorsOf(send(changes))).toEqual(answer)
      const count = answer === 200 ? 2 : 1
      expect([(await rows()).length, (await outbox()).length]).toEqual([count, count])
    },
  )

  it('is stored once when two that overlap arrive simultaneously', async () => {
    const replies = await Promise.all([
      errorsOf(send({ dates: '24.11.2026 - 25.11.2026' })),
      errorsOf(send({ dates: '25.11.2026 - 26.11.2026' })),
    ])
    expect(replies).toHaveLength(2)
    expect(replies).toEqual(expect.arrayContaining([200, refused]))
    expect(await rows()).toHaveLength(1)
  })

  it('is refused after ten minutes, and is a new one after the first was cancelled and for another person', async () => {
    await send()
    services.clock.pass(10 * 60_000)
    expect(await errorsOf(send())).toEqual(refused)
    await cancel(await firstId())
    await send()
    expect(await rows()).toHaveLength(2)
    await send({}, await signIn(services, await hire(services)))
    expect(await rows()).toHaveLength(3)
  })

  it.each(['99', '999999999'])('names the kind %s, which there is not, as wrong', async (leave_type) => {
    expect(await errorsOf(send({ leave_type }))).toEqual([400, { leave_type: 'leaveTypeUnknown' }])
    expect(await rows()).toEqual([])
  })

  it.each(['31.12.1999', '01.01.1000', '01.01.2101', '30.12.1999 - 02.01.2000'])(
    'is refused for %s, outside the years of the company',
    async (dates) => {
      expect(await errorsOf(send({ dates }))).toEqual([400, { dates: 'datesRequired' }])
    },
  )

  it('is limited for each person, and not for the colleagues behind one address', async () => {
    await resetRateLimits(services.database)
    const replies: number[] = []
    for (let place = 0; place < 21; place += 1)
      replies.push((await send({ dates: `${String(place + 1).padStart(2, '0')}.12.2026` })).statusCode)
    expect(replies).toEqual([...Array<number>(20).fill(200), 429])
    expect((await send({}, await signIn(services, await hire(services)))).statusCode).toBe(200)
  })

  it('stays unchanged when the mail about its cancellation cannot be written', async () => {
    await send()
    jest.spyOn(services.outbox, 'put').mockRejectedValueOnce(new Error('disk full'))
    expect((await cancel(await firstId())).statusCode).toBe(500)
    expect((await rows()).map(({ state }) => state)).toEqual(['sent'])
  })

  it('cannot be seen or cancelled by another person', async () => {
    await send()
    const other = await signIn(services, await hire(services))
    expect((await app.inject({ url: list, headers: other })).json()).toEqual([])
    expect((await cancel(await firstId(), other)).statusCode).toBe(404)
    expect((await rows()).map(({ state }) => state)).toEqual(['sent'])
  })

  it('that are granted show colleagues only the name and the days within the requested span', async () => {
    const away = (query: object, headers = cookie) =>
      app.inject({ url: `${list}colleagues/`, query: { ...query }, headers })
    const rauf = await hire(services, { name: 'Rauf', surname: 'Əliyev' })
    const aysel = await hire(services, { name: 'Aysel', surname: 'Kərimova' })
    const gone = await hire(services, { name: 'Tural' })
    for (const [one, changes] of [
      [rauf, {}],
      [aysel, { dates: '24.11.2026', startTime: '', endTime: '' }],
      [aysel, { dates: '31.12.2026' }],
      [gone, {}],
      [person, {}],
    ] as const)
      await send(changes, await signIn(services, one))
    await services.database.db.update(offDayRequests).set({ state: 'granted' })
    await services.database.db
      .update(accounts)
      .set({ deactivatedAt: services.now() })
      .where(eq(accounts.id, gone.id))
    const span = { from: '2026-11-24', to: '2026-11-25' }
    const shown = { worksElsewhere: false, isPending: false }
    const whole = { startTime: '', endTime: '', ...shown }
    const hours = { startTime: '09:00', endTime: '13:00', ...shown }
    expect((await away(span)).json()).toEqual([
      { name: 'Aysel Kərimova', days: ['2026-11-24'], ...whole },
      { name: 'Rauf Əliyev', days: ['2026-11-24', '2026-11-25'], ...hours },
    ])
    await services.database.db
      .update(offDayRequests)
      .set({ state: 'cancelled' })
      .where(eq(offDayRequests.personId, rauf.personId))
    expect((await away(span)).json()).toHaveLength(1)
    expect((await away(span, { cookie: 'atrium-session=guess' })).statusCode).toBe(401)
  })

  it('cannot inject a header or a line: a name with a line break stays one line, a long list is not in the subject', async () => {
    const sly = await hire(services, { name: 'Leyla\r\nBcc: all@victim.example' })
    const days = Array.from({ length: 40 }, (_day, at) => addDays('2026-01-01', 2 * at))
    await send({ dates: writeDays(days) }, await signIn(services, sly))
    const [mail] = await outbox()
    expect(mail?.text).not.toMatch(/^Bcc/m)
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.subject).toMatch(/Əliyeva, 1, 3, .*…$/)
    expect(mail?.subject.length).toBeLessThan(140)
    expect(mail?.text).toContain(formatDays(days, 'EN'))
  })
})
