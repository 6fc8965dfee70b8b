import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { siteEndpoints } from './calls.ts'
import type { Site } from './schema.ts'

/**
 * The promises of the calls about the facts of the company, for the mocks and the real server.
 *
 * @param admin a sample person with `content.edit` and `content.publish`
 */
export function siteSuite(admin: Caller): void {
  const path = '/api/v1/site/'
  const read = async (): Promise<Site> => (await admin(path)).json()
  const send = (method: string, body: object, at = path) => admin(at, jsonRequest(method, body))
  const publish = (revision: number) => send('POST', { revision }, `${path}publication/`)

  it('saves a draft, publishes it, and keeps what was published', async () => {
    const { revision, published } = await read()
    const facts = { ...published, appStore: '' }
    const saved: Site = await (await send('PUT', { revision, facts })).json()
    expect(siteEndpoints.saveSite.reply.isValidSync(saved, { strict: true })).toBe(true)
    expect(saved).toMatchObject({ revision: revision + 1, draft: facts, published })
    const after: Site = await (await publish(saved.revision)).json()
    expect(after).toMatchObject({ published: facts, versions: [{ facts }] })
    expect(await read()).toEqual(after)
    await send('PUT', { revision: after.revision, facts: published })
    expect((await publish(after.revision + 1)).status).toBe(200)
  })

  it('overwrites no change of somebody else, and takes no wrong fact', async () => {
    const { revision, draft } = await read()
    expect((await send('PUT', { revision: revision + 1, facts: draft })).status).toBe(409)
    expect((await publish(revision + 1)).status).toBe(409)
    const refused = await send('PUT', {
      revision,
      facts: { ...draft, phone: 'none', city: { ...draft.city, AZ: '' } },
    })
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      { 'facts.phone': 'phoneInvalid', 'facts.city.AZ': 'cityRequired' },
    ])
  })
}
