import type { Caller } from '#testing/caller.ts'
import { outboxEndpoints } from './calls.ts'
import type { OutboxPage } from './schema.ts'

/**
 * The promises of the calls about the outbox, for the mocks and the real server.
 *
 * @param admin a sample person with `letters.send`
 */
export function outboxSuite(admin: Caller): void {
  const path = '/api/v1/outbox/'
  const read = async (query = ''): Promise<OutboxPage> => (await admin(path + query)).json()

  it('answers the mails that wait or have failed, by state and subject, and counts them', async () => {
    const all = await read()
    expect(outboxEndpoints.listOutbox.reply.isValidSync(all, { strict: true })).toBe(true)
    const failed = await read('?state=failed')
    expect(failed.mails.filter(({ state }) => state !== 'failed')).toEqual([])
    expect(failed.counts).toEqual(all.counts)
    expect((await admin(`${path}?state=sent`)).status).toBe(400)
  })

  it('retries and deletes failed mails only', async () => {
    const { counts } = await read()
    expect(await (await admin(`${path}retry/`, { method: 'POST' })).json()).toEqual({ count: counts.failed })
    for (const [at, method] of [
      ['2147483647/retry/', 'POST'],
      ['2147483647/', 'DELETE'],
    ])
      expect((await admin(path + at, { method: method as string })).status).toBe(404)
  })
}
