import { getProfile } from '@atrium/contract/accounts'
import { minutesOfDays, type PersonBalance } from '@atrium/contract/leave'
import type { DirectoryPerson } from '@atrium/contract/people'
import { eq } from 'drizzle-orm'
import { accounts, auditLog, leaveEntries, mails, notifications, notificationTexts } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { leaveTeams } from '#testing/leave.ts'

describeOnDatabase('leave', (open) => {
  const { here, join, inject, read, requests, requestLeave, waiting, ...rest } = leaveTeams(open)
  const { decide, decideOnly, passUndo, own, balance, sentTo } = rest

  it('goes to the manager, whose decision notifies the requester and changes the balance', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    expect((await read(manager, getProfile.path)).permissions).toEqual(['leave.decide'])
    await requestLeave(person, '26.11.2026 - 27.11.2026, 30.11.2026')
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
    const told = await here.services.database.db
      .select({ title: notificationTexts.title })
      .from(notificationTexts)
      .innerJoin(notifications, eq(notifications.id, notificationTexts.notificationId))
      .where(eq(notifications.accountId, person.id))
    expect(told.map(({ title }) => title)).toContain('Approved: 26–27, 30 November 2026')
    const [entry] = (await here.services.database.db.select().from(auditLog).orderBy(auditLog.id)).slice(-1)
    expect(entry).toMatchObject({ actorId: manager.id, after: { state: 'granted' } })
  })

  it('leads from its notification and its mail to the place where it is decided', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    await requestLeave(person, '26.11.2026')
    const id = (await waiting(manager))[0]?.id ?? 0
    const notified = async (one: typeof person) => {
      const [latest] = await read(one, '/api/v1/notifications/')
      return [latest.href, latest.notDesc]
    }
    const page = `/staff/desk/leave#leave-${id}`
    expect(await notified(manager)).toEqual([page, 'The request for 26 November 2026 needs your decision.'])
    const [mail] = await here.services.database.db.select().from(mails)
    expect(mail?.text).toMatch(new RegExp(`^Decide: .*${page}$`, 'm'))
    await decide(manager, id, 'grant')
    expect((await notified(person))[0]).toBe(`/staff/requests#leave-${id}`)
  })

  it('can be undone until the requester is notified, who sees nothing of the decision before', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    await requestLeave(person, '03.12.2026')
    const id = (await waiting(manager))[0]?.id ?? 0
    const undo = async (by: typeof manager) =>
      (await inject(by, 'DELETE', `/api/v1/leave/requests/${id}/decision/`)).statusCode
    expect(await decideOnly(manager, id, 'decline', 'Not in December.')).toBe(204)
    expect((await requests(manager))[0]).toMatchObject({ state: 'declined', undoUntil: expect.any(String) })
    expect((await own(person))[0]).toMatchObject({ state: 'sent', steps: [{ action: 'send' }] })
    expect(await undo(person)).toBe(403)
    expect(await undo(manager)).toBe(204)
    await passUndo()
    expect(await sentTo()).toEqual([['offDay.sent', manager.email]])
    expect((await waiting(manager))[0]).toMatchObject({ state: 'sent', steps: [{ action: 'send' }] })
    expect(await undo(manager)).toBe(404)

    await decideOnly(manager, id, 'grant')
    await passUndo()
    expect(await sentTo()).toContainEqual(['leave.grant', person.email])
    expect((await requests(manager))[0]?.undoUntil).toBeUndefined()
    expect(await undo(manager)).toBe(409)
  })

  it('is told at once when the requester acts, and is not undone over other leave', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    await requestLeave(person, '03.12.2026')
    const id = (await waiting(manager))[0]?.id ?? 0
    await decideOnly(manager, id, 'decline', 'Not in December.')
    await requestLeave(person, '03.12.2026', '2')
    expect((await inject(manager, 'DELETE', `/api/v1/leave/requests/${id}/decision/`)).statusCode).toBe(409)
    await inject(person, 'PUT', `/api/v1/off-days/${id}/cancel/`)
    expect(await sentTo()).toContainEqual(['leave.decline', person.email])
    expect((await own(person)).find((one) => one.id === id)?.state).toBe('declined')
  })

  it('for the whole working day is for whole days, to the requester, the decider and in the mail', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    await requestLeave(person, '03.12.2026', '1', ['09:00', '18:00'])
    const whole = { startTime: '', endTime: '' }
    expect([(await own(person))[0], (await waiting(manager))[0]]).toMatchObject([
      whole,
      { ...whole, workingMinutes: minutesOfDays(1) },
    ])
    const [mail] = await here.services.database.db.select().from(mails)
    expect(mail?.text).toContain('Time: whole days')
  })

  it('keeps the name of the person who decided when the account is gone', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    await requestLeave(person, '03.12.2026')
    await decide(manager, (await waiting(manager))[0]?.id ?? 0, 'grant')
    await here.services.database.db.delete(accounts).where(eq(accounts.id, manager.id))
    expect((await own(person))[0]?.steps.at(-1)).toMatchObject({ action: 'grant', by: 'Rauf Quliyev' })
  })

  it('of the next year is in the list of this one', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    await requestLeave(person, '12.01.2027')
    await decideOnly(manager, (await waiting(manager))[0]?.id ?? 0, 'grant')
    expect((await requests(manager, 2026)).map(({ days }) => days)).toEqual([['2027-01-12']])
    expect(await requests(manager, 2025)).toEqual([])
  })

  it('goes to the deputy while the manager is away', async () => {
    const manager = await join('Rauf')
    const deputy = await join('Irina')
    const person = await join('Leyla', { managerId: manager.personId, deputyId: deputy.personId })
    const hr = await join('Aysel', {}, 'hr')
    await requestLeave(manager, '21.11.2026 - 24.11.2026')
    const [holiday] = await waiting(hr)
    expect(await decide(hr, holiday?.id ?? 0, 'grant')).toBe(204)
    await requestLeave(person, '03.12.2026')
    expect(await waiting(manager)).toEqual([])
    const [request] = await waiting(deputy)
    expect(await decide(deputy, request?.id ?? 0, 'grant')).toBe(204)
    expect((await own(person))[0]?.state).toBe('granted')
  })

  it('is asked back and answered, and a granted one is cancelled only by agreement', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    await requestLeave(person, '03.12.2026')
    const id = (await waiting(manager))[0]?.id ?? 0
    expect(await decide(manager, id, 'askBack')).toBe(400)
    expect(await decide(manager, id, 'askBack', 'Who covers the release?')).toBe(204)
    const put = (path: string, payload: object = {}) =>
      inject(person, 'PUT', `/api/v1/off-days/${id}/${path}/`, payload)
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
    const person = await join('Leyla', { managerId: manager.personId })
    const other = await join('Tural')
    await join('Ramin', { managerId: other.personId })
    await requestLeave(person, '03.12.2026')
    const id = (await waiting(manager))[0]?.id ?? 0
    expect(await read(other, '/api/v1/leave/requests/?year=2026')).toEqual([])
    expect([await decide(other, id, 'grant'), await decide(person, id, 'grant')]).toEqual([404, 403])
    const team = await read(other, '/api/v1/leave/team/?from=2026-12-01&to=2026-12-31')
    expect(team.map(({ name }: { name: string }) => name)).toEqual(['Ramin Quliyev'].slice(0, team.length))
  })

  it('is adjusted by HR with a reason, and the sums are computed again', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const person = await join('Leyla')
    const write = (payload: object) => inject(hr, 'POST', '/api/v1/leave/entries/', payload)
    const entry = {
      personId: person.personId,
      typeId: 1,
      year: 2026,
      kind: 'entitlement',
      reason: 'Ten years here',
    }
    expect((await write({ ...entry, minutes: minutesOfDays(30) })).statusCode).toBe(204)
    expect(
      (await write({ ...entry, kind: 'adjustment', minutes: -240, reason: 'Left early' })).statusCode,
    ).toBe(204)
    expect((await write({ ...entry, minutes: -1 })).statusCode).toBe(400)
    expect((await write({ ...entry, personId: 999_999, minutes: minutesOfDays(21) })).statusCode).toBe(404)
    expect(await balance(person)).toMatchObject({ entitlement: minutesOfDays(30), left: minutesOfDays(29.5) })
    // The entry keeps the name of its author after the departure; without an account a command wrote it.
    const { db } = here.services.database
    const { personId, typeId } = entry
    await db.insert(leaveEntries).values({
      personId,
      typeId,
      year: 2026,
      kind: 'adjustment',
      minutes: 1,
      reason: '',
      createdAt: new Date('2100-01-01'),
    })
    await db.update(accounts).set({ deactivatedAt: new Date() }).where(eq(accounts.id, hr.id))
    const reader = await join('Nigar', {}, 'hr')
    const all: PersonBalance[] = await read(reader, '/api/v1/leave/balances/?year=2026')
    const { records } = all.find((one) => one.personId === personId && one.typeId === typeId) ?? {}
    expect(records?.map(({ by }) => by)).toEqual(['Aysel Quliyev', 'Aysel Quliyev', null])
  })

  it('leaves a person who works elsewhere in place: they decide, are not away, and miss nothing', async () => {
    const manager = await join('Rauf')
    const deputy = await join('Irina')
    const leads = { managerId: manager.personId, deputyId: deputy.personId }
    const [person, colleague] = [await join('Leyla', leads), await join('Tural', leads)]
    const hr = await join('Aysel', {}, 'hr')
    const names = { AZ: 'Evdən iş', EN: 'Working from home', RU: 'Работа из дома' }
    const kind = { names, hasBalance: false, yearlyDays: 0, carryOverDays: 0, isArchived: false }
    const type = await inject(hr, 'POST', '/api/v1/leave/types/', { ...kind, worksElsewhere: true })
    const { id } = type.json()
    // What an earlier page leaves out stays.
    const renamed = await inject(hr, 'PUT', `/api/v1/leave/types/${id}/`, kind)
    expect(renamed.json()).toMatchObject({ worksElsewhere: true })
    await requestLeave(manager, '21.11.2026 - 24.11.2026', String(id))
    expect(await decide(hr, (await waiting(hr))[0]?.id ?? 0, 'grant')).toBe(204)
    await requestLeave(person, '23.11.2026', String(id))
    expect(await waiting(deputy)).toEqual([])
    const [request] = await waiting(manager)
    expect(request).toMatchObject({ workingMinutes: 480, countedMinutes: 0, balances: [], meetings: 0 })
    await requestLeave(colleague, '23.11.2026')
    const other = (await waiting(manager)).find(({ name }) => name === 'Tural Quliyev')
    expect([request?.alsoAway, other?.alsoAway]).toEqual([[], []])
    const span = '?from=2026-11-23&to=2026-11-23'
    const away = await read(hr, `/api/v1/off-days/colleagues/${span}`)
    expect(away.map((one: object) => Object.values(one))).toEqual(
      [
        ['Leyla Quliyev', true, true],
        ['Rauf Quliyev', true, false],
        ['Tural Quliyev', false, true],
      ].map(([name, ...flags]) => [name, ['2026-11-23'], '', '', ...flags]),
    )
    expect((await own(person))[0]).toMatchObject({ worksElsewhere: true })
    const directory: DirectoryPerson[] = await read(hr, '/api/v1/people/')
    expect(directory.filter(({ awayUntil }) => awayUntil)).toEqual([])
  })

  it('has kinds that HR adds and archives', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const names = { AZ: 'Köçmə', EN: 'Moving house', RU: 'Переезд' }
    const kind = { names, hasBalance: false, yearlyDays: 0, carryOverDays: 0, isArchived: false }
    const added = await inject(hr, 'POST', '/api/v1/leave/types/', kind)
    expect(added.json()).toMatchObject({ name: 'Moving house', isArchived: false })
    const url = `/api/v1/leave/types/${added.json().id}/`
    const archived = await inject(hr, 'PUT', url, { ...kind, isArchived: true })
    expect(archived.json()).toMatchObject({ isArchived: true })
    const reply = await requestLeave(hr, '03.12.2026', String(added.json().id))
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { leave_type: 'leaveTypeUnknown' }])
    expect(await own(hr)).toEqual([])
  })
})
