import type { Caller } from '#testing/caller.ts'
import { archiveEndpoints } from './calls.ts'

/** The promises of the calls about published letters, for the mocks and the real server. */
export function archiveSuite(call: Caller): void {
  it('answers the letters that were sent, and 404 for any other', async () => {
    const rows = await (await call('/api/v1/newsletter/')).json()
    expect(archiveEndpoints.listPublishedLetters.reply.isValidSync(rows, { strict: true })).toBe(true)
    expect((await call('/api/v1/newsletter/2147483647/')).status).toBe(404)
  })
}
