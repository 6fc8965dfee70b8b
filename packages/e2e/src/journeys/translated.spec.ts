import type { Page } from '@playwright/test'
import { ContactPage } from '#pages/ContactPage.ts'
import { LoginPage } from '#pages/LoginPage.ts'
import { publicForms } from '#pages/publicForms.ts'
import { SuggestionsPage } from '#pages/SuggestionsPage.ts'
import { openAddresses, staffAddresses } from '#support/addresses.ts'
import { faults } from '#support/faults.ts'
import { samplesOf } from '#support/rounds.ts'
import { signIn } from '#support/session.ts'
import { delayStart, started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

/** One with a file, and one with the e-mail service. */
const forms = samplesOf(publicForms, ({ name }) => ['an application', 'a customer’s message'].includes(name))

const addresses = samplesOf([...openAddresses, ...staffAddresses], (address) =>
  ['/career', '/staff/calendar'].includes(address),
)

const isServerError = ({ name }: { name: string }) => name === 'a server that fails'

for (const translated of samplesOf(['before', 'after'] as const, (moment) => moment === 'after'))
  test.describe(`in a browser that translates the page ${translated} the application starts`, () => {
    test.use({ translated })

    for (const { name, path, calls, done, region, button: names, fill, expectKept } of forms)
      test(`${name} is refused, fails, and is sent`, async ({ page, texts }) => {
        const place = region(page, texts)
        const button = names
          .map((key) => place.getByRole('button', { name: texts(key), exact: true }))
          .reduce((either, other) => either.or(other))
        await page.goto(path)
        if (fill) {
          await button.click()
          await expect(place.locator('[aria-invalid=true]').first()).toBeVisible()
          await fill(page, texts)
        }
        const failing = await faults.find(isServerError)?.apply(page, calls)
        await button.click()
        await expect(place.getByRole('alert')).toBeVisible()
        await expectKept?.(page, texts)
        await failing?.lift()
        await page.route(calls, (route) => route.fulfill({ status: 200, json: {} }))
        await button.click()
        await expect(place.getByText(texts(done), { exact: true }).first()).toBeVisible()
        await expect(place.getByRole('alert')).toHaveCount(0)
      })

    test('a wrong password, a forgotten password and a suggestion get their answers', async ({
      page,
      context,
      texts,
    }) => {
      const login = new LoginPage(page, texts)
      await login.open()
      await login.signIn({ email: 'nobody@caspora.example', password: 'not-this-one' })
      await expect(login.failure).toBeVisible()
      await login.forgotten.click()
      await login.email.fill('nobody@caspora.example')
      await page.getByRole('button', { name: texts('login:forgot.submit') }).click()
      const asked = page.getByRole('main').getByRole('status').filter({ hasText: 'nobody@caspora.example' })
      await expect(asked).toBeVisible()
      await signIn(context)
      const suggestions = new SuggestionsPage(page, texts)
      await suggestions.open()
      await suggestions.send.click()
      await expect(suggestions.text).toHaveAttribute('aria-invalid', 'true')
      await suggestions.text.fill(`A translated suggestion ${Date.now()}`)
      await suggestions.send.click()
      await expect(suggestions.sent).toContainText(texts('suggestions:sent.once'))
    })

    for (const address of addresses)
      test(`all texts of ${address} change with the language`, async ({ page, context, texts }) => {
        if (address.startsWith('/staff')) await signIn(context)
        await page.goto(address)
        const english = await shown(page)
        await page.evaluate(chooseAzerbaijani)
        await expect(page.locator('html')).toHaveAttribute('lang', 'az')
        await expect.poll(() => shown(page)).not.toBe(english)
        await expect(page.getByText(texts('common:crash.title'))).toHaveCount(0)
        const fresh = await context.newPage()
        await fresh.goto(address)
        await started(fresh)
        await expect(async () => expect(await shown(page)).toBe(await shown(fresh))).toPass()
      })
  })

test.describe('in a browser that has translated the page before the application starts', () => {
  test.use({ translated: 'before', waitsForApplication: false })

  test('what was typed and chosen is kept, and the focus too', async ({ page, texts }) => {
    const contact = new ContactPage(page, texts)
    const release = await delayStart(page)
    await page.goto('/contact?for=business')
    await contact.field('name').fill('Günəş')
    await contact.service.selectOption({ index: 2 })
    await contact.field('message').focus()
    await page.keyboard.type('Salam')
    release()
    await started(page)
    await expect(contact.field('name')).toHaveValue('Günəş')
    await expect(contact.service).not.toHaveValue('')
    await page.keyboard.type(', dünya')
    await expect(contact.field('message')).toHaveValue('Salam, dünya')
  })
})

/** The texts of the page without what depends on the moment. */
const shown = async (page: Page): Promise<string> => {
  await page.waitForLoadState('networkidle')
  return ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ')
}

/** Runs in the page: another tab has chosen Azerbaijani. */
function chooseAzerbaijani(): void {
  localStorage.setItem('language', 'AZ')
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'AZ', storageArea: localStorage }))
}
