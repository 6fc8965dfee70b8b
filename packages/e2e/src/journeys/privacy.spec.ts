import { expectAccessible } from '#support/axe.ts'
import { expectNoOverflow } from '#support/overflow.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

for (const lng of ['en', 'az', 'ru'] as const) {
  test.describe(lng, () => {
    test.use({ lng })

    test('the privacy page is readable, and its contents lead to the sections', async ({ page, words }) => {
      await page.goto(`/privacy?lng=${lng}`)
      await started(page)
      await expectAccessible(page)
      const heading = words('privacy:rights.heading')
      await page
        .getByRole('navigation', { name: words('privacy:contents') })
        .getByRole('link', { name: heading })
        .click()
      await expect(page).toHaveURL(/\/privacy#rights$/)
      const section = page.getByRole('region', { name: heading })
      await expect(section).toBeFocused()
      await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? -1)).toBe(100)
    })

    for (const width of [320, 390, 640]) {
      test(`nothing needs sideways scrolling at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        for (const address of ['/privacy', '/contact']) {
          await page.goto(`${address}?lng=${lng}`)
          await started(page)
          await expectNoOverflow(page, address)
        }
      })
    }
  })
}

test('every form leads here, and a consent is given and taken back', async ({ page, words }) => {
  await page.goto('/sendCv')
  await started(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: words('careers:form.privacyLink') })
    .click()
  await expect(page).toHaveURL('/privacy')
  const maps = page.getByRole('checkbox', { name: words('privacy:maps.allow') })
  await maps.check()
  await page.reload()
  await expect(maps).toBeChecked()
  await maps.uncheck()
  await page.reload()
  await expect(maps).not.toBeChecked()
})
