import type { Page } from '@playwright/test'
import { HomePage } from '#pages/HomePage.ts'
import { expectAccessible } from '#support/axe.ts'
import { expectFits } from '#support/overflow.ts'
import { expect, moving, test } from '#support/test.ts'

// The subject of these journeys is motion.
test.use(moving)

/** The focused element: its name, its position, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const box = element.getBoundingClientRect()
    const hasRing = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
    // A card shows the ring of its link, the frame of a field that of its input.
    const wearers = [element, element.parentElement, element.closest('li'), element.closest('div')]
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      place: element.closest('header, main, footer')?.tagName.toLowerCase(),
      blockTop: Math.round((element.closest('section')?.getBoundingClientRect().top ?? 0) + window.scrollY),
      isInView: box.bottom > 0 && box.top < window.innerHeight,
      hasRing: wearers.some(
        (wearer) =>
          wearer &&
          [undefined, '::before', '::after'].some((part) => hasRing(getComputedStyle(wearer, part))),
      ),
    }
  })

/** Whether the final numbers of the counters are visible. */
async function expectNumbers({ finalNumbers }: HomePage, { areSeen }: { areSeen: boolean }) {
  for (const number of finalNumbers) await expect(number).toHaveCSS('opacity', areSeen ? '1' : '0')
}

test('the keyboard goes through the whole page in visual order', async ({ page, texts }) => {
  const home = new HomePage(page, texts)
  await home.open()
  await expect(home.cards).toHaveCount(6)
  const names = await home.cards.allInnerTexts()
  const footerLinks = await page.getByRole('contentinfo').getByRole('link').count()

  await home.skipLink.focus()
  const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = []
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (!stop) break
    stops.push(stop)
  }
  expect(stops.filter(({ hasRing, isInView }) => !hasRing || !isInView)).toEqual([])

  // Navbar, content, footer, one after the other.
  const places = stops.map(({ place }) => place).filter(Boolean)
  expect(places.filter((place, index) => place !== places[index - 1])).toEqual(['header', 'main', 'footer'])
  const inMain = stops.filter(({ place }) => place === 'main')
  expect(inMain.slice(0, 10).map(({ name }) => name)).toEqual([
    texts('common:video.pause'),
    texts('home:explore'),
    texts('home:contact'),
    texts('home:services.all'),
    ...names,
  ])
  const tops = inMain.map(({ blockTop }) => blockTop)
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  expect(places.filter((place) => place === 'footer')).toHaveLength(footerLinks)
})

test('Explore scrolls to the next section, and the keyboard continues there', async ({ page, texts }) => {
  const home = new HomePage(page, texts)
  await home.open()
  await home.explore.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/#why$/)
  await expect.poll(async () => Math.round((await home.reasons.boundingBox())?.y ?? -1)).toBe(100)
  await expect(home.reasons).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(home.services.getByRole('link', { name: texts('home:services.all') })).toBeFocused()
  // The link works again from the top, where the address already has the hash.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await home.explore.click()
  await expect.poll(async () => Math.round((await home.reasons.boundingBox())?.y ?? -1)).toBe(100)
})

test('the counters run when they are visible, and keep their final numbers', async ({ page, texts }) => {
  const home = new HomePage(page, texts)
  await home.open()
  await expectNumbers(home, { areSeen: true })
  await home.numbers.scrollIntoViewIfNeeded()
  await expectNumbers(home, { areSeen: false })
  await expectNumbers(home, { areSeen: true })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await home.numbers.scrollIntoViewIfNeeded()
  await expectNumbers(home, { areSeen: true })
})

test('in print the counters show their final numbers before they were visible', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const home = new HomePage(page, texts)
  await home.open()
  await page.emulateMedia({ media: 'print' })
  await expectNumbers(home, { areSeen: true })
  await expect(home.numbers.getByText('0', { exact: true })).toHaveCount(3)
  for (const running of await home.numbers.getByText('0', { exact: true }).all())
    await expect(running).toBeHidden()
})

test('the content below the services does not shift when they load', async ({ page, texts }) => {
  const home = new HomePage(page, texts)
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/service_details/', async (route) => {
    await asked
    await route.continue()
  })
  await home.open()
  const before = (await home.services.boundingBox())?.height ?? 0
  answer()
  await expect(home.cards).toHaveCount(6)
  const after = (await home.services.boundingBox())?.height ?? 0
  // A tolerance of one line of text for each row of cards.
  expect(Math.abs(after - before)).toBeLessThan(100)
})

test('the film can be paused and resumed', async ({ page, texts }) => {
  const home = new HomePage(page, texts)
  await home.open()
  const isPaused = () => page.evaluate(() => document.querySelector('video')?.paused)
  await expect.poll(isPaused).toBe(false)
  await home.pause.click()
  await expect.poll(isPaused).toBe(true)
  await home.play.click()
  await expect.poll(isPaused).toBe(false)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the film and the counters do not move', { tag: '@long' }, async ({ page, texts }) => {
    const home = new HomePage(page, texts)
    await home.open()
    await expect(home.play).toBeVisible()
    expect(await page.locator('video').count()).toBe(0)
    await expectNumbers(home, { areSeen: true })
    await home.explore.click()
    await expect.poll(async () => Math.round((await home.reasons.boundingBox())?.y ?? -1)).toBe(100)
  })
})

test('the home page has no accessibility violation, and fits in other languages', async ({ page, texts }) => {
  const home = new HomePage(page, texts)
  await home.open()
  await expect(home.cards).toHaveCount(6)
  await home.numbers.scrollIntoViewIfNeeded()
  await expectNumbers(home, { areSeen: true })
  await expectAccessible(page)
  await expectFits(page, [320, 390, 640])
})
