import type { Page } from '@playwright/test'
import { OwnApplicationPage, ownApplicationPath } from '#pages/OwnApplicationPage.ts'
import { expectAccessible } from '#support/axe.ts'
import { cvFile } from '#support/cv.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

const applicant = (email: string) => ({
  firstName: 'Aysel',
  lastName: 'Quliyeva',
  email,
  phone: '+994 50 000 00 00',
})

/** Does everything that the page offers, from the link of the mail on. */
async function useLink(page: Page, texts: Texts, link: string): Promise<void> {
  const own = new OwnApplicationPage(page, texts)
  await page.goto(link)
  await expect(own.stage('new')).toBeVisible()

  await own.open('contact')
  const phone = page.getByRole('textbox', { name: texts('careers:form.phone') })
  await phone.fill('12')
  await own.press('contact.submit')
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.fill('+994 55 111 22 33')
  await own.press('contact.submit')
  await own.expectDone('contactData')
  await expect(page.getByRole('definition').filter({ hasText: '+994 55 111 22 33' })).toBeVisible()

  await own.open('newCv')
  await page.locator('input[type=file]').setInputFiles(cvFile('Yeni CV.pdf', link))
  await own.press('newCv.submit')
  await own.expectDone('newCv')
  await expect(page.getByRole('definition').filter({ hasText: 'Yeni CV.pdf' })).toBeVisible()

  await own.open('withdrawal')
  await own.press('withdrawal.action')
  await expect(own.stage('withdrawn')).toBeVisible()
  await own.expectDone('withdrawal')

  await own.open('deletion')
  await own.press('deletion.action')
  await expect(page.getByRole('heading', { name: texts('application:deleted.title') })).toBeVisible()
  await page.goto(link)
  await expect(own.unknown).toBeVisible()
}

test('an applicant opens the link of the receipt, corrects, withdraws and deletes the application', async ({
  page,
  applicationPage,
  texts,
}) => {
  const email = `link.${Date.now()}@example.com`
  await applicationPage.openFor(1)
  await applicationPage.fill(applicant(email))
  await applicationPage.cv.setInputFiles(cvFile('CV.pdf', email))
  await applicationPage.submit.click()
  const link = await ownApplicationPath(email)
  const reply = await page.goto(link)
  expect(reply?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  await expect(new OwnApplicationPage(page, texts).stage('new')).toBeVisible()
  await expectAccessible(page, { hasFoot: false })
  await useLink(page, texts, link)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, serviceWorkers: 'block' })

  test('an applicant does the same', async ({ page, applicationPage, texts }) => {
    const email = `plain.${Date.now()}@example.com`
    await page.goto('/sendCv?lng=en')
    await applicationPage.fill({ ...applicant(email), message: 'I plan projects.' })
    await applicationPage.cv.setInputFiles(cvFile('CV.pdf', email))
    await applicationPage.submit.click()
    await useLink(page, texts, await ownApplicationPath(email))
  })
})
