import type { Page } from '@playwright/test'
import { ContactPage } from '#pages/ContactPage.ts'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { alone } from '#support/alone.ts'
import { asNextVersion, withoutItsCode } from '#support/nextVersion.ts'
import { newStaff } from '#support/staff.ts'
import { blankPage, readStored } from '#support/stored.ts'
import { expect, test } from '#support/test.ts'
import type { Words } from '#support/words.ts'

// A worker would bring code past the version that the journey plays.
test.use({ serviceWorkers: 'block' })

const note = (page: Page, words: Words) =>
  page.getByRole('status').filter({ hasText: words('common:updated.title') })

const reload = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('common:updated.reload'), exact: true })

const meetingOf = (title: string, start: string) => ({ title, day: '2026/11/17', start, end: '18:00' })

test('a tab with the old version harms nothing of the new one, says so, and loses nothing of its own', async ({
  page,
  context,
  words,
}) => {
  test.slow()
  await alone(context)
  const old = new SchedulePage(page, words)
  await old.open(await newStaff())
  await old.create.click()
  await old.form.save(meetingOf('Before', '9:00'))

  // The new version comes in another tab, takes over what there is, and keeps more.
  const other = await context.newPage()
  await asNextVersion(other)
  await other.clock.setFixedTime(new Date('2026-11-21T08:00:00Z'))
  const newer = new SchedulePage(other, words)
  await other.goto('/staff/calendar')
  await newer.ready()
  await expect(newer.meeting(/^Before/)).toBeVisible()
  await expect(note(page, words)).toBeVisible()
  await expect(note(other, words)).toHaveCount(0)
  await newer.create.click()
  await newer.form.save(meetingOf('Of the new version', '10:00'))
  await expect(newer.meeting(/^Of the new/)).toBeVisible()
  await newer.staff.entry(words('staff:nav.requests')).click()
  await new OffDayPage(other, words).message.fill('Message of the new version')
  const blank = await blankPage(context)
  await expect.poll(async () => (await readStored(blank)).texts.offDay).toContain('of the new')
  await other.close()
  const before = await readStored(blank)
  expect(JSON.parse(before.texts.offDay ?? '')).toMatchObject({ version: 2 })
  expect(before.records).toContainEqual([expect.stringMatching(/#version$/), 2])

  // Everything in the old tab is changed.
  await old.create.click()
  await old.form.save(meetingOf('After', '11:00'))
  await expect(old.meeting(/^After/)).toBeVisible()
  await old.press('previous')
  await old.press('next')
  await old.view('calendar').click()
  await old.view('schedule').click()
  await old.staff.entry(words('staff:nav.requests')).click()
  const request = new OffDayPage(page, words)
  await request.message.fill('Half typed in the old tab')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('offDay.older')))
    .toContain('Half typed in the old tab')
  const { texts, records } = await readStored(blank)
  const { meetings, ...others } = texts
  expect({ texts: others, records }).toEqual(before)
  expect(meetings).toContain('After')

  // The server is still away: what only this tab had is in the new version all the same.
  await asNextVersion(page)
  await expect(note(page, words)).toContainText('what you have typed stays')
  await reload(page, words).click()
  await expect(note(page, words)).toHaveCount(0)
  await expect(request.message).toHaveValue('Half typed in the old tab')
  await old.staff.entry(words('staff:nav.calendar')).click()
  await old.ready()
  for (const title of ['Before', 'Of the new version', 'After'])
    await expect(old.meeting(new RegExp(`^${title},`))).toBeVisible()
  await expect.poll(async () => (await readStored(blank)).texts.meetings).toBeUndefined()
})

test.describe('code that is gone from the server', () => {
  test.use({ expectedError: /ChunkLoadError/ })

  test('an old tab that opens a page it has not loaded says so, and a reload brings it', async ({
    page,
    careerPage,
    words,
  }) => {
    const contact = new ContactPage(page, words)
    await contact.open()
    await contact.field('message').fill('Half typed')
    await withoutItsCode(page)
    await page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: words('common:nav.careers') })
      .click()
    await expect(page.getByRole('alert')).toContainText(words('common:updated.title'))
    await page.unroute('**/assets/*.js')
    await reload(page, words).click()
    await expect(careerPage.heading).toBeVisible()
    await page.goBack()
    await expect(contact.field('message')).toHaveValue('Half typed')
  })
})
