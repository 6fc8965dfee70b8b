import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { RenderPage } from '@atrium/contract/core'
import type { FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'
import { buildApp } from '#app.ts'
import { jobTexts } from '#db/schema.ts'
import type { OpenDatabase } from '#db/types.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { cvFile, type FormFile, generalForm, multipart } from '#testing/forms.ts'
import { builtDocument } from '#testing/pages.ts'
import { answerOf, renderPage as renderSample } from '#testing/renderPage.ts'
import { resetRateLimits, testServices } from '#testing/services.ts'
import { signIn } from '#testing/staff.ts'

const evil = '</script><script>alert("$&")</script><!-- Əli'

describeOnDatabase('rendered pages', (open) => {
  let database: OpenDatabase
  const apps: FastifyInstance[] = []
  const rendered: string[] = []
  /** The next render does this instead. */
  let instead: RenderPage | undefined
  const renderPage: RenderPage = (request) => {
    rendered.push(`${request.language} ${request.address}`)
    return (instead ?? renderSample)(request)
  }
  const logged: string[] = []
  const logStream = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line))
      done()
    },
  })

  async function serve(settings = {}) {
    const services = await testServices(database, {
      distDir: await builtDocument(),
      logLevel: 'error',
      ...settings,
    })
    const app = await buildApp({ services, renderPage, logStream })
    apps.push(app)
    return { app, services }
  }
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => {
    rendered.length = 0
    logged.length = 0
    instead = undefined
  })
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

  it('are rendered once for each language, whatever query an advertisement adds', async () => {
    const { app } = await serve()
    for (const url of [
      '/career',
      '/career?utm_source=x',
      '/career?lng=az',
      '/career?lng=az&x=1',
      '/career?category=2',
    ])
      expect((await app.inject(url)).statusCode).toBe(200)
    await app.inject('/career?category=2&y=1')
    expect(rendered).toEqual(['EN /career', 'AZ /career', 'EN /career?category=2'])
  })

  it('are rendered for each search of a visitor and not kept, and without words that are too long', async () => {
    const { app } = await serve()
    const search = async (words: string) => (await app.inject(`/career?category=&q=${words}`)).statusCode
    expect(await search('figma')).toBe(200)
    const kept = app.answers.count()
    expect([await search('figma'), await search('SQL')]).toEqual([200, 200])
    expect(app.answers.count()).toBe(kept)
    await app.inject(`/career?q=${'x'.repeat(61)}`)
    await app.inject('/career?q=%20&city=baku&type=remote')
    expect(rendered).toEqual([
      'EN /career?category=&q=figma',
      'EN /career?category=&q=figma',
      'EN /career?category=&q=SQL',
      'EN /career',
      'EN /career?city=baku&type=remote',
    ])
  })

  it('are one render for all simultaneous requests, without cookies', async () => {
    const { app, services } = await serve()
    const cookie = await signIn(services, { id: 1 })
    const seen: (string | null)[] = []
    instead = async (request) => {
      seen.push(await (await request.fetch('http://atrium.invalid/api/session')).text())
      return renderSample(request)
    }
    const bodies = await Promise.all(
      [1, 2, 3].map(async () => (await app.inject({ url: '/', headers: cookie })).body),
    )
    expect([rendered.length, new Set(bodies).size]).toEqual([1, 1])
    expect(seen.join()).not.toContain('caspora.example')
  })

  it('show a changed vacancy within five seconds, on each server of the database', async () => {
    const servers = [await serve(), await serve()]
    const read = () => Promise.all(servers.map(async ({ app }) => (await app.inject('/career')).body))
    await read()
    await database.db.update(jobTexts).set({ position: 'Another position' })
    const until = Date.now() + 5000
    const isShown = async () => (await read()).every((body) => body.includes('Another position'))
    while (!(await isShown())) {
      if (Date.now() > until) throw new Error('The old vacancy is still shown.')
      await pause(100)
    }
  })

  it('stay unchanged while the database is unreachable', async () => {
    const { app, services } = await serve()
    const before = (await app.inject('/career')).body
    services.clock.pass(2 * 60 * 60_000)
    instead = () => new Promise(() => undefined)
    expect((await app.inject('/career')).body).toBe(before)
    instead = async () => Promise.reject(new Error('no database'))
    expect((await app.inject('/career')).body).toBe(before)
  })

  it('are rendered by the browser when the render throws, which is logged with the address', async () => {
    const { app } = await serve()
    instead = async () => Promise.reject(new Error('broken page'))
    const reply = await app.inject('/career/1')
    expect([reply.statusCode, answerOf(reply.body)]).toEqual([200, undefined])
    expect(logged.join()).toMatch(/"path":"\/career\/1".*could not be rendered/)
    // Not cached: the next visitor gets the page.
    instead = undefined
    expect(answerOf((await app.inject('/career/1')).body)).toBeDefined()
  })

  it('are rendered for each visitor when they depend on the viewer, and not cached by others', async () => {
    const { app, services } = await serve()
    const stranger = await app.inject('/employee-qr/DEV7')
    expect(stranger.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
    const colleague = await app.inject({
      url: '/employee-qr/DEV7',
      headers: await signIn(services, { id: 1 }),
    })
    expect(colleague.headers['cache-control']).toBe('no-store')
    expect(rendered).toHaveLength(2)
  })

  it('answer 404 for an unknown record, and the time to wait above the rate limit', async () => {
    const { app } = await serve({ lookupRateLimit: { max: 2, window: 60_000 } })
    await resetRateLimits(database)
    expect((await app.inject('/codes/nobody')).statusCode).toBe(404)
    expect((await app.inject('/codes/gunes-aliyeva')).statusCode).toBe(200)
    const reply = await app.inject('/codes/gunes-aliyeva')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '60'])
    expect(reply.body).not.toContain('Günəş')
  })

  it('keep the language of the address for the next page', async () => {
    const { app } = await serve()
    const { cookies } = await app.inject('/?lng=ru')
    expect(cookies).toEqual([expect.objectContaining({ name: 'i18next', value: 'ru', path: '/' })])
    expect((await app.inject('/')).cookies).toEqual([])
  })

  it('reject a form that needs the application, and keep typed text out of addresses', async () => {
    const { app } = await serve()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = (url: string) => app.inject({ method: 'POST', url, headers, payload: 'password=secret' })
    const reply = await post('/staff/login?next=/staff/news')
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/staff/login?next=/staff/news'])
    expect((await post('/no/such/page')).statusCode).toBe(404)
  })

  it('render the 404 page once for all its addresses, and cache no address of an unknown record', async () => {
    const { app } = await serve()
    for (const url of [
      '/wp-login.php',
      '/no/such/page',
      '/career?category=X',
      '/career?category=1.5',
      '/career',
    ])
      await app.inject(url)
    expect(rendered).toEqual(['EN /404', 'EN /career'])
    for (const url of ['/career/999', '/career/999']) expect((await app.inject(url)).statusCode).toBe(404)
    expect(rendered).toHaveLength(4)
  })

  it.each([
    ['/sendCv', 'multipart/form-data', 400],
    ['/sendCv', 'multipart/form-data; boundary=x', 400],
    ['/about', 'multipart/form-data; boundary=x', 303],
    ['/about', 'application/json', 415],
    ['/about', undefined, 303],
    ['/career/1', 'application/x-www-form-urlencoded', 303],
  ])('answer a form at %s with the content type %s with %d', async (url, type, status) => {
    const { app } = await serve()
    const headers = type ? { 'content-type': type } : {}
    const reply = await app.inject({
      method: 'POST',
      url,
      headers,
      payload: type ? 'form=application&x=1' : '',
    })
    expect(reply.statusCode).toBe(status)
  })

  it('show no more of a refused form again than a person can type', async () => {
    const { app } = await serve()
    let shown: unknown
    instead = async (request) => {
      shown = request.refusedForm
      return renderSample(request)
    }
    const reply = await app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'form=customer&name=Anna&email=x&__proto__=y&extra=z',
    })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([400, 'no-store'])
    expect(shown).toMatchObject({
      form: 'customer',
      values: { name: 'Anna', email: 'x' },
      error: { status: 400, data: { errors: { email: 'emailInvalid', message: 'messageRequired' } } },
    })
    expect(JSON.stringify(shown)).not.toContain('extra')
  })

  it.each([
    [
      'a wrong address',
      generalForm({ email: 'nobody', cv: cvFile('cv.pdf', Buffer.alloc(3 * 1024 * 1024)) }),
    ],
    [
      'too many files',
      [...generalForm(), ...Array.from({ length: 30 }, (): ['more', FormFile] => ['more', cvFile()])],
    ],
    [
      'too many fields',
      [...generalForm(), ...Array.from({ length: 80 }, (_, at): [string, string] => [`x${at}`, 'x'])],
    ],
    ['too many parts', Array.from({ length: 80 }, () => generalForm()).flat()],
  ])('show the typed texts of an application with %s again', async (_what, entries) => {
    const { app } = await serve()
    let shown: unknown
    instead = async (request) => {
      shown = request.refusedForm
      return renderSample(request)
    }
    const { headers, payload } = multipart(entries)
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const reply = await fetch(`${address}/sendCv`, { method: 'POST', headers, body: new Uint8Array(payload) })
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.status).toBeLessThan(500)
    expect(shown).toMatchObject({
      form: 'application',
      values: { first_name: 'Aysel', message: 'I would like to work with you.' },
    })
  })

  it('cannot close an element by a text in their state', async () => {
    const { app } = await serve()
    instead = async (request) => ({
      ...(await renderSample(request)),
      html: '<h1>Page</h1>',
      preloadedState: { path: '/about', language: 'EN', api: { answer: evil }, texts: {} },
    })
    const { body } = await app.inject('/about')
    expect(answerOf(body)).toBe(evil)
    const page = new JSDOM(body).window.document
    expect([...page.querySelectorAll('script')].map(({ type }) => type)).toEqual([
      'application/ld+json',
      '',
      'application/json',
    ])
    expect(page.querySelector('#root')?.innerHTML).toBe('<h1>Page</h1>')
  })
})
