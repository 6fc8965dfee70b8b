import type { Caller } from '#testing/caller.ts'
import { subscribersEndpoints } from './calls.ts'

/**
 * The promises of the calls about subscribers, for the mocks and the real server.
 *
 * @param admin a sample person with `letters.send`
 */
export function subscribersSuite(admin: Caller): void {
  const path = '/api/v1/subscribers/'

  it('answers the subscriptions, those of a state, and the confirmed ones as CSV', async () => {
    const list = await (await admin(path)).json()
    expect(subscribersEndpoints.listSubscribers.reply.isValidSync(list, { strict: true })).toBe(true)
    const ended = await (await admin(`${path}?state=ended`)).json()
    expect(ended.filter(({ email }: { email: string }) => email)).toEqual([])
    const file = await admin(`${path}export/`)
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/)
    expect(await file.text()).toMatch(/^\uFEFF?email,topic,language,confirmed_at\r\n/)
  })

  it('answers 404 when an unknown subscription is removed', async () => {
    expect((await admin(`${path}2147483647/`, { method: 'DELETE' })).status).toBe(404)
  })
}
