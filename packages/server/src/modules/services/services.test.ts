import type { ContentItem } from '@atrium/contract/content'
import { serviceListSamples, serviceSamples } from '@atrium/contract/services/samples'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { serviceTexts, services as table } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

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

  it('are those that editors publish, with their numbers and what was not edited', async () => {
    const headers = await signIn(services, await hire(services, { role: 'admin' }))
    const desk = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
      (
        await app.inject({
          method,
          url: `/api/v1/desk/content/service/${path}`,
          headers,
          ...(payload && { payload }),
        })
      ).json()
    const items: ContentItem[] = await desk('GET', '')
    const value = items.find(({ key }) => key === 'service-2')?.draft
    if (!value) throw new Error('There is no such service.')
    value.texts.EN.blocks = '# What we build\nScreens.\n- fast\n- plain'
    await desk('PUT', 'service-2/', { revision: 1, value, upToDate: [] })
    expect((await get('/service_details/2')).json().EN).toEqual(serviceSamples[1]?.EN)
    await desk('POST', 'service-2/publication/', { revision: 2, at: '' })
    await expectSoon(async () =>
      expect((await get('/service_details/2')).json()).toMatchObject({
        id: 2,
        EN: {
          DetailHeads: [{ heads: ['What we build'] }],
          DetailTexts: [{ texts: ['Screens.'] }],
          DetailTexts2: [{ texts_2: ['fast', 'plain'] }],
        },
        RU: { name: serviceSamples[1]?.RU.name },
      }),
    )
    const listed: { id: number; order: number }[] = (await get('/service_details/')).json()
    expect(listed.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect((await get('/service_details/4')).json()).toMatchObject({
      id: 4,
      EN: { name: serviceSamples[3]?.EN.name },
    })
    expect((await get('/service_details/99')).statusCode).toBe(404)
  })
})

/** The notification of the database arrives after the answer. */
async function expectSoon(assert: () => Promise<void>): Promise<void> {
  for (let waited = 0; ; waited += 10) {
    try {
      return await assert()
    } catch (error) {
      if (waited > 5000) throw error
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}
