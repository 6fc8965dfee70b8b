import { jobSamples } from '@atrium/contract/careers/samples'
import { expect, type Locator, type Page } from '@playwright/test'
import { ContactPage } from '#pages/ContactPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { delayCalls, faults } from '#support/faults.ts'
import { drawInBrowser } from '#support/started.ts'
import { test } from '#support/test.ts'

// No HTTP cache or worker may bypass the faults.
test.use({ serviceWorkers: 'block', expectedError: /LostTextsError|No texts of/ })
test.beforeEach(({ page }) => page.clock.install())

/**
 * Advances the clock past the time-out of each attempt and the longest pause, until all retries are over and `sign` is
 * visible.
 */
const expectGivenUp = (page: Page, sign: Locator, why = 'it is given up') =>
  expect
    .poll(
      async () => {
        // Before the clock moves: a toast that has appeared since the last step would be over after the next one.
        if (await sign.isVisible()) return true
        await page.clock.fastForward(8_000)
        return sign.isVisible()
      },
      { message: why, intervals: [100] },
    )
    .toBe(true)

test('texts that never load are given up, with a message in all languages', async ({ page }) => {
  await drawInBrowser(page)
  const slow = await delayCalls(page, '**/Locales/**')
  await page.goto('/career')
  await slow.asked()
  const alert = page.getByRole('alert')
  const retry = alert.getByRole('button', { name: 'Try again' })
  await expectGivenUp(page, retry)
  for (const texts of ['Səhifə yüklənmədi', 'The page did not load', 'Страница не загрузилась'])
    await expect(alert).toContainText(texts)
  await slow.release()
  await retry.click()
  await expect(
    page
      .getByRole('main')
      .getByText(jobSamples[0]?.EN?.Position ?? '')
      .first(),
  ).toBeVisible()
})

test.describe('missing texts of one page', () => {
  test.use({ lng: 'ru' })

  test('a public page shows an error in its place, below the navigation, and Retry loads them', {
    tag: '@long',
  }, async ({ page, texts }) => {
    const calls = '**/Locales/*/contact.json'
    const alert = page.getByRole('main').getByRole('alert')
    const retry = alert.getByRole('button', { name: texts('common:failure.retry'), exact: true })
    const tried = faults.filter(({ reason, name }) => reason !== 'network' && name !== 'an empty answer')
    for (const [index, fault] of tried.entries()) {
      const atWork = await fault.apply(page, calls)
      if (index === 0) await page.goto('/contact?lng=ru')
      else await page.keyboard.press('Enter')
      await atWork.strike()
      await expectGivenUp(page, retry, fault.name)
      await expect(alert).toContainText(texts('common:failure.title'))
      await expect(page.getByRole('navigation', { name: texts('common:nav.label') })).toBeVisible()
      await retry.focus()
      await atWork.lift()
    }
    await page.keyboard.press('Enter')
    await expect(new ContactPage(page, texts).submit).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('a staff page shows an error in its place, and a meeting’s form without its texts stays closed', async ({
  page,
  texts,
}) => {
  const schedule = new SchedulePage(page, texts)
  const { staff } = schedule
  const [fault] = faults.filter(({ reason }) => reason === 'server')
  if (!fault) throw new Error('There is no fault.')
  const lost = await fault.apply(page, '**/Locales/*/suggestions.json')
  await staff.open('/staff/chat')
  await staff.entry(texts('staff:nav.suggestions')).click()
  const alert = staff.main.getByRole('alert')
  await expectGivenUp(page, alert)
  await expect(alert).toContainText(texts('common:failure.title'))
  await lost.lift()
  await alert.getByRole('button', { name: texts('common:failure.retry'), exact: true }).click()
  await expect(staff.heading(texts('suggestions:title'))).toBeVisible()

  const unopened = await fault.apply(page, '**/Locales/*/meeting.json')
  await staff.entry(texts('staff:nav.calendar')).click()
  await schedule.view('schedule').click()
  await schedule.ready()
  await schedule.create.click()
  await expectGivenUp(page, page.getByText(texts('common:failure.title'), { exact: true }))
  await expect(schedule.grid).toBeVisible()
  await unopened.lift()
  await schedule.create.click()
  await expect(schedule.form.field('title')).toBeVisible()
})
