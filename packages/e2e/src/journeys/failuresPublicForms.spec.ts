import { company } from '@atrium/contract'
import { publicForms } from '#pages/publicForms.ts'
import { faults, hold } from '#support/faults.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

/** A success without a word is one, and ends a form: it comes last. */
const silent = faults.filter(({ name }) => name === 'an empty answer')

for (const { name, path, calls, failed, done, region, button, fill, expectKept } of publicForms)
  test(`${name} can be sent again after every fault on its way`, async ({ page, words }) => {
    // One fault after the other, each with a try of its own.
    test.slow()
    const place = region(page, words)
    const send = button.map((key) => place.getByRole('button', { name: words(key), exact: true }))
    const press = () => send.reduce((either, other) => either.or(other)).click()
    await page.clock.install()
    await page.goto(path)
    await started(page)
    await fill?.(page, words)

    for (const fault of faults.filter((each) => !silent.includes(each))) {
      const atWork = await fault.apply(page, calls)
      await press()
      await atWork.strike()
      await expect(place.getByRole('alert'), fault.name).toContainText(
        words(failed[fault.reason], { email: company.email }),
      )
      await expect(place.locator('[aria-busy=true]')).toHaveCount(0)
      await expectKept?.(page, words)
      await atWork.lift()
    }

    for (const fault of silent) await fault.apply(page, calls)
    const slow = await hold(page, calls)
    await press()
    await slow.asked()
    await expect(place.locator('button[aria-busy=true]')).toBeVisible()
    await expect(place.getByRole('alert')).toHaveCount(0)
    await slow.release()
    await expect(place.getByText(words(done), { exact: true }).first()).toBeVisible()
    await expect(place.getByRole('alert')).toHaveCount(0)
  })

for (const {
  name,
  path,
  calls,
  region,
  button: [send = ''],
  fill,
} of publicForms)
  test(`${name} that is on its way lets one leave, and come back`, async ({ page, words }) => {
    await page.goto(path)
    await started(page)
    await fill?.(page, words)
    for (const fault of silent) await fault.apply(page, calls)
    const slow = await hold(page, calls)
    await region(page, words)
      .getByRole('button', { name: words(send), exact: true })
      .click()
    await slow.asked()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words('common:footer.whoWeAre') })
      .click()
    await expect(page).toHaveURL(/about/)
    await slow.release()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.goBack()
    await expect(region(page, words)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
