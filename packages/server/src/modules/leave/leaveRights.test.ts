import { randomUUID } from 'node:crypto'
import type { PersonBalance, PersonOffDays } from '@atrium/contract/leave'
import { minutesOfDays } from '@atrium/contract/leave'
import { eq, inArray } from 'drizzle-orm'
import { insertPerson } from '#db/accounts.ts'
import { meetingPeople, meetings, offDayRequests, people } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { leaveTeams } from '#testing/leave.ts'
import { signIn } from '#testing/staff.ts'

describeOnDatabase('the rights on leave, and its figures', (open) => {
  const { here, join, inject, read, requests, requestLeave, waiting, decide, own, balance, sentTo } =
    leaveTeams(open)
  const december = '/api/v1/leave/team/?from=2026-12-01&to=2026-12-31'
  const names = (list: { name: string }[]) => list.map(({ name }) => name)

  it('give kind, words and decision to the deputy only while the manager is away', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const manager = await join('Rauf')
    const deputy = await join('Irina')
    const person = await join('Leyla', { managerId: manager.personId, deputyId: deputy.personId })
    await requestLeave(person, '03.12.2026')
    const id = (await waiting(manager))[0]?.id ?? 0
    expect([await requests(deputy), await read(deputy, december)]).toEqual([[], []])
    // Today lists what is pending for those who may read it.
    const away = async (by: typeof hr) =>
      (await read(by, '/api/v1/off-days/colleagues/?from=2026-12-03&to=2026-12-03')).map(
        ({ name, isPending }: PersonOffDays) => [name, isPending],
      )
    const pending = [['Leyla Quliyev', true]]
    expect([await away(hr), await away(manager), await away(deputy)]).toEqual([pending, pending, []])
    expect([await decide(deputy, id, 'grant'), await decide(deputy, id, 'askBack', 'Why?')]).toEqual([
      404, 404,
    ])
    // HR reads it; the manager is there to decide.
    expect(names(await requests(hr))).toEqual(['Leyla Quliyev'])
    expect(await decide(hr, id, 'grant')).toBe(403)

    await requestLeave(manager, '21.11.2026')
    expect(await decide(hr, (await waiting(hr))[0]?.id ?? 0, 'grant')).toBe(204)
    expect(names(await waiting(deputy))).toEqual(['Leyla Quliyev'])
    expect(names(await read(deputy, december))).toEqual(['Leyla Quliyev'])
    expect(await away(deputy)).toEqual(pending)
    expect(await decide(manager, id, 'grant')).toBe(403)
    expect(await decide(deputy, id, 'grant')).toBe(204)
    expect((await own(person))[0]?.state).toBe('granted')
    expect(await away(await join('Tural'))).toEqual([['Leyla Quliyev', false]])

    // The manager is back.
    here.services.clock.pass(24 * 3_600_000)
    for (const one of [manager, deputy]) one.cookie = await signIn(here.services, one)
    expect([await requests(deputy), names(await requests(manager))]).toEqual([[], ['Leyla Quliyev']])
    expect(await decide(deputy, id, 'grantCancel')).toBe(404)
  })

  it('leave one’s own request and balance to somebody else, also for HR', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const other = await join('Nigar', {}, 'hr')
    await requestLeave(hr, '03.12.2026')
    const id = (await waiting(other))[0]?.id ?? 0
    expect(await decide(hr, id, 'grant')).toBe(403)
    const entry = {
      personId: hr.personId,
      typeId: 1,
      year: 2026,
      minutes: minutesOfDays(30),
      reason: 'Long service',
    }
    for (const kind of ['entitlement', 'adjustment'])
      expect((await inject(hr, 'POST', '/api/v1/leave/entries/', { ...entry, kind })).statusCode).toBe(403)
    expect(await balance(hr)).toMatchObject({ entitlement: minutesOfDays(21), adjustments: 0 })
    const written = await inject(other, 'POST', '/api/v1/leave/entries/', { ...entry, kind: 'adjustment' })
    expect([written.statusCode, await decide(other, id, 'grant')]).toEqual([204, 204])
  })

  it('let HR cancel granted leave of a person who has left, and of no other person', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    await requestLeave(person, '03.12.2026,04.12.2026')
    const id = (await waiting(manager))[0]?.id ?? 0
    expect(await decide(manager, id, 'grant')).toBe(204)
    const cancel = async (by: typeof hr) =>
      (await inject(by, 'PUT', `/api/v1/leave/requests/${id}/cancel/`)).statusCode
    const left = async () => {
      const all: PersonBalance[] = await read(hr, '/api/v1/leave/balances/?year=2026')
      return all.find(({ personId, typeId }) => personId === person.personId && typeId === 1)
    }
    expect([(await requests(hr))[0]?.canCancel, await cancel(hr), await cancel(manager)]).toEqual([
      false,
      403,
      403,
    ])
    expect(await left()).toMatchObject({ taken: minutesOfDays(2), left: minutesOfDays(19) })
    const { db } = here.services.database
    await db.update(people).set({ leftAt: new Date() }).where(eq(people.id, person.personId))
    expect((await requests(hr))[0]?.canCancel).toBe(true)
    expect([await cancel(manager), await cancel(hr), await cancel(hr)]).toEqual([403, 204, 409])
    expect(await left()).toMatchObject({ taken: 0, left: minutesOfDays(21) })
    const [request] = await requests(hr)
    expect(request).toMatchObject({ state: 'cancelled', canCancel: false })
    expect(request?.steps.at(-1)).toMatchObject({ action: 'cancel', by: 'Aysel Quliyev' })
  })

  it('take fewer days of annual leave than the law gives only when they are confirmed', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const person = await join('Leyla')
    const entry = {
      personId: person.personId,
      typeId: 1,
      year: 2026,
      kind: 'entitlement',
      reason: 'Since July',
    }
    const write = async (changes: object) => {
      const reply = await inject(hr, 'POST', '/api/v1/leave/entries/', { ...entry, ...changes })
      return reply.statusCode === 204 ? 204 : reply.json().errors
    }
    const below = { minutes: 'entitlementBelowLaw' }
    expect(await write({ minutes: minutesOfDays(20.5) })).toEqual(below)
    expect(await write({ minutes: minutesOfDays(10), isBelowLawConfirmed: true })).toBe(204)
    expect(await write({ minutes: minutesOfDays(21) })).toBe(204)
    expect(await write({ minutes: minutesOfDays(-3), kind: 'adjustment' })).toBe(204)

    const [annual] = await read(hr, '/api/v1/leave/types/')
    const { id, name: _name, ...kind } = annual
    const change = async (changes: object) => {
      const reply = await inject(hr, 'PUT', `/api/v1/leave/types/${id}/`, { ...kind, ...changes })
      return reply.statusCode === 200 ? reply.json().yearlyDays : reply.json().errors
    }
    expect(await change({ yearlyDays: 20 })).toEqual({ yearlyDays: 'entitlementBelowLaw' })
    expect(await change({ yearlyDays: 20, isBelowLawConfirmed: true })).toBe(20)
    // An earlier page, or another change of the kind, needs no confirmation.
    expect(await change({ yearlyDays: 20, carryOverDays: 5 })).toBe(20)
    expect(await change(kind)).toBe(21)
  })

  it('charge the same hours once, show an overlap to the decider, and grant only one of two', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    await requestLeave(person, '14.09.2026 - 15.09.2026')
    const first = (await waiting(manager))[0]?.id ?? 0
    // As an earlier version stored it.
    const [second] = await here.services.database.db
      .insert(offDayRequests)
      .values({ personId: person.personId, days: ['2026-09-15', '2026-09-16'], message: 'Again', typeId: 1 })
      .returning()
    expect(await balance(person)).toMatchObject({ pending: minutesOfDays(3), taken: 0 })
    expect((await waiting(manager)).map(({ overlaps }) => overlaps.map(({ days }) => days))).toEqual([
      [['2026-09-15']],
      [['2026-09-15']],
    ])
    const granted = await Promise.all([
      decide(manager, first, 'grant'),
      decide(manager, second?.id ?? 0, 'grant'),
    ])
    expect(granted.sort()).toEqual([204, 409])
    expect(await balance(person)).toMatchObject({ pending: minutesOfDays(1), taken: minutesOfDays(2) })
    // Both are granted, as an earlier version did.
    await here.services.database.db.update(offDayRequests).set({ state: 'granted' })
    expect(await balance(person)).toMatchObject({ pending: 0, taken: minutesOfDays(3) })
  })

  it('tell the decider the balance after the decision, beside other granted leave', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    await requestLeave(person, '04.12.2026, 07.12.2026')
    expect(await decide(manager, (await waiting(manager))[0]?.id ?? 0, 'grant')).toBe(204)
    // The weekend between the two granted days is charged already.
    await requestLeave(person, '05.12.2026 - 06.12.2026, 08.12.2026')
    const [request] = await waiting(manager)
    expect(request).toMatchObject({
      countedMinutes: minutesOfDays(1),
      balances: [{ left: minutesOfDays(17), after: minutesOfDays(16) }],
    })
    expect(await decide(manager, request?.id ?? 0, 'grant')).toBe(204)
    expect(await balance(person)).toMatchObject({ left: minutesOfDays(16) })
  })

  it('keep the leave of a person who leaves in the lists, also after a reinstatement', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const manager = await join('Rauf')
    const [person] = [
      await join('Leyla', { managerId: manager.personId }),
      await join('Tural', { managerId: manager.personId }),
    ]
    await requestLeave(person, '03.12.2026')
    expect(await decide(manager, (await waiting(manager))[0]?.id ?? 0, 'grant')).toBe(204)
    await requestLeave(person, '10.12.2026')
    const url = `/api/v1/people/records/${person.personId}/departure/`
    const shown = async (reader: typeof hr) => [
      (await requests(reader)).map(({ name, state }) => `${name} ${state}`).sort(),
      (await read(reader, december))
        .filter(({ absences }: { absences: [] }) => absences.length)
        .map(({ name }: { name: string }) => name),
    ]
    const expected = [['Leyla Quliyev cancelled', 'Leyla Quliyev granted'], ['Leyla Quliyev']]
    const balances = async (year: number) =>
      (await read(hr, `/api/v1/leave/balances/?year=${year}`)).filter(
        ({ personId, taken }: { personId: number; taken: number }) =>
          personId === person.personId && taken >= 0,
      )
    expect((await inject(hr, 'POST', url, { successorId: null })).statusCode).toBe(204)
    expect([await shown(hr), await shown(manager)]).toEqual([expected, expected])
    expect(await balances(2026)).toMatchObject([{ taken: minutesOfDays(1), pending: 0 }])
    expect(await balances(2027)).toEqual([])
    const entry = {
      personId: person.personId,
      typeId: 1,
      year: 2026,
      kind: 'adjustment',
      minutes: -480,
      reason: 'Paid',
    }
    expect((await inject(hr, 'POST', '/api/v1/leave/entries/', entry)).statusCode).toBe(204)

    await here.app.inject({ method: 'DELETE', url, headers: hr.cookie })
    expect([await shown(hr), await shown(manager)]).toEqual([expected, expected])
    expect(await balances(2026)).toMatchObject([{ taken: minutesOfDays(1), adjustments: -480 }])
  })

  it('count the same missed meetings as the requester’s page: series, invitations and hours', async () => {
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    const { db } = here.services.database
    const at = here.services.now()
    const keep = async (accountId: number, changes: object) => {
      const id = randomUUID()
      const times = { day: '2026-11-30', start: '10:00', end: '11:00', createdAt: at, changedAt: at }
      const rest = { title: 'Planning', notes: '', attendees: [], attachments: [], look: 0, isDeleted: false }
      await db.insert(meetings).values({ id, accountId, revision: 1, ...times, ...rest, ...changes })
      return id
    }
    const weekly = { rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=9', changes: [] }
    const kept = [
      await keep(person.id, { day: '2026-11-16', recurrence: weekly }),
      await keep(manager.id, { start: '15:00', end: '16:00' }),
      await keep(person.id, { day: '2026-12-01' }),
      // Of another person of that name.
      await keep((await join('Leyla')).id, { start: '12:00', end: '13:00', attendees: ['Leyla Quliyev'] }),
    ]
    await db
      .insert(meetingPeople)
      .values({ meetingId: kept[1] ?? '', accountId: person.id, name: 'Leyla Quliyev' })
    await requestLeave(person, '30.11.2026')
    await requestLeave(person, '07.12.2026', '2', ['09:00', '10:30'])
    await requestLeave(person, '14.12.2026', '2', ['11:00', '12:30'])
    const missed = (await waiting(manager)).map(({ days, meetings }) => [days[0], meetings])
    expect(Object.fromEntries(missed)).toEqual({ '2026-11-30': 2, '2026-12-07': 1, '2026-12-14': 0 })
    await db.delete(meetings).where(inArray(meetings.id, kept))
  })

  it('name colleagues who are away in another year than the list, and those who only ask for it', async () => {
    const manager = await join('Rauf')
    const leads = { managerId: manager.personId }
    const [person, colleague] = [await join('Leyla', leads), await join('Tural', leads)]
    await requestLeave(colleague, '11.01.2027')
    await requestLeave(person, '11.01.2027 - 12.01.2027')
    await requestLeave(colleague, '12.01.2027')
    expect(
      await decide(
        manager,
        (await waiting(manager)).find(({ days }) => days.length === 1 && days[0] === '2027-01-11')?.id ?? 0,
        'grant',
      ),
    ).toBe(204)
    for (const year of [2026, 2027]) {
      const request = (await requests(manager, year)).find(({ name }) => name === 'Leyla Quliyev')
      expect(request?.alsoAway).toEqual([
        { name: 'Tural Quliyev', days: ['2027-01-11'], isPending: false },
        { name: 'Tural Quliyev', days: ['2027-01-12'], isPending: true },
      ])
    }
  })

  it('have the balance and the calendar of a person without an account', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const { db } = here.services.database
    const job = { AZ: '', EN: '', RU: '' }
    const personId = await insertPerson(db, { number: 900, name: 'Tural', surname: 'Quliyev', job })
    await insertPerson(db, { name: 'Guest', surname: 'Of a card', job })
    const entry = { personId, typeId: 1, year: 2026, kind: 'entitlement', minutes: minutesOfDays(30) }
    const reply = await inject(hr, 'POST', '/api/v1/leave/entries/', { ...entry, reason: 'Ten years' })
    expect(reply.statusCode).toBe(204)
    const balances: PersonBalance[] = await read(hr, '/api/v1/leave/balances/?year=2026')
    expect(balances).toMatchObject([
      { name: 'Aysel Quliyev', isOwn: true },
      { name: 'Tural Quliyev', isOwn: false, left: minutesOfDays(30) },
    ])
    const team = await read(hr, '/api/v1/leave/team/?from=2026-11-01&to=2026-11-30')
    expect(team.map(({ name }: { name: string }) => name)).toEqual(['Aysel Quliyev', 'Tural Quliyev'])
  })

  it('let HR enter past leave of another person, who is notified, once and for free days only', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const manager = await join('Rauf')
    const person = await join('Leyla', { managerId: manager.personId })
    const leave = { typeId: 3, from: '2026-11-09', to: '2026-11-10', message: 'A certificate.' }
    const record = async (by: typeof hr, personId: number, changes: object = {}) => {
      const reply = await inject(by, 'POST', '/api/v1/leave/requests/', { ...leave, personId, ...changes })
      return reply.statusCode === 400 ? reply.json().errors : reply.statusCode
    }
    expect(await record(manager, person.personId)).toBe(403)
    expect(await record(hr, hr.personId)).toBe(403)
    expect(await record(hr, 999_999)).toBe(404)
    expect(await record(hr, person.personId, { typeId: 77 })).toEqual({ typeId: 'leaveTypeUnknown' })
    expect(await record(hr, person.personId)).toBe(204)
    expect(await record(hr, person.personId)).toBe(204)
    expect(await record(hr, person.personId, { to: '2026-11-09' })).toEqual({ from: 'leaveOverlapsTheirs' })
    const [shown] = await requests(hr)
    expect(shown).toMatchObject({
      ...{ name: 'Leyla Quliyev', state: 'granted', days: ['2026-11-09', '2026-11-10'] },
      steps: [{ action: 'record', by: 'Aysel Quliyev' }],
    })
    expect(await own(person)).toMatchObject([{ state: 'granted', message: 'A certificate.' }])
    expect(await sentTo()).toEqual([['leave.record', person.email]])
  })

  it('survive a stored day outside the years of the company', async () => {
    const hr = await join('Aysel', {}, 'hr')
    const person = await join('Leyla')
    const { db } = here.services.database
    for (const day of ['1000-01-01', '2999-12-31'])
      await db
        .insert(offDayRequests)
        .values({ personId: person.personId, days: [day], message: 'Old', typeId: 1 })
    expect(await waiting(hr)).toHaveLength(2)
    expect(await read(hr, '/api/v1/leave/balances/?year=2026')).toHaveLength(2)
    expect(await balance(person)).toMatchObject({ carriedOver: 0, left: minutesOfDays(21) })
  })
})
