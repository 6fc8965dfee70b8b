import type { Page } from '@playwright/test'
import { StaffPage } from '#pages/StaffPage.ts'
import { newStaff } from '#support/staff.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

const themeOf = (page: Page) => page.getByRole('combobox', { name: 'Theme' })

/** Whether the page has light text on a dark ground, or the reverse. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const brightness = (colour: string) =>
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
    const { color, backgroundColor } = getComputedStyle(document.body)
    return brightness(color) > brightness(backgroundColor) ? 'dark' : 'light'
  })

const expectLooks = (page: Page, theme: 'dark' | 'light') => expect.poll(() => looks(page)).toBe(theme)

test('a chosen theme reaches other tabs, and the next document comes in it', async ({
  page,
  context,
  texts,
}) => {
  const staff = new StaffPage(page, texts)
  await staff.open('/staff/chat', await newStaff())
  const other = await context.newPage()
  await other.goto('/rooms')
  await started(other)
  await expectLooks(page, 'light')
  await themeOf(page).selectOption('Dark')
  await expectLooks(page, 'dark')
  await expectLooks(other, 'dark')
  // Before the application starts.
  await page.route(/\.js$/, (route) => route.abort())
  await page.reload()
  await expectLooks(page, 'dark')
  await page.unroute(/\.js$/)
  await page.reload()
  await started(page)
  await expect(themeOf(page).locator('option:checked')).toHaveText('Dark')
  await themeOf(other).selectOption('Light')
  await expectLooks(page, 'light')
})

test('a sign-out leaves the chosen theme', async ({ page, texts }) => {
  const staff = new StaffPage(page, texts)
  await staff.open('/staff/chat', await newStaff())
  await themeOf(page).selectOption('Dark')
  await staff.navigation.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/staff\/login/)
  await expectLooks(page, 'dark')
})

test('without a choice the theme follows the system, and a choice outranks it', async ({ page, texts }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const staff = new StaffPage(page, texts)
  await staff.open('/staff/chat', await newStaff())
  await expectLooks(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectLooks(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await themeOf(page).selectOption('Light')
  await expectLooks(page, 'light')
})

test('public pages and paper are always light', async ({ page, texts }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const staff = new StaffPage(page, texts)
  await staff.open('/staff/chat', await newStaff())
  await themeOf(page).selectOption('Dark')
  await page.emulateMedia({ media: 'print' })
  await expectLooks(page, 'light')
  await page.emulateMedia({ media: 'screen' })
  await expectLooks(page, 'dark')
  await staff.bar.getByRole('link', { name: 'Caspora, home page' }).click()
  await expect(page).toHaveURL('/')
  await expectLooks(page, 'light')
  await page.reload()
  await expectLooks(page, 'light')
})
