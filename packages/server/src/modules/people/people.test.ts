import type { DirectoryPerson } from '@atrium/contract/people'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { accounts, offDayRequests, people } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('the directory of colleagues', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open())
    // A Tuesday.
    services.now = () => new Date('2026-11-24T08:00:00Z')
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const db = () => services.database.db
  const list = async (): Promise<DirectoryPerson[]> => {
    const headers = { ...(await signIn(services, { id: 1 })), 'accept-language': 'en' }
    return (await app.inject({ url: '/api/v1/people/', headers })).json()
  }
  const leyla = async () => (await list()).find(({ idnumber }) => idnumber === 'DEV7')
  const change = (values: Partial<typeof people.$inferInsert>) =>
    db().update(people).set(values).where(eq(people.number, 7))

  it('asks for a session', async () => {
    expect((await app.inject('/api/v1/people/')).statusCode).toBe(401)
  })

  it('shows day and month of a birthday, and only one that is shared', async () => {
    await change({ birthday: '1990-03-08' })
    expect(await leyla()).toMatchObject({ name: 'Leyla', surname: 'Əliyeva', birthday: '' })
    await change({ isBirthdayShared: true })
    expect(await leyla()).toMatchObject({ birthday: '03-08' })
    expect(JSON.stringify(await list())).not.toContain('1990')
  })

  it.each([
    ['granted', ['2026-11-24', '2026-11-25'], '', '2026-11-25'],
    ['cancelRequested', ['2026-11-24'], '', '2026-11-24'],
    ['granted', ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'], '', '2026-11-30'],
    ['granted', ['2026-11-24', '2026-11-26'], '', '2026-11-24'],
    ['granted', ['2026-11-25'], '', ''],
    ['granted', ['2026-11-24'], '09:00', ''],
    ['sent', ['2026-11-24'], '', ''],
    ['cancelled', ['2026-11-24'], '', ''],
  ] as const)('says until when a person is away: %s %j %s', async (state, days, startTime, until) => {
    await db().delete(offDayRequests)
    await db()
      .insert(offDayRequests)
      .values({ personId: 7, days: [...days], startTime, message: 'Surgery', state })
    expect(await leyla()).toMatchObject({ awayUntil: until })
    expect(JSON.stringify(await list())).not.toContain('Surgery')
  })

  it('leaves out people who have left, and keeps people without an account or with a closed one, as managers too', async () => {
    const before = await list()
    expect(before).toHaveLength(40)
    await hire(services, { email: 'nobody@caspora.example' })
    await db().update(people).set({ leftAt: new Date() }).where(eq(people.number, 40))
    await db()
      .update(accounts)
      .set({ deactivatedAt: new Date() })
      .where(eq(accounts.email, 'irina.sokolova@caspora.example'))
    const after = await list()
    expect(after).toHaveLength(39)
    const absent = after.find(({ surname }) => surname === 'Sokolova')
    expect(absent).toMatchObject({ name: 'Irina', email: 'irina.sokolova@caspora.example' })
    const led = before.filter(
      ({ managerId }) => before.find(({ id }) => id === managerId)?.surname === 'Sokolova',
    )
    expect(led.length).toBeGreaterThan(0)
    for (const { id } of led) expect(after.find((one) => one.id === id)?.managerId).toBe(absent?.id)
  })
})
