import { login } from '@atrium/contract/accounts'
import {
  applyToJob,
  getJob,
  listCategories,
  listJobs,
  sendGeneralApplication,
} from '@atrium/contract/careers'
import { emailTemplates, sendEmail } from '@atrium/contract/contact'
import { getTranslations } from '@atrium/contract/core'
import { listHolidays } from '@atrium/contract/holidays'
import { getSchedule } from '@atrium/contract/meetings'
import { subscribe } from '@atrium/contract/newsletter'
import { getCard, listEmployees, listRoomEmployees, listTeam } from '@atrium/contract/people'
import { getService, listServices } from '@atrium/contract/services'
import type { Page } from '@playwright/test'
import { ContactPage } from '#pages/ContactPage.ts'
import { LoginPage } from '#pages/LoginPage.ts'
import { LookupPage } from '#pages/LookupPage.ts'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { cvFile } from '#support/cv.ts'
import { otherSiteOrigin, siteOrigin } from '#support/ports.ts'
import { badgePath, leyla } from '#support/samplePeople.ts'
import { newStaff } from '#support/staff.ts'
import { started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'

const site = otherSiteOrigin
const api = siteOrigin

// The application is on one host, and all its calls go to another, by the settings.
test.use({ baseURL: site, serviceWorkers: 'block' })

interface Row {
  method: string
  path: string
  /** The difference between the two rows of the e-mail service. */
  template?: string
  /** @default api */
  host?: string
}

/** The rows of the specification’s table of calls, in its order (docs/calls.md). */
const rows: Record<string, Row> = {
  'Staff login': login,
  'Vacancy list': listJobs,
  'Vacancy detail': getJob,
  Categories: listCategories,
  'Apply to vacancy': applyToJob,
  'General application': sendGeneralApplication,
  'Service list': listServices,
  'Service detail': getService,
  Badge: listEmployees,
  'Room employees': listRoomEmployees,
  'Business card': getCard,
  'Team list': listTeam,
  Subscribe: subscribe,
  Holidays: listHolidays,
  Schedule: getSchedule,
  Translations: { ...getTranslations, host: site },
  'Leave request': { ...sendEmail, template: emailTemplates.offDay },
  'Contact message': { ...sendEmail, template: emailTemplates.customer },
}

/** Every successful response to the page, as a line with the host and the call. */
function answersTo(page: Page): string[] {
  const answers: string[] = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    const request = response.request()
    if (!response.ok()) return
    const isMail = request.method() === 'POST' && pathname === sendEmail.path
    const template = isMail ? ` ${request.postDataJSON().template_id}` : ''
    answers.push(`${request.method()} ${origin}${pathname}${template}`)
  })
  return answers
}

const lineOf = ({ method, path, template, host = api }: Row): RegExp =>
  new RegExp(`^${method} ${host}${path.replace(/:\w+/g, '[^/]+')}${template ? ` ${template}` : ''}$`)

test('every call of the specification works with another host', async ({
  page,
  texts,
  careerPage,
  vacancyPage,
  applicationPage,
}) => {
  // This journey visits the whole product.
  test.slow()
  const answers = answersTo(page)
  /** A page may be visible before its calls are answered, and leaving it cancels them. */
  const isAnswered = (row: Row, name?: string) =>
    expect.poll(() => answers.some((line) => lineOf(row).test(line)), name).toBe(true)
  const email = `other.host.${Date.now()}@example.com`
  const applicant = { firstName: 'Günəş', lastName: 'Əliyeva', email, phone: '+994 50 000 00 00' }

  await page.goto('/about')
  await started(page)
  await isAnswered(listTeam)
  await page.goto('/service')
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/service\/\d+$/)
  await isAnswered(getService)
  await careerPage.open()
  await careerPage.view('Business analyst').click()
  await vacancyPage.apply.click()
  await applicationPage.fill(applicant)
  await applicationPage.cv.setInputFiles(cvFile('CV.pdf', email))
  await applicationPage.submit.click()
  await expect(applicationPage.receipt).toBeVisible()
  await applicationPage.openGeneral()
  await applicationPage.fill({ ...applicant, message: 'Salam.' })
  await applicationPage.cv.setInputFiles(cvFile('CV.pdf', email))
  await applicationPage.submit.click()
  await expect(applicationPage.receipt).toBeVisible()

  const contact = new ContactPage(page, texts)
  await contact.open()
  await contact.fill({ name: 'Günəş Əliyeva', email, message: 'Salam.' })
  await contact.submit.click()
  await expect(contact.sent).toBeVisible()
  const letter = page.getByRole('region', { name: texts('common:subscribe.title') })
  await letter.getByRole('textbox').fill(email)
  await letter.getByRole('button', { name: texts('common:subscribe.submit') }).click()
  await expect(letter.getByRole('status')).toHaveText(texts('common:subscribe.SubscribeMessage'))

  const lookup = new LookupPage(page, texts)
  for (const [address, row] of [
    [badgePath(leyla), listEmployees],
    ['/rooms/Xəzər', listRoomEmployees],
    ['/codes/gunes-aliyeva', getCard],
  ] as const) {
    await lookup.open(address)
    await isAnswered(row)
    await expect(lookup.alert).toHaveCount(0)
  }

  const person = await newStaff()
  const loginPage = new LoginPage(page, texts)
  await loginPage.open('?next=/staff/requests')
  await loginPage.signIn(person)
  const offDays = new OffDayPage(page, texts)
  await offDays.grid.waitFor()
  await offDays.nextMonth.click()
  await offDays.workday(8, 1).click()
  await offDays.message.fill(`From another host ${email}`)
  await offDays.send.click()
  await expect(offDays.sent).toBeVisible()
  await page.goto('/staff/calendar')
  await new SchedulePage(page, texts).view('schedule').click()

  for (const [name, row] of Object.entries(rows)) await isAnswered(row, name)
})
