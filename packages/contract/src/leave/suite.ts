import type { DirectoryPerson } from '#people/colleagues/schema.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { leaveEndpoints } from './calls.ts'
import type { OffDayRequest } from './offDays/schema.ts'
import type { LeaveRequest, LeaveType, PersonBalance } from './schema.ts'

const year = '2026'
const studies = {
  names: { AZ: 'Kurs', EN: 'Course', RU: 'Курс' },
  hasBalance: false,
  yearlyDays: 0,
  carryOverDays: 0,
  isArchived: false,
}

/**
 * The promises of the calls about leave, for the mocks and the real server.
 *
 * @param manager the first of the sample people, for whose decision a request waits
 * @param admin a sample person with the role admin
 */
export function leaveSuite(manager: Caller, admin: Caller): void {
  const types = async (language = 'en'): Promise<LeaveType[]> =>
    (await manager('/api/v1/leave/types/', { headers: { 'accept-language': language } })).json()
  const requests = async (of = year): Promise<LeaveRequest[]> =>
    (await manager(`/api/v1/leave/requests/?year=${of}`)).json()
  const decide = async (id: number, decision: string, words = '') => {
    const reply = await manager(
      `/api/v1/leave/requests/${id}/decision/`,
      jsonRequest('PUT', { decision, words }),
    )
    return [reply.status, reply.status === 400 ? (await reply.json()).errors : undefined]
  }
  const balances = async (): Promise<PersonBalance[]> =>
    (await admin(`/api/v1/leave/balances/?year=${year}`)).json()

  it('names the kinds of leave in the language of the reader', async () => {
    const found = await types()
    expect(leaveEndpoints.listLeaveTypes.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found[0]?.name).toBe('Annual leave')
    expect((await types('az'))[0]?.name).toBe('Əmək məzuniyyəti')
  })

  it('adds and changes a kind of leave, with a name in each language', async () => {
    const save = (method: string, path: string, changes: object) =>
      admin(`/api/v1/leave/types/${path}`, jsonRequest(method, { ...studies, ...changes }))
    const refused = await save('POST', '', { names: { ...studies.names, RU: ' ' } })
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      { 'names.RU': 'leaveNameRequired' },
    ])
    const added: LeaveType = await (await save('POST', '', {})).json()
    expect(added).toMatchObject({ ...studies, worksElsewhere: false })
    const changed = await save('PUT', `${added.id}/`, { isArchived: true })
    expect(await changed.json()).toMatchObject({ id: added.id, isArchived: true })
    expect((await types()).find(({ id }) => id === added.id)?.isArchived).toBe(true)
    expect((await save('PUT', '999999/', {})).status).toBe(404)
  })

  it('decides once about a request that waits, with words for a refusal', async () => {
    const found = await requests()
    expect(leaveEndpoints.listLeaveRequests.reply.isValidSync(found, { strict: true })).toBe(true)
    const waiting = found.find(({ isMine, state }) => isMine && state === 'sent')
    if (!waiting) throw new Error('No requests to decide.')
    const { id } = waiting
    expect(await decide(id, 'decline', ' ')).toEqual([400, { words: expect.any(String) }])
    expect(await decide(999_999, 'grant')).toEqual([404, undefined])
    expect(await decide(id, 'decline', 'Not in December.')).toEqual([204, undefined])
    expect(await decide(id, 'grant')).toEqual([409, undefined])
    // Those that wait are in every list, the others in that of their year.
    const after = (await requests(waiting.days[0]?.slice(0, 4))).find((one) => one.id === id)
    expect(after).toMatchObject({ state: 'declined', isMine: false })
    expect(after?.steps.at(-1)).toMatchObject({ action: 'decline', words: 'Not in December.' })
  })

  it('cancels no leave of a person who works here', async () => {
    const granted = (await requests()).find(({ state }) => state === 'granted')
    if (!granted) throw new Error('No leave is granted.')
    const cancel = async (id: number) =>
      (await admin(`/api/v1/leave/requests/${id}/cancel/`, jsonRequest('PUT', {}))).status
    expect(granted.canCancel).toBe(false)
    expect([await cancel(granted.id), await cancel(999_999)]).toEqual([403, 404])
  })

  it('enters leave for a person, and names each missing field', async () => {
    const record = async (body: object) => {
      const reply = await admin('/api/v1/leave/requests/', jsonRequest('POST', body))
      return [reply.status, reply.status === 400 ? Object.keys((await reply.json()).errors) : undefined]
    }
    const leave = { personId: 5, typeId: 3, from: '2026-10-05', to: '2026-10-06', message: '' }
    expect(await record({ message: '' })).toEqual([400, ['personId', 'typeId', 'from', 'to']])
    expect(await record({ ...leave, to: '2026-10-04' })).toEqual([400, ['to']])
    expect(await record(leave)).toEqual([204, undefined])
  })

  it('cancels no own leave that is over', async () => {
    const people: DirectoryPerson[] = await (await manager('/api/v1/people/')).json()
    const own = people.find(({ name, surname }) => name === 'Leyla' && surname === 'Əliyeva')
    const record = (from: string, to: string) =>
      admin(
        '/api/v1/leave/requests/',
        jsonRequest('POST', { personId: own?.id, typeId: 3, from, to, message: '' }),
      )
    await record('2026-10-05', '2026-10-06')
    const requests: OffDayRequest[] = await (await manager('/api/v1/off-days/')).json()
    const request = requests.find(({ days }) => days[0] === '2026-10-05')
    expect(request).toMatchObject({ days: ['2026-10-05', '2026-10-06'], state: 'granted' })
    const reply = await manager(`/api/v1/off-days/${request?.id}/cancel/`, { method: 'PUT' })
    expect(reply.status).toBe(409)
    expect((await reply.json()).message).toMatch(/over/)
  })

  it('answers the balances and the requests of one person', async () => {
    const [first] = await requests()
    if (!first) throw new Error('There are no requests.')
    const one = { year, person: String(first.personId) }
    const read = async (path: string): Promise<{ personId: number }[]> =>
      (await admin(`/api/v1/leave/${path}/?${new URLSearchParams(one)}`)).json()
    for (const path of ['balances', 'requests']) {
      const people = new Set((await read(path)).map(({ personId }) => personId))
      expect([...people]).toEqual([first.personId])
    }
    expect((await admin(`/api/v1/leave/balances/?year=${year}&person=x`)).status).toBe(400)
  })

  it('adds an adjustment with its reason to the balance of a person', async () => {
    // People do not change their own balances.
    const first = (await balances()).find(({ name }) => !name.startsWith('Rauf'))
    if (!first) throw new Error('Nobody has a balance.')
    expect(leaveEndpoints.listBalances.reply.isValidSync(await balances(), { strict: true })).toBe(true)
    const { personId, typeId } = first
    const entry = { personId, typeId, year: Number(year), kind: 'adjustment', minutes: 480 }
    const add = async (reason: string) => {
      const reply = await admin('/api/v1/leave/entries/', jsonRequest('POST', { ...entry, reason }))
      return [reply.status, reply.status === 400 ? Object.keys((await reply.json()).errors) : undefined]
    }
    expect(await add(' ')).toEqual([400, ['reason']])
    expect(await add('Worked on a holiday.')).toEqual([204, undefined])
    const after = (await balances()).find((one) => one.personId === personId && one.typeId === typeId)
    expect(after).toMatchObject({ adjustments: first.adjustments + 480, left: first.left + 480 })
    expect(after?.records.at(-1)).toMatchObject({ reason: 'Worked on a holiday.', by: 'Rauf Əliyev' })
  })

  it('shows the team in a span of days, which has to be one', async () => {
    const team = (from: string, to: string) =>
      manager(`/api/v1/leave/team/?${new URLSearchParams({ from, to })}`)
    const found = await (await team('2026-11-01', '2026-11-30')).json()
    expect(leaveEndpoints.listTeamAbsences.reply.isValidSync(found, { strict: true })).toBe(true)
    expect((await team('2026-02-30', '2026-11-30')).status).toBe(400)
  })
}
