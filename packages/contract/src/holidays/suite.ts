import { holidaysSample } from '#holidays/samples.ts'
import type { Caller } from '#testing/caller.ts'
import { holidaysEndpoints } from './calls.ts'
import type { Holiday } from './schema.ts'

/** The promises of the holidays row of the call table (spec 7), for the mocks and the real server. */
export function holidaysSuite(call: Caller): void {
  const request = (query: string, language = 'en') =>
    call(`/api/v2/holidays?${query}`, { headers: { 'accept-language': language } })
  const holidays = async (query: string, language?: string): Promise<Holiday[]> =>
    (await (await request(query, language)).json()).response.holidays

  it('answers in the shape of the contract, one entry for each day in chronological order', async () => {
    const reply = await request('country=AZ&year=2026')
    const answer = await reply.json()
    expect(reply.status).toBe(200)
    expect(holidaysEndpoints.listHolidays.reply.isValidSync(answer, { strict: true })).toBe(true)
    const days = answer.response.holidays.map(({ date }: Holiday) => date.iso)
    expect(days).toEqual([...new Set(days)].sort())
  })

  it.each(['AZ', 'EN', 'RU'] as const)('answers the names in the language %s', async (language) => {
    expect(await holidays('country=AZ&year=2026', language)).toEqual(holidaysSample(2026, language))
  })

  it('answers the requested year, and marks lunar dates that are not announced', async () => {
    const next = await holidays('country=AZ&year=2027')
    expect(next).toEqual(holidaysSample(2027, 'EN'))
    expect(next.filter(({ isEstimate }) => isEstimate).map(({ date }) => date.iso)).toEqual([
      '2027-03-09',
      '2027-03-10',
      '2027-05-16',
      '2027-05-17',
      '2027-05-18',
    ])
  })

  it('needs no key, and accepts one as an external service would', async () => {
    expect(await holidays('country=AZ&year=2026&api_key=anything')).toEqual(holidaysSample(2026, 'EN'))
  })

  it.each([
    'country=AZ',
    'country=AZ&year=',
    'country=AZ&year=soon',
    'country=AZ&year=2026.5',
    'country=AZ&year=12',
  ])('rejects the invalid year %s with a sentence', async (query) => {
    const reply = await request(query)
    expect(reply.status).toBe(400)
    expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
  })

  it.each(['year=2026', 'country=TR&year=2026'])('rejects the country %s', async (query) => {
    expect((await request(query)).status).toBe(400)
  })
}
