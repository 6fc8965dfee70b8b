import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const path = '/api/v2/holidays?country=AZ&year=2026'

/** The lines of a calendar after unfolding. */
const linesOf = (feed: string) => feed.replaceAll('\r\n ', '').split('\r\n')

describeOnDatabase('the holidays', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const feed = async (query = '', headers = {}) => app.inject({ url: `/holidays.ics${query}`, headers })
  const lines = async (query?: string) => linesOf((await feed(query)).body)

  it.each([path, '/holidays.ics'])(
    '%s is cached for an hour, shared by the readers of one language',
    async (url) => {
      const reply = await app.inject(url)
      expect(reply.headers['cache-control']).toBe('public, max-age=3600')
      expect(reply.headers.vary).toMatch(/accept-language, cookie/)
      expect(reply.headers['set-cookie']).toBeUndefined()
    },
  )

  it('a rejection is not cached', async () => {
    const reply = await app.inject('/api/v2/holidays?country=AZ&year=never')
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([400, undefined])
  })

  it('are a calendar feed with the previous, this and the next year', async () => {
    const reply = await feed()
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const found = linesOf(reply.body)
    expect(found.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
    expect(found.slice(-2)).toEqual(['END:VCALENDAR', ''])
    const days = found.flatMap((line) => /^DTSTART;VALUE=DATE:(\d{8})$/.exec(line)?.[1] ?? [])
    expect([days[0], days.at(-1)]).toEqual(['20250101', '20271231'])
    expect(days).toContain('20261110')
    expect(new Set(found.filter((line) => line.startsWith('UID:'))).size).toBe(days.length)
  })

  it('are whole-day entries, with a stable UID and a description', async () => {
    const found = await lines('?lng=en')
    const start = found.indexOf('UID:2026-03-20@holidays.caspora.example')
    expect(found.slice(start - 1, start + 7)).toEqual([
      'BEGIN:VEVENT',
      'UID:2026-03-20@holidays.caspora.example',
      'DTSTAMP:20261121T000000Z',
      'DTSTART;VALUE=DATE:20260320',
      'DTEND;VALUE=DATE:20260321',
      'SUMMARY;LANGUAGE=en:Novruz\\, Ramazan (Eid al-Fitr)',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ])
    const after = found.slice(found.indexOf('UID:2027-05-18@holidays.caspora.example'))
    expect(after[5]).toMatch(
      /^DESCRIPTION;LANGUAGE=en:The day off was moved to this date\. The date is an estimate/,
    )
  })

  it('are in lines of at most 75 bytes, without splitting a character', async () => {
    const { body } = await feed('?lng=ru')
    const parts = body.split('\r\n')
    expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(75)
    expect(body).not.toContain('\uFFFD')
    expect(linesOf(body)).toContain('SUMMARY;LANGUAGE=ru:День солидарности азербайджанцев мира')
  })

  it.each([
    ['?lng=az', {}, 'NAME:Bayramlar və qeyri-iş günləri\\, Caspora'],
    ['?lng=ru', {}, 'NAME:Праздничные и нерабочие дни\\, Caspora'],
    ['', { 'accept-language': 'az' }, 'NAME:Bayramlar və qeyri-iş günləri\\, Caspora'],
    ['?lng=xx', {}, 'NAME:Public holidays\\, Caspora'],
  ])('are in the right language for %s %j', async (query, headers, name) => {
    expect(linesOf((await feed(query, headers)).body)).toContain(name)
  })
})

describeOnDatabase('the holidays of an external service', (open) => {
  const answer = jest.fn<Promise<Response>, [string]>()
  let services: TestServices
  let app: FastifyInstance
  let fetched: jest.SpyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'), {
      holidayService: { url: 'https://holidays.example', key: 'secret-key' },
    })
    app = await buildApp({ services })
    fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((address) => answer(String(address)))
  })
  beforeEach(() => answer.mockReset())
  afterAll(() => {
    fetched.mockRestore()
    return app.close()
  })

  const holidays = [
    { name: 'Novruz', date: { iso: '2026-03-20T18:46:00+04:00' }, type: ['National holiday'] },
    { name: 'New Year', date: { iso: '2026-01-01' } },
    { name: 'Ramazan', date: { iso: '2026-03-20' } },
    { name: 'Ramazan', date: { iso: '2026-03-20' } },
  ]
  const told = [
    { name: 'New Year', date: { iso: '2026-01-01' } },
    { name: 'Novruz, Ramazan', date: { iso: '2026-03-20' } },
  ]
  const list = (year = 2026) => app.inject(`/api/v2/holidays?country=AZ&year=${year}`)

  it('are fetched by the server, with a key that stays there, once an hour', async () => {
    answer.mockImplementation(async () => Response.json({ response: { holidays } }))
    for (const _time of [1, 2]) expect((await list()).json()).toEqual({ response: { holidays: told } })
    expect(answer.mock.calls).toEqual([
      ['https://holidays.example/api/v2/holidays?api_key=secret-key&country=AZ&year=2026'],
    ])
    // The key goes to no other address.
    expect(fetched).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ redirect: 'error' }))
    services.clock.pass(61 * 60_000)
    await list()
    expect(answer).toHaveBeenCalledTimes(2)
    expect((await app.inject('/holidays.ics')).body).toContain('SUMMARY;LANGUAGE=en:Novruz\\, Ramazan')
  })

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['refuses the key', async () => new Response('no', { status: 401 })],
    ['answers something else', async () => Response.json({ meta: {} })],
    ['answers no JSON', async () => new Response('<html>')],
    ['names no day', async () => Response.json({ response: { holidays: [{ name: 'x' }] } })],
  ])('fail when it %s, without revealing the key, and are fetched again', async (_how, fails) => {
    answer.mockImplementation(fails)
    const reply = await list(2031)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, undefined])
    expect(reply.body).not.toContain('secret')
    answer.mockImplementation(async () => Response.json({ response: { holidays: [] } }))
    expect((await list(2031)).json()).toEqual({ response: { holidays: [] } })
    services.clock.pass(61 * 60_000)
  })
})
