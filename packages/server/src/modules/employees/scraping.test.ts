import type { Employee, PersonalCard, Room } from '@atrium/contract'
import { employeeSamples } from '@atrium/contract/samples'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { newAddress } from '#testing/browser.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { firstAnswersOf } from '#testing/lookup.ts'
import { builtDocument } from '#testing/pages.ts'
import { testServices } from '#testing/services.ts'

type Found = Employee | PersonalCard | Room

/** Guesses like a dictionary of names and the company's way to build them. */
const cardNames = employeeSamples.map(({ email }) => (email.split('@')[0] ?? '').replace('.', '-'))
const numbers = Array.from({ length: 100 }, (_, index) => index + 1)

const peopleIn = (found: readonly Found[]) =>
  new Set(found.map((each) => ('idnumber' in each ? each.idnumber : 'name' in each && each.name))).size

/** What one stranger gets in a minute with the settings of a fresh installation: the table in docs/security.md. */
describeOnEachDatabase('a scraper', (open) => {
  let app: FastifyInstance
  beforeAll(async () => {
    const { lookupRateLimit, rateLimit } = readConfig({})
    const settings = { lookupRateLimit, rateLimit, distDir: await builtDocument() }
    app = await buildApp({ services: await testServices(await open(), settings) })
  })
  afterAll(() => app.close())

  /** Asks for one after the other from one address, and collects all that an answer or a page tells. */
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
      const answers = isPage ? Object.values(firstAnswersOf(reply.body)?.answers ?? {}) : [reply.json()]
      if (reply.statusCode === 200) found.push(...(answers.flat() as Found[]))
    }
    const named = found.filter((each) => 'name' in each)
    return {
      answered,
      named: peopleIn(named),
      reachable: peopleIn(named.filter((each) => 'email' in each)),
    }
  }

  it('who walks the numbers gets twenty people, by calls, by pages and by both', async () => {
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

  it('who guesses the names of cards gets twenty of them at the most', async () => {
    const calls = cardNames.map((name) => `/list/all/${name}/`)
    expect(await scrape(calls)).toEqual({ answered: 20, named: 20, reachable: 20 })
    const guessed = cardNames.flatMap((name) => [`/codes/${name}1`, `/codes/${name}`])
    expect(await scrape(guessed)).toEqual({ answered: 20, named: 10, reachable: 10 })
  })

  it('who takes the rooms first gets the names in them, and of the rest of the twenty the addresses', async () => {
    const rooms: Room[] = (await app.inject('/api/rooms/')).json()
    const doors = rooms.map(({ roomname }) => `/rooms/${encodeURIComponent(roomname)}`)
    const calls = numbers.map((number) => `/api/employees?idnumber=DEV${number}`)
    expect(await scrape(['/rooms', ...doors, ...calls])).toEqual({
      answered: 20,
      named: employeeSamples.length,
      reachable: 13,
    })
  })
})
