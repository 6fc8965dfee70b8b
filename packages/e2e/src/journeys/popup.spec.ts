import type { Page } from '@playwright/test'
import { now } from '#support/clock.ts'
import { expect, test } from '#support/test.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: 'Caspora on your phone' })

const flag = (page: Page) => page.evaluate(() => localStorage.getItem('popupShown'))

/** Opens a page with a clock that only the test moves: the time that a slow machine needs does not count. */
async function open(page: Page, address = '/career'): Promise<void> {
  await page.clock.install()
  // A clock pauses at a later time only.
  await page.clock.pauseAt(now().getTime() + 60_000)
  await moveClockUntilAlive(page, page.goto(address))
}

async function reload(page: Page): Promise<void> {
  await page.evaluate(() => delete document.documentElement.dataset.alive)
  await moveClockUntilAlive(page, page.reload())
}

/** Moves the clock until the application has hydrated the page: hydration and the loading screen need timers. */
async function moveClockUntilAlive(page: Page, opening: Promise<unknown>): Promise<void> {
  const isAlive = () => page.evaluate(() => 'alive' in document.documentElement.dataset).catch(() => false)
  while (!(await isAlive())) await page.clock.runFor(100)
  await opening
}

/** Moves the clock in short steps until the popup is there: its code arrives in real time, and its entrance needs frames. */
const waitForPopup = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(50)
    await expect(popup(page)).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [0] })

test.describe('with the setting "always"', () => {
  test.use({ popup: 'always', hasLoadingScreen: true })

  test('the popup opens 3 s after the shell, closes automatically after 7 s, and opens again at the next visit', async ({
    page,
  }) => {
    await open(page)
    await expect(popup(page)).toBeHidden()
    expect(await flag(page)).toBeNull()
    await page.clock.runFor(3_000)
    await waitForPopup(page)
    expect(await flag(page)).toBe('true')
    await page.clock.runFor(7_000)
    await expect(popup(page)).toBeHidden()

    await reload(page)
    await page.clock.runFor(3_000)
    await waitForPopup(page)
  })

  test('it closes by its button, a press outside and Escape, and leaves the focus where it was', async ({
    page,
  }) => {
    await open(page)
    const toggle = page.getByRole('link', { name: 'Caspora, home page' })
    await toggle.focus()
    await page.clock.runFor(3_000)
    await waitForPopup(page)
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
    await expect(toggle).toBeFocused()

    for (const close of [
      () => popup(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 400),
    ]) {
      await reload(page)
      await page.clock.runFor(3_000)
      await waitForPopup(page)
      await close()
      await expect(popup(page)).toBeHidden()
    }
  })

  test('it dims nothing, and stays open while it is used', async ({ page }) => {
    await open(page)
    await page.clock.runFor(3_000)
    await waitForPopup(page)
    await popup(page).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(popup(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Caspora, home page' })).toBeVisible()
  })

  test('it waits while a form is in use', async ({ page, applicationPage }) => {
    await open(page, '/sendCv')
    await applicationPage.field('firstName').fill('Nigar')
    await page.clock.runFor(30_000)
    await expect(popup(page)).toBeHidden()
    await page.getByRole('heading', { level: 1 }).click()
    await page.clock.runFor(6_000)
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(applicationPage.field('firstName')).toHaveValue('Nigar')
  })

  test('it waits until the menu is closed', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.clock.runFor(10_000)
    await expect(popup(page)).toBeHidden()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await page.clock.runFor(1_000)
    await expect(popup(page)).toBeVisible()
  })
})

test.describe('by default', () => {
  test.use({ popup: 'default', hasLoadingScreen: true })

  test('it opens at the first visit only', async ({ page }) => {
    await open(page)
    await page.clock.runFor(3_000)
    await waitForPopup(page)
    await reload(page)
    await page.clock.runFor(10_000)
    await expect(popup(page)).toBeHidden()
  })
})
