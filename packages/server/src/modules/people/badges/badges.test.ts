import type { ReplyOf } from '@atrium/contract/core'
import type { Badge, BadgeField, getCard, Room } from '@atrium/contract/people'
import { badgeSamples } from '@atrium/contract/people/samples'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { auditLog, computers, people, publicBadgeFields, rooms } from '#db/schema.ts'
import type { OpenDatabase } from '#db/types.ts'
import { newAddress } from '#testing/browser.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { builtDocument } from '#testing/pages.ts'
import { answerOf, renderPage } from '#testing/renderPage.ts'
import { testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const all = ['computerinfo', 'email', 'job', 'name', 'number', 'otherinfo', 'roomname', 'surname'] as const

describeOnDatabase('employees and rooms', (open) => {
  let database: OpenDatabase
  let app: FastifyInstance
  let colleague: { cookie: string }
  beforeAll(async () => {
    database = await open()
    const services = await testServices(database)
    colleague = await signIn(services, await hire(services))
  })
  const serve = async (publicEmployeeFields?: readonly BadgeField[]) => {
    const settings = publicEmployeeFields && { publicEmployeeFields }
    app = await buildApp({ services: await testServices(database, settings) })
  }
  afterEach(() => app.close())

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url: encodeURI(url), headers })
  const leyla = async (headers?: Record<string, string>): Promise<Badge> =>
    (await get('/api/employees?idnumber=7', headers)).json()[0]
  const fieldsOf = (person: object | undefined) =>
    Object.keys(person ?? {})
      .filter((field) => field !== 'id' && field !== 'idnumber')
      .toSorted()

  it('show the public all that the page shows, unless a setting hides it', async () => {
    await serve()
    expect(fieldsOf(await leyla())).toEqual(all)
    expect((await leyla()).computerinfo?.[0]).toEqual({
      name: 'Lenovo ThinkPad T14',
      type: 'Laptop',
      serial: expect.stringMatching(/^T/),
    })
  })

  it.each([
    ['nothing', [], []],
    ['their names', ['name', 'surname'], ['name', 'surname']],
    ['serial numbers of computers that are hidden', ['serial'], []],
  ] as const)(
    'show the public %s when the setting says so, and colleagues all fields',
    async (_what, open, seen) => {
      await serve(open)
      expect(fieldsOf(await leyla())).toEqual(seen)
      expect(await leyla()).toMatchObject({ id: 7, idnumber: 'DEV7' })
      const whole = await leyla(colleague)
      expect(fieldsOf(whole)).toEqual(all)
      expect(whole.computerinfo?.[0]).toHaveProperty('serial')
    },
  )

  it('show and hide what an administrator has decided, and by the setting what nobody has', async () => {
    const services = await testServices(database, { publicEmployeeFields: ['name', 'email'] })
    app = await buildApp({ services })
    const admin = await hire(services, { role: 'admin' })
    const decide = async (field: string, isPublic: boolean) =>
      app.inject({
        method: 'PUT',
        url: `/api/v1/people/public-fields/${field}/`,
        headers: await signIn(services, admin),
        payload: { isPublic },
      })
    expect((await decide('email', false)).statusCode).toBe(204)
    expect((await decide('roomname', true)).statusCode).toBe(204)
    expect(fieldsOf(await leyla())).toEqual(['name', 'roomname'])
    expect(fieldsOf((await get('/api/employees/room/Göygöl/')).json()[0])).toEqual(['name', 'roomname'])
    await decide('email', true)
    expect(fieldsOf(await leyla())).toEqual(['email', 'name', 'roomname'])
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.kind, 'public_badge_fields'))
    expect(
      entries.map(({ action, actorId, recordId, before, after }) => [
        action,
        actorId,
        recordId,
        before.is_public,
        after.is_public,
      ]),
    ).toEqual([
      ['changed', admin.id, 'email', true, false],
      ['changed', admin.id, 'roomname', false, true],
      ['changed', admin.id, 'email', false, true],
    ])
    await database.db.delete(publicBadgeFields)
  })

  it('hide serial numbers and no other field of a computer', async () => {
    await serve(['computerinfo'])
    expect((await leyla()).computerinfo).toEqual([
      { name: 'Lenovo ThinkPad T14', type: 'Laptop' },
      { name: 'Dell UltraSharp U2723QE', type: 'Monitor' },
    ])
  })

  it('show the public names and computers of the employees in a room, and colleagues all fields', async () => {
    await serve()
    const room = '/api/employees/room/Göygöl/'
    const [seen]: Badge[] = (await get(room)).json()
    expect(seen).toEqual({
      id: 7,
      idnumber: 'DEV7',
      name: 'Leyla',
      surname: 'Əliyeva',
      roomname: 'Göygöl',
      computerinfo: [
        { name: 'Lenovo ThinkPad T14', type: 'Laptop' },
        { name: 'Dell UltraSharp U2723QE', type: 'Monitor' },
      ],
    })
    expect((await get(room, colleague)).json()[0]).toEqual(await leyla(colleague))
  })

  it('hide in a room the fields that the setting hides', async () => {
    await serve(['surname', 'roomname', 'email'])
    const [seen] = (await get('/api/employees/room/Göygöl/')).json()
    expect(seen).toEqual({ id: 7, idnumber: 'DEV7', surname: 'Əliyeva', roomname: 'Göygöl' })
  })

  it('do not list the employees of a room for the public when rooms are hidden', async () => {
    await serve(all.filter((field) => field !== 'roomname'))
    const reply = await get('/api/employees/room/Göygöl/')
    expect([reply.statusCode, reply.body]).toEqual([401, expect.not.stringContaining('Leyla')])
    expect((await get('/api/employees/room/nowhere/')).statusCode).toBe(404)
    expect((await get('/api/employees/room/Göygöl/', colleague)).json()).toHaveLength(7)
    expect((await get('/api/rooms/')).json()).toHaveLength(9)
  })

  it('are never listed completely for the public', async () => {
    await serve()
    const reply = await get('/api/employees')
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toEqual({ message: expect.stringMatching(/Sign in/), requestId: expect.any(String) })
    expect((await get('/api/employees?idnumber=7&idnumber=8')).statusCode).toBe(400)
    expect((await get('/api/employees?idnumber=')).statusCode).toBe(404)
  })

  it.each([
    ['/api/employees?idnumber=7', 200],
    ['/api/employees?idnumber=999', 404],
    ['/api/employees', 401],
    ['/api/employees/room/Xəzər/', 200],
    ['/api/employees/room/nowhere/', 404],
    ['/api/rooms/', 200],
  ])('are not cached or indexed, for %s', async (url, status) => {
    await serve()
    const reply = await get(url)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
      vary: expect.stringMatching(/accept-language, cookie/),
    })
    const told = await get(url, colleague)
    expect(told.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  })

  it('send the Vary header for other sites with access', async () => {
    const site = 'https://www.caspora.example'
    app = await buildApp({ services: await testServices(database, { corsOrigins: [site] }) })
    const { headers } = await get('/api/rooms/', { origin: site })
    expect(headers).toMatchObject({ 'access-control-allow-origin': site })
    expect(headers.vary).toMatch(/origin.*accept-language, cookie/i)
  })

  it('fall back to another language where a text is not translated', async () => {
    await serve()
    const [row] = await database.db.select().from(people).where(eq(people.number, 8))
    await database.db
      .update(people)
      .set({
        job: { AZ: 'Menecer', EN: '', RU: '' },
        otherInfo: { AZ: [], EN: [], RU: [{ name: 'Языки', description: ['русский'] }] },
      })
      .where(eq(people.number, 8))
    await database.db.update(computers).set({ personId: null }).where(eq(computers.personId, 8))
    const type = { AZ: '', EN: 'Laptop', RU: '' }
    await database.db.insert(computers).values({ name: 'X', type, personId: 8 })
    const [found] = (await get('/api/employees?idnumber=8', { 'accept-language': 'ru' })).json()
    expect(found).toMatchObject({
      job: 'Menecer',
      computerinfo: [{ name: 'X', type: 'Laptop', serial: '' }],
      otherinfo: [{ name: 'Языки', description: ['русский'] }],
    })
    await database.db
      .update(people)
      .set(row ?? {})
      .where(eq(people.number, 8))
  })

  it('include empty rooms, and people without a room, computers or anything else', async () => {
    await serve()
    const { db } = database
    const name = 'Zirvə / <b>2.1</b> %'
    await db.insert(rooms).values({ name, key: lookupKey(name) })
    const localized = { AZ: '', EN: '', RU: '' }
    const nothing = { job: localized, computers: [], otherInfo: { AZ: [], EN: [], RU: [] } }
    await db.insert(people).values({ number: 41, name: 'Məryəm', surname: 'Nur', ...nothing })

    const reply = await app.inject(`/api/employees/room/${encodeURIComponent(name)}/`)
    expect([reply.statusCode, reply.json()]).toEqual([200, []])
    const listed: Room[] = (await get('/api/rooms/')).json()
    expect(listed).toHaveLength(10)
    expect(listed).toContainEqual({ roomname: name, employees: 0, computers: 0, monitors: 0 })
    const [meryem] = (await get('/api/employees?idnumber=DEV41')).json()
    expect(meryem).toMatchObject({ roomname: '', job: '', email: '', computerinfo: [], otherinfo: [] })
    await db.delete(people).where(eq(people.number, 41))
    await db.delete(rooms).where(eq(rooms.name, name))
  })

  it.each([
    ['%00', 404],
    ['X%C9%99z%C9%99r%00', 404],
    ['%', 400],
    ['%E0%A4%A', 400],
    ['..%2F..', 404],
    ["'%20or%201=1--", 404],
    ['x'.repeat(2000), 404],
  ])('accept a room named %s', async (name, status) => {
    await serve()
    expect((await app.inject(`/api/employees/room/${name}/`)).statusCode).toBe(status)
  })
})

