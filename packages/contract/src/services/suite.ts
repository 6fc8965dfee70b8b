import type { Caller } from '#testing/caller.ts'
import { servicesEndpoints } from './calls.ts'
import type { Service } from './schema.ts'

/**
 * The promises of the services rows of the call table (spec 7), for the mocks and the real server. Both must have the
 * samples.
 */
export function servicesSuite(call: Caller): void {
  const list = async (): Promise<Service[]> => (await call('/service_details/')).json()

  it('lists the services in the shape of the contract, in their order', async () => {
    const reply = await call('/service_details/')
    const services: Service[] = await reply.json()
    expect(reply.status).toBe(200)
    expect(servicesEndpoints.listServices.reply.isValidSync(services, { strict: true })).toBe(true)
    expect(services.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('has the fields of a card in the list, and the blocks on the page only', async () => {
    for (const { EN } of await list()) {
      expect(EN).toMatchObject({
        name: expect.stringMatching(/\w/),
        LittleTextInfo: expect.stringMatching(/\w/),
      })
      expect(EN?.Images[0]).toMatch(/^\/media\//)
      expect(EN).toMatchObject({ DetailHeads: [], DetailTexts: [], DetailTexts2: [] })
    }
  })

  it('gives a service in each language, with all of its blocks', async () => {
    const [first] = await list()
    const reply = await call(`/service_details/${first?.id}`)
    const service: Service = await reply.json()
    expect(reply.status).toBe(200)
    expect(servicesEndpoints.getService.reply.isValidSync(service, { strict: true })).toBe(true)
    expect(Object.keys(service).sort()).toEqual(['AZ', 'EN', 'RU', 'id', 'order'])
    expect(service.EN?.name).toBe(first?.EN?.name)
    expect(service.EN?.DetailHeads).toHaveLength(3)
    expect(service.EN?.Images).toHaveLength(4)
  })

  it.each(['9999', '0', 'abc', '1.5'])(
    'answers 404 with a sentence for the unknown service %s',
    async (id) => {
      const reply = await call(`/service_details/${id}`)
      expect(reply.status).toBe(404)
      expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
    },
  )
}
