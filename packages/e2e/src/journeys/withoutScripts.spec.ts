import { jobSamples } from '@atrium/contract/careers/samples'
import { company, languages, toTag } from '@atrium/contract/core'
import { cardSamples, teamSamples } from '@atrium/contract/people/samples'
import { serviceSamples } from '@atrium/contract/services/samples'
import { ApplicationPage } from '#pages/ApplicationPage.ts'
import { CareerPage } from '#pages/CareerPage.ts'
import { ContactPage } from '#pages/ContactPage.ts'
import { cvFile } from '#support/cv.ts'
import { mailsNaming } from '#support/mails.ts'
import { expectNoOverflow } from '#support/overflow.ts'
import { badgePath, leyla } from '#support/samplePeople.ts'
import { expect, test } from '#support/test.ts'
import { type Lng, wordsOf } from '#support/texts.ts'

test.use({ javaScriptEnabled: false, serviceWorkers: 'block' })

/** A text of each page below its heading, of its data or its translations. */
const pages: [address: string, text: (lng: Lng) => string | undefined][] = [
  ['/', (lng) => wordsOf(lng)('home:why.heading')],
  ['/about', () => teamSamples[0]?.fullname],
  ['/service', (lng) => serviceSamples[0]?.[codeOf(lng)].name],
  ['/service/1', (lng) => serviceSamples[0]?.[codeOf(lng)].name],
  ['/career', (lng) => jobSamples[0]?.[codeOf(lng)]?.Position],
  ['/career/1', (lng) => jobSamples[0]?.[codeOf(lng)]?.Position],
  ['/app/1', (lng) => wordsOf(lng)('careers:form.firstName')],
  ['/sendCv', (lng) => wordsOf(lng)('careers:form.message')],
  ['/contact', (lng) => wordsOf(lng)('contact:form.message')],
  ['/privacy', () => company.email],
  [badgePath(leyla), () => leyla.idnumber],
  ['/rooms', () => 'Qobustan'],
  ['/codes/gunes-aliyeva', () => cardSamples.find(({ name }) => name === 'gunes-aliyeva')?.fullname],
  ['/staff/login', (lng) => wordsOf(lng)('login:signIn.email')],
  ['/no/such/page', (lng) => wordsOf(lng)('common:notFound.goHome')],
]

const codeOf = (lng: Lng) => languages.find((code) => toTag(code) === lng) ?? 'EN'

for (const lng of ['az', 'en', 'ru'] as const)
  test(`every page is complete in ${lng}`, async ({ page }) => {
    for (const [address, text] of pages) {
      await page.goto(`${address}?lng=${lng}`)
      await expect(page.locator('html'), address).toHaveAttribute('lang', lng)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.getByText(text(lng) ?? 'a text that the samples lack').first(), address).toBeVisible()
      // Nothing needs a script to render, and nothing covers the page.
      await expect(page.locator('[aria-busy=true], #loading-screen:visible'), address).toHaveCount(0)
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu, the languages, the filter, an answer and the sections work', async ({ page }) => {
    const texts = wordsOf('ru')
    await page.goto('/')
    await page.getByRole('link', { name: 'Русский' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    // The chosen language stays on the next page.
    await page
      .getByRole('navigation', { name: texts('common:nav.label') })
      .getByRole('link', { name: texts('common:nav.careers') })
      .click()
    const career = new CareerPage(page, texts)
    await expect(career.heading).toBeVisible()
    await expect(career.vacancies).toHaveCount(jobSamples.length)
    const { Category = '' } = jobSamples[0]?.RU ?? {}
    await career.category(Category).click()
    await expect(page).toHaveURL(/#vacancies$/)
    const inCategory = jobSamples.filter((job) => job.RU?.Category === Category)
    await expect(career.vacancies).toHaveCount(inCategory.length)
    // The search keeps the category.
    await career.search.getByRole('searchbox').fill('react')
    await career.search.getByRole('button', { name: texts('careers:vacancies.show') }).click()
    await expect(career.vacancies).toHaveCount(1)
    await page
      .getByRole('main')
      .getByRole('link', { name: texts('careers:vacancies.clear') })
      .click()
    await expect(career.vacancies).toHaveCount(jobSamples.length)
    await page.goto('/about')
    const question = page.locator('#faq summary').first()
    await question.click()
    await expect(page.locator('#faq details').first()).toHaveAttribute('open', '')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page)
  })
})

