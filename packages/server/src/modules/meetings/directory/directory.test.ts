import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { insertPerson } from '#db/accounts.ts'
import { accounts, people } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { assignBadge, hire, signIn } from '#testing/staff.ts'

describeOnDatabase('the directory', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterEach(async () => {
    await services.database.db.delete(accounts)
    await services.database.db.delete(people)
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
      people.push(await hire(services, { name: firstName, surname: lastName, phone: '+994 50 000 00 99' }))
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
    await hire(services, { name: 'Rauf', deactivatedAt: new Date() })
    const reply = await get(await signIn(services, one))
    expect(reply.json().map(({ id }: { id: number }) => id)).toEqual([
      `account-${one.id}`,
      `account-${other.id}`,
    ])
  })

  it('has an empty position for a person without one', async () => {
    const person = await hire(services, { job: { AZ: '', EN: '', RU: '' } })
    expect((await get(await signIn(services, person))).json()).toMatchObject([{ position: '' }])
  })

  it('has everybody with a badge or an open account once', async () => {
    const job = (EN: string) => ({ AZ: EN, EN, RU: EN })
    const person = await hire(services, { email: 'leyla@caspora.example', job: job('Tester') })
    const former = await hire(services, { email: 'rauf@caspora.example', deactivatedAt: new Date() })
    const surname = 'Sokolova'
    await assignBadge(services, person, { number: 7, name: 'Leila', surname, job: job('Head of testing') })
    await assignBadge(services, former, { number: 13, name: 'Rauf', surname, job: job('Engineer') })
    await insertPerson(services.database.db, { number: 12, name: 'Irina', surname, job: job('Accountant') })
    expect((await get(await signIn(services, person))).json()).toEqual([
      { id: 'DEV12', name: 'Irina Sokolova', position: 'Accountant', hasAccount: false },
      { id: 'DEV7', name: 'Leila Sokolova', position: 'Head of testing', hasAccount: true },
      // On parental leave: the account is closed, the person stays.
      { id: 'DEV13', name: 'Rauf Sokolova', position: 'Engineer', hasAccount: false },
    ])
  })
})
