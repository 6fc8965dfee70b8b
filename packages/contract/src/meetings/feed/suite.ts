import type { Caller } from '#testing/caller.ts'
import { calendarFeedEndpoints } from './calls.ts'
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from './endpoints.ts'

/** The promises of the private calendar address, for the mocks and the real server. The caller is one of the sample people. */
export function calendarFeedSuite(call: Caller): void {
  const renew = async () => {
    const reply = await call(renewCalendarFeed.path, { method: 'POST' })
    const made = await reply.json()
    expect(reply.status).toBe(200)
    expect(calendarFeedEndpoints.renewCalendarFeed.reply.isValidSync(made, { strict: true })).toBe(true)
    return new URL(made.address).pathname
  }

  it('is made on request, and told only then', async () => {
    const address = await renew()
    const calendar = await call(address)
    expect([calendar.status, calendar.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/calendar/),
    ])
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
    const known = await (await call(getCalendarFeed.path)).json()
    expect(Object.keys(known)).toEqual(['createdAt'])
  })

  it('stops when another one is made', async () => {
    const [first, second] = [await renew(), await renew()]
    expect([(await call(first)).status, (await call(second)).status]).toEqual([404, 200])
  })

  it('stops without another one', async () => {
    const address = await renew()
    for (let time = 0; time < 2; time += 1)
      expect((await call(deleteCalendarFeed.path, { method: 'DELETE' })).status).toBe(204)
    expect((await call(address)).status).toBe(404)
    expect(await (await call(getCalendarFeed.path)).json()).toEqual({})
  })
}
