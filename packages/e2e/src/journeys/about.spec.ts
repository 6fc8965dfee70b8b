import type { Locator } from '@playwright/test'
import { AboutPage } from '#pages/AboutPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { expect, moving, test } from '#support/test.ts'

// The subject of these journeys is motion.
test.use(moving)

/** The state of the animations in and around an element: `running`, `paused`, or none. */
const motionOf = (element: Locator) =>
  element.evaluate((list) => (list.parentElement?.getAnimations() ?? []).map(({ playState }) => playState))

/** Runs in the page: the longest duration of a transition or animation of any element, in seconds. */
const longestMotion = () =>
  Math.max(
    ...[...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .flatMap(({ transitionDuration, animationDuration }) => [transitionDuration, animationDuration])
      .flatMap((durations) => durations.split(',').map(Number.parseFloat)),
  )

const scrolled = (row: Locator) => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft))

test('the partners scroll until they are paused by the control or the pointer', async ({ page, texts }) => {
  const about = new AboutPage(page, texts)
  await about.open()
  await expect(about.partners.getByRole('listitem')).toHaveCount(10)
  expect(await motionOf(about.partners)).toEqual(['running'])
  await about.pausePartners.click()
  expect(await motionOf(about.partners)).toEqual(['paused'])
  await about.playPartners.click()
  expect(await motionOf(about.partners)).toEqual(['running'])
  const box = await about.partners.locator('../..').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20)
  await expect.poll(() => motionOf(about.partners)).toEqual(['paused'])
})

test('the buttons of the team scroll to the end and back, and the focus is never lost', {
  tag: '@long',
}, async ({ page, texts }) => {
  const about = new AboutPage(page, texts)
  await about.open()
  await expect(about.back).toBeDisabled()
  // After the last card only the padding of the row is visible.
  const last = await about.row.evaluate((row) => {
    const padding = Number.parseFloat(getComputedStyle(row).paddingInlineEnd)
    return row.scrollWidth - row.clientWidth - padding
  })
  const stops = Array.from({ length: Math.ceil(last / 300) + 1 }, (_none, index) => 300 * index)
  await about.on.click()
  await expect.poll(() => scrolled(about.row)).toBe(300)
  await about.on.focus()
  for (const stop of stops.slice(2)) {
    await page.keyboard.press('Enter')
    await expect.poll(() => scrolled(about.row)).toBe(stop)
  }
  await expect(about.back).toBeFocused()
  await expect(about.on).toBeHidden()
  await expect(about.row.getByRole('article').last()).toBeInViewport()
  for (const stop of stops.toReversed().slice(1)) {
    await page.keyboard.press('Enter')
    await expect.poll(() => scrolled(about.row)).toBe(stop)
  }
  await expect(about.on).toBeFocused()
  await expect(about.back).toBeDisabled()
  expect(await scrolled(about.row)).toBe(0)
})

test('the team can be used by keyboard alone', async ({ page, texts }) => {
  const about = new AboutPage(page, texts)
  await about.open()
  await about.on.focus()
  await page.keyboard.press('Tab')
  await expect(about.row).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => scrolled(about.row)).toBe(300)
  await page.keyboard.press('End')
  await expect(about.on).toBeHidden()
  await page.keyboard.press('Home')
  await expect(about.back).toBeDisabled()
  // A focused link scrolls into view.
  const [last] = (await about.row.getByRole('link').all()).slice(-1)
  await last?.focus()
  await expect(about.row.getByRole('article').last()).toBeInViewport()
})

test('the questions open by keyboard, one at a time', async ({ page, texts }) => {
  const about = new AboutPage(page, texts)
  await about.open('#faq')
  await expect(page.getByRole('heading', { name: texts('about:faq.heading') })).toBeInViewport()
  await about.question('estimate').focus()
  await page.keyboard.press('Enter')
  await expect(about.answer('estimate')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(about.answer('slip')).toBeVisible()
  await expect(about.answer('estimate')).toBeHidden()
  await page.keyboard.press('Space')
  await expect(about.answer('slip')).toBeHidden()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the partners do not move and the team does not scroll smoothly', async ({ page, texts }) => {
    const about = new AboutPage(page, texts)
    await about.open()
    await expect(about.pausePartners).toBeHidden()
    expect(await motionOf(about.partners)).toEqual([])
    await about.on.click()
    expect(await scrolled(about.row)).toBe(300)
    expect(await page.evaluate(longestMotion), 'seconds of any transition or animation').toBeLessThan(0.001)
  })
})
