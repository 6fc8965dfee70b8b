import { company, dayAndTime } from '@atrium/contract/core'
import { writeMeetingDate } from '@atrium/contract/meetings'
import type { BrowserContext, Page } from '@playwright/test'
import { CalendarPage } from '#pages/CalendarPage.ts'
import { LoginPage } from '#pages/LoginPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { expectAccessible } from '#support/axe.ts'
import { now } from '#support/clock.ts'
import { endSession, newStaff, type Staff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'

test.use({
  serviceWorkers: 'allow',
  // Console messages of Chromium about requests without a network.
  // The holidays of the next year, of which there may be no copy.
  expectedError: /ERR_INTERNET_DISCONNECTED|ChunkLoadError|Error fetching holidays/,
})

const workshop = /^Caspora workshop/

/** The day by the company’s clock: the browser’s own clock runs, since a stopped one hides what the page has loaded. */
const today = () => dayAndTime(now(), company.timeZone).day

/** The response of the company’s schedule, so that its content is known. */
const answerSchedule = (context: BrowserContext) =>
  context.route('**/Schedule.json', (route) =>
    route.fulfill({
      json: [{ title: 'Caspora workshop', date: today(), start_time: '14:00', end_time: '15:00' }],
    }),
  )

/** Signs a person in, and waits until the week shows the company’s meeting. */
async function openSchedule(page: Page, texts: Texts, person: Staff): Promise<SchedulePage> {
  const schedule = new SchedulePage(page, texts)
  await schedule.staff.open('/staff/calendar', person)
  await schedule.view('schedule').click()
  await schedule.ready()
  await expect(schedule.meeting(workshop)).toBeVisible()
  return schedule
}

/** All addresses in the browser’s caches of the staff area. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opening the mark of a signed-in person would create it.
    const names = (await caches.keys()).filter(
      (name) => name.startsWith('staff-') && name !== 'staff-signed-in',
    )
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

/** The files of the calendar and the schedules that are not cached. */
const missing = async (page: Page): Promise<string[]> => {
  const paths = await kept(page)
  const parts = ['/assets/main.', '/assets/schedule.', '/assets/meetingForm.', '/assets/chat-ChatSchedule']
  const texts = ['az', 'en', 'ru'].map((lng) => `/Locales/${lng}/schedule.json`)
  const answers = ['/schedule', '/offDays', `/holidays/${today().slice(0, 4)}/EN`]
  const all = ['/staff/frame', ...parts, ...texts, ...answers]
  return all.filter((wanted) => !paths.some((path) => path.includes(wanted)))
}

test('the calendar and the schedules open offline, and continue when the network is back', async ({
  page,
  context,
  texts,
}) => {
  test.slow()
  await answerSchedule(context)
  const schedule = await openSchedule(page, texts, await newStaff())
  const create = async (title: string, start: string) => {
    const end = start.replace(':00', ':30')
    await schedule.create.click()
    await schedule.form.save({ title, day: writeMeetingDate(today()), start, end })
  }
  await create('Review', '09:00')
  await schedule.expectSync('synced')
  await expect(schedule.offline).toHaveCount(0)
  await expect.poll(() => missing(page)).toEqual([])

  // The connection is lost while the page is open, and the page is reloaded.
  await context.setOffline(true)
  await expect(schedule.offline).toContainText(
    / are as of \d{1,2}\s\w+, \d\d:\d\d\. You can still create and change/,
  )
  await schedule.reload()
  await expect(schedule.meeting(workshop)).toBeVisible()
  await expect(schedule.meeting(/^Review/)).toBeVisible()
  await expect(schedule.offline).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await expectAccessible(page, { hasFoot: false })

  await create('On the train', '11:00')
  await schedule.expectSync('offline')
  await schedule.reload()
  await expect(schedule.meeting(/^On the train/)).toBeVisible()

  // The other view, and an address in another tab.
  await schedule.view('calendar').click()
  const calendar = new CalendarPage(page, texts)
  await expect(calendar.legend.first()).toBeVisible()
  await expect(schedule.offline).toContainText(/^We couldn’t reach the server.*The holidays are as of/)
  const tab = await context.newPage()
  await tab.goto('/staff/chat/user-profile/schedule')
  const other = new SchedulePage(tab, texts)
  await other.ready()
  for (const title of [workshop, /^Review/, /^On the train/]) await expect(other.meeting(title)).toBeVisible()
  await expect(other.offline).toBeVisible()
  await tab.close()

  await context.setOffline(false)
  await expect(schedule.offline).toHaveCount(0)
  await schedule.view('schedule').click()
  await schedule.expectSync('synced')
  await expect(schedule.offline).toHaveCount(0)
})

test('the offline data are deleted at the sign-out', async ({ page, context, texts }) => {
  test.slow()
  await answerSchedule(context)
  const schedule = await openSchedule(page, texts, await newStaff())
  await expect.poll(() => missing(page)).toEqual([])

  // Another tab waits for an answer while the person signs out in this one.
  const tab = await context.newPage()
  await tab.goto('/staff/calendar')
  const other = new SchedulePage(tab, texts)
  await other.ready()
  let isAsked = false
  let answer = () => {}
  await tab.route('**/Schedule.json', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
      isAsked = true
    })
    await route.fulfill({ json: [] }).catch(() => undefined)
  })
  // While an earlier call is pending, the page makes no other.
  await expect(async () => {
    await tab.evaluate(() => window.dispatchEvent(new Event('online')))
    expect(isAsked).toBe(true)
  }).toPass()
  await schedule.signOut.click()
  await new LoginPage(page, texts).heading.waitFor()
  answer()
  await new LoginPage(tab, texts).heading.waitFor()
  await expect.poll(() => kept(page)).toEqual([])
  await tab.close()

  await context.setOffline(true)
  await page.goto('/staff/calendar')
  const notice = page.getByRole('heading', { level: 1, name: 'No network' })
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  // The worker of the page is back in the network a moment later than the page.
  await expect(async () => {
    await page.reload()
    await expect(notice).toHaveCount(0)
  }).toPass()

  // A sign-out gives up after 8 s, which a slow machine may need.
  await endSession(context)
  // The next person has their own data, and none of the previous person’s.
  await openSchedule(page, texts, await newStaff({ firstName: 'Rauf', lastName: 'Quliyev' }))
  await expect.poll(() => missing(page)).toEqual([])
  const owners = new Set((await kept(page)).flatMap((path) => /^\/copies\/(\d+)\//.exec(path)?.[1] ?? []))
  expect(owners.size).toBe(1)
})

test('a sign-in page, and data that were never loaded, show that there is no connection', {
  tag: '@long',
}, async ({ page, context, texts }) => {
  const calendar = new CalendarPage(page, texts)
  await calendar.open()
  await expect.poll(() => kept(page)).toContain('/staff/frame')
  await expect.poll(() => kept(page)).toContain('/Locales/ru/schedule.json')
  await context.setOffline(true)
  await page.goto('/staff/login')
  await expect(page.getByRole('heading', { level: 1, name: 'No network' })).toBeVisible()
  // The application starts, with its texts.
  await page.goto('/staff/suggestion')
  await expect(page.getByRole('button', { name: texts('common:failure.retry') })).toBeVisible()
  await expect(page.goto('/career')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})
