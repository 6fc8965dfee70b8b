import { type ContentKind, type ContentValue, createContent, publishContent } from '@atrium/contract/content'
import { inEachLanguage, languages, pages, pagesOf, sampleCompany, toTag } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import { badgeSamples } from '@atrium/contract/people/samples'
import type { APIRequestContext, Page } from '@playwright/test'
import { LoginPage } from '#pages/LoginPage.ts'
import { mailsTo, readable } from '#support/mails.ts'
import { ownServer } from '#support/ownServer.ts'
import { ports } from '#support/ports.ts'
import { staffBrowser } from '#support/staffBrowser.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

const company = 'Gəncə Diş Klinikası'
const email = 'sevda@gence-dis.example'
const password = 'dörd-söz-diş-klinika-2026'

const facts = {
  Name: company,
  'What the company does (AZ)': 'Gəncədə diş klinikası',
  'What the company does (EN)': 'Dental clinic in Ganja',
  'What the company does (RU)': 'Стоматология в Гяндже',
  Website: 'gence-dis.example',
  Phone: '+994 22 123 45 67',
  'Email for applications': 'is@gence-dis.example',
  'Email for leave requests': 'kadrlar@gence-dis.example',
  'Address (AZ)': 'Cavad xan küçəsi 5, Gəncə',
  'Address (EN)': 'Javad Khan street 5, Ganja',
  'Address (RU)': 'улица Джавад-хана, 5, Гянджа',
  'City of the clock (AZ)': 'Gəncə',
  'City of the clock (EN)': 'Ganja',
  'City of the clock (RU)': 'Гянджа',
  Latitude: '40.6828',
  Longitude: '46.3606',
  Domain: 'gence-dis.example',
  'First name': 'Sevda',
  'Last name': 'Həsənova',
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><circle cx="20" cy="20" r="16" fill="#0a6e8a"/><path d="M44 12h70v16h-70z" fill="#0a6e8a"/></svg>`

/** Nothing of these is on a page of another company. */
const traces = [
  /caspora/i,
  ...Object.values(sampleCompany.tagline),
  ...badgeSamples.map((person) => fullNameOf(person)),
]

function expectNoTrace(text: string, where: string): void {
  const found = traces.filter((trace) =>
    typeof trace === 'string' ? text.includes(trace) : trace.test(text),
  )
  expect.soft(found, where).toEqual([])
}

/** Publishes an item. */
async function publish(request: APIRequestContext, url: string, kind: ContentKind, value: ContentValue) {
  const items = url + createContent.path.replace(':kind', kind)
  const created = await request.post(items, { data: { value } })
  expect(created.status(), await created.text()).toBe(200)
  const { key, revision } = await created.json()
  const item = url + publishContent.path.replace(':kind', kind).replace(':key', key)
  const published = await request.post(item, { data: { revision, at: '' } })
  expect(published.status(), await published.text()).toBe(200)
}

const service = (name: string): ContentValue => ({
  facts: {
    picture1: '/media/services/data-and-reporting-1.svg',
    picture2: '',
    picture3: '',
    picture4: '',
    picture5: '',
  },
  texts: inEachLanguage((language) => ({
    ...{ name: `${name} ${language}`, heading: name, subtitle: '', text: `${name}: painless.`, blocks: '' },
  })),
})

const question = (text: string): ContentValue => ({
  facts: {},
  texts: inEachLanguage(() => ({ question: text, answer: 'A visit takes half an hour.' })),
})

/** Pictures for a person who looks at them: `E2E_PICTURES` names their folder. */
async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES
  if (!folder) return
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
}

test('a clinic takes the place of the samples, which leave no trace on pages, feeds, labels and mails @long', async ({
  browser,
  texts,
}) => {
  test.slow()
  let server = await ownServer({ SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`, RATE_LIMIT: '100000' })
  const { page, open, request } = await staffBrowser(browser, texts, server, { mail: 'rauf.aliyev' })
  const button = (key: string) => page.getByRole('button', { name: texts(key), exact: true })

  await open('/staff/desk/setup')
  for (const [name, value] of Object.entries(facts))
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  const emails = page.getByRole('textbox', { name: 'Email', exact: true })
  await emails.first().fill('salam@gence-dis.example')
  await emails.last().fill(email)
  await takePicture(page, 'setup')
  await button('setup:submit').click()
  await button('setup:ask.confirm').click()
  await page.waitForURL(/reset-password/)
  await started(page)
  const login = new LoginPage(page, texts)
  await login.setPassword(password)
  await login.heading.waitFor()
  await login.signIn({ email, password })
  await page.waitForURL('**/staff/profile')

  await open('/staff/desk/site')
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) }
  await page.getByLabel(texts('site:logo.choose')).last().setInputFiles(file)
  await expect(page.getByRole('img', { name: texts('site:logo.alt') })).toBeVisible()
  await page.getByRole('textbox', { name: texts('site:facts.dark'), exact: true }).fill('#0a6e8a')
  await page.getByRole('textbox', { name: texts('site:facts.accent'), exact: true }).fill('#ff8a5c')
  await button('site:facts.save').click()
  await button('site:publish.action').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts('site:publish.action') })
    .click()
  await expect(page.getByText(texts('site:publish.done')).first()).toBeVisible()

  for (const name of ['Implants', 'Braces', 'Whitening'])
    await publish(request, server.url, 'service', service(name))
  for (const text of ['Does it hurt?', 'Do you see children?'])
    await publish(request, server.url, 'question', question(text))
  for (const path of ['/staff/labels', '/staff/directory', '/staff/desk/content?kind=partner']) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expectNoTrace(await page.content(), path)
    await takePicture(page, path.replaceAll(/\W+/g, '-'))
  }

  const publicUrl = 'https://gence-dis.example'
  server = await server.restart({ PUBLIC_URL: publicUrl })
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.replace(publicUrl, ''),
  )
  expect(listed.filter((path) => /^\/service\/\d+$/.test(path))).toHaveLength(3)
  const others = [...pagesOf('public'), 'staffLogin' as const, 'rooms' as const]
    .map((name) => pages[name])
    .filter((path) => !path.includes(':'))
  const files = ['/career/feed.xml', '/career/feed.json', '/robots.txt', '/offline.html', '/sitemap.xml']
  const addresses = [
    ...others,
    ...files,
    ...['home', 'about', 'careers', 'common', 'services'].map((ns) => `/Locales/en/${ns}.json`),
  ]
  for (const language of languages)
    for (const path of new Set([...addresses, ...listed.filter((one) => !one.includes('?'))])) {
      const address = `${path}?lng=${toTag(language)}`
      expectNoTrace(await (await fetch(server.url + address)).text(), address)
    }
  const [invitation = ''] = await mailsTo(email)
  expectNoTrace(readable(invitation), 'the mail to the administrator')

  for (const path of ['/', '/about', '/service', '/career', '/contact'])
    for (const lng of ['en', 'ru']) {
      await page.goto(`${server.url}${path}?lng=${lng}`)
      await started(page)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expectNoTrace(await page.content(), path)
      await takePicture(page, `${path.slice(1) || 'home'}-${lng}`)
    }
  await page.goto(`${server.url}/about?lng=en`)
  await expect(page.getByRole('region', { name: texts('about:partners.heading') })).toHaveCount(0)
  await expect(page.getByRole('region', { name: texts('about:faq.heading') })).toBeVisible()
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: texts('common:footer.faq') })).toBeVisible()
  await expect(foot.getByRole('link', { name: texts('common:footer.partners'), exact: true })).toHaveCount(0)
  await server.stop()
})
