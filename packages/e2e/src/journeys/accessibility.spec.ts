import { expectAccessible } from '#support/axe.ts'
import { expectNoOverflow } from '#support/overflow.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

const screens = [
  '/',
  '/about',
  '/service',
  '/service/3',
  '/career',
  '/career/6',
  '/app/6',
  '/sendCv',
  '/contact',
  '/privacy',
  '/subscribe/confirm',
  '/subscribe/unsubscribe',
  '/nowhere',
] as const

for (const lng of ['en', 'az', 'ru'] as const) {
  test.describe(lng, () => {
    test.use({ lng })

    test('no screen has an accessibility violation or needs sideways scrolling', async ({ page }) => {
      test.slow()
      for (const screen of screens)
        await test.step(screen, async () => {
          await page.setViewportSize({ width: 1280, height: 800 })
          await page.goto(`${screen}?lng=${lng}`)
          await expect(page.locator('html')).toHaveAttribute('lang', lng)
          await started(page)
          await expectAccessible(page)
          // 640 CSS px is a window of 1280 px at 200 % zoom.
          for (const width of [320, 390, 640]) {
            await page.setViewportSize({ width, height: 800 })
            await expectNoOverflow(page, `${screen} at ${width} px`)
          }
        })
    })

    test('the form with all its errors has none either', async ({ page, applicationPage }) => {
      await page.goto(`/sendCv?lng=${lng}`)
      await started(page)
      await applicationPage.submit.click()
      await expect(applicationPage.field('firstName')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
    })
  })
}
