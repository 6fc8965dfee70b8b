import { serviceListSamples, serviceSamples } from '@atrium/contract/services/samples'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { serviceTexts, services as table } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'

describeOnDatabase('the services', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const get = (url: string) => app.inject({ url })

  it('are listed with the fields of their cards', async () => {
    expect((await get('/service_details/')).json()).toEqual(serviceListSamples)
    expect((await get('/service_details')).json()).toEqual(serviceListSamples)
  })

  it('have a page each, with or without a trailing slash', async () => {
    expect((await get('/service_details/2')).json()).toEqual(serviceSamples[1])
    expect((await get('/service_details/2/')).json()).toEqual(serviceSamples[1])
  })

  it.each(['999', '0', '-1', '01', '1.0', '2147483648', 'x', "1'--", '1/2', 'x/y'])(
    'are unknown by the id %s, which is answered as a call',
    async (id) => {
      const reply = await get(`/service_details/${id}`)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toEqual({
        message: 'There is nothing at this address.',
        requestId: expect.any(String),
      })
    },
  )

  it('are sorted by their order, whichever was added first', async () => {
    const { db } = services.database
    await db.update(table).set({ order: 0 }).where(eq(table.id, 5))
    const listed: { id: number }[] = (await get('/service_details/')).json()
    expect(listed.map(({ id }) => id)).toEqual([5, 1, 2, 3, 4, 6, 7, 8])
  })

  it('leave out a language that is not translated', async () => {
    await services.database.db
      .delete(serviceTexts)
      .where(and(eq(serviceTexts.serviceId, 3), eq(serviceTexts.language, 'AZ')))
    expect(Object.keys((await get('/service_details/3')).json())).toEqual(['id', 'order', 'EN', 'RU'])
    const listed = (await get('/service_details/')).json().find(({ id }: { id: number }) => id === 3)
    expect(Object.keys(listed)).toEqual(['id', 'order', 'EN', 'RU'])
  })
})
