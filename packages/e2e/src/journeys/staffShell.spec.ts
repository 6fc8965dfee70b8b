import type { Page } from '@playwright/test'
import { StaffPage } from '#pages/StaffPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { expectFits } from '#support/overflow.ts'
import { samplesOf } from '#support/rounds.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

/** Pages of the staff area, each group in one browser; `everyPage.spec.ts` has all of them. */
const groups = samplesOf(
  [
    ['/staff', '/staff/news'],
    ['/staff/profile', '/staff/profile/security', '/staff/profile/notifications'],
    ['/staff/chat', '/staff/suggestion', '/staff/chat/user-profile', '/staff/chat/user-profile/schedule'],
    ['/staff/calendar', '/staff/requests'],
  ],
  ([first]) => first === '/staff',
)

const narrow = { width: 390, height: 844 }

/** Answers the notifications with a number of unread ones. */
const setUnread = (page: Page, unread: number) =>
  page.route('**/api/v1/notifications/', (route) =>
    route.fulfill({
      json: Array.from({ length: unread }, (_none, id) => ({
        id,
        topic: 'company',
        notName: 'Plan',
        notDesc: 'It is ready.',
        createdAt: '2026-11-20T08:00:00.000Z',
        isRead: false,
      })),
    }),
  )

test('the bar is 60 px high and stays, and each entry links to its page', async ({ page, texts }) => {
  const staff = new StaffPage(page, texts)
  await staff.open('/staff/chat')
  await expect(staff.bar).toContainText('leyla.aliyeva@caspora.example')
  for (const [name, address] of [
    ['Today', '/staff'],
    ['News', '/staff/news'],
    ['Suggestions & Complaints', '/staff/suggestion'],
    ['Profile', '/staff/profile'],
    ['Chat', '/staff/chat'],
  ] as const) {
    await staff.entry(name).click()
    await expect(page).toHaveURL(address)
    await expect(staff.entry(name)).toHaveAttribute('aria-current', 'page')
    await expect(staff.navigation.locator('[aria-current]')).toHaveCount(1)
    await expect(staff.main).toBeFocused()
  }
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  const box = await staff.bar.boundingBox()
  expect([box?.y, box?.height]).toEqual([0, 60])
  await staff.bar.getByRole('link', { name: 'Caspora, home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the narrowed navigation keeps its icons and shows a name as a tooltip, also after a reload', async ({
  page,
  texts,
}) => {
  const staff = new StaffPage(page, texts)
  await staff.open('/staff/chat')
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'News' })
  await staff.toggle.click()
  await expect(staff.toggle).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await started(page)
  await expect(staff.toggle).toHaveAccessibleName('Expand the menu')
  expect((await staff.navigation.boundingBox())?.width).toBeLessThan(72)
  await expect(tooltip).toBeHidden()

  await staff.entry('News').hover()
  await expect(tooltip).toBeVisible()
  // The pointer may move over the tooltip, and Escape hides it.
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.mouse.move(700, 400)

  await staff.toggle.focus()
  await page.keyboard.press('Tab')
  for (let presses = 0; presses < 12; presses += 1) {
    if (await staff.entry('News').evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(staff.entry('News')).toBeFocused()
  await expect(tooltip).toBeVisible()
  const place = await tooltip.boundingBox()
  const top = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent, {
    x: (place?.x ?? 0) + 8,
    y: (place?.y ?? 0) + 8,
  })
  expect(top).toBe('News')
})

test('the bell shows the number of unread notifications, and updates when the window gets the focus', {
  tag: '@long',
}, async ({ page, texts }) => {
  const staff = new StaffPage(page, texts)
  await setUnread(page, 2)
  await staff.open('/staff/chat')
  await expect(staff.bell).toHaveAccessibleName('Notifications, 2 unread')
  await expect(staff.bell).toHaveText('2')
  await setUnread(page, 3)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(staff.bell).toHaveAccessibleName('Notifications, 3 unread')
  await staff.bell.click()
  await expect(page).toHaveURL('/staff/profile/notifications')
  await expect(staff.heading('Notifications')).toBeVisible()
})

test('the greeting follows the clock while the page is open', { tag: '@long' }, async ({ page, texts }) => {
  await page.clock.install({ time: new Date('2026-11-21T11:30+04:00') })
  const staff = new StaffPage(page, texts)
  await staff.open('/staff/chat')
  await expect(staff.bar).toContainText('Good morning, Leyla')
  await page.clock.fastForward('31:00')
  await expect(staff.bar).toContainText('Good afternoon, Leyla')
})

test('the chat’s profile has a menu that opens and closes, also after a reload', async ({ page, texts }) => {
  const staff = new StaffPage(page, texts)
  await staff.open('/staff/chat')
  await staff.main.getByRole('link', { name: 'My Profile' }).click()
  await expect(page).toHaveURL('/staff/chat/user-profile')
  await expect(staff.chatMenu.getByRole('link', { name: 'My Profile' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await staff.chatMenu.getByRole('link', { name: 'Schedule' }).click()
  await expect(staff.heading('Schedule')).toBeVisible()
  await expect(staff.chatMenu.getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page')
  expect((await staff.bar.boundingBox())?.height).toBe(60)
  await staff.toggle.click()
  await expect(staff.chatMenu).toBeHidden()
  await page.reload()
  await expect(staff.heading('Schedule')).toBeVisible()
  await expect(staff.chatMenu).toBeHidden()
  await staff.toggle.click()
  await expect(staff.chatMenu).toBeVisible()
  await staff.bar.getByRole('link', { name: 'Back to chat' }).click()
  await expect(page).toHaveURL('/staff/chat')
})

test('on a wide window a page of one column is in the middle, with its menu', async ({ page, texts }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  const staff = new StaffPage(page, texts)
  for (const address of ['/staff/news', '/staff/profile', '/staff/profile/security']) {
    await staff.open(address)
    await staff.main.locator('section, article').first().waitFor()
    const [left, right] = await staff.main.evaluate((main) => {
      const parts = [...main.querySelectorAll('nav, section, article')].map((part) =>
        part.getBoundingClientRect(),
      )
      const room = main.getBoundingClientRect()
      return [
        Math.min(...parts.map((part) => part.left)) - room.left,
        room.right - Math.max(...parts.map((part) => part.right)),
      ]
    })
    expect(Math.abs((left ?? 0) - (right ?? 0)), address).toBeLessThan(2)
  }
})

test('in print only the page is shown', async ({ page, texts }) => {
  const staff = new StaffPage(page, texts)
  await staff.open('/staff/chat')
  await page.emulateMedia({ media: 'print' })
  await expect(staff.bar).toBeHidden()
  await expect(staff.navigation).toBeHidden()
  await expect(staff.heading('Chat')).toBeVisible()
})

for (const addresses of groups)
  test(`${addresses.join(', ')}: accessible, and no horizontal scrolling in other languages`, async ({
    page,
    texts,
  }) => {
    for (const address of addresses)
      await test.step(address, async () => {
        await new StaffPage(page, texts).open(address)
        await expectAccessible(page, { hasFoot: false })
        // 640 CSS px is a window of 1280 px at 200 % zoom.
        await expectFits(page, [320, 390, 640, 900, 1100])
      })
  })

test('the drawer is accessible', async ({ page, texts }) => {
  const staff = new StaffPage(page, texts)
  await page.setViewportSize(narrow)
  await staff.open('/staff/chat')
  await staff.toggle.click()
  await expect(staff.drawer).toBeVisible()
  await expectAccessible(page, { hasFoot: false })
})
