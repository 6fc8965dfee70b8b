import { access, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleCompany, setCompany } from '@atrium/contract/core'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { content, mails } from '#db/schema.ts'
import { setContentTexts } from '#i18n/contentTexts.ts'
import { dentist } from '#testing/anotherCompany.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, temporaryFolder, testServices } from '#testing/services.ts'

/** Nothing of these is of another company. */
const ofSamples = [
  /caspora/i,
  /\+994 12 000/,
  /IT and project management/,
  ...Object.values(sampleCompany.tagline),
  ...Object.values(sampleCompany.address),
]

const publicFolder = path.join(import.meta.dirname, '../../../../public')

/** The document as the build writes it. */
async function buildDocument(): Promise<string> {
  const folder = await temporaryFolder()
  const template = await readFile(path.join(publicFolder, 'index.html'), 'utf8')
  const built = template.replace(
    /<%= htmlWebpackPlugin\.options\.(?:company\.)?(\w+)(?:\.EN)? %>/g,
    (_all, name) => String(sampleCompany[name as keyof typeof sampleCompany] ?? ''),
  )
  await writeFile(path.join(folder, 'index.html'), built)
  return folder
}

describeOnDatabase('after the publication of another company', (open) => {
  let app: FastifyInstance
  let services: TestServices
  beforeAll(async () => {
    const database = await open()
    const own = { ...dentist, domain: 'gence-dent.example' }
    await database.db.insert(content).values({ kind: 'site', draft: own, published: own })
    services = await testServices(database, {
      distDir: await buildDocument(),
      publicUrl: 'https://gence-dent.example',
    })
    app = await buildApp({ services })
  })
  afterAll(async () => {
    await app.close()
    setCompany()
    setContentTexts()
  })

  const expectNoSample = (text: string) => {
    for (const trace of ofSamples) expect(text).not.toMatch(trace)
  }

  it.each(['/', '/about', '/contact?lng=ru', '/career?lng=az', '/privacy', '/career/1', '/staff/login'])(
    'the document of %s has its facts only',
    async (url) => {
      const { body } = await app.inject(url)
      expect(body).toContain(dentist.name)
      // The settings of the page have the facts that differ, the others are those of the samples.
      expectNoSample(body)
      expect(body).not.toMatch(/#0A2E25|#C9F26B/i)
      expect(body).toContain('<meta name="theme-color" content="#003773" />')
    },
  )

  it.each([
    ['/?lng=az', '/'],
    ['/staff/login?lng=az', '/staff'],
  ])('%s is installed with its facts only, and starts at %s', async (page, start_url) => {
    const [, href = ''] = /<link rel="manifest" href="([^"]*)"/.exec((await app.inject(page)).body) ?? []
    const url = href.replace('&amp;', '&')
    const { body, headers } = await app.inject(url)
    expectNoSample(body)
    expect(JSON.parse(body)).toMatchObject({
      ...{ name: dentist.name, description: dentist.tagline.AZ, lang: 'az', start_url },
      theme_color: '#003773',
    })
    for (const { src } of JSON.parse(body).icons) await access(path.join(publicFolder, src))
    const seen = { 'if-none-match': String(headers.etag) }
    expect((await app.inject({ url, headers: seen })).statusCode).toBe(304)
    setCompany({ ...dentist, logo: { ...dentist.logo, hash: '0123456789abcdef' } })
    const changed = await app.inject({ url, headers: seen })
    expect(JSON.parse(changed.body).icons[2].src).toBe('/site/icon-0123456789abcdef-maskable.png')
    setCompany({ ...dentist, domain: 'gence-dent.example' })
  })

  it.each(['/career/feed.xml', '/career/feed.json', '/sitemap.xml', '/robots.txt'])(
    '%s has no fact of the samples',
    async (url) => {
      const { statusCode, body } = await app.inject(url)
      expect(statusCode).toBe(200)
      expectNoSample(body)
    },
  )

  it('has no report of the sample company', async () => {
    expect((await app.inject('/report')).statusCode).toBe(404)
    expect((await app.inject('/sitemap.xml')).body).not.toContain('/report')
  })

  it('mails come from it, go to it and are signed by it', async () => {
    const template_params = {
      from_name: 'Günəş',
      from_email: 'gunesh@person.example',
      to_name: dentist.name,
      message: 'Hello',
    }
    const reply = await app.inject({
      ...{ method: 'POST', url: '/api/v1.0/email/send' },
      payload: { service_id: 'atrium', user_id: 'atrium', template_id: 'contact_customer', template_params },
    })
    expect(reply.statusCode).toBe(200)
    const sent = await services.database.db.select().from(mails)
    expect(sent.map(({ to }) => to)).toEqual([dentist.email, 'gunesh@person.example'])
    expect(sent[1]).toMatchObject({
      text: expect.stringContaining(`${dentist.name}\n${dentist.phone}\n${dentist.email}`),
      messageId: expect.stringMatching(/@gence-dent\.example>$/),
    })
    expectNoSample(JSON.stringify(sent) + services.config.mailFrom)
  })
})
