import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

test('the contents of the privacy page link to its sections', async ({ page, texts }) => {
  await page.goto('/privacy')
  await started(page)
  const heading = texts('privacy:rights.heading')
  await page
    .getByRole('navigation', { name: texts('privacy:contents') })
    .getByRole('link', { name: heading })
    .click()
  await expect(page).toHaveURL(/\/privacy#rights$/)
  const section = page.getByRole('region', { name: heading })
  await expect(section).toBeFocused()
  await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? -1)).toBe(100)
})

test('every form links to the privacy page, and a consent is given and withdrawn', async ({
  page,
  texts,
}) => {
  await page.goto('/sendCv')
  await started(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: texts('careers:form.privacyLink') })
    .click()
  await expect(page).toHaveURL('/privacy')
  const maps = page.getByRole('checkbox', { name: texts('privacy:maps.allow') })
  await maps.check()
  await page.reload()
  await expect(maps).toBeChecked()
  await maps.uncheck()
  await page.reload()
  await expect(maps).not.toBeChecked()
})
