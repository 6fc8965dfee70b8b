import { expectAccessible } from '#support/axe.ts'
import { expectFits, expectNoOverflow } from '#support/overflow.ts'
import { samplesOf, widthsOf } from '#support/rounds.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

/**
 * Every public page except the home page, each group in one browser; lookup pages are in `lookup.spec.ts`, the staff
 * area in `staffShell.spec.ts`.
 */
const groups = [
  ['/about', '/service', '/service/3', '/privacy'],
  ['/career', '/career/6', '/app/6', '/sendCv'],
  ['/contact', '/report', '/subscribe/confirm', '/subscribe/unsubscribe'],
] as const

/** The same page as another one of its group, with other texts. */
const sameLayout: readonly string[] = ['/service/3', '/sendCv', '/subscribe/unsubscribe']

/** 640 CSS px is a window of 1280 px at 200 % zoom. */
const widths = [320, 390, 640]

for (const group of groups) {
  const screens = samplesOf<string>(group, (screen) => !sameLayout.includes(screen))

  test(`${screens.join(', ')}: no accessibility violation, and fits in other languages`, async ({ page }) => {
    for (const screen of screens)
      await test.step(screen, async () => {
        await page.goto(screen)
        await started(page)
        await expectAccessible(page)
        await expectFits(page, widths)
      })
  })
}

test('the 404 page has no accessibility violation, and fits in other languages', { tag: '@long' }, async ({
  page,
}) => {
  for (const lng of ['az', 'ru', 'en']) {
    await page.goto(`/nowhere?lng=${lng}`)
    await started(page)
    for (const width of widthsOf(widths)) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page, `${lng} at ${width} px`)
    }
  }
  await expectAccessible(page)
})

test('the form with all its errors has no accessibility violation', async ({ page, applicationPage }) => {
  await applicationPage.openGeneral()
  await applicationPage.submit.click()
  await expect(applicationPage.field('firstName')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
})
