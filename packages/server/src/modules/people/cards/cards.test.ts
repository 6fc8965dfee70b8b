import { getCard, listCards } from '@atrium/contract/people'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { insertPerson } from '#db/accounts.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { cards } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('personal cards', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let colleague: { cookie: string }
  beforeAll(async () => {
    services = await testServices(await open(), { publicEmployeeFields: [] })
    app = await buildApp({ services })
    colleague = await signIn(services, await hire(services))
  })
  afterAll(() => app.close())

  const get = (name: string, headers: Record<string, string> = {}) =>
    app.inject({ url: getCard.path.replace(':name', encodeURIComponent(name)), headers })

  it('are public, whatever the setting hides of employees', async () => {
    const reply = await get('gunes-aliyeva')
    expect(reply.json()).toEqual({
      name: 'gunes-aliyeva',
      fullname: 'Günəş Əliyeva',
      email: 'gunes.aliyeva@caspora.example',
      position: 'Project manager',
    })
    expect(reply.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
      vary: expect.stringMatching(/accept-language, cookie/),
    })
    expect((await get('gunes-aliyeva', colleague)).headers['cache-control']).toBe('no-store')
    expect((await get('nobody')).headers['x-robots-tag']).toBe('noindex')
  })

  it('may have names of any letters, and no position', async () => {
    const name = 'Екатерина/Ё, ü'
    const position = { AZ: '', EN: '', RU: '' }
    const { db } = services.database
    const personId = await insertPerson(db, { name: 'Ёлкина', surname: '', job: position })
    await db.insert(cards).values({ name, key: lookupKey(name), personId })
    for (const typed of [name, 'екатерина/е, U'])
      expect((await get(typed)).json()).toEqual({ name, fullname: 'Ёлкина', email: '', position: '' })
    await services.database.db.delete(cards).where(eq(cards.name, name))
  })

  it('are listed for colleagues only', async () => {
    const stranger = await app.inject(listCards.path)
    expect([stranger.statusCode, stranger.body]).toEqual([401, expect.not.stringContaining('aliyeva')])
    const reply = await app.inject({ url: listCards.path, headers: colleague })
    expect([reply.statusCode, reply.headers['cache-control'], reply.json().length]).toEqual([
      200,
      'no-store',
      40,
    ])
    expect(reply.headers).toMatchObject({ 'x-robots-tag': 'noindex', vary: expect.stringMatching(/cookie/) })
  })

  it('do not change the list of the team', async () => {
    const reply = await app.inject('/list/all/')
    expect([reply.statusCode, reply.json().length]).toEqual([200, 12])
    expect(reply.headers).not.toHaveProperty('x-robots-tag')
  })
})
