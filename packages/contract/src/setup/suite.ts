import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { setupEndpoints } from './calls.ts'

/**
 * The promises of the calls about the setup, for the mocks and the real server.
 *
 * @param admin a sample person with `roles.give`
 */
export function setupSuite(admin: Caller): void {
  const path = '/api/v1/setup/'

  it('has not been done among samples, and counts them', async () => {
    const state = await (await admin(path)).json()
    expect(setupEndpoints.getSetup.reply.isValidSync(state, { strict: true })).toBe(true)
    expect(state.isDone).toBe(false)
    const counts = await (await admin(`${path}samples/`)).json()
    expect(setupEndpoints.countSamples.reply.isValidSync(counts, { strict: true })).toBe(true)
    expect(counts).toContainEqual({ kind: 'people', removed: expect.any(Number), kept: expect.any(Number) })
  })

  it('refuses a company without its facts, field by field', async () => {
    const refused = await admin(
      path,
      jsonRequest('POST', { domain: 'dent', administrator: { language: 'AZ' } }),
    )
    expect(refused.status).toBe(400)
    expect((await refused.json()).errors).toMatchObject({
      'facts.name': 'companyRequired',
      'administrator.email': 'emailRequired',
      domain: 'domainInvalid',
      timeZone: 'timeZoneInvalid',
    })
  })
}
