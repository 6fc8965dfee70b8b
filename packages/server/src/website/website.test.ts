import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pages, pagesOf } from '@atrium/contract/core'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { jobTexts } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { builtDocument, readPage } from '#testing/pages.ts'
import { type TestServices, temporaryFolder, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const index =
  '<!doctype html><html lang="en"><head><title>Caspora</title><meta name="atrium-config" content="{}">' +
  '<meta name="description" content="old"></head><body><div id="root"></div></body></html>'
const script = `console.log(${JSON.stringify('x'.repeat(3000))})`

async function builtApplication(): Promise<string> {
  const folder = await temporaryFolder()
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  await write('index.html', index)
  await write('main.0a1b2c3d.js', script)
  await write('main.0a1b2c3d.js.br', brotliCompressSync(script))
  await write('main.0a1b2c3d.js.gz', gzipSync(script))
  await write('server/cvViewer.html', '<!doctype html><main></main>')
  await write('assets/cvReader.0a1b2c3d.js', script)
  await write('Locales/az/common.json', JSON.stringify({ text: 'ə'.repeat(3000) }))
  await write('media/career.mp4', Buffer.alloc(5000))
  await write('.secret', 'secret')
  await writeFile(path.join(folder, '..', `${path.basename(folder)}.txt`), 'outside')
  return folder
}

describeOnDatabase('the website', (open) => {
  let app: FastifyInstance
  let folder: string
  beforeAll(async () => {
    folder = await builtApplication()
    const database = await open()
    const services = await testServices(database, {
      distDir: folder,
      publicUrl: 'https://caspora.example',
      hosts: { api: 'https://api.example', login: '', email: '', holidays: '' },
      cvMaxBytes: 5_000_000,
    })
    await database.db.update(jobTexts).set({ overview: '</script><script>alert("$&")</script> & "more"' })
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  it.each(['/', '/career', '/career/', '/career/1', '/app/1', '/sendCv', '/career?category=2'])(
    'answers the page %s',
    async (url) => {
      const reply = await get(url)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
    },
  )

  it.each([
    '/nothing',
    '/career/999',
    '/career/abc',
    '/app/999',
    '/index.html',
    '/career/1/2',
    '/main.js.br',
  ])('answers %s with the same document and 404', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.body).toContain('<div id="root">')
  })

  it('shows CVs in a page without origin, cookies and network, which only our pages may frame', async () => {
    const { headers } = await get('/cv-viewer', { host: 'caspora.example' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers).not.toHaveProperty('set-cookie')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts',
        "default-src 'none'",
        "script-src 'self' http://caspora.example",
        "frame-ancestors 'self' http://caspora.example",
      ]),
    )
    expect(policy.join()).not.toContain('connect-src')
    const forged = await get('/cv-viewer', { host: "x; script-src 'unsafe-inline'" })
    expect(String(forged.headers['content-security-policy'])).toContain("script-src 'self';")
    // The page itself is no file of the website, which would have the rights of our origin.
    expect((await get('/server/cvViewer.html')).statusCode).toBe(404)
  })

  it('lets the page without origin load its scripts, and no other file', async () => {
    const policyOf = async (file: string) => (await get(file)).headers['cross-origin-resource-policy']
    expect(await policyOf('/assets/cvReader.0a1b2c3d.js')).toBe('cross-origin')
    expect(await policyOf('/main.0a1b2c3d.js')).toBe('same-origin')
  })

  it('answers an unknown address of the API with JSON', async () => {
    const reply = await get('/api/v1/nothing')
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ message: expect.any(String) })
  })

  it('sends the browser the public settings', async () => {
    const content = /name="atrium-config" content="([^"]*)"/.exec((await get('/')).body)?.[1] ?? ''
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({
      hosts: { api: 'https://api.example', login: '', email: '', holidays: '' },
      cvMaxBytes: 5_000_000,
    })
  })

  it.each([
    ['/?lng=ru', { cookie: 'i18next=az', 'accept-language': 'en' }, 'ru'],
    ['/?lng=de', { cookie: 'i18next=az', 'accept-language': 'ru' }, 'az'],
    ['/', { 'accept-language': 'ru-RU,ru;q=0.9' }, 'ru'],
    ['/', { 'accept-language': 'de' }, 'en'],
    ['/', {}, 'en'],
  ])('%s with %p is in %s', async (url, headers, lang) => {
    expect((await get(url, headers)).body).toMatch(new RegExp(`^<!doctype html><html lang="${lang}">`))
  })

  it.each([
    ['/staff/login', 'theme=dark', 'dark'],
    ['/codes/Leyla', 'theme=light', 'light'],
    ['/staff/login', 'theme="><script>', 'system'],
    ['/', 'theme=dark', undefined],
  ])('answers %s for %s with the theme %s', async (url, cookie, theme) => {
    const { body } = await get(url, { cookie })
    expect(/<html[^>]* data-theme="([^"]*)"/.exec(body)?.[1]).toBe(theme)
  })

  it('has the content of a vacancy before any script runs, and escapes its text', async () => {
    const { body } = await get('/career/1?lng=ru')
    expect(body).toContain('<title>Старший React-разработчик · Caspora</title>')
    expect(body.match(/<title>/g)).toHaveLength(1)
    expect(body).toContain('content="&lt;/script&gt;&lt;script&gt;alert(&quot;$&amp;&quot;)')
    expect(body.match(/name="description"/g)).toHaveLength(1)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    expect(JSON.parse(json)['@graph'][0]).toMatchObject({
      '@type': 'JobPosting',
      title: 'Старший React-разработчик',
      description: '</script><script>alert("$&")</script> & "more"',
      inLanguage: 'ru',
      url: 'https://caspora.example/career/1?lng=ru',
      datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
    expect(body.match(/<script/g)).toHaveLength(1)
  })

  it('caches hashed files for ever, and has texts revalidated', async () => {
    expect((await get('/main.0a1b2c3d.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    const text = await get('/Locales/az/common.json')
    expect(text.headers['cache-control']).toBe('no-cache')
    const again = await get('/Locales/az/common.json', { 'if-none-match': String(text.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
  ])('sends the precompressed file for %p', async (accepted, encoding) => {
    const reply = await get('/main.0a1b2c3d.js', { 'accept-encoding': accepted })
    expect(reply.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    })
    const compressed = encoding === 'br' ? brotliCompressSync(script) : gzipSync(script)
    expect(reply.rawPayload).toEqual(compressed)
  })

  it('sends other files uncompressed to a client that cannot decompress', async () => {
    const reply = await get('/main.0a1b2c3d.js')
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.body).toBe(script)
  })

  it('sends ranges of a video', async () => {
    const reply = await get('/media/career.mp4', { range: 'bytes=0-99' })
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([206, 100])
  })

  it('sends no file from outside its folder', async () => {
    const outside = `${path.basename(folder)}.txt`
    for (const dots of [
      '/../',
      '/%2e%2e/',
      '/..%2f',
      '/media/../../',
      '/media%2f..%2f..%2f',
      '/%5c..%5c',
      '//',
    ]) {
      const reply = await get(dots + outside)
      expect(reply.statusCode).toBeGreaterThanOrEqual(400)
      expect(reply.body).not.toContain('outside')
    }
  })
})

describeOnDatabase('the pages of the staff area', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    const distDir = await builtDocument()
    await writeFile(path.join(distDir, 'pageFiles.json'), JSON.stringify({ news: ['/start.js', '/news.js'] }))
    services = await testServices(await open('none'), { distDir })
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const staff = pagesOf('staff').map((page) => pages[page])
  const signInPages = pagesOf('auth').map((page) => pages[page])

  it.each(staff)('%s redirects to the sign-in, and is not cached', async (path) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await app.inject({ method, url: path })
      expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
        303,
        `/staff/login?next=${encodeURIComponent(path)}`,
        'no-store',
      ])
      expect(reply.body).toBe('')
    }
  })

  it('keep the whole address for the redirect after the sign-in', async () => {
    const reply = await app.inject('/staff/news?lng=az&unread=1%262')
    const next = new URLSearchParams(String(reply.headers.location).split('?')[1]).get('next')
    expect(next).toBe('/staff/news?lng=az&unread=1%262')
    expect(reply.headers.location).toMatch(/&lng=az$/)
  })

  it('never redirect to another site', async () => {
    for (const url of ['//evil.example/staff/news', '/staff/news/?next=https://evil.example']) {
      const { location } = (await app.inject(url)).headers
      expect(location === undefined || String(location).startsWith('/staff/login?next=%2Fstaff%2F')).toBe(
        true,
      )
    }
  })

  it.each([...staff, ...signInPages])('%s opens in a session, and is not cached', async (path) => {
    const reply = await app.inject({ url: path, headers: await signIn(services, await hire(services)) })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(readPage(reply.body)).toMatchObject({ robots: ['noindex'], canonical: [] })
  })

  it.each(signInPages)('%s opens without a session', async (path) => {
    const reply = await app.inject(path)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it('name their scripts, which the browser loads at once', async () => {
    const headers = await signIn(services, await hire(services))
    const { body } = await app.inject({ url: '/staff/news', headers })
    expect(body).toContain('<script data-main="/main.js" data-files="/start.js /news.js"')
  })

  it('have a frame without a person at an address of its own, which needs no session', async () => {
    const reply = await app.inject('/staff/frame')
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
    const headers = await signIn(services, await hire(services))
    expect((await app.inject({ url: '/staff/frame', headers })).body).toBe(reply.body)
  })

  it('are closed when the session has expired', async () => {
    const headers = await signIn(services, await hire(services))
    services.clock.pass(12 * 3_600_000)
    expect((await app.inject({ url: '/staff/profile', headers })).statusCode).toBe(303)
  })

  it('answer like unknown addresses where they do not exist', async () => {
    expect((await app.inject('/staff/nothing')).statusCode).toBe(404)
    expect((await app.inject('/about')).headers['cache-control']).toBe('no-cache')
  })
})