type Found = Badge | ReplyOf<typeof getCard> | Room

/** Guesses of a dictionary of names and the company’s naming scheme. */
const cardNames = badgeSamples.map(({ email }) => (email.split('@')[0] ?? '').replace('.', '-'))
const numbers = Array.from({ length: 100 }, (_, index) => index + 1)

const peopleIn = (found: readonly Found[]) =>
  new Set(found.map((each) => ('idnumber' in each ? each.idnumber : 'name' in each && each.name))).size

/** The result for one visitor in a minute with the default settings: the table in docs/security.md. */
describeOnDatabase('a scraper', (open) => {
  let app: FastifyInstance
  beforeAll(async () => {
    const { lookupRateLimit, rateLimit } = readConfig({})
    const settings = { lookupRateLimit, rateLimit, distDir: await builtDocument() }
    app = await buildApp({ services: await testServices(await open(), settings), renderPage })
  })
  afterAll(() => app.close())

  /** Sends the requests one after the other from one address, and collects the data in the answers and pages. */
  async function scrape(urls: readonly string[]) {
    const remoteAddress = newAddress()
    const found: Found[] = []
    let answered = 0
    for (const url of urls) {
      const reply = await app.inject({ url, remoteAddress })
      if (reply.statusCode === 429) {
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
        expect(reply.body).not.toContain('@caspora.example')
        continue
      }
      answered += 1
      const isPage = String(reply.headers['content-type']).startsWith('text/html')
      const answers = [isPage ? answerOf(reply.body) : reply.json()]
      if (reply.statusCode === 200) found.push(...(answers.flat() as Found[]))
    }
    const named = found.filter((each) => 'name' in each)
    return {
      answered,
      named: peopleIn(named),
      reachable: peopleIn(named.filter((each) => 'email' in each)),
    }
  }

  it('that walks the numbers gets twenty people, by calls, by pages and by both', async () => {
    const calls = numbers.map((number) => `/api/employees?idnumber=DEV${number}`)
    const pages = numbers.map((number) => `/employee-qr/${number}`)
    const most = { answered: 20, named: 20, reachable: 20 }
    expect(await scrape(calls)).toEqual(most)
    expect(await scrape(pages)).toEqual(most)
    expect(await scrape(calls.flatMap((call, at) => [call, pages[at] ?? call]))).toEqual({
      answered: 20,
      named: 10,
      reachable: 10,
    })
  })

  it('that guesses the names of cards gets at most twenty', async () => {
    const calls = cardNames.map((name) => `/list/all/${name}/`)
    expect(await scrape(calls)).toEqual({ answered: 20, named: 20, reachable: 20 })
    const guessed = cardNames.flatMap((name) => [`/codes/${name}1`, `/codes/${name}`])
    expect(await scrape(guessed)).toEqual({ answered: 20, named: 10, reachable: 10 })
  })

  it('that walks the rooms first gets the names in them, and for the rest of the twenty the addresses', async () => {
    const rooms: Room[] = (await app.inject('/api/rooms/')).json()
    const doors = rooms.map(({ roomname }) => `/rooms/${encodeURIComponent(roomname)}`)
    const calls = numbers.map((number) => `/api/employees?idnumber=DEV${number}`)
    expect(await scrape(['/rooms', ...doors, ...calls])).toEqual({
      answered: 20,
      named: badgeSamples.length,
      reachable: 10,
    })
  })
})
