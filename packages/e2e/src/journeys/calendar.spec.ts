import { CalendarPage } from '#pages/CalendarPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { delayFile } from '#support/started.ts'
import { expect, test } from '#support/test.ts'
import { wordsOf } from '#support/texts.ts'

/** The journeys include years that are over or far away; the clock of the page sets the current year. */
const noon = new Date('2026-11-21T08:00:00Z')

test.beforeEach(({ page }) => page.clock.setFixedTime(noon))

test('the calendar shows the holidays of a year, and stores a chosen year', async ({ page, texts }) => {
  const calendar = new CalendarPage(page, texts)
  await calendar.open()
  await expect(calendar.year).toHaveText('2026')
  await expect(calendar.today).toHaveText('21')
  await expect(calendar.holiday(/^20 March, Friday: Novruz/)).toBeVisible()
  await expect(calendar.holiday(/^30 March, Monday: Ramazan .*moved$/)).toBeVisible()
  // Days off are highlighted; a holiday that is a working day less so.
  await expect(calendar.cell(/^20 March/)).toHaveCSS('background-color', 'rgb(255, 220, 210)')
  await expect(calendar.cell(/^27 September/)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(calendar.legend.filter({ hasText: '8 November' })).toContainText('Victory Day')
  await expectAccessible(page, { hasFoot: false })

  await calendar.press('next')
  await expect(calendar.year).toHaveText('2027')
  await expect(calendar.holiday(/^9 March, Tuesday: Ramazan .*estimate$/)).toBeVisible()
  await expect(calendar.today).toHaveCount(0)
  await page.reload()
  await expect(calendar.year).toHaveText('2027')

  await calendar.press('today')
  await expect(calendar.year).toHaveText('2026')
  await expect(calendar.today).toBeInViewport()
})

test('the name of a holiday appears for the mouse and for the keyboard', async ({ page, texts }) => {
  const calendar = new CalendarPage(page, texts)
  await calendar.open()
  const novruz = calendar.holiday(/^20 March/)
  await novruz.hover()
  await expect(calendar.tip).toContainText('Novruz')
  // The pointer moves over the tooltip, which stays.
  await calendar.tip.hover()
  await expect(calendar.tip).toContainText('Novruz')
  await page.keyboard.press('Escape')
  await expect(calendar.tip).toHaveCount(0)

  await novruz.focus()
  await expect(calendar.tip).toContainText('Novruz')
  await page.keyboard.press('Escape')
  await expect(calendar.tip).toHaveCount(0)
  await expect(novruz).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(calendar.tip).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(calendar.holiday(/^21 March/)).toBeFocused()
  await expect(calendar.tip).toHaveCount(1)
  // The year is one tab stop.
  await page.keyboard.press('Tab')
  await expect(calendar.feed).toBeFocused()
})

test('the names and the calendar feed follow the language', { tag: '@long' }, async ({ page, texts }) => {
  const calendar = new CalendarPage(page, texts)
  await calendar.open()
  await page.getByRole('link', { name: 'Azərbaycanca' }).click()
  const inAzerbaijani = new CalendarPage(page, wordsOf('az'))
  await expect(inAzerbaijani.holiday('20 mart, cümə: Novruz bayramı, Ramazan bayramı')).toBeVisible()

  const address = await inAzerbaijani.feed.getAttribute('href')
  const feed = await page.request.get(address?.replace('webcal:', 'http:') ?? '')
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toContain('Novruz bayramı')
})

test('a late answer is announced, and nothing moves for it', async ({ page, texts }) => {
  const calendar = new CalendarPage(page, texts)
  await calendar.open()
  const askAgain = () => page.evaluate(() => window.dispatchEvent(new Event('online')))
  const answered = page.waitForResponse('**/api/v2/holidays*')
  await askAgain()
  await answered
  // They are loaded last, and push the rest down.
  const place = await calendar.today.boundingBox()
  const release = await delayFile(page, '**/api/v2/holidays*')
  await askAgain()
  await expect(calendar.updating).toContainText('The holidays are as of')
  expect(await calendar.today.boundingBox()).toEqual(place)
  release()
  await askAgain()
  await expect(calendar.updating).toHaveCount(0)
  expect(await calendar.today.boundingBox()).toEqual(place)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('the coming holidays stand first, months in pairs, and Back returns to the place that was left', async ({
    page,
    texts,
  }) => {
    const calendar = new CalendarPage(page, texts)
    await calendar.open()
    expect((await calendar.feed.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect(calendar.coming.first()).toBeInViewport({ ratio: 1 })
    const [january, february] = await Promise.all(
      ['January', 'February'].map((name) => page.getByRole('heading', { name, exact: true }).boundingBox()),
    )
    expect(january?.y).toBe(february?.y)
    const november = page.getByRole('heading', { name: 'November' })
    await expect(november).not.toBeInViewport()
    await calendar.press('today')
    await expect(calendar.today).toBeInViewport()
    const may = page.getByRole('heading', { name: 'May' })
    await may.scrollIntoViewIfNeeded()
    // A press by the mouse would scroll to the bar.
    await calendar.staff.bell.evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/notifications/)
    await page.goBack()
    await expect(may).toBeInViewport()
    await expect(november).not.toBeInViewport()
  })

  test('a tap shows the holidays of a month, within the window', { tag: '@long' }, async ({
    page,
    texts,
  }) => {
    const calendar = new CalendarPage(page, texts)
    await calendar.open()
    for (const name of [/^January/, /^March/, /^May/]) {
      await calendar.holiday(name).tap()
      await expect(calendar.tip).toHaveCount(1)
      await expect(calendar.tip).toBeInViewport({ ratio: 1 })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await calendar.staff.heading(texts('calendar:title')).tap()
    await expect(calendar.tip).toHaveCount(0)
  })
})
