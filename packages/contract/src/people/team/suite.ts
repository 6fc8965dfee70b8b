import type { ReplyOf } from '#core/endpoint.ts'
import type { Caller } from '#testing/caller.ts'
import { teamEndpoints } from './calls.ts'
import type { listTeam } from './endpoints.ts'

/**
 * The promises of the team row of the call table (spec 7), for the mocks and the real server. Both must have the
 * samples.
 */
export function teamSuite(call: Caller): void {
  const team = async (language: string): Promise<ReplyOf<typeof listTeam>> =>
    (await call('/list/all/', { headers: { 'accept-language': language } })).json()

  it('lists the team in the shape of the contract', async () => {
    const reply = await call('/list/all/')
    const members = await reply.json()
    expect(reply.status).toBe(200)
    expect(teamEndpoints.listTeam.reply.isValidSync(members, { strict: true })).toBe(true)
    expect(members).toHaveLength(12)
  })

  it.each([
    ['az', 'Baş direktor'],
    ['en', 'Chief executive'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'Генеральный директор'],
    ['de', 'Chief executive'],
  ])('answers the positions in the language of the request: %s', async (language, position) => {
    const first = (await team(language)).find(({ order }) => order === 1)
    expect(first).toMatchObject({ fullname: 'Rauf Əliyev', position })
  })
}
