import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { Profile } from '@atrium/contract/accounts'
import type { PreloadedState, RenderPage } from '@atrium/contract/core'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type DOMWindow, JSDOM } from 'jsdom'
import { buildApp } from '#app.ts'
import type { Config } from '#config/config.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { accounts, sessions } from '#db/schema.ts'
import type { OpenDatabase } from '#db/types.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { builtDocument } from '#testing/pages.ts'
import { renderPage as renderSample } from '#testing/renderPage.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const toDocument = { 'sec-fetch-dest': 'document' }

/** The person of a document, and the answer of its call. */
function stateOf(body: string): { personId?: number | undefined; answer?: Partial<Profile> } {
  const [, json] = /<script type="application\/json" id="preloaded-state">(.*?)<\/script>/s.exec(body) ?? []
  if (json === undefined) return {}
  const { own, api }: PreloadedState = JSON.parse(json)
  return { personId: own?.personId, answer: (api as { answer: Partial<Profile> }).answer }
}

describeOnDatabase('the page of a person', (open) => {
  let database: OpenDatabase
  let services: TestServices
  let app: FastifyInstance
  /** The renders do this instead. */
  let instead: RenderPage | undefined
  const apps: FastifyInstance[] = []
  const renderPage: RenderPage = (request) => (instead ?? renderSample)(request)

  async function serve(settings: Partial<Config> = {}, render: RenderPage | undefined = renderPage) {
    const distDir = await builtDocument()
    const own = await testServices(database, { distDir, ...settings })
    const served = await buildApp({ services: own, ...(render && { renderPage: render }) })
    apps.push(served)
    return { app: served, services: own }
  }
  beforeAll(async () => {
    database = await open()
    ;({ app, services } = await serve())
  })
  afterEach(() => {
    instead = undefined
  })
  afterAll(() => Promise.all(apps.map((each) => each.close())))

  /** A person, and the headers of a navigation of their browser. */
  async function newPerson(wishes: Parameters<typeof hire>[1] = {}) {
    const person = await hire(services, wishes)
    return { person, headers: { ...toDocument, ...(await signIn(services, person)) } }
  }
  const get = (url: string, headers: Record<string, string> = {}, server = app) =>
    server.inject({ url, headers })

  /** Expects the frame of the area, without anything of the person. */
  const expectFrame = (
    { statusCode, body, headers }: Awaited<ReturnType<typeof get>>,
    { email }: AccountRecord,
  ) => {
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
    expect(body).toContain('<div id="root">')
    expect(body.includes(email)).toBe(false)
    expect(stateOf(body).personId).toBeUndefined()
  }

  it('is for the person of the session alone, and in no cache', async () => {
    const { person, headers } = await newPerson()
    for (const url of ['/staff/profile', '/staff/news', '/staff/profile?sent=contact']) {
      const reply = await get(url, headers)
      expect([reply.statusCode, reply.headers['cache-control'], reply.headers.etag]).toEqual([
        200,
        'private, no-store',
        undefined,
      ])
      expect(stateOf(reply.body).personId).toBe(person.id)
      expect(reply.body).toContain(person.email)
    }
  })

  it('has the theme of the account, whatever that of the browser', async () => {
    const { person, headers } = await newPerson()
    const theme = { ...headers, cookie: `${headers.cookie}; theme=light` }
    const shown = async () =>
      /<html[^>]* data-theme="(\w+)"/.exec((await get('/staff/profile', theme)).body)?.[1]
    expect(await shown()).toBe('light')
    await services.database.db
      .update(accounts)
      .set({ settings: { theme: 'dark' } })
      .where(eq(accounts.id, person.id))
    expect(await shown()).toBe('dark')
  })

  it('is under no loading screen, and neither is the frame', async () => {
    const { headers } = await newPerson()
    const hasScreen = async (url: string, sent = headers) =>
      (await get(url, sent)).body.includes('id="loading-screen"')
    expect(await hasScreen('/about')).toBe(true)
    for (const sent of [headers, { ...headers, 'sec-fetch-dest': 'empty' }])
      expect(await hasScreen('/staff/profile', sent)).toBe(false)
  })

  it('is never answered with 304', async () => {
    const { headers } = await newPerson()
    const other = await newPerson()
    for (const tag of ['*', 'W/"0"', String((await get('/staff/profile', headers)).headers.etag)])
      for (const each of [headers, other.headers])
        expect((await get('/staff/profile', { ...each, 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('is another one for each of two people, by turns and at the same time', async () => {
    const two = [await newPerson(), await newPerson()]
    const turns = Array.from({ length: 6 }, (_none, turn) => two[turn % 2] as (typeof two)[0])
    const read = async ({ headers, person }: (typeof two)[0]) => {
      const { body } = await get('/staff/profile', headers)
      return [person.id, stateOf(body).personId, stateOf(body).answer?.id]
    }
    const byTurns: number[][] = []
    for (const each of turns) byTurns.push((await read(each)) as number[])
    const together = (await Promise.all(turns.slice(0, 2).map(read))) as number[][]
    for (const ids of [...byTurns, ...together]) expect(new Set(ids).size).toBe(1)
  })

  it.each(['empty', 'iframe', 'embed', 'object', 'serviceworker', 'script', ''])(
    'is the frame for a request with the destination %p, whatever its query',
    async (destination) => {
      const { person, headers } = await newPerson()
      const asked = { ...headers, 'sec-fetch-dest': destination }
      for (const url of [
        '/staff/profile',
        '/staff/profile?sent=contact&reference=1',
        '/staff/news?sent=',
        '/staff/frame?sent=x',
      ])
        expectFrame(await get(url, asked), person)
    },
  )

  it('is the frame at the address of the frame', async () => {
    const { person, headers } = await newPerson()
    expectFrame(await get('/staff/frame', headers), person)
  })

  it('leaves nothing in the memory of the server', async () => {
    const { person, headers } = await newPerson()
    const other = await newPerson()
    await get('/staff/profile', headers)
    expect((await get('/staff/profile', toDocument)).statusCode).toBe(303)
    expect((await get('/staff/profile', other.headers)).body).not.toContain(person.email)
    for (const url of ['/staff/frame', '/staff/profile'])
      expectFrame(await get(url, { cookie: other.headers.cookie }), person)
    for (const url of ['/', '/staff/login', '/staff/nothing', '/staff/frame'])
      expect((await get(url, toDocument)).body).not.toContain(person.email)
  })

  it('ends with the session, and with the account', async () => {
    const { person, headers } = await newPerson()
    await database.db.delete(sessions).where(eq(sessions.accountId, person.id))
    expect((await get('/staff/profile', headers)).statusCode).toBe(303)
    const leaver = await newPerson()
    await database.db
      .update(accounts)
      .set({ deactivatedAt: services.now() })
      .where(eq(accounts.id, leaver.person.id))
    expect((await get('/staff/profile', leaver.headers)).statusCode).toBe(303)
  })

  it('is rendered with one look-up of the session, which no other request uses', async () => {
    const { person, headers } = await newPerson()
    let ofOther = 0
    instead = async (request) => {
      await database.db.delete(sessions).where(eq(sessions.accountId, person.id))
      const page = await renderSample(request)
      ofOther = (await get('/api/v1/me/', { cookie: headers.cookie })).statusCode
      return page
    }
    expect((await get('/staff/profile', headers)).body).toContain(person.email)
    expect(ofOther).toBe(401)
    expect((await get('/staff/profile', headers)).statusCode).toBe(303)
  })

  it('has only what the role of the person may read', async () => {
    instead = (request) =>
      renderSample(
        request.reader
          ? { ...request, fetch: () => request.fetch('http://atrium.invalid/api/v1/people/records/') }
          : request,
      )
    for (const role of ['hr', 'staff'] as const) {
      const { person, headers } = await newPerson({ role })
      const reply = await get('/staff/profile', headers)
      if (role === 'hr') expect(reply.body).toContain(person.email)
      else expectFrame(reply, person)
    }
  })

  it('has only what the person may read while a second factor is missing', async () => {
    const served = await serve({ secondFactor: 'everyone', publicUrl: 'https://caspora.example' })
    const { person, headers } = await newPerson()
    const cookie = headers.cookie.replace('atrium-session', '__Host-atrium-session')
    expectFrame(await get('/staff/news', { ...toDocument, cookie }, served.app), person)
    expect((await get('/staff/profile', { ...toDocument, cookie }, served.app)).body).toContain(person.email)
  })

  it('is the frame without a renderer, and when another host has the API or the sign-in', async () => {
    const { person, headers } = await newPerson()
    const distDir = await builtDocument()
    const without = await buildApp({ services: await testServices(database, { distDir }) })
    apps.push(without)
    expectFrame(await get('/staff/profile', headers, without), person)
    const hosts = { api: '', login: '', email: '', holidays: '' }
    for (const other of [{ api: 'https://api.example' }, { login: 'https://login.example' }]) {
      const served = await serve({ hosts: { ...hosts, ...other } })
      expectFrame(await get('/staff/profile', headers, served.app), person)
    }
  })

  it('is the frame when a call is late, or the renderer throws', async () => {
    const { person, headers } = await newPerson()
    const served = await serve({ ownPageMs: { call: 1, render: 60_000 } })
    served.app.get('/late', async () => {
      await pause(1000)
      return {}
    })
    instead = (request) =>
      renderSample(
        request.reader ? { ...request, fetch: () => request.fetch('http://atrium.invalid/late') } : request,
      )
    expectFrame(await get('/staff/profile', headers, served.app), person)
    instead = ({ reader, ...request }) =>
      reader ? Promise.reject(new Error(reader.user.email)) : renderSample(request)
    expectFrame(await get('/staff/profile', headers), person)
  })

  it('is the frame when its rendering hangs', async () => {
    const { person, headers } = await newPerson()
    const served = await serve({ ownPageMs: { call: 60_000, render: 1 } })
    instead = (request) => (request.reader ? new Promise(() => undefined) : renderSample(request))
    expectFrame(await get('/staff/profile', headers, served.app), person)
  })

  it('is not stopped by the limits of its calls', async () => {
    const { person, headers } = await newPerson()
    const url = 'http://atrium.invalid/api/v1/off-days/colleagues/?from=2026-11-01&to=2026-11-30'
    instead = (request) => renderSample({ ...request, fetch: () => request.fetch(url) })
    for (let document = 0; document < 61; document += 1)
      expect((await get('/staff/profile', headers)).body.includes(person.email)).toBe(true)
  })

  it('is the frame beyond the limit of pages of the person', async () => {
    const served = await serve({ rateLimit: { max: 16, window: 60_000 } })
    const { person, headers } = await newPerson()
    const other = await newPerson()
    for (let document = 0; document < 2; document += 1)
      expect((await get('/staff/profile', headers, served.app)).body.includes(person.email)).toBe(true)
    expectFrame(await get('/staff/profile', headers, served.app), person)
    expect((await get('/staff/profile', other.headers, served.app)).body).toContain(other.person.email)
  })

  it('is the frame while the most pages at once are rendered', async () => {
    const { person, headers } = await newPerson()
    const held: (() => void)[] = []
    const most = 2 * availableParallelism()
    instead = async (request) => {
      if (request.reader) await new Promise<void>((resolve) => held.push(resolve))
      return renderSample(request)
    }
    const others = Array.from({ length: most }, () => get('/staff/profile', headers))
    while (held.length < most) await pause(10)
    expectFrame(await get('/staff/profile', headers), person)
    for (const release of held) release()
    for (const { body } of await Promise.all(others)) expect(body).toContain(person.email)
    instead = undefined
    expect((await get('/staff/profile', headers)).body).toContain(person.email)
  })

  it('is its own one when it is compressed', async () => {
    for (const { person, headers } of [await newPerson(), await newPerson()]) {
      instead = async (request) => {
        const page = await renderSample(request)
        return { ...page, html: page.html + ' '.repeat(3000) }
      }
      const reply = await get('/staff/profile', { ...headers, 'accept-encoding': 'br' })
      const isCompressed = reply.headers['content-encoding'] === 'br'
      const body = isCompressed ? brotliDecompressSync(reply.rawPayload).toString() : reply.body
      expect(stateOf(body).personId).toBe(person.id)
      expect(body).toContain(person.email)
    }
  })

  it.each(['form=newsletter&email=x', 'form=customer', 'a=b'])(
    'is not the answer to the form %s',
    async (payload) => {
      const { person, headers } = await newPerson()
      const reply = await app.inject({
        method: 'POST',
        url: '/staff/profile',
        headers: {
          ...headers,
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
        payload,
      })
      expect(reply.body.includes(person.email)).toBe(false)
      expect(stateOf(reply.body).personId).toBeUndefined()
    },
  )

  it('has hostile texts as data, which no text ends', async () => {
    const evil = '</script><script>alert(1)</script><!-- <script>\u2028\u2029 "$&" $` -->'
    const { headers } = await newPerson({ name: evil })
    const { body } = await get('/staff/profile', headers)
    expect(stateOf(body).answer?.firstName).toBe(evil)
    expect(body.match(/<script/g)).toHaveLength(2)
    expect(body).not.toContain('<!-- <script>')
  })

  describe('in the browser', () => {
    const windows: DOMWindow[] = []
    afterEach(() => {
      for (const window of windows.splice(0)) window.close()
    })

    /** Whether the content of a document is visible in a browser that remembers a person. */
    const openIn = (html: string, remembered: string | undefined) => {
      const { window } = new JSDOM(html, {
        url: 'https://caspora.example/staff/profile',
        runScripts: 'dangerously',
        pretendToBeVisual: true,
        beforeParse(opened) {
          Object.assign(opened.performance, { getEntriesByType: () => [] })
          Object.assign(opened, { matchMedia: () => ({ matches: false }) })
          if (remembered) opened.localStorage.setItem('staff_user', remembered)
        },
      })
      windows.push(window)
      const root = window.document.getElementById('root') as HTMLElement
      return { window, isVisible: () => window.getComputedStyle(root).display !== 'none' }
    }

    it('is visible for the signed-in person of the application alone', async () => {
      const { person, headers } = await newPerson()
      const { body } = await get('/staff/profile', headers)
      const { id } = person
      expect(openIn(body, JSON.stringify({ id })).isVisible()).toBe(true)
      for (const other of [
        undefined,
        '',
        '{',
        'null',
        '{}',
        `{"id":"${id}"}`,
        JSON.stringify({ id: id + 1 }),
      ])
        expect([other, openIn(body, other).isVisible()]).toEqual([other, false])
    })

    it.each(['storage', 'pageshow'])(
      'is hidden at the event %s after the person has signed out',
      async (event) => {
        const { person, headers } = await newPerson()
        const { window, isVisible } = openIn(
          (await get('/staff/profile', headers)).body,
          JSON.stringify(person),
        )
        window.localStorage.removeItem('staff_user')
        window.dispatchEvent(new window.Event(event))
        expect(isVisible()).toBe(false)
        // The application has taken over, and shows its own page.
        window.dispatchEvent(new window.Event('hydrating'))
        window.dispatchEvent(new window.Event(event))
        expect(isVisible()).toBe(true)
      },
    )
  })
})
