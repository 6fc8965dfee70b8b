import type { Page } from '@playwright/test'
import { cvFile } from '#support/cv.ts'
import { expect, test } from '#support/test.ts'

/** Presses Tab until the element is focused; fails after a whole round. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button' | 'textbox'): Promise<void> {
  const target = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${name}.`)
}

test('the whole application form can be used by keyboard alone', async ({
  page,
  careerPage,
  applicationPage,
}) => {
  await careerPage.open()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, /^Support/, 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/category=/)
  await tabTo(page, /^Support engineer/, 'link')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/career\/\d+/)
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'Apply', 'link')
  await page.keyboard.press('Enter')

  await tabTo(page, 'First name', 'textbox')
  await page.keyboard.type('Nigar')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Həsənova')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`nigar.${Date.now()}@example.com`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('+994 70 000 00 00')
  await page.keyboard.press('Tab')
  await expect(applicationPage.cv).toBeFocused()
  // The file dialog belongs to the system; its result is set here.
  await applicationPage.cv.setInputFiles(cvFile('nigar.pdf', String(Date.now())))
  await tabTo(page, 'Send', 'button')
  await page.keyboard.press('Enter')
  await expect(applicationPage.receipt).toBeVisible()
  await expect(page).toHaveURL('/career')
  await expect(careerPage.receipt).toBeVisible()
})

test('the menu of a small screen opens, closes by Escape and returns the focus', async ({
  page,
  careerPage,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await careerPage.open()
  const toggle = page.getByRole('button', { name: 'Open the menu' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Close the menu' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: 'Career', exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})
