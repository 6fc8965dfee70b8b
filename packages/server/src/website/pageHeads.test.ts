import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, toTag } from '@atrium/contract/core'
import { serviceSamples } from '@atrium/contract/services/samples'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { packageFolder } from '#config/paths.ts'
import { jobs, jobTexts, serviceTexts } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { builtDocument, readPage, robotsRules, unescaped } from '#testing/pages.ts'
import { testServices } from '#testing/services.ts'

const site = 'https://caspora.example'

/** The title of a page in the browser, so that the tab does not change its name when the application starts. */
const browserText = (tag: string, namespace: string, key: string): string =>
  key
    .split('.')
    .reduce(
      (tree, part) => tree[part],
      JSON.parse(
        readFileSync(path.join(packageFolder, `../../public/Locales/${tag}/${namespace}.json`), 'utf8'),
      ),
    )

describeOnDatabase('the metadata of pages', (open) => {
  let app: FastifyInstance
  beforeAll(async () => {
    const database = await open()
    const distDir = await builtDocument()
    app = await buildApp({ services: await testServices(database, { distDir, publicUrl: site }) })
    const spoken = and(eq(serviceTexts.serviceId, 2), eq(serviceTexts.language, 'EN'))
    await database.db.update(serviceTexts).set({ name: '"><script>$&</script>' }).where(spoken)
    await database.db.update(jobs).set({ state: 'closed' }).where(eq(jobs.id, 9))
    await database.db
      .update(jobs)
      .set({ workplace: 'remote', closesOn: '2027-01-31', publishedOn: '2026-11-02' })
      .where(eq(jobs.id, 5))
    await database.db.delete(jobTexts).where(and(eq(jobTexts.jobId, 3), eq(jobTexts.language, 'AZ')))
  })
  afterAll(() => app.close())

  const page = async (url: string) => readPage((await app.inject({ url })).body)

  describe.each(languages)('in %s', (language) => {
    const tag = toTag(language)

    it.each([
      ['/about', 'about', 'title'],
      ['/service', 'services', 'title'],
      ['/career', 'careers', 'title'],
      ['/contact', 'contact', 'title'],
      ['/sendCv', 'careers', 'sendCv.title'],
      ['/privacy', 'privacy', 'title'],
      ['/subscribe/confirm', 'newsletter', 'confirm.title'],
      ['/subscribe/unsubscribe', 'newsletter', 'unsubscribe.button'],
      ['/nothing', 'common', 'notFound.title'],
      ['/service/99', 'services', 'service.unknownTitle'],
      ['/career/99', 'careers', 'vacancy.unknownTitle'],
      ['/app/99', 'careers', 'vacancy.unknownTitle'],
    ])('%s has the same title as in the browser', async (url, namespace, key) => {
      const { titles } = await page(`${url}?lng=${tag}`)
      expect(titles).toEqual([`${browserText(tag, namespace, key)} · Caspora`])
    })

    it.each([
      '/',
      '/about',
      '/service',
      '/career',
      '/contact',
      '/sendCv',
      '/privacy',
      '/service/1',
      '/career/1',
    ])('%s has a description that fits into a search result', async (url) => {
      const { descriptions } = await page(`${url}?lng=${tag}`)
      expect(descriptions).toHaveLength(1)
      expect(descriptions[0]?.length).toBeGreaterThan(50)
      expect(descriptions[0]?.length).toBeLessThanOrEqual(175)
    })

    it('a form has the name of its vacancy in the title', async () => {
      const { titles } = await page(`/app/2?lng=${tag}`)
      const position = (await page(`/career/2?lng=${tag}`)).titles[0]?.replace(' · Caspora', '') ?? ''
      const pattern = browserText(tag, 'careers', 'apply.title')
      expect(titles).toEqual([`${pattern.replace('{{position}}', position)} · Caspora`])
    })
  })

  it('the title of the home page is what the company does and its name', async () => {
    expect((await page('/')).titles).toEqual(['IT and project management · Caspora'])
  })

  it('a page lists its addresses in each language, and its canonical address', async () => {
    const alternates = {
      az: `${site}/about?lng=az`,
      en: `${site}/about?lng=en`,
      ru: `${site}/about?lng=ru`,
      'x-default': `${site}/about`,
    }
    expect(await page('/about/?lng=ru&utm=x')).toMatchObject({
      canonical: [`${site}/about?lng=ru`],
      alternates,
    })
    expect(await page('/about')).toMatchObject({ canonical: [`${site}/about`], alternates })
    expect((await page('/')).canonical).toEqual([`${site}/`])
  })

  it('a vacancy lists only the languages that it has', async () => {
    expect(Object.keys((await page('/career/3?lng=en')).alternates)).toEqual(['en', 'ru', 'x-default'])
  })

  it('a shared link has a preview card', async () => {
    const { card } = await page('/service/1?lng=az')
    expect(card).toEqual([
      ['type', 'website'],
      ['site_name', 'Caspora'],
      ['title', `${serviceSamples[0]?.AZ.name} · Caspora`],
      ['description', serviceSamples[0]?.AZ.LittleTextInfo],
      ['locale', 'az_AZ'],
      ['locale:alternate', 'en_GB'],
      ['locale:alternate', 'ru_RU'],
      ['url', `${site}/service/1?lng=az`],
      ['image', expect.stringMatching(/^https:\/\/caspora\.example\/media\/.+\.(webp|jpg|png)$/)],
      ['image:width', '1200'],
      ['image:height', '630'],
      ['image:alt', 'Caspora'],
    ])
  })

  it('a shared vacancy is an article in a language that it has', async () => {
    const { body } = await app.inject('/career/3?lng=az')
    const { card, titles } = readPage(body)
    expect(titles).toEqual(['Support engineer, second line · Caspora'])
    expect(card).toEqual(
      expect.arrayContaining([
        ['type', 'article'],
        ['title', 'Support engineer, second line · Caspora'],
        ['locale', 'en_GB'],
        ['locale:alternate', 'ru_RU'],
        ['url', `${site}/career/3?lng=en`],
      ]),
    )
    expect(body).toContain(`<link rel="canonical" href="${site}/career/3?lng=en">`)
    expect(body).toMatch(/<meta property="article:published_time" content="2026-\d\d-\d\d">/)
  })

  it('the page of the vacancies names its feeds in the reader’s language', async () => {
    const { body } = await app.inject('/career?lng=az')
    expect(body).toContain(
      'type="application/rss+xml" title="Karyera · Caspora" href="/career/feed.xml?lng=az"',
    )
    expect(body).toContain('href="/career/feed.json?lng=az"')
    expect((await app.inject('/about')).body).not.toContain('rss')
  })

  it('no text becomes markup', async () => {
    const { body } = await app.inject('/service/2?lng=en')
    // The data of the page, and the script that starts the application.
    expect(body.match(/<script/g)).toHaveLength(2)
    expect(readPage(body)).toMatchObject({
      titles: ['"><script>$&</script> · Caspora'],
      data: { Service: { name: '"><script>$&</script>' } },
    })
  })

  it.each(['/', '/about', '/contact'])('%s has structured data about the company', async (url) => {
    expect((await page(`${url}?lng=ru`)).data.Organization).toMatchObject({
      name: 'Caspora',
      url: `${site}/`,
      logo: expect.stringMatching(/^https:\/\/caspora\.example\/icons\//),
      address: 'улица Низами, 1, Баку',
      sameAs: expect.arrayContaining([expect.stringContaining('linkedin.com')]),
      contactPoint: { telephone: expect.stringMatching(/^\+994/), availableLanguage: ['az', 'en', 'ru'] },
    })
  })

  it.each([
    ['/service/1', 'Service', ['Услуги', 'Проектный офис'], ['/service', '/service/1']],
    ['/career/2', 'JobPosting', ['Карьера', 'Руководитель проектов'], ['/career', '/career/2']],
  ])('%s has structured data about its type and its place in the site', async (url, type, names, paths) => {
    const { data } = await page(`${url}?lng=ru`)
    expect(data[type]).toMatchObject({ url: `${site}${url}?lng=ru` })
    const steps = (data.BreadcrumbList as { itemListElement: object[] }).itemListElement
    expect(steps).toEqual(
      names.map((name, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: `${site}${paths[at]}?lng=ru`,
      })),
    )
  })

  it('a vacancy tells search engines its dates, employment, salary and place of work', async () => {
    expect((await page('/career/5?lng=en')).data.JobPosting).toMatchObject({
      datePosted: '2026-11-02',
      // Midnight in Baku.
      validThrough: '2027-01-31T20:00:00.000Z',
      employmentType: 'FULL_TIME',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Azerbaijan' },
      baseSalary: { currency: 'AZN', value: { minValue: 2900, maxValue: 4000, unitText: 'MONTH' } },
    })
  })

  it.each(['/career/9', '/app/9'])('%s of a closed vacancy has ended, and is not indexed', async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(410)
    const { titles, robots, data } = readPage(reply.body)
    expect(titles).toEqual(['Vacancy closed: Network administrator · Caspora'])
    expect(robots).toEqual(['noindex'])
    expect(data).toEqual({})
  })

  it.each(['/service/999', '/service/abc', '/service/01', '/career/999', '/nothing'])(
    '%s is not a page, and is not indexed',
    async (url) => {
      const reply = await app.inject(url)
      expect(reply.statusCode).toBe(404)
      expect(readPage(reply.body)).toMatchObject({
        robots: ['noindex'],
        canonical: [],
        alternates: {},
        card: [],
      })
    },
  )

  it.each(['/subscribe/confirm?token=x', '/subscribe/unsubscribe?token=x'])(
    '%s is not indexed',
    async (url) => {
      const reply = await app.inject(url)
      expect(reply.statusCode).toBe(200)
      expect(readPage(reply.body)).toMatchObject({ robots: ['noindex'], canonical: [], alternates: {} })
    },
  )
})

describeOnDatabase('the files for search engines', (open) => {
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

  it('every page of the sitemap exists, may be indexed, and is its own canonical address', async () => {
    const { body, headers } = await app.inject('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const urls = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => unescaped(url))
    expect(urls).toHaveLength((8 + 8 + 12) * 4 - 1)
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
    it('no metadata that need one are sent', async () => {
      for (const url of ['/', '/service/1', '/career/1']) {
        const { canonical, alternates, card, data } = readPage((await unnamed.inject(url)).body)
        expect({ canonical, alternates }).toEqual({ canonical: [], alternates: {} })
        expect(Object.fromEntries(card as [string, string][])).toEqual({
          type: url.startsWith('/career/') ? 'article' : 'website',
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
