import { signIn } from '#support/session.ts'
import { expect, test } from '#support/test.ts'

const people = 25

test('the page scrolls past the rows of a table, whose heading stays below the bar', async ({
  page,
  context,
}) => {
  await signIn(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/staff/directory')
  const table = page.getByRole('table', { name: 'Colleagues' })
  const rows = table.getByRole('row')
  await expect(rows).toHaveCount(people + 1)
  const photo = table.locator('img').first()
  await expect.poll(() => photo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(40)
  // A scroller would be a stop of the keyboard.
  await expect(page.getByRole('region', { name: 'Colleagues' })).toHaveCount(0)
  expect(await rows.nth(1).evaluate((row) => row.getBoundingClientRect().height)).toBe(40)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows.last()).toBeInViewport({ ratio: 1 })
  await expect(rows.first().getByRole('button', { name: 'Name' })).toBeInViewport({ ratio: 1 })
  const next = page.getByRole('button', { name: 'Next page' })
  if (await next.isVisible()) {
    await next.click()
    await expect(rows.nth(1)).toBeInViewport({ ratio: 1 })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('25 people are two lines each, with call and mail', async ({ page, context }) => {
    await signIn(context)
    await page.goto('/staff/directory')
    const list = page.getByRole('list', { name: 'Colleagues' })
    await expect(list.getByRole('heading')).toHaveCount(people)
    expect(await list.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThanOrEqual(2000)
    const first = list.getByRole('listitem').first()
    await expect(first.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+/)
    await expect(first.getByRole('link', { name: /^Email / })).toHaveAttribute('href', /^mailto:/)
    const size = (await first.getByRole('link', { name: /^Call / }).boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44)
    await expect(first.getByText('Unit')).toBeHidden()
    await first.getByLabel(/^More about /).click()
    await expect(first.getByText('@caspora.example')).toBeVisible()
  })
})
