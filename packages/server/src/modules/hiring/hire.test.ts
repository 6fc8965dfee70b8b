import { newPerson } from '@atrium/contract/people/schema'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applicationEvents, applications, people } from '#db/schema.ts'
import { addApplicant } from '#testing/applicants.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { colleague } from '#testing/meetingPeople.ts'
import { type TestServices, testServices } from '#testing/services.ts'

describeOnDatabase('a candidate who is hired', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let hr: Awaited<ReturnType<typeof colleague>>

  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    hr = await colleague(services, 'Leyla İsmayılova', { role: 'hr' })
  })
  afterAll(() => app.close())

  const add = (application: object, changes: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/people/records/',
      headers: hr.headers,
      payload: {
        ...newPerson,
        ...{ name: 'Aysel', surname: 'Quliyeva', startedOn: '2026-12-01', hasCard: false },
        ...changes,
        application,
      },
    })
  const find = async (id: number) => {
    const [row] = await services.database.db.select().from(applications).where(eq(applications.id, id))
    return row
  }
  const countPeople = () => services.database.db.$count(people)

  it('gets a record, and the application its end, in one transaction', async () => {
    const { id } = await addApplicant(services, { stage: 'offer' })
    const reply = await add({ id, revision: 1 })
    expect(reply.statusCode).toBe(200)
    const { id: personId } = reply.json()
    expect(await find(id)).toMatchObject({ stage: 'hired', personId, revision: 2, stageAt: services.now() })
    const [event] = await services.database.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id))
    expect(event).toMatchObject({ kind: 'hired', accountId: hr.account.id, data: { personId } })
  })

  it('gets no record when somebody has changed the application, or hired the candidate', async () => {
    const { id } = await addApplicant(services, { revision: 3 })
    const before = await countPeople()
    expect((await add({ id, revision: 2 })).statusCode).toBe(409)
    expect((await add({ id: 2_000_000, revision: 1 })).statusCode).toBe(404)
    expect((await add({ id, revision: 3 }, { name: ' ' })).statusCode).toBe(400)
    expect([await countPeople(), (await find(id))?.stage]).toEqual([before, 'new'])
    await add({ id, revision: 3 })
    expect((await add({ id, revision: 4 })).statusCode).toBe(409)
    expect(await countPeople()).toBe(before + 1)
  })
})
