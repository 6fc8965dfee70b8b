import type { Page } from '@playwright/test'
import { ContactPage } from '#pages/ContactPage.ts'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { alone } from '#support/alone.ts'
import { expectAccessible } from '#support/axe.ts'
import { asNextVersion, withoutItsCode } from '#support/nextVersion.ts'
import { newStaff } from '#support/staff.ts'
import { started } from '#support/started.ts'
import { blankPage, oneOf, readStored } from '#support/stored.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'
import { dayOfWeek, saturdayNoon } from '#support/week.ts'

// A worker would load code without the simulated version.
test.use({ serviceWorkers: 'block' })

const note = (page: Page, texts: Texts) =>
  page.getByRole('status').filter({ hasText: texts('common:updated.title') })

const reload = (page: Page, texts: Texts) =>
  page.getByRole('button', { name: texts('common:updated.reload'), exact: true })

const meetingOf = (title: string, start: string) => ({
  title,
  day: dayOfWeek(2).slashed,
  start,
  end: '18:00',
})

test('a tab with the old version says so and stores nothing more; its input stays until the reload', async ({
  page,
  context,
  texts,
}) => {
  test.slow()
  await alone(context)
  const old = new SchedulePage(page, texts)
  await old.open(await newStaff())
  await old.create.click()
  await old.form.save(meetingOf('Before', '9:00'))

  // The new version starts in another tab, takes over the stored data, and stores more.
  const other = await context.newPage()
  await asNextVersion(other)
  await other.clock.setFixedTime(saturdayNoon())
  const newer = new SchedulePage(other, texts)
  await other.goto('/staff/calendar')
  await newer.ready()
  await expect(newer.meeting(/^Before/)).toBeVisible()
  await expect(note(page, texts)).toBeVisible()
  await expect(note(other, texts)).toHaveCount(0)
  await newer.create.click()
  await newer.form.save(meetingOf('Of the new version', '10:00'))
  await expect(newer.meeting(/^Of the new/)).toBeVisible()
  await newer.staff.entry(texts('staff:nav.requests')).click()
  await new OffDayPage(other, texts).message.fill('Message of the new version')
  const blank = await blankPage(context)
  await expect.poll(async () => oneOf(await readStored(blank), 'offDay')).toContain('of the new')
  // Later page loads in this context are of the new version too.
  await other.unrouteAll({ behavior: 'ignoreErrors' })
  await other.close()
  const before = await readStored(blank)
  for (const slice of ['meetings', 'offDay'])
    expect(before.records).toContainEqual([expect.stringMatching(new RegExp(`^${slice}/.*#version$`)), 2])

  // Everything in the old tab is changed.
  await old.create.click()
  await old.form.save(meetingOf('After', '11:00'))
  await expect(old.meeting(/^After/)).toBeVisible()
  await old.press('previous')
  await old.press('next')
  await old.view('calendar').click()
  await old.view('schedule').click()
  await old.staff.entry(texts('staff:nav.requests')).click()
  const request = new OffDayPage(page, texts)
  await request.message.fill('Half typed in the old tab')
  expect(await readStored(blank)).toEqual(before)

  // The screen stays until the reload, which shows the data that the new version has stored.
  await expect(note(page, texts)).toContainText(texts('staff:storage.updated'))
  await old.staff.entry(texts('staff:nav.calendar')).click()
  await old.ready()
  await expect(old.meeting(/^After/)).toBeVisible()
  await old.staff.entry(texts('staff:nav.requests')).click()
  await expect(request.message).toHaveValue('Half typed in the old tab')
  expect(await readStored(blank)).toEqual(before)
  await asNextVersion(page)
  await reload(page, texts).click()
  await expect(note(page, texts)).toHaveCount(0)
  await expect(request.message).toHaveValue('Message of the new version')
  await old.staff.entry(texts('staff:nav.calendar')).click()
  await old.ready()
  for (const title of ['Before', 'Of the new version'])
    await expect(old.meeting(new RegExp(`^${title},`))).toBeVisible()
})

test.describe('with code that is gone from the server', () => {
  test.use({ expectedError: /ChunkLoadError/ })

  test('an old tab that opens an unloaded page says so, and a reload opens it', async ({
    page,
    careerPage,
    texts,
  }) => {
    const contact = new ContactPage(page, texts)
    await contact.open()
    await contact.field('message').fill('Half typed')
    await withoutItsCode(page)
    await page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: texts('common:nav.careers') })
      .click()
    await expect(page.getByRole('alert')).toContainText(texts('common:updated.title'))
    await expect(page).toHaveTitle(new RegExp(texts('common:updated.title')))
    // The missing page has a dark film below the navbar.
    await expectAccessible(page)
    await page.unroute('**/assets/*.js')
    await reload(page, texts).click()
    await expect(careerPage.heading).toBeVisible()
    await page.goBack()
    await expect(contact.field('message')).toHaveValue('Half typed')
  })
})

test.describe('without the code of the application', () => {
  test.use({ expectedError: /Failed to load resource|Refused to execute/, waitsForApplication: false })

  test('a message in all languages appears, with a link to reload', async ({ page, texts }) => {
    await withoutItsCode(page)
    await page.clock.install()
    await page.goto('/staff/login')
    const again = page.getByRole('link', { name: 'load it again' })
    await expect(again).toBeHidden()
    // The time-out of the application’s code.
    await page.clock.fastForward(15_000)
    await expect(page.getByText('Страница ещё не загрузилась')).toBeVisible()
    await expectAccessible(page, { isPart: true })
    await page.unroute('**/assets/*.js')
    await again.click()
    await started(page)
    await expect(page.getByText('Страница ещё не загрузилась')).toBeHidden()
    await expect(page.getByRole('button', { name: texts('login:signIn.submit') })).toBeVisible()
  })
})
