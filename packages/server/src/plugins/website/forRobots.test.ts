import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { jobTexts } from '#db/schema.ts'
import { describeOnOneDatabase } from '#testing/databases.ts'
import { builtDocument, readPage, robotsRules, unescaped } from '#testing/pages.ts'
import { testServices } from '#testing/services.ts'

const site = 'https://caspora.example'

describeOnOneDatabase('what search engines are told', (open) => {
  let app: FastifyInstance
  let unnamed: FastifyInstance
  beforeAll(async () => {
    const database = await open()
    const distDir = await builtDocument()
    const at = async (publicUrl: string) =>
      buildApp({ services: await testServices(database, { distDir, publicUrl }) })
    app = await at(site)
    unnamed = await at('')
    await database.db.delete(jobTexts).where(and(eq(jobTexts.jobId, 3), eq(jobTexts.language, 'AZ')))
  })
  afterAll(() => Promise.all([app.close(), unnamed.close()]))

  it('every listed page exists, may be listed, and calls its address its own', async () => {
    const { body, headers } = await app.inject('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const urls = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescaped(url))
    expect(urls).toHaveLength((7 + 8 + 12) * 4 - 1)
    expect(urls).toEqual(
      expect.arrayContaining([
        `${site}/`,
        `${site}/about?lng=az`,
        `${site}/service/8?lng=ru`,
        `${site}/career/12`,
      ]),
    )
    expect(urls).not.toContain(`${site}/career/3?lng=az`)
    for (const url of urls) {
      const reply = await app.inject(url.replace(site, ''))
      expect(reply.statusCode).toBe(200)
      expect(readPage(reply.body)).toMatchObject({ canonical: [url], robots: [] })
    }
  })

  it('robots.txt names the sitemap', async () => {
    expect((await app.inject('/robots.txt')).body).toBe(`${robotsRules}\nSitemap: ${site}/sitemap.xml\n`)
  })

  describe('without a public address', () => {
    it('nothing is said that needs one', async () => {
      for (const url of ['/', '/service/1', '/career/1']) {
        const { canonical, alternates, card, data } = readPage((await unnamed.inject(url)).body)
        expect({ canonical, alternates }).toEqual({ canonical: [], alternates: {} })
        expect(Object.fromEntries(card as [string, string][])).toEqual({
          type: 'website',
          site_name: 'Caspora',
          title: expect.any(String),
          description: expect.any(String),
          locale: 'en_GB',
          'locale:alternate': expect.any(String),
        })
        expect(JSON.stringify(data)).not.toMatch(/"(url|@id|logo|item)":/)
      }
    })

    it('there is no sitemap', async () => {
      expect((await unnamed.inject('/sitemap.xml')).statusCode).toBe(404)
      expect((await unnamed.inject('/robots.txt')).body).toBe(robotsRules)
    })
  })
})
