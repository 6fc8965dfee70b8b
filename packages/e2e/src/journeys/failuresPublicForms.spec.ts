import { company } from '@atrium/contract/core'
import { publicForms } from '#pages/publicForms.ts'
import { delayCalls, type Fault, faults } from '#support/faults.ts'
import { samplesOf } from '#support/rounds.ts'
import { bodiless, expectFaultsShown } from '#support/sending.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

/** An empty answer counts as success, and ends a form: it comes last. */
const silent = faults.filter(({ name }) => name === 'an empty answer')

/** One with a file, one with the e-mail service, and the form on each page. */
const samples = samplesOf(publicForms, ({ name }) =>
  ['an application', 'a customer’s message', 'the newsletter'].includes(name),
)

for (const { name, path, calls, failed, done, region, button: names, fill, expectKept } of samples)
  test(`${name} can be submitted again after every fault`, async ({ page, texts }) => {
    const place = region(page, texts)
    const button = names
      .map((key) => place.getByRole('button', { name: texts(key), exact: true }))
      .reduce((either, other) => either.or(other))
    await page.clock.install()
    await page.goto(path)
    await started(page)
    await fill?.(page, texts)

    const messages = (reason: Fault['reason']) => texts(failed[reason], { email: company.email })
    await expectFaultsShown(page, {
      ...{ calls, button },
      failure: place.getByRole('alert'),
      messages: {
        network: messages('network'),
        server: messages('server'),
        strange: messages('strange'),
        late: messages('late'),
      },
      except: bodiless,
      expectKept: async () => expectKept?.(page, texts),
    })

    for (const fault of silent) await fault.apply(page, calls)
    const slow = await delayCalls(page, calls)
    await button.click()
    await slow.asked()
    await expect(place.locator('button[aria-busy=true]')).toBeVisible()
    await expect(place.getByRole('alert')).toHaveCount(0)
    await slow.release()
    await expect(place.getByText(texts(done), { exact: true }).first()).toBeVisible()
    await expect(place.getByRole('alert')).toHaveCount(0)
  })

/** One of each kind: the others of a kind are the same form. */
const left = ['an application', 'a customer’s message', 'the newsletter', 'the link of a letter: confirm']

for (const {
  name,
  path,
  calls,
  region,
  button: [send = ''],
  fill,
} of samplesOf(
  publicForms.filter(({ name }) => left.includes(name)),
  ({ name }) => name === 'an application',
))
  test(`the page can be left and opened again during the submission of ${name}`, async ({ page, texts }) => {
    await page.goto(path)
    await started(page)
    await fill?.(page, texts)
    for (const fault of silent) await fault.apply(page, calls)
    const slow = await delayCalls(page, calls)
    await region(page, texts)
      .getByRole('button', { name: texts(send), exact: true })
      .click()
    await slow.asked()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: texts('common:footer.whoWeAre') })
      .click()
    await expect(page).toHaveURL(/about/)
    await slow.release()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.goBack()
    await expect(region(page, texts)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
