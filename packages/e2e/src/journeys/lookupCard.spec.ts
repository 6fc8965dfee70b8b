import { readFile } from 'node:fs/promises'
import { company } from '@atrium/contract/core'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { LookupPage } from '#pages/LookupPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { pastedText } from '#support/clipboard.ts'
import { phone } from '#support/phone.ts'
import { readQr } from '#support/qr.ts'
import { expect, test } from '#support/test.ts'
import { wordsOf } from '#support/texts.ts'

test.use(phone)

/** The properties of a vCard as an address book would read them. */
function readContact(text: string): Map<string, string[]> {
  const [, properties] = ICAL.parse(text) as unknown as [string, [string, object, string, ...unknown[]][]]
  const found = new Map<string, string[]>()
  for (const [name, , , value] of properties)
    found.set(name, [...(found.get(name) ?? []), [value].flat().join('|')])
  return found
}

/** Records the data that the page shares with other applications, in place of a phone’s share sheet. */
const keepShared = (page: Page) =>
  page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) })
  })

test('a card links to mail, profile, map and website', async ({ page, texts }) => {
  const lookup = new LookupPage(page, texts)
  expect(await lookup.open('/codes/gunes-aliyeva')).toBe(200)
  await expect(lookup.heading('Günəş Əliyeva')).toBeVisible()
  await expect(lookup.main).toContainText('Project manager')
  const links = {
    email: 'mailto:gunes.aliyeva@caspora.example',
    linkedin: company.social.LinkedIn,
    location: /^https:\/\/www\.(google|openstreetmap)\.\w+\/.*Nizami/,
    website: /^(https?:\/\/[^/]+)?\/$/,
  }
  for (const [name, target] of Object.entries(links))
    await expect(lookup.link(new RegExp(`^${texts(`card:${name}`)}`))).toHaveAttribute('href', target)
  // Case and diacritics in its name are ignored.
  for (const spelling of ['GUNES-ALIYEVA', 'Günəş-Aliyeva']) {
    await lookup.open(`/codes/${encodeURIComponent(spelling)}`)
    await expect(lookup.heading('Günəş Əliyeva')).toBeVisible()
  }
})

test.describe('in az', () => {
  test.use({ lng: 'az' })

  test('the contact is saved as a file that an address book can read', async ({ page, texts }) => {
    const lookup = new LookupPage(page, texts)
    await lookup.open('/codes/gunes-aliyeva?lng=az')
    const download = page.waitForEvent('download')
    await lookup.button('card:save').tap()
    const file = await download
    expect(file.suggestedFilename()).toBe('gunes-aliyeva.vcf')
    const contact = readContact(await readFile(await file.path(), 'utf8'))
    expect(contact.get('version')).toEqual(['3.0'])
    expect(contact.get('fn')).toEqual(['Günəş Əliyeva'])
    expect(contact.get('n')).toEqual(['Əliyeva|Günəş|||'])
    expect(contact.get('title')).toEqual(['Layihə meneceri'])
    expect(contact.get('email')).toEqual(['gunes.aliyeva@caspora.example'])
    expect(contact.get('tel')).toEqual([company.phone])
    expect(contact.get('org')).toEqual([company.name])
    expect(contact.get('url')).toContain(`${new URL(page.url()).origin}/codes/gunes-aliyeva`)
    await expect(lookup.main.getByRole('status').filter({ hasText: 'gunes-aliyeva.vcf' })).toBeVisible()
  })
})

test.describe('in ru', () => {
  test.use({ lng: 'ru' })

  test('a camera can read the page and the contact from the codes on the screen', async ({ page, texts }) => {
    const lookup = new LookupPage(page, texts)
    await lookup.open('/codes/svetlana-yolkina?lng=ru')
    await lookup.button('card:codes.open').tap()
    expect(await readQr(lookup.code(texts('card:codes.pageImage')))).toBe(
      `${new URL(page.url()).origin}/codes/svetlana-yolkina`,
    )
    await expectAccessible(page, { hasFoot: false })
    await lookup.main.getByRole('tab', { name: texts('card:codes.contact') }).tap()
    const contact = readContact(
      await readQr(lookup.code(texts('card:codes.contactImage', { name: 'Svetlana Yolkina' }))),
    )
    expect(contact.get('fn')).toEqual(['Svetlana Yolkina'])
    expect(contact.get('n')).toEqual(['Yolkina|Svetlana|||'])
    expect(contact.get('email')).toEqual(['svetlana.yolkina@caspora.example'])
  })
})

test('a card is shared with the share sheet of the phone', async ({ page, texts }) => {
  await keepShared(page)
  const lookup = new LookupPage(page, texts)
  await lookup.open('/codes/gunes-aliyeva')
  await lookup.button('card:share.share').tap()
  expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
    { title: 'Günəş Əliyeva', url: `${new URL(page.url()).origin}/codes/gunes-aliyeva` },
  ])
})

test('a browser without sharing copies the link, or shows it for copying', async ({
  page,
  context,
  texts,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const lookup = new LookupPage(page, texts)
  await lookup.open('/codes/gunes-aliyeva')
  const address = `${new URL(page.url()).origin}/codes/gunes-aliyeva`
  await lookup.button('card:share.copy').tap()
  await expect(lookup.main.getByText(texts('card:share.copied'))).toBeVisible()
  expect(await pastedText(page)).toBe(address)

  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'))
  })
  await lookup.open('/codes/gunes-aliyeva')
  await lookup.button('card:share.copy').tap()
  await expect(lookup.main.getByText(address)).toBeVisible()
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(address)
})

test('an unknown name shows a message and a link home', { tag: '@long' }, async ({ page, texts }) => {
  const lookup = new LookupPage(page, texts)
  expect(await lookup.open('/codes/nobody-here')).toBe(404)
  await expect(lookup.heading(texts('card:unknown.title'))).toBeVisible()
  await expect(lookup.retry).toHaveCount(0)
  await lookup.language('Русский').tap()
  await expect(lookup.heading(wordsOf('ru')('card:unknown.title'))).toBeVisible()
  await lookup.link(wordsOf('ru')('common:notFound.goHome')).tap()
  await expect(page).toHaveURL('/')
})

test('the language changes without a navigation', { tag: '@long' }, async ({ page, texts }) => {
  const lookup = new LookupPage(page, texts)
  await lookup.open('/codes/gunes-aliyeva')
  await lookup.language('Azərbaycanca').tap()
  await expect(lookup.main).toContainText('Layihə meneceri')
  await expect(page.locator('html')).toHaveAttribute('lang', 'az')
  await lookup.language('Русский').tap()
  await expect(lookup.main).toContainText('Руководитель проектов')
  await page.reload()
  await lookup.ready()
  await expect(lookup.main).toContainText('Руководитель проектов')
})
