import type { BodyOf } from '#core/endpoint.ts'
import { directoryEndpoints } from '#people/colleagues/calls.ts'
import type { DirectoryPerson } from '#people/colleagues/schema.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { peopleEndpoints as records } from './calls.ts'
import type { addRecord } from './endpoints.ts'
import { type Account, newPerson, type Person } from './schema.ts'

const path = '/api/v1/people/records/'

const sevda: BodyOf<typeof addRecord> = {
  ...newPerson,
  name: 'Sevda',
  surname: 'Rüstəmova',
  email: 'sevda.suite@caspora.example',
  phone: '+994 50 000 00 10',
  roomname: 'Göygöl',
  positions: { AZ: 'Analitik', EN: 'Analyst', RU: 'Аналитик' },
  birthday: '1994-05-28',
  startedOn: '2026-11-01',
  hasCard: false,
}

/**
 * The promises of the calls about people and their records, for the mocks and the real server. The caller is a sample
 * person with the role admin.
 */
export function peopleSuite(call: Caller): void {
  const list = async (): Promise<{ people: Person[]; accounts: Account[] }> => (await call(path)).json()
  const find = async (email = sevda.email) => (await list()).people.find((one) => one.email === email)
  const add = (changes: object = {}) => call(path, jsonRequest('POST', { ...sevda, ...changes }))
  const statusOf = async (address: string, method: string, body: unknown = {}) =>
    (await call(address, jsonRequest(method, body))).status
  const openAccount = async (language: unknown = 'EN') =>
    statusOf(`${path}${(await find())?.id}/account/`, 'POST', { language })
  const account = async (what: string, method: string, body: unknown = {}) =>
    statusOf(`/api/v1/people/accounts/${(await find())?.account?.id}/${what}/`, method, body)

  it('answers the directory and the records in the form of their schemas', async () => {
    const colleagues: DirectoryPerson[] = await (await call('/api/v1/people/')).json()
    expect(directoryEndpoints.listColleagues.reply.isValidSync(colleagues, { strict: true })).toBe(true)
    expect(colleagues.length).toBeGreaterThan(1)
    const found = await list()
    expect(records.listRecords.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found.people.length).toBeGreaterThanOrEqual(colleagues.length)
  })

  it.each([
    [{ name: ' ' }, { name: 'firstNameRequired' }],
    [{ positions: { ...newPerson.positions, EN: 'Analyst' } }, { positions: 'positionInEachLanguage' }],
    [{ startedOn: '' }, { startedOn: 'startDayRequired' }],
    [{ birthday: '2999-01-01' }, { birthday: 'birthdayInFuture' }],
    [{ email: 'leyla.aliyeva@caspora.example' }, { email: 'emailTaken' }],
  ])('refuses a new person with %j', async (changes, errors) => {
    const reply = await add(changes)
    expect([reply.status, (await reply.json()).errors]).toEqual([400, errors])
    expect(await find()).toBeUndefined()
  })

  it('adds a person with a badge and without an account', async () => {
    expect((await add()).status).toBe(200)
    const { hasCard: _card, ...fields } = sevda
    expect(await find()).toMatchObject({ ...fields, account: null, leftAt: '', cardname: '' })
    expect((await find())?.idnumber).toMatch(/^DEV\d+$/)
  })

  it('changes a record, but not one that somebody else has changed meanwhile', async () => {
    const id = (await find())?.id
    const change = async (body: object) => {
      const reply = await call(`${path}${id}/`, jsonRequest('PATCH', body))
      return [reply.status, reply.status === 400 ? (await reply.json()).errors : undefined]
    }
    expect(await change({ phone: '055 1', was: { phone: 'not this' } })).toEqual([409, undefined])
    expect(await change({ name: '', was: { name: sevda.name } })).toEqual([
      400,
      { name: 'firstNameRequired' },
    ])
    expect(await change({ phone: '055 1', was: { phone: sevda.phone } })).toEqual([204, undefined])
    // A retry after a lost reply.
    expect(await change({ phone: '055 1', was: { phone: sevda.phone } })).toEqual([204, undefined])
    expect(await find()).toMatchObject({ phone: '055 1', name: sevda.name })
    expect(await statusOf(`${path}999999/`, 'PATCH', { phone: '055 1', was: { phone: '' } })).toBe(404)
  })

  it('opens one account for a person, closes it, and mails a link only to an open one', async () => {
    expect(await openAccount('DE')).toBe(400)
    expect(await openAccount()).toBe(204)
    expect(await openAccount()).toBe(409)
    expect((await find())?.account).toMatchObject({ state: 'invited', role: 'staff', email: sevda.email })
    expect(await account('invitation', 'POST')).toBe(204)
    expect(await account('open', 'PUT', { isOpen: false })).toBe(204)
    expect((await find())?.account?.state).toBe('closed')
    expect(await account('invitation', 'POST')).toBe(409)
    expect(await statusOf('/api/v1/people/accounts/999999/invitation/', 'POST')).toBe(404)
  })

  it('keeps the record of a person who leaves, with the account closed', async () => {
    expect(await statusOf(`${path}${(await find())?.id}/departure/`, 'POST', { successorId: null })).toBe(204)
    expect((await find())?.leftAt).toMatch(/^\d{4}-\d{2}-\d{2}T/)
    expect((await find())?.account).toMatchObject({ state: 'closed', role: 'staff' })
    expect(await statusOf(`${path}999999/departure/`, 'POST', { successorId: null })).toBe(404)
  })
}
