import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { employees, users } from '#db/schema.ts'
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
  afterEach(async () => {
    await services.database.db.delete(users)
    await services.database.db.delete(employees)
  })
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
          id: `account-${people[named.indexOf(name)]?.id}`,
          name,
          position: 'Инженер',
          hasAccount: true,
        }),
      ),
    )
  })

  it('has both of two people with one name, and no former employee', async () => {
    const [one, other] = [await hire(services), await hire(services)]
    await hire(services, { firstName: 'Rauf', deactivatedAt: new Date() })
    const reply = await get(await signIn(services, one))
    expect(reply.json().map(({ id }: { id: number }) => id)).toEqual([
      `account-${one.id}`,
      `account-${other.id}`,
    ])
  })

  it('has an empty position for a person without one', async () => {
    const person = await hire(services, { position: { AZ: '', EN: '', RU: '' } })
    expect((await get(await signIn(services, person))).json()).toMatchObject([{ position: '' }])
  })

  it('joins a badge and an open account by their e-mail address, where the badge leads, and has who has one of them', async () => {
    const job = (EN: string) => ({ AZ: EN, EN, RU: EN })
    const person = await hire(services, { email: 'leyla@caspora.example', position: job('Tester') })
    const former = await hire(services, { email: 'rauf@caspora.example', deactivatedAt: new Date() })
    const badge = { surname: 'Sokolova', computers: [], otherInfo: { AZ: [], EN: [], RU: [] } }
    await services.database.db.insert(employees).values([
      { ...badge, number: 7, name: 'Leila', email: person.email, job: job('Head of testing') },
      { ...badge, number: 12, name: 'Irina', job: job('Accountant') },
      { ...badge, number: 13, name: 'Rauf', email: former.email, job: job('Engineer') },
    ])
    expect((await get(await signIn(services, person))).json()).toEqual([
      { id: 'DEV12', name: 'Irina Sokolova', position: 'Accountant', hasAccount: false },
      { id: 'DEV7', name: 'Leila Sokolova', position: 'Head of testing', hasAccount: true },
      // On parental leave: the account is closed, the person stays.
      { id: 'DEV13', name: 'Rauf Sokolova', position: 'Engineer', hasAccount: false },
    ])
  })
})
