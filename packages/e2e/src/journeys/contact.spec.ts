import { company } from '@atrium/contract/core'
import { ContactPage } from '#pages/ContactPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { mailsNaming, readable } from '#support/mails.ts'
import { expect, test } from '#support/test.ts'

const sender = { name: 'Günəş Əliyeva', message: 'Salam.\nNə vaxt başlaya bilərsiniz?' }

/** A unique address for each run: the mail catcher stores all mails. */
const addressOf = (name: string) => `${name}.${Date.now()}@example.com`

test('a customer’s message arrives, and the form is cleared', async ({ page, texts }) => {
  const contact = new ContactPage(page, texts)
  await contact.open()
  const email = addressOf('customer')
  await contact.fill({ ...sender, email })
  await contact.submit.click()
  await expect(contact.sent).toBeVisible()
  await expect(contact.field('name')).toHaveValue('')
  await expect(contact.field('message')).toHaveValue('')
  await expect.poll(async () => (await mailsNaming(company.email, email)).length).toBe(1)
  const [mail = ''] = await mailsNaming(company.email, email)
  expect(readable(mail)).toContain('Nə vaxt başlaya bilərsiniz?')
  await page.reload()
  await expect(contact.field('name')).toHaveValue('')
})

test('a business’s message arrives with all its fields', async ({ page, texts }) => {
  const contact = new ContactPage(page, texts)
  await contact.open()
  await contact.tab('business').click()
  const email = addressOf('business')
  await contact.fill({ ...sender, email, company: 'Günəş MMC', position: 'Direktor' })
  await contact.service.selectOption({ index: 2 })
  const service = (await contact.service.locator('option:checked').textContent()) ?? ''
  await contact.submit.click()
  await expect(contact.sent).toBeVisible()
  await expect(contact.service).toHaveValue('')
  await expect.poll(async () => (await mailsNaming(company.email, email)).length).toBe(1)
  const [mail = ''] = await mailsNaming(company.email, email)
  for (const value of [sender.name, 'Günəş MMC', 'Direktor', service]) expect(readable(mail)).toContain(value)
})

test('typed values survive a change of the tab and a reload', async ({ page, texts }) => {
  const contact = new ContactPage(page, texts)
  await contact.open()
  await contact.fill(sender)
  await contact.tab('customer').press('ArrowRight')
  await expect(contact.tab('business')).toBeFocused()
  await contact.fill({ company: 'Günəş MMC' })
  await page.reload()
  await expect(contact.field('company')).toHaveValue('Günəş MMC')
  await contact.tab('customer').click()
  await expect(contact.field('name')).toHaveValue(sender.name)
  await expect(contact.field('message')).toHaveValue(sender.message)
})

test('no map is loaded without consent, which is stored', async ({ page, texts }) => {
  const asked: string[] = []
  await page.route('**/*openstreetmap.org/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' })
  })
  const contact = new ContactPage(page, texts)
  await contact.open()
  await expect(contact.showMap).toBeVisible()
  await contact.showMap.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])

  await contact.showMap.click()
  await expect(contact.map).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  await page.reload()
  await expect(contact.showMap).toBeVisible()
  expect(asked).toHaveLength(1)

  await contact.showMap.click()
  await contact.allowMaps.check()
  await expect.poll(() => asked.length).toBe(2)
  await page.goto('/career/2')
  await contact.map.scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBe(3)
  await contact.allowMaps.uncheck()
  await page.reload()
  await expect(contact.showMap).toBeVisible()
  expect(asked).toHaveLength(3)
})

test('a toast about a form lies over the bar, and covers no part of the form', async ({ page, texts }) => {
  const contact = new ContactPage(page, texts)
  await contact.open()
  await contact.submit.click()
  const toast = await page.getByRole('region', { name: texts('contact:MessageFalse') }).boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  if (!toast || !bar) throw new Error('There is no toast, or no bar.')
  expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y + bar.height)
})

test('the form focuses the first invalid field, and no state has an accessibility violation', async ({
  page,
  texts,
}) => {
  const contact = new ContactPage(page, texts)
  await contact.open()
  await expectAccessible(page)
  await contact.submit.click()
  await expect(contact.field('name')).toBeFocused()
  await expect(contact.field('name')).toHaveAccessibleDescription('Name is required')
  await expect(contact.form.getByText(texts('contact:form.errorSummary_other', { count: '3' }))).toBeVisible()
  await contact.tab('business').click()
  await contact.submit.click()
  await expect(contact.field('name')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await contact.tab('customer').click()
  await contact.fill({ ...sender, email: addressOf('axe') })
  await page.route('**/email/send', (route) => route.abort())
  await contact.submit.click()
  await expect(contact.failure).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/email/send')
  await page.route('**/email/send', (route) => route.fulfill({ contentType: 'text/plain', body: 'OK' }))
  await contact.submit.click()
  await expect(contact.sent).toBeVisible()
  await expectAccessible(page)
})
