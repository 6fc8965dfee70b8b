import { Writable } from 'node:stream'
import { addDays } from '@atrium/contract'
import { buildApp } from '#app.ts'
import { askAboutPeople, askedDay } from '#testing/availability.ts'
import { describeOnEachDatabase, describeOnOneDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnEachDatabase('the times that are offered', (open) => {
  const { here, ask, offered, keep, requestOff } = askAboutPeople(open)

  /** Moves the clock to an instant; Leyla signs in then. */
  const at = async (instant: string) => {
    const { services, leyla } = here
    services.clock.pass(Date.parse(instant) - services.now().getTime())
    here.cookie = await signIn(services, leyla)
  }

  it('are none where somebody has no time for sixty days', async () => {
    const days = Array.from({ length: 60 }, (_day, index) => addDays(askedDay, index))
    await requestOff(here.rauf, { days })
    expect(await ask()).toMatchObject({ people: [{ state: 'free' }, { state: 'away' }], next: [] })
  })

  it('are those of the one day in sixty on which everybody can come', async () => {
    const days = Array.from({ length: 60 }, (_day, index) => addDays(askedDay, index))
    // 20 January is a holiday.
    const present = ['2027-01-20', '2027-01-21']
    await requestOff(here.rauf, { days: days.filter((day) => !present.includes(day)) })
    await keep(here.leyla, { day: '2027-01-21', start: '09:30', end: '16:00' })
    expect(await offered()).toEqual(['2027-01-21 16:00', '2027-01-21 17:00'])
  })

  it('are not past on the company’s clock, and none of them has begun', async () => {
    // 12:14:30 in Baku.
    await at('2026-11-24T08:14:30Z')
    expect((await offered())[0]).toBe('2026-11-24 12:15')
    expect((await offered({ day: '2026-11-02' }))[0]).toBe('2026-11-24 12:15')
    expect((await offered({ start: '15:00', end: '16:00' }))[0]).toBe('2026-11-24 15:00')
    await at('2026-11-24T08:15:01Z')
    expect((await offered())[0]).toBe('2026-11-24 12:30')
    // The next day has begun in Baku.
    await at('2026-11-24T20:30:00Z')
    expect((await offered())[0]).toBe('2026-11-25 09:00')
  })

  it('are on no holiday and no weekend, and the answer names the holiday', async () => {
    await at('2026-11-21T09:00:00Z')
    const friday = { day: '2027-03-19', start: '17:00', end: '18:00' }
    expect((await ask(friday)).holiday).toBeUndefined()
    // Novruz, with two days that a weekend takes and that follow it, and another weekend.
    expect(await offered(friday)).toEqual(['2027-03-19 17:00', '2027-03-29 09:00', '2027-03-29 10:00'])
    expect((await ask({ day: '2027-03-26' })).holiday).toBe('Novruz')
    expect((await ask({ day: '2150-01-01' })).holiday).toBeUndefined()
  })
})

describeOnOneDatabase('who is free, with a service of holidays elsewhere', (open) => {
  let services: TestServices
  let fetched: jest.SpyInstance
  const log: string[] = []
  beforeAll(async () => {
    services = await testServices(await open('none'), {
      holidayService: { url: 'https://holidays.example', key: 'secret-key' },
      logLevel: 'warn',
    })
  })
  beforeEach(() => {
    log.length = 0
    fetched = jest.spyOn(globalThis, 'fetch')
  })
  afterEach(() => {
    jest.useRealTimers()
    fetched.mockRestore()
  })

  const ask = async () => {
    const logStream = new Writable({
      write(chunk, _encoding, done) {
        log.push(String(chunk))
        done()
      },
    })
    const app = await buildApp({ services, logStream })
    const payload = { people: [], day: '2026-12-31', start: '17:00', end: '18:00' }
    const headers = await signIn(services, await hire(services))
    const reply = await app.inject({ method: 'POST', url: '/api/v1/availability/', headers, payload })
    await app.close()
    return reply
  }
  const days = (reply: Awaited<ReturnType<typeof ask>>) =>
    reply.json().next.map(({ day }: { day: string }) => day)

  it('knows what the service tells', async () => {
    const holidays = [
      { name: 'Solidarity', date: { iso: '2026-12-31' } },
      { name: 'New Year', date: { iso: '2027-01-01' } },
    ]
    fetched.mockImplementation(async () => Response.json({ response: { holidays } }))
    const reply = await ask()
    expect(reply.json().holiday).toBe('Solidarity')
    expect(days(reply)).toEqual(['2027-01-04', '2027-01-04', '2027-01-04'])
    expect(log.join()).not.toContain('holidays')
  })

  it('is answered without holidays when the service fails, and the log says so without its key', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('fetch failed')))
    const reply = await ask()
    expect([reply.statusCode, reply.json().holiday]).toEqual([200, undefined])
    expect(days(reply)).toEqual(['2026-12-31', '2027-01-01', '2027-01-01'])
    expect(log.join()).toContain('without the holidays')
    expect(log.join()).not.toContain('secret-key')
  })

  it('does not wait for a service that says nothing', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] })
    const never = new Promise(() => undefined)
    fetched.mockReturnValue(never).mockImplementationOnce(() => {
      setImmediate(() => jest.advanceTimersByTime(3000))
      return never
    })
    const reply = await ask()
    expect([reply.statusCode, reply.json().holiday]).toEqual([200, undefined])
    expect(log.join()).toContain('without the holidays')
  })
})
