import { jobSamples } from '@atrium/contract/careers/samples'
import { company } from '@atrium/contract/core'
import { teamSamples } from '@atrium/contract/people/samples'
import type { Page } from '@playwright/test'
import { ContactPage } from '#pages/ContactPage.ts'
import { LoginPage } from '#pages/LoginPage.ts'
import { ProfilePage } from '#pages/ProfilePage.ts'
import { cvFile } from '#support/cv.ts'
import { mailsNaming } from '#support/mails.ts'
import { otherSiteOrigin, siteOrigin } from '#support/ports.ts'
import { newStaff } from '#support/staff.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

// The application is on one host, and all its calls go to another, by the settings.
test.use({ baseURL: otherSiteOrigin })

const api = siteOrigin
const calls = ['/api/', '/service_details/', '/list/', '/Schedule.json']

/** The calls of the page to the host of the application. */
function strayCalls(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== api && calls.some((path) => pathname.startsWith(path))) found.push(pathname)
  })
  return found
}

test('a visitor reads, writes and applies', async ({
  page,
  careerPage,
  vacancyPage,
  applicationPage,
  texts,
}) => {
  const stray = strayCalls(page)
  await page.goto('/about')
  await started(page)
  await expect(page.getByText(teamSamples[0]?.fullname ?? '').first()).toBeVisible()

  const contact = new ContactPage(page, texts)
  await contact.open()
  const email = `other.host.${Date.now()}@example.com`
  await contact.fill({ name: 'Günəş Əliyeva', email, message: 'Salam.' })
  await contact.submit.click()
  await expect(contact.sent).toBeVisible()
  await expect.poll(async () => (await mailsNaming(company.email, email)).length).toBe(1)

  await page.goto('/career')
  await expect(careerPage.vacancies).toHaveCount(jobSamples.length)
  await page.goto('/career/2')
  await vacancyPage.apply.click()
  await applicationPage.fill({
    firstName: 'Günəş',
    lastName: 'Əliyeva',
    email,
    phone: '+994 50 000 00 00',
  })
  await applicationPage.cv.setInputFiles(cvFile('CV.pdf', email))
  await applicationPage.submit.click()
  await expect(page).toHaveURL('/career')
  await expect.poll(async () => (await mailsNaming(company.careersEmail, email)).length).toBe(1)
  expect(stray).toEqual([])
})

test('a colleague signs in, edits the profile, and signs out', { tag: '@long' }, async ({ page, texts }) => {
  const stray = strayCalls(page)
  const person = await newStaff()
  const login = new LoginPage(page, texts)
  await login.open('?next=/staff/profile')
  await login.signIn(person)
  const profile = new ProfilePage(page, texts)
  await expect(page).toHaveURL('/staff/profile')
  await profile.editPhone.click()
  await profile.phone.fill('+994 55 000 00 55')
  await profile.savePhone.click()
  await expect(profile.phone).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('+994 55 000 00 55')
  await page.goto('/staff/calendar')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await page.goto('/staff/profile')
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('profile:logOut') })
    .click()
  await expect(page).toHaveURL('/staff/login')
  expect((await page.request.get(`${api}/api/v1/me/`)).status()).toBe(401)
  expect(stray).toEqual([])
})
