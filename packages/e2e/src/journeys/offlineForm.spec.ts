import { ContactPage } from '#pages/ContactPage.ts'
import { expect, test } from '#support/test.ts'

test('offline a form shows the failure and keeps its input, although no more code can be fetched', async ({
  page,
  context,
  texts,
}) => {
  const contact = new ContactPage(page, texts)
  await contact.open()
  await contact.fill({ name: 'Aysel', email: 'aysel@caspora.example', message: 'We plan a new office.' })
  await context.setOffline(true)
  // The code of toasts is loaded with the first one.
  const lost = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script')
  await contact.submit.click()
  await lost
  await expect(contact.failure).toBeVisible()
  await expect(contact.field('message')).toHaveValue('We plan a new office.')
  await expect(contact.submit).toBeEnabled()
})
