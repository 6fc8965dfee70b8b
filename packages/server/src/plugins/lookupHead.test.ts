import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, toTag } from '@atrium/contract'
import { roomNames } from '@atrium/contract/samples'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { Config } from '#config/config.ts'
import { packageFolder } from '#config/paths.ts'
import type { OpenDatabase } from '#db/types.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { firstAnswersOf } from '#testing/lookup.ts'
import { builtDocument, readPage } from '#testing/pages.ts'
import { testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { decoded } from './lookupHead.ts'

/** Each page, the call that its application makes first, and what it is called. */
const looks: [page: string, call: string, title: string][] = [
  ['/employee-qr/DEV7', '/api/employees?idnumber=DEV7', 'Leyla Əliyeva'],
  ['/employee-qr/7', '/api/employees?idnumber=DEV7', 'Leyla Əliyeva'],
  ['/employee-qr/dev-007/', '/api/employees?idnumber=DEV7', 'Leyla Əliyeva'],
  ['/rooms', '/api/rooms/', 'Rooms'],
  ['/rooms/', '/api/rooms/', 'Rooms'],
  ...roomNames.map((name): [string, string, string] => {
    const room = encodeURIComponent(name)
    return [`/rooms/${room}`, `/api/employees/room/${room}/`, `room ${name}`]
  }),
  ['/rooms/xezer/', '/api/employees/room/xezer/', 'room Xəzər'],
  ['/rooms/server%202%2f1', '/api/employees/room/server%202%2F1/', 'room Server 2/1'],
  ['/codes/gunes-aliyeva', '/list/all/gunes-aliyeva/', 'Günəş Əliyeva'],
  ['/codes/G%C3%BCne%C5%9F-aliyeva', '/list/all/G%C3%BCne%C5%9F-aliyeva/', 'Günəş Əliyeva'],
]

const missing: [page: string, title: string][] = [
  ['/employee-qr/DEV999', 'User not found'],
  ['/employee-qr/Leyla', 'User not found'],
  ['/rooms/nowhere', 'There is no room “nowhere”'],
  ['/rooms/2%2F1', 'There is no room “2/1”'],
  ['/codes/nobody', 'There is no such card'],
]

it.each([
  ['Server%202%2F1', 'Server 2/1'],
  ['X%C9%99z%c9%99r', 'Xəzər'],
  ['100%25', '100%'],
  ['%E0%A4%A', undefined],
  ['%', undefined],
])('reads %s in an address as %s', (parameter, meant) => {
  expect(decoded(parameter)).toBe(meant)
})

describeOnDatabase('a lookup page', (open) => {
  let database: OpenDatabase
  let distDir: string
  let app: FastifyInstance
  let colleague: { cookie: string }
  beforeAll(async () => {
    database = await open()
    distDir = await builtDocument()
    const services = await testServices(database)
    colleague = await signIn(services, await hire(services))
  })
  const serve = async (settings: Partial<Config> = {}) => {
    app = await buildApp({ services: await testServices(database, { distDir, ...settings }) })
  }
  afterEach(() => app.close())

  const visit = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode: status, headers: told, body } = await app.inject({ url, headers })
    const { titles, robots } = readPage(body)
    return { status, told, body, title: titles[0], robots, first: firstAnswersOf(body) }
  }

  describe.each(looks)('%s', (url, call, title) => {
    it.each(languages)(
      'holds the answer of its first call, to a letter, in the language %s',
      async (language) => {
        await serve()
        const tag = toTag(language)
        const page = await visit(`${url}?lng=${tag}`)
        expect(page.status).toBe(200)
        const answer = (await app.inject({ url: call, headers: { 'accept-language': tag } })).json()
        expect(page.first).toEqual({ language: tag, answers: { [call]: answer } })
      },
    )

    it('is called by what it shows, and says it before there is an application', async () => {
      await serve()
      const page = await visit(url)
      expect(page.title).toBe(`${title} · Caspora`)
      expect(page.body).toContain(`<h1>${title}</h1>`)
    })

    it('is found by no search engine and kept by no cache that others share', async () => {
      await serve()
      const { robots, told } = await visit(url)
      expect(robots).toEqual(['noindex'])
      expect(told).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-cache',
        vary: expect.stringMatching(/accept-language, cookie/),
      })
    })

    it('holds for a colleague what the call tells a colleague, and nothing keeps what is for them alone', async () => {
      await serve({ publicEmployeeFields: ['name', 'roomname'] })
      const answer = (await app.inject({ url: call, headers: colleague })).json()
      const page = await visit(url, colleague)
      expect(page.first?.answers[call]).toEqual(answer)
      // A card says the same to everybody, and may be opened again without a network.
      const isCard = url.startsWith('/codes/')
      expect(page.told['cache-control']).toBe(isCard ? 'private, no-cache' : 'no-store')
    })
  })

  it.each(languages)(
    'is called as the browser calls it in %s, so that a tab keeps its name',
    async (language) => {
      await serve()
      const tag = toTag(language)
      const [lookup, card] = ['lookup', 'card'].map((namespace) =>
        JSON.parse(
          readFileSync(path.join(packageFolder, `../../public/Locales/${tag}/${namespace}.json`), 'utf8'),
        ),
      )
      const named = (text: string, room: string) => text.replace('{{roomname}}', room)
      for (const [url, title] of [
        ['/rooms', lookup.rooms.title],
        ['/rooms/Qobustan', named(lookup.room.title, 'Qobustan')],
        ['/rooms/nowhere', named(lookup.room.unknownTitle, 'nowhere')],
        ['/employee-qr/DEV999', lookup.employee.missing],
        ['/codes/nobody', card.unknown.title],
      ])
        expect((await visit(`${url}?lng=${tag}`)).title).toBe(`${title} · Caspora`)
    },
  )

  it.each(missing)('%s says 404 and why, and holds nobody', async (url, title) => {
    await serve()
    const page = await visit(url)
    expect([page.status, page.title]).toEqual([404, `${title} · Caspora`])
    expect(page.body).toContain(`<h1>${title}</h1>`)
    expect(page.robots).toEqual(['noindex'])
    expect(Object.values(page.first?.answers ?? {}).flat()).toEqual([])
  })

  it('of nobody answers its call, so that a scan of an old badge is one request', async () => {
    await serve()
    expect((await visit('/employee-qr/dev999')).first?.answers).toEqual({
      '/api/employees?idnumber=DEV999': [],
    })
  })

  it('tells strangers nothing that the setting hides: not in the title, not in the page', async () => {
    await serve({ publicEmployeeFields: ['job'] })
    const page = await visit('/employee-qr/DEV7')
    expect(page.title).toBe('DEV7 · Caspora')
    for (const hidden of ['Leyla', 'Əliyeva', 'caspora.example', '+994', 'Göygöl', 'ThinkPad'])
      expect(page.body).not.toContain(hidden)
    expect(page.body).toContain('Project manager')
    const room = await visit(`/rooms/${encodeURIComponent('Göygöl')}`)
    expect([room.status, room.title, room.first]).toEqual([200, 'room Göygöl · Caspora', undefined])
    expect(room.body).not.toContain('DEV7')
  })

  it('that was asked for too often says when to come back, and holds nobody', async () => {
    await serve({ lookupRateLimit: { max: 1, window: 600_000 } })
    await visit('/rooms')
    for (const [url] of looks) {
      const page = await visit(url)
      expect([page.status, page.told['retry-after'], page.first]).toEqual([429, '600', undefined])
      expect(page.robots).toEqual(['noindex'])
      expect(page.body).toContain('Please try again in a few minutes.')
      expect(page.body).not.toMatch(/Leyla|Günəş|@caspora/)
    }
  })

  it('whose API is at another host knows nothing, counts nothing and leaves all to that host', async () => {
    const hosts = { api: 'https://api.example', login: '', email: '', holidays: '' }
    await serve({ hosts, lookupRateLimit: { max: 1, window: 600_000 } })
    for (const [url] of [...looks.slice(0, 3), ...missing.slice(0, 2)]) {
      const page = await visit(url)
      expect([page.status, page.title, page.first]).toEqual([200, 'Employee · Caspora', undefined])
    }
  })

  it('is in no sitemap', async () => {
    await serve({ publicUrl: 'https://caspora.example' })
    const { body } = await app.inject('/sitemap.xml')
    expect(body).toContain('/career')
    expect(body).not.toMatch(/rooms|employee-qr|codes/)
  })

  it('cannot be made to run what somebody wrote into it', async () => {
    await serve()
    const evil = '</script><script>alert(1)</script>'
    const { body } = await visit(`/rooms/${encodeURIComponent(evil)}`)
    expect(body).not.toContain('<script>alert')
  })
})
