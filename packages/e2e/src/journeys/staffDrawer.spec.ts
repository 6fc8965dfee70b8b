import type { Page } from '@playwright/test'
import { StaffPage } from '#pages/StaffPage.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'

const narrow = { width: 390, height: 844 }

/** Waits until an open dialog listens for presses beside it: two frames and a timer after its opening. */
const dialogListens = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
  })

test.describe('on a phone', () => {
  test.use({ viewport: narrow })

  test('the navigation is a drawer that works by keyboard', async ({ page, texts }) => {
    const staff = new StaffPage(page, texts)
    await staff.open('/staff/chat')
    await expect(staff.navigation).toBeHidden()
    await staff.toggle.focus()
    await page.keyboard.press('Enter')
    await expect(staff.drawer).toBeVisible()
    await expect(staff.closeDrawer).toBeFocused()
    // The page below is inert: a whole round of Tab stays in the drawer, or leaves the page.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await staff.drawer.evaluate(
        (drawer) => document.activeElement !== document.body && !drawer.contains(document.activeElement),
      )
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(staff.drawer).toBeHidden()
    await expect(staff.toggle).toBeFocused()
  })

  test('the drawer closes by a press beside it, by its button, by a navigation and by Back', async ({
    page,
    texts,
  }) => {
    const staff = new StaffPage(page, texts)
    await staff.open('/staff/chat')
    await staff.toggle.click()
    await expect(staff.closeDrawer).toBeFocused()
    await dialogListens(page)
    await page.mouse.click(narrow.width - 12, 400)
    await expect(staff.drawer).toBeHidden()

    await staff.toggle.click()
    await staff.closeDrawer.click()
    await expect(staff.drawer).toBeHidden()
    await expect(staff.toggle).toBeFocused()

    await staff.toggle.click()
    await staff.entry('News').click()
    await expect(page).toHaveURL('/staff/news')
    await expect(staff.drawer).toBeHidden()
    await expect(staff.main).toBeFocused()

    await staff.toggle.click()
    await expect(staff.drawer).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/staff/chat')
    await expect(staff.drawer).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  })

  test('the drawer has the languages and Log Out', { tag: '@long' }, async ({ page, texts }) => {
    const staff = new StaffPage(page, texts)
    await staff.open('/staff/chat', await newStaff())
    await staff.toggle.click()
    await staff.drawer.getByRole('link', { name: 'Русский' }).click()
    await expect(staff.heading('Чат')).toBeVisible()
    await page.getByRole('button', { name: 'Открыть меню' }).click()
    await page.getByRole('button', { name: 'Выйти' }).click()
    await expect(page).toHaveURL('/staff/login')
  })
})
