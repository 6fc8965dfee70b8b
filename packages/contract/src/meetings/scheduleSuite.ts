import { readTime } from '#core/dates.ts'
import type { ReplyOf } from '#core/endpoint.ts'
import type { Caller } from '#testing/caller.ts'
import { meetingsEndpoints } from './calls.ts'
import { getSchedule } from './endpoints.ts'
import { readMeetingDate } from './rules.ts'

/** The promises of the company's schedule, for the mocks and the real server. The caller is signed in. */
export function scheduleSuite(call: Caller): void {
  it('is a list of meetings in the form of the specification', async () => {
    const reply = await call(getSchedule.path)
    const rows: ReplyOf<typeof getSchedule> = await reply.json()
    expect(reply.status).toBe(200)
    expect(meetingsEndpoints.getSchedule.reply.isValidSync(rows, { strict: true })).toBe(true)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(Object.keys(row).filter((name) => name !== 'notes')).toEqual([
        'title',
        'date',
        'start_time',
        'end_time',
        'attendees',
      ])
      expect(row.date).toMatch(/^\d{4}\/\d{2}\/\d{2}$/)
      expect(readMeetingDate(row.date)).toBeDefined()
      expect([readTime(row.start_time), readTime(row.end_time)]).toEqual([
        expect.any(Number),
        expect.any(Number),
      ])
      expect(row.attendees?.length).toBeGreaterThan(0)
    }
  })
}
