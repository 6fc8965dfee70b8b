import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { builtDocument } from '#testing/pages.ts'
import { renderPage } from '#testing/renderPage.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { signIn } from '#testing/staff.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describeOnDatabase('a document', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open(), { distDir: await builtDocument() })
    app = await buildApp({ services, renderPage })
  })
  afterAll(() => app.close())

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...browser, ...headers } })

  it.each(['/', '/career/1', '/?lng=az', '/rooms'])(
    '%s is sent once to a browser that caches it',
    async (url) => {
      const first = await get(url)
      const tag = String(first.headers.etag)
      expect([first.statusCode, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{27}"$/)])
      for (const known of [tag, `"other", ${tag}`, tag.slice(2)]) {
        const again = await get(url, { 'if-none-match': known })
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
        expect(again.headers).toMatchObject({
          'cache-control': first.headers['cache-control'],
          'content-security-policy': expect.any(String),
        })
        expect(again.headers.vary).toContain('accept-language, cookie')
      }
      const changed = await get(url, { 'if-none-match': 'W/"another"' })
      expect([changed.statusCode, changed.body]).toEqual([200, first.body])
    },
  )

  it('has another ETag in another language', async () => {
    const tags = await Promise.all(
      ['az', 'en', 'ru'].map(async (lng) => (await get(`/?lng=${lng}`)).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
  })

  it.each([
    ['az', ['/fonts/onest-latin-ext.5.3.1.woff2']],
    ['en', []],
    ['ru', ['/fonts/onest-cyrillic.5.3.1.woff2']],
  ])('preloads the letters of its language: %s', async (lng, fonts) => {
    const { body } = await get(`/privacy?lng=${lng}`)
    const preloads = [...body.matchAll(/<link rel="preload" href="([^"]*)" as="font"/g)]
    expect(preloads.map(([, href]) => href)).toEqual(fonts)
  })

  it('of one person has no ETag, and one that does not exist is sent each time', async () => {
    const cookie = await signIn(services, { id: 1 })
    for (const url of ['/staff/profile', '/staff/login', '/employee-qr/DEV7', '/nothing/here']) {
      const reply = await get(url, { ...cookie, 'if-none-match': '*' })
      expect([url, reply.headers.etag, reply.body === '']).toEqual([url, undefined, false])
    }
  })

  it.each([
    ['/staff/login', true],
    ['/staff/frame', true],
    ['/', false],
    ['/codes/Leyla', false],
  ])('measures the window of a reader of %s: %p', async (url, isMeasured) => {
    expect((await get(url)).body.includes(' data-measure="true"')).toBe(isMeasured)
  })

  it.each(['/codes/%ff', '/%', '/employee-qr/%E0%A4%A', '/%ff?lng=ru&x=%ff', '/staff/%', '/rooms/%'])(
    'answers a browser at the invalid %s with the 404 page',
    async (url) => {
      const reply = await get(url)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(reply.body).toContain('<div id="root">')
      expect(reply.headers['content-security-policy']).toBeDefined()
    },
  )

  it.each([
    ['/codes/%ff', { accept: '*/*' }, 400],
    ['/api/v1/jobs/%ff', { accept: 'application/json' }, 400],
    ['/api/v1/jobs/%ff', browser, 404],
    ['/list/all/%ff/', browser, 404],
  ])('answers a call of %s with %p in the common form', async (url, headers, status) => {
    const reply = await app.inject({ url, headers })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toEqual({ message: expect.any(String), requestId: expect.any(String) })
  })
})
