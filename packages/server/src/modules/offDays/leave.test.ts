import { type Colleague, getProfile, type LeaveRequest, type OffDayRequest } from '@atrium/contract'
import { minutesOfDays } from '@atrium/contract/leave'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { auditLog, employees, mails, notifications, notificationTexts, users } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const nobody = { AZ: '', EN: '', RU: '' }

describeOnDatabase('leave', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'), { offDayMail: 'hr@caspora.example' })
    app = await buildApp({ services })
  })
  afterEach(async () => {
    await services.database.db.delete(mails)
    await services.database.db.delete(users)
    await services.database.db.delete(employees)
  })
  afterAll(() => app.close())

  let counted = 100
  /** A person with a record, led by others. */
  async function join(
    firstName: string,
    leads: { managerId?: number; deputyId?: number } = {},
    role = 'staff',
  ) {
    counted += 1
    const email = `${firstName.toLowerCase()}${counted}@caspora.example`
    const record = { name: firstName, surname: 'Quliyev', email, number: counted, job: nobody, computers: [] }
    const [employee] = await services.database.db
      .insert(employees)
      .values({ ...record, ...leads, otherInfo: { AZ: [], EN: [], RU: [] } })
      .returning()
    const user = await hire(services, { firstName, email, role: role as 'staff' })
    return { ...user, employee: employee?.id ?? 0, cookie: await signIn(services, user) }
  }
  type Person = Awaited<ReturnType<typeof join>>

  const ask = (person: Person, dates: string, leave_type = '1') =>
    app.inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      headers: person.cookie,
      payload: {
        service_id: 'atrium',
        user_id: 'atrium',
        template_id: 'off_day_request',
        template_params: {
          to_email: '',
          to_name: '',
          from_name: '',
          from_email: '',
          dates,
          startTime: '',
          endTime: '',
          message: 'A family event.',
          leave_type,
        },
      },
    })
  const read = async (person: Person, url: string) =>
    (await app.inject({ url, headers: person.cookie })).json()
  const waiting = async (person: Person): Promise<LeaveRequest[]> =>
    (await read(person, '/api/v1/leave/requests/?year=2026')).filter(({ isMine }: LeaveRequest) => isMine)
  const decide = async (person: Person, id: number, decision: string, words = '') => {
    const url = `/api/v1/leave/requests/${id}/decision/`
    const reply = await app.inject({
      method: 'PUT',
      url,
      headers: person.cookie,
      payload: { decision, words },
    })
    return reply.statusCode
  }
  const own = (person: Person): Promise<OffDayRequest[]> => read(person, '/api/v1/off-days/')
  const balance = async (person: Person) => (await read(person, '/api/v1/leave/balances/own/?year=2026'))[0]
  const sentTo = async () =>
    (await services.database.db.select().from(mails).orderBy(asc(mails.id))).map(({ kind, to }) => [kind, to])

  it('goes to the manager, whose decision is told and counted', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.employee })
    expect((await read(manager, getProfile.path)).permissions).toEqual(['leave.decide'])
    await ask(person, '26.11.2026 - 27.11.2026, 30.11.2026')
    const [request] = await waiting(manager)
    expect(request).toMatchObject({
      name: 'Leyla Quliyev',
      workingMinutes: minutesOfDays(3),
      // Saturday and Sunday between the days count by calendar days.
      countedMinutes: minutesOfDays(5),
      balances: [{ year: 2026, left: minutesOfDays(21), pending: minutesOfDays(5) }],
    })
    expect(await decide(manager, request?.id ?? 0, 'grant')).toBe(204)
    expect(await balance(person)).toMatchObject({ taken: minutesOfDays(5), left: minutesOfDays(16) })
    expect((await own(person))[0]).toMatchObject({
      state: 'granted',
      steps: [
        { action: 'send', by: 'Leyla Quliyev' },
        { action: 'grant', by: 'Rauf Quliyev' },
      ],
    })
    expect(await sentTo()).toEqual([
      ['offDay.sent', manager.email],
      ['leave.grant', person.email],
    ])
    const told = await services.database.db
      .select({ title: notificationTexts.title })
      .from(notificationTexts)
      .innerJoin(notifications, eq(notifications.id, notificationTexts.notificationId))
      .where(eq(notifications.userId, person.id))
    expect(told.map(({ title }) => title)).toContain('Granted: 26.11.2026 - 27.11.2026, 30.11.2026')
    const [entry] = (await services.database.db.select().from(auditLog)).slice(-1)
    expect(entry).toMatchObject({ actorId: manager.id, after: { state: 'granted' } })
  })

  it('goes to the deputy while the manager is away', async () => {
    const manager = await join('Rauf')
    const deputy = await join('Irina')
    const person = await join('Leyla', { managerId: manager.employee, deputyId: deputy.employee })
    const hr = await join('Aysel', {}, 'hr')
    await ask(manager, '21.11.2026 - 24.11.2026')
    const [holiday] = await waiting(hr)
    expect(await decide(hr, holiday?.id ?? 0, 'grant')).toBe(204)
    await ask(person, '03.12.2026')
    expect(await waiting(manager)).toEqual([])
    const [request] = await waiting(deputy)
    expect(await decide(deputy, request?.id ?? 0, 'grant')).toBe(204)
    expect((await own(person))[0]?.state).toBe('granted')
  })

  it('is asked back and answered, and a granted one is cancelled only by agreement', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.employee })
    await ask(person, '03.12.2026')
    const id = (await waiting(manager))[0]?.id ?? 0
    expect(await decide(manager, id, 'askBack')).toBe(400)
    expect(await decide(manager, id, 'askBack', 'Who covers the release?')).toBe(204)
    const put = (path: string, payload: object = {}) =>
      app.inject({ method: 'PUT', url: `/api/v1/off-days/${id}/${path}/`, headers: person.cookie, payload })
    expect((await put('answer', { words: 'Tural does.' })).statusCode).toBe(204)
    expect((await put('answer', { words: 'Tural does.' })).statusCode).toBe(409)
    expect(await decide(manager, id, 'grant')).toBe(204)
    expect(await decide(manager, id, 'grant')).toBe(409)
    await put('cancel')
    expect((await own(person))[0]?.state).toBe('cancelRequested')
    expect((await balance(person))?.taken).toBe(minutesOfDays(1))
    expect(await decide(manager, id, 'grantCancel')).toBe(204)
    expect([(await own(person))[0]?.state, (await balance(person))?.taken]).toEqual(['cancelled', 0])
  })

  it('is closed to everybody who does not lead the person, and to the person', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.employee })
    const other = await join('Tural')
    await join('Ramin', { managerId: other.employee })
    await ask(person, '03.12.2026')
    const id = (await waiting(manager))[0]?.id ?? 0
    expect(await read(other, '/api/v1/leave/requests/?year=2026')).toEqual([])
    expect([await decide(other, id, 'grant'), await decide(person, id, 'grant')]).toEqual([404, 403])
    const team = await read(other, '/api/v1/leave/team/?from=2026-12-01&to=2026-12-31')
    expect(team.map(({ name }: { name: string }) => name)).toEqual(['Ramin Quliyev'].slice(0, team.length))
  })

  it('is adjusted by HR with a reason, and the sums are reckoned anew', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const person = await join('Leyla')
    const write = (payload: object) =>
      app.inject({ method: 'POST', url: '/api/v1/leave/entries/', headers: hr.cookie, payload })
    const entry = { userId: person.id, typeId: 1, year: 2026, kind: 'entitlement', reason: 'Ten years here' }
    expect((await write({ ...entry, minutes: minutesOfDays(30) })).statusCode).toBe(204)
    expect(
      (await write({ ...entry, kind: 'adjustment', minutes: -240, reason: 'Left early' })).statusCode,
    ).toBe(204)
    expect((await write({ ...entry, minutes: -1 })).statusCode).toBe(400)
    expect((await write({ ...entry, userId: 999_999, minutes: 1 })).statusCode).toBe(404)
    expect(await balance(person)).toMatchObject({ entitlement: minutesOfDays(30), left: minutesOfDays(29.5) })
  })

  it('leaves a person who works elsewhere in place: they decide, are not away, and miss nothing', async () => {
    const manager = await join('Rauf')
    const deputy = await join('Irina')
    const leads = { managerId: manager.employee, deputyId: deputy.employee }
    const [person, colleague] = [await join('Leyla', leads), await join('Tural', leads)]
    const hr = await join('Aysel', {}, 'hr')
    const names = { AZ: 'Evdən iş', EN: 'Home office', RU: 'Работа из дома' }
    const kind = { names, hasBalance: false, yearlyDays: 0, carryOverDays: 0, isArchived: false }
    const type = await app.inject({
      method: 'POST',
      url: '/api/v1/leave/types/',
      headers: hr.cookie,
      payload: { ...kind, worksElsewhere: true },
    })
    const { id } = type.json()
    // What an earlier page leaves out stays.
    const renamed = await app.inject({
      method: 'PUT',
      url: `/api/v1/leave/types/${id}/`,
      headers: hr.cookie,
      payload: kind,
    })
    expect(renamed.json()).toMatchObject({ worksElsewhere: true })
    await ask(manager, '21.11.2026 - 24.11.2026', String(id))
    expect(await decide(hr, (await waiting(hr))[0]?.id ?? 0, 'grant')).toBe(204)
    await ask(person, '23.11.2026', String(id))
    expect(await waiting(deputy)).toEqual([])
    const [request] = await waiting(manager)
    expect(request).toMatchObject({ workingMinutes: 480, countedMinutes: 0, balances: [], meetings: 0 })
    await ask(colleague, '23.11.2026')
    const other = (await waiting(manager)).find(({ name }) => name === 'Tural Quliyev')
    expect([request?.alsoAway, other?.alsoAway]).toEqual([[], []])
    const span = '?from=2026-11-23&to=2026-11-23'
    const away = await read(hr, `/api/v1/off-days/colleagues/${span}`)
    expect(away.map((one: object) => Object.values(one))).toEqual(
      [
        ['Leyla Quliyev', true],
        ['Rauf Quliyev', true],
        ['Tural Quliyev', false],
      ].map(([name, worksElsewhere]) => [name, ['2026-11-23'], '', '', worksElsewhere]),
    )
    expect((await own(person))[0]).toMatchObject({ worksElsewhere: true })
    const directory: Colleague[] = await read(hr, '/api/v1/people/')
    expect(directory.filter(({ awayUntil }) => awayUntil)).toEqual([])
  })

  it('has kinds that HR adds and archives', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const names = { AZ: 'Köçmə', EN: 'Moving house', RU: 'Переезд' }
    const kind = { names, hasBalance: false, yearlyDays: 0, carryOverDays: 0, isArchived: false }
    const added = await app.inject({
      method: 'POST',
      url: '/api/v1/leave/types/',
      headers: hr.cookie,
      payload: kind,
    })
    expect(added.json()).toMatchObject({ name: 'Moving house', isArchived: false })
    const url = `/api/v1/leave/types/${added.json().id}/`
    const archived = await app.inject({
      method: 'PUT',
      url,
      headers: hr.cookie,
      payload: { ...kind, isArchived: true },
    })
    expect(archived.json()).toMatchObject({ isArchived: true })
    await ask(hr, '03.12.2026', String(added.json().id))
    expect((await own(hr))[0]?.typeId).toBe(5)
  })
})