test('an application is refused with everything typed, then accepted with its reference', async ({
  page,
  texts,
}) => {
  const form = new ApplicationPage(page, texts)
  const applicant = {
    firstName: 'Günəş <b>',
    lastName: 'Əliyeva',
    email: 'not an address',
    phone: '+994 50 000 00 00',
  }
  await page.goto('/app/1')
  await form.fill(applicant)
  await form.cv.setInputFiles(cvFile('Günəş CV.pdf'))
  await form.submit.click()
  await expect(form.failure).toBeInViewport()
  await expect(form.field('email')).toHaveAccessibleDescription(texts('validation:emailInvalid'))
  await expect(form.cv).toHaveAccessibleDescription(new RegExp(texts('validation:cvAgain')))
  for (const [name, value] of Object.entries(applicant))
    await expect(form.field(name as keyof typeof applicant)).toHaveValue(value)

  const email = `gunesh.${Date.now()}@example.com`
  await form.field('email').fill(email)
  await form.cv.setInputFiles(cvFile('Günəş CV.pdf', email))
  await form.submit.click()
  await expect(page).toHaveURL(/\/app\/1\?sent=application&reference=CV-.*#application$/)
  await expect(form.receipt).toBeInViewport()
  const reference = new URL(page.url()).searchParams.get('reference') ?? ''
  await expect(form.receipt).toContainText(reference)
  await expect.poll(() => mailsNaming(company.careersEmail, reference)).toHaveLength(1)
})

test('a CV without a vacancy is accepted', async ({ page, texts }) => {
  const form = new ApplicationPage(page, texts)
  await page.goto('/sendCv')
  const email = `cv.${Date.now()}@example.com`
  await form.fill({
    firstName: 'Ayla',
    lastName: 'Quliyeva',
    email,
    phone: '+994501234567',
    message: 'Salam',
  })
  await form.cv.setInputFiles(cvFile('cv.pdf', email))
  await form.submit.click()
  await expect(form.receipt).toContainText(/CV-\w{4}-\w{4}/)
})

test('a business writes with its own form', async ({ page, texts }) => {
  const contact = new ContactPage(page, texts)
  await page.goto('/contact')
  await contact.tab('business').click()
  const mark = `Mark ${Date.now()}`
  await contact.fill({ name: 'Anna', email: 'anna@example.com', company: mark, message: 'Hello' })
  await contact.submit.click()
  await expect(contact.failure).toBeVisible()
  await expect(contact.field('position')).toHaveAccessibleDescription(texts('validation:positionRequired'))
  await expect(contact.field('company')).toHaveValue(mark)
  await contact.field('position').fill('Director')
  await contact.service.selectOption({ index: 1 })
  await contact.submit.click()
  await expect(contact.sent).toBeVisible()
  await expect.poll(() => mailsNaming(company.email, mark)).toHaveLength(1)
})

test('a newsletter address is refused at its field, then accepted', async ({ page, texts }) => {
  await page.goto('/privacy')
  const strip = page.getByRole('region', { name: texts('common:subscribe.title') })
  const field = strip.getByRole('textbox')
  const send = strip.getByRole('button', { name: texts('common:subscribe.submit') })
  await field.fill('anna at example')
  await send.click()
  await expect(field).toHaveValue('anna at example')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(strip.getByText(/^We can’t send email to this address/)).toBeVisible()
  await expect(field).toHaveAccessibleDescription(/^We can’t send email to this address/)
  await field.fill(`anna.${Date.now()}@example.com`)
  await send.click()
  await expect(strip.getByRole('status')).toHaveText(texts('common:subscribe.SubscribeMessage'))
  await expect(page).toHaveURL(/\/privacy\?sent=newsletter/)
})

test('the sign-in shows that it needs JavaScript, and puts no password into an address', async ({ page }) => {
  await page.goto('/staff/login')
  await expect(page.locator('noscript p[lang=en]')).toBeVisible()
  await expect(page.locator('noscript p[lang=ru]')).toBeHidden()
  await page.locator('input[type=password]').fill('secret-of-mine')
  await page.locator('input[type=password]').press('Enter')
  await expect(page).toHaveURL('/staff/login')
})

test('an expired link shows a message after the press', async ({ page, texts }) => {
  await page.goto('/subscribe/confirm?token=unknown')
  await page.getByRole('button', { name: texts('newsletter:confirm.button') }).click()
  await expect(page.getByRole('alert')).toContainText(texts('newsletter:confirm.unknownTitle'))
})
