import { jobSamples } from '@atrium/contract/careers/samples'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'
import { buildApp } from '#app.ts'
import { jobs, jobTexts } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const site = 'https://caspora.example'

describeOnDatabase('the feeds of the vacancies', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeEach(async () => {
    services = await testServices(await open(), { publicUrl: site })
    app = await buildApp({ services })
  })
  afterEach(() => app.close())

  const rss = async (lng = 'en') => {
    const { body } = await app.inject(`/career/feed.xml?lng=${lng}`)
    const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
    return {
      channel: (name: string) => document.querySelector(`channel > ${name}`)?.textContent,
      items: [...document.querySelectorAll('item')].map((item) => ({
        text: (name: string) => item.querySelector(name)?.textContent ?? '',
      })),
    }
  }

  it('have every open vacancy, the newest first, in the language of the address', async () => {
    const { channel, items } = await rss('ru')
    expect(items).toHaveLength(jobSamples.length)
    expect([channel('title'), channel('language'), channel('link')]).toEqual([
      'Открытые вакансии · Caspora',
      'ru',
      `${site}/career?lng=ru`,
    ])
    const times = items.map(({ text }) => Date.parse(text('pubDate')))
    expect(times).toEqual([...times].sort((one, other) => other - one))
    const first = items.find(({ text }) => text('title') === jobSamples[0]?.RU?.Position)
    expect(first?.text('guid')).toBe(`${site}/career/1?lng=ru`)
    expect(first?.text('description')).toContain(jobSamples[0]?.RU?.Description)
  })

  it('are the same as RSS and as JSON', async () => {
    const { items } = await rss('az')
    const reply = await app.inject('/career/feed.json?lng=az')
    expect(reply.headers['content-type']).toBe('application/feed+json; charset=utf-8')
    const feed = reply.json()
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${site}/career/feed.json?lng=az`,
      home_page_url: `${site}/career?lng=az`,
      language: 'az',
    })
    expect(feed.items.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual(
      items.map(({ text }) => [text('guid'), text('title')]),
    )
  })

  it('begin a vacancy on its day by the company’s clock', async () => {
    await services.database.db.update(jobs).set({ publishedOn: '2026-11-12' }).where(eq(jobs.id, 3))
    const { items } = await rss()
    const found = items.find(({ text }) => text('guid').includes('/career/3?'))
    expect(found?.text('pubDate')).toBe('Wed, 11 Nov 2026 20:00:00 GMT')
  })

  it('stay well-formed with any text, which stays text', async () => {
    const position = 'R&D <b>"lead"</b> \u0001]]>'
    await services.database.db
      .update(jobTexts)
      .set({ position, description: '<script>alert(1)</script>' })
      .where(eq(jobTexts.jobId, 1))
    const { items } = await rss()
    const found = items.find(({ text }) => text('guid').includes('/career/1?'))
    expect(found?.text('title')).toBe('R&D <b>"lead"</b> ]]>')
    expect(found?.text('description')).toMatch(/^<p>&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/p><p>/)
  })

  it('name the language of a vacancy that lacks the wanted one, and leave closed ones and drafts out', async () => {
    const { db } = services.database
    await db.delete(jobTexts).where(eq(jobTexts.language, 'RU'))
    await db.update(jobs).set({ state: 'closed' }).where(eq(jobs.id, 2))
    await db.update(jobs).set({ state: 'draft' }).where(eq(jobs.id, 4))
    const addresses = (await rss('ru')).items.map(({ text }) => text('guid'))
    expect(addresses).toHaveLength(jobSamples.length - 2)
    expect(addresses).toContain(`${site}/career/1?lng=en`)
    expect(addresses.join()).not.toMatch(/career\/[24]\?/)
  })

  it('are kept, with an ETag', async () => {
    const first = await app.inject('/career/feed.xml?lng=az')
    const again = await app.inject({
      url: '/career/feed.xml?lng=az',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([first.statusCode, again.statusCode]).toEqual([200, 304])
  })
})
