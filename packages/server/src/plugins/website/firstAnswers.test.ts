import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type FirstAnswers, firstAnswersId } from '@atrium/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'
import { buildApp } from '#app.ts'
import { packageFolder } from '#config/paths.ts'
import { cards } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { builtDocument } from '#testing/pages.ts'
import { testServices } from '#testing/services.ts'

const template = path.join(packageFolder, '../../public/index.html')
const evil = '</script><script>alert("$&")</script><!-- Əli'

describeOnDatabase('what a lookup page says in its document', (open) => {
  let app: FastifyInstance
  let strict: FastifyInstance
  beforeAll(async () => {
    const database = await open()
    const distDir = await builtDocument()
    // The application's own document, as the build leaves it but for what the build fills in.
    await writeFile(
      path.join(distDir, 'index.html'),
      (await readFile(template, 'utf8')).replace(/<%=.*?%>/g, ''),
    )
    await writeFile(path.join(distDir, 'sw.js'), '')
    await database.db.update(cards).set({ fullname: evil }).where(eq(cards.name, 'leyla-aliyeva'))
    app = await buildApp({ services: await testServices(database, { distDir }) })
    const lookupRateLimit = { max: 2, window: 60_000 }
    strict = await buildApp({ services: await testServices(database, { distDir, lookupRateLimit }) })
  })
  afterAll(() => Promise.all([app.close(), strict.close()]))

  const get = async (url: string, server = app) => {
    const reply = await server.inject({ url })
    const page = new JSDOM(reply.body).window.document
    const text = page.getElementById(firstAnswersId)?.textContent
    return {
      ...reply,
      headers: reply.headers,
      page,
      told: text ? (JSON.parse(text) as FirstAnswers) : undefined,
    }
  }

  it('holds the answer to the first call, in the language of the page', async () => {
    const { page, told, headers } = await get('/codes/gunes-aliyeva?lng=az')
    const answer = (
      await app.inject({ url: '/list/all/gunes-aliyeva/', headers: { 'accept-language': 'az' } })
    ).json()
    expect(told).toEqual({ language: 'az', answers: { '/list/all/gunes-aliyeva/': answer } })
    expect(page.getElementById(firstAnswersId)?.getAttribute('type')).toBe('application/json')
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
  })

  it('can be read without scripts, and does not say that it cannot', async () => {
    const { page } = await get('/codes/gunes-aliyeva?lng=az')
    expect(page.querySelector('h1')?.textContent).toBe('Günəş Əliyeva')
    expect(page.querySelector('a[href^="mailto:"]')).not.toBeNull()
    expect(page.querySelectorAll('noscript')).toHaveLength(0)
    const first = page.querySelector('#first-view')
    expect(first?.nextElementSibling?.id).toBe('root')
    expect((await get('/career')).page.querySelectorAll('noscript')).toHaveLength(2)
  })

  it('no text in an answer ends its element', async () => {
    const { page, told } = await get('/codes/leyla-aliyeva')
    expect(JSON.stringify(told)).toContain(JSON.stringify(evil).slice(1, -1))
    expect([...page.querySelectorAll('script')].map(({ type }) => type)).toEqual(['application/json'])
    expect(page.querySelector('h1')?.textContent).toBe(evil)
  })

  it.each([
    '/employee-qr/DEV7',
    '/rooms',
    '/rooms/Xəzər',
    '/codes/gunes-aliyeva',
    '/codes/nobody',
    '/rooms/nowhere',
  ])('is no business of search engines: %s', async (url) => {
    expect((await get(encodeURI(url))).headers['x-robots-tag']).toBe('noindex')
  })

  it('says when it was asked for too often, and when to come again', async () => {
    for (let look = 0; look < 2; look += 1)
      expect((await get('/codes/gunes-aliyeva', strict)).statusCode).toBe(200)
    const { statusCode, headers, told, page } = await get('/codes/gunes-aliyeva', strict)
    expect([statusCode, headers['retry-after']]).toEqual([429, '60'])
    expect(told).toBeUndefined()
    expect(page.getElementById('root')).not.toBeNull()
    expect(page.title).not.toContain('Günəş')
  })

  it('the service worker is asked for anew each time', async () => {
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  it('other pages carry none of it', async () => {
    const { told, page, headers } = await get('/career')
    expect(told).toBeUndefined()
    expect(page.querySelector('#first-view')).toBeNull()
    expect(headers['x-robots-tag']).toBeUndefined()
  })
})
