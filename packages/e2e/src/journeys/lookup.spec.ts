import { preloadedStateId } from '@atrium/contract/core'
import { badgeSamples } from '@atrium/contract/people/samples'
import type { Page } from '@playwright/test'
import { LookupPage } from '#pages/LookupPage.ts'
import { StaffPage } from '#pages/StaffPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { expectFits } from '#support/overflow.ts'
import { samplesOf } from '#support/rounds.ts'
import { badgePath, leyla, samplePerson } from '#support/samplePeople.ts'
import { expect, test } from '#support/test.ts'

// Offline copies have journeys of their own.
test.use({ serviceWorkers: 'block' })

const pages = [
  ...[badgePath(leyla), '/rooms', '/rooms/Server%202%2F1', '/codes/gunes-aliyeva'],
  // A room that can be booked at its door.
  '/rooms/K%C9%99p%C9%99z',
] as const

const gunes = samplePerson('gunes.aliyeva')

const unknown = ['/employee-qr/DEV999', '/employee-qr/kitchen', '/rooms/Cellar', '/codes/nobody'] as const

/** The calls for data that a page makes. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(api|list)\//.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

const widths = [320, 390, 820, 1440]

for (const address of samplesOf<string>(pages, (address) =>
  ['/rooms', '/codes/gunes-aliyeva'].includes(address),
))
  test(`${address} needs only its document, is accessible and fits in other languages`, async ({
    page,
    texts,
  }) => {
    const calls = callsOf(page)
    const lookup = new LookupPage(page, texts)
    const reply = await page.goto(address)
    expect(reply?.status()).toBe(200)
    expect(reply?.headers()['x-robots-tag'], 'no search engine lists it').toContain('noindex')
    expect(reply?.headers()['cache-control']).toContain('private')
    await lookup.ready()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(lookup.alert).toHaveCount(0)
    // All panels are open.
    for (const list of await lookup.main.locator('details > summary').all()) await list.click()
    await expectAccessible(page, { hasFoot: false })
    expect(calls).toEqual([])
    // The document has one language; the others are fetched.
    await expectFits(page, widths)
    if (address !== '/rooms') await expect.poll(() => calls.length).toBeGreaterThan(0)
  })

// The answers are covered by the server’s tests; here only one page is checked.
for (const address of samplesOf(unknown, (address) => address === '/rooms/Cellar'))
  test(`${address} is answered with 404 and noindex, is accessible and fits in other languages`, async ({
    page,
    texts,
  }) => {
    const lookup = new LookupPage(page, texts)
    const reply = await page.goto(address)
    expect(reply?.status()).toBe(404)
    expect(reply?.headers()['x-robots-tag']).toContain('noindex')
    await lookup.ready()
    await expect(lookup.alert).toBeVisible()
    await expectAccessible(page, { hasFoot: false })
    await expectFits(page, widths)
  })

test('the document contains no data that only colleagues may see', async ({ request }) => {
  const html = await (await request.get('/rooms/G%C3%B6yg%C3%B6l')).text()
  expect(html).toContain(preloadedStateId)
  expect(html).toContain('Günəş')
  for (const { email, number } of badgeSamples.filter(({ roomname }) => roomname === 'Göygöl'))
    for (const secret of [email, number, number.replaceAll(' ', '')]) expect(html).not.toContain(secret)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the document alone shows the person, and its links work', async ({ page }) => {
    await page.goto('/codes/gunes-aliyeva')
    await expect(page.getByRole('heading', { level: 1, name: 'Günəş Əliyeva' })).toBeVisible()
    await expect(page.getByRole('link', { name: /gunes\.aliyeva@/ })).toHaveAttribute(
      'href',
      'mailto:gunes.aliyeva@caspora.example',
    )
    await page.goto(badgePath(leyla))
    await expect(page.getByRole('heading', { level: 1, name: 'Leyla Əliyeva' })).toBeVisible()
    await page.goto('/rooms/Server%202%2F1')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Server 2/1')
    await expect(page.locator('body')).toContainText('Tural Quliyev')
  })
})

test('colleagues have links to people and labels, and their data are not cached', async ({ page, texts }) => {
  const lookup = new LookupPage(page, texts)
  await lookup.open(badgePath(gunes))
  await expect(lookup.main).toContainText(texts('lookup:employee.foundHeading'))
  await expect(lookup.link(texts('lookup:employee.printBadge'))).toHaveCount(0)

  await new StaffPage(page, texts).open('/staff/profile')
  const reply = await page.goto('/rooms/G%C3%B6yg%C3%B6l')
  expect(reply?.headers()['cache-control']).toContain('no-store')
  await lookup.ready()
  await lookup.link('Günəş Əliyeva').click()
  await expect(page).toHaveURL(badgePath(gunes))
  await expect(lookup.heading('Günəş Əliyeva')).toBeVisible()
  await expect(lookup.main).not.toContainText(texts('lookup:employee.foundHeading'))
  await lookup.link(texts('lookup:employee.printBadge')).click()
  await expect(page).toHaveURL(`/staff/labels?kind=badge&of=${gunes.idnumber}`)
  await expect(page.getByRole('checkbox', { name: /Günəş Əliyeva/ })).toBeChecked()

  await lookup.open('/rooms/Server%202%2F1')
  await lookup.link(texts('lookup:room.printDoor')).click()
  await expect(page.getByRole('checkbox', { name: /Server 2\/1/ })).toBeChecked()
})

/** Presses Tab until the element is focused. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it.')
}

test('the keyboard reaches a person’s room from the rooms, and everything on a card', async ({
  page,
  texts,
}) => {
  const lookup = new LookupPage(page, texts)
  const hasFocus = (target: ReturnType<LookupPage['link']>) => () =>
    target.evaluate((element) => element === document.activeElement)

  await lookup.open('/rooms')
  await tabTo(page, hasFocus(lookup.search))
  await page.keyboard.type('goygol')
  await expect(lookup.rooms).toHaveCount(1)
  await tabTo(page, hasFocus(lookup.link('Göygöl')))
  await page.keyboard.press('Enter')
  await expect(lookup.heading(texts('lookup:room.title', { roomname: 'Göygöl' }))).toBeVisible()
  await expect(lookup.main).toBeFocused()

  await lookup.open('/codes/gunes-aliyeva')
  for (const name of ['email', 'linkedin', 'location', 'website'])
    await tabTo(page, hasFocus(lookup.link(new RegExp(`^${texts(`card:${name}`)}`))))
  await tabTo(page, hasFocus(lookup.button('card:save')))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('gunes-aliyeva.vcf')
  await tabTo(page, hasFocus(lookup.button('card:codes.open')))
  await page.keyboard.press('Enter')
  await expect(lookup.button('card:codes.open')).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, hasFocus(lookup.main.getByRole('tab', { selected: true })))
  await page.keyboard.press('ArrowRight')
  await expect(lookup.code(texts('card:codes.contactImage', { name: 'Günəş Əliyeva' }))).toBeVisible()

  await lookup.open(badgePath(leyla))
  const list = lookup.main.locator('summary').first()
  await tabTo(page, () => list.evaluate((element) => element === document.activeElement))
  await page.keyboard.press('Enter')
  await expect(lookup.main.locator('details').first()).toHaveAttribute('open', '')
})

test('a failed change of the language leaves the card unchanged', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const lookup = new LookupPage(page, texts)
  await lookup.open('/codes/gunes-aliyeva')
  await page.route('**/list/all/*/', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await lookup.language('Azərbaycanca').click()
  await failed
  await expect(page.locator('html')).toHaveAttribute('lang', 'az')
  await expect(lookup.heading('Günəş Əliyeva')).toBeVisible()
  await expect(lookup.link(/gunes\.aliyeva@/)).toBeVisible()
})
