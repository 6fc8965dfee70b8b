import { mkdtemp, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { jobSamples } from '@atrium/contract/careers/samples'
import { company, type Language } from '@atrium/contract/core'
import { admin, adminAtSocket } from '#support/admin.ts'
import { cvFile } from '#support/cv.ts'
import { mailsNaming, readable } from '#support/mails.ts'
import { expect, test } from '#support/test.ts'

const vacancyId = 2

const named = <Text>(value: Text | undefined): Text => {
  if (value === undefined) throw new Error('The samples lack a text that the journey needs.')
  return value
}

/** The sample vacancy and its category in the language of the journey, for locators. */
const textsOf = (code: Language) => {
  const text = named(jobSamples.find(({ id }) => id === vacancyId)?.[code])
  return { position: text.Position, category: text.Category }
}

test.describe('a visitor with the language Azerbaijani', () => {
  test.use({ lng: 'az' })

  test('finds a vacancy, applies with a CV, and both mails arrive', async ({
    page,
    careerPage,
    vacancyPage,
    applicationPage,
    texts,
  }) => {
    const { position, category } = textsOf('AZ')
    const applicant = {
      firstName: 'Günəş',
      lastName: 'Əliyeva-Ёлкина',
      email: `gunesh.${Date.now()}@example.com`,
      phone: '+994 50 000 00 00',
    }
    const cv = cvFile(`Günəş CV.pdf`, applicant.email)

    await page.goto('/career')
    await page.getByRole('link', { name: 'Azərbaycanca' }).click()
    await expect(careerPage.heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'az')
    await expect(careerPage.vacancies).toHaveCount(jobSamples.length)

    await careerPage.category(category).click()
    await expect(page).toHaveURL(/\/career\?category=[a-z-]+$/)
    const inCategory = jobSamples.filter((job) => job.AZ?.Category === category)
    await expect(careerPage.vacancies).toHaveCount(inCategory.length)

    await careerPage.view(position).click()
    await expect(vacancyPage.heading(position)).toBeVisible()
    await vacancyPage.apply.first().click()
    await expect(page).toHaveURL(`/app/${vacancyId}`)

    await applicationPage.fill(applicant)
    await applicationPage.cv.setInputFiles(cv)
    await expect(page.getByText(cv.name)).toBeVisible()
    await applicationPage.submit.click()

    await expect(applicationPage.receipt).toBeVisible()
    const reference = named(
      /CV-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await applicationPage.receipt.textContent()) ?? '')?.[0],
    )
    await expect(page).toHaveURL('/career')
    await expect(careerPage.receipt).toContainText(reference)
    await page.reload()
    await expect(careerPage.receipt).toContainText(reference)

    const record = await adminAtSocket('applications', 'show', reference)
    for (const value of Object.values(applicant)) expect(record).toContain(value)
    const saved = path.join(await mkdtemp(path.join(os.tmpdir(), 'atrium-cv-')), 'cv.pdf')
    await admin('applications', 'cv', reference, saved)
    expect(await readFile(saved)).toEqual(cv.buffer)

    await expect.poll(async () => (await mailsNaming(company.careersEmail, reference)).length).toBe(1)
    await expect.poll(async () => (await mailsNaming(applicant.email, reference)).length).toBe(1)
    const [toCompany = ''] = await mailsNaming(company.careersEmail, reference)
    expect(readable(toCompany)).toContain(applicant.email)
    expect(toCompany).toContain(cv.buffer.toString('base64').slice(0, 60))
    await careerPage.receipt.getByRole('button', { name: texts('careers:receipt.dismiss') }).click()
    await expect(careerPage.receipt).toBeHidden()
  })
})

test('sends a CV without a vacancy, which arrives with its message', async ({
  page,
  careerPage,
  applicationPage,
}) => {
  await careerPage.open()
  await careerPage.shareCv.click()
  await expect(page).toHaveURL('/sendCv')
  const email = `general.${Date.now()}@example.com`
  await applicationPage.fill({
    firstName: 'Rəşad',
    lastName: 'Quliyev',
    email,
    phone: '050 000 00 00',
    message: 'Məlumat bazaları ilə işləyirəm.\nSecond line.',
  })
  await applicationPage.cv.setInputFiles(cvFile('cv.pdf', email))
  await applicationPage.submit.click()
  await expect(applicationPage.receipt).toBeVisible()
  const reference = named(/CV-[0-9A-Z-]{9}/.exec((await applicationPage.receipt.textContent()) ?? '')?.[0])
  expect(await adminAtSocket('applications', 'show', reference)).toContain('Məlumat bazaları ilə işləyirəm.')
})
