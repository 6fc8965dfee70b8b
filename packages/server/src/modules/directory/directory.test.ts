import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { users } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('the directory', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterEach(() => services.database.db.delete(users))
  afterAll(() => app.close())

  const get = (headers: Record<string, string> = {}) => app.inject({ url: '/api/v1/directory/', headers })

  it('requires a session, and is not cached', async () => {
    const person = await hire(services)
    const stranger = await get()
    expect([stranger.statusCode, stranger.body]).toEqual([401, expect.not.stringContaining('Leyla')])
    const reply = await get(await signIn(services, person))
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it('lists everybody alphabetically, with no field except the position', async () => {
    const named = ['Xədicə Babayeva', 'Çingiz Əliyev', 'İlqar Abbasov', 'Irina Sokolova', 'Cəmil Həsənov']
    const people: { id: number }[] = []
    for (const name of named) {
      const [firstName = '', lastName = ''] = name.split(' ')
      people.push(await hire(services, { firstName, lastName, phone: '+994 50 000 00 99' }))
    }
    const reply = await get({
      ...(await signIn(services, people[0] as { id: number })),
      'accept-language': 'ru',
    })
    expect(reply.json()).toEqual(
      ['Cəmil Həsənov', 'Çingiz Əliyev', 'Xədicə Babayeva', 'Irina Sokolova', 'İlqar Abbasov'].map(
        (name) => ({
          id: people[named.indexOf(name)]?.id,
          name,
          position: 'Инженер',
        }),
      ),
    )
  })

  it('has both of two people with one name, and no former employee', async () => {
    const [one, other] = [await hire(services), await hire(services)]
    await hire(services, { firstName: 'Rauf', deactivatedAt: new Date() })
    const reply = await get(await signIn(services, one))
    expect(reply.json().map(({ id }: { id: number }) => id)).toEqual([one.id, other.id])
  })

  it('has an empty position for a person without one', async () => {
    const person = await hire(services, { position: { AZ: '', EN: '', RU: '' } })
    expect((await get(await signIn(services, person))).json()).toMatchObject([{ position: '' }])
  })
})
