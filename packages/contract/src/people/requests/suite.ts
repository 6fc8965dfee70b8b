import { profileSample } from '#accounts/profile/samples.ts'
import { staffSamples } from '#accounts/sampleStaff.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { recordRequestsEndpoints } from './calls.ts'
import type { NewRecordRequest, OwnRecordRequest } from './schema.ts'

const path = '/api/v1/me/record-requests/'

/**
 * The promises of the calls about own requests for changes of the record, for the mocks and the real server. The caller
 * is the first of the sample people and has no request yet.
 */
export function recordRequestsSuite(call: Caller): void {
  const [person] = staffSamples
  if (!person) throw new Error('The samples lack a person.')
  const { firstName, lastName, position } = profileSample(person, 'AZ')
  const present: NewRecordRequest = { firstName, lastName, position, reason: 'Evlənmişəm.' }
  const send = (changes: Partial<NewRecordRequest> = {}) => {
    const request = jsonRequest('POST', { ...present, ...changes })
    return call(path, { ...request, headers: { ...request.headers, 'Accept-Language': 'az' } })
  }
  const list = async (): Promise<OwnRecordRequest[]> => (await call(path)).json()
  const withdraw = (id: number) => call(`${path}${id}/withdrawal/`, { method: 'PUT' })

  it('refuses a request that changes nothing, empties the position, or has no reason', async () => {
    const errorsOf = async (changes: Partial<NewRecordRequest>) => {
      const reply = await send(changes)
      return [reply.status, (await reply.json()).errors]
    }
    expect(await errorsOf({})).toEqual([400, { firstName: 'changeRequired' }])
    expect(await errorsOf({ position: '' })).toEqual([400, { position: 'positionRequired' }])
    expect(await errorsOf({ lastName: 'Quliyeva', reason: ' ' })).toEqual([400, { reason: 'reasonRequired' }])
    expect(await list()).toEqual([])
  })

  it('stores the differing fields once, with the language of the position', async () => {
    const wanted = { lastName: 'Quliyeva', position: 'Portfel meneceri' }
    for (const _time of [1, 2]) expect((await send(wanted)).status).toBe(204)
    const found = await list()
    expect(recordRequestsEndpoints.listOwnRecordRequests.reply.isValidSync(found, { strict: true })).toBe(
      true,
    )
    expect(found).toEqual([
      {
        id: expect.any(Number),
        changes: { ...wanted, language: 'AZ' },
        reason: present.reason,
        state: 'sent',
        answer: '',
        createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
        decidedAt: null,
      },
    ])
  })

  it('refuses another request until the first is withdrawn', async () => {
    expect((await send({ firstName: 'Lalə' })).status).toBe(409)
    const [waiting] = await list()
    for (const _time of [1, 2]) expect((await withdraw(waiting?.id ?? 0)).status).toBe(204)
    expect((await send({ firstName: 'Lalə' })).status).toBe(204)
    expect((await list()).map(({ state }) => state)).toEqual(['sent', 'withdrawn'])
    expect((await withdraw(999_999)).status).toBe(404)
  })
}
