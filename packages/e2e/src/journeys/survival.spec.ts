import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { LoginPage } from '#pages/LoginPage.ts'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { alone } from '#support/alone.ts'
import { setClock } from '#support/clock.ts'
import { rounds } from '#support/rounds.ts'
import { newStaff } from '#support/staff.ts'
import { oneOf, readStored } from '#support/stored.ts'
import { expect, test } from '#support/test.ts'
import { dayOfWeek, saturdayNoon } from '#support/week.ts'

async function save(schedule: SchedulePage, title: string, start: string, end: string): Promise<void> {
  await schedule.create.click()
  await schedule.form.fill({ title, day: dayOfWeek(2).slashed, start, end })
  await schedule.form.button('save').click()
}

test('a reload at the moment of each save loses no meeting', async ({ page, texts }) => {
  await alone(page)
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  for (let hour = 9; hour < 9 + rounds.savedMeetings; hour += 1) {
    await save(schedule, `Meeting of ${hour}`, `${hour}:00`, `${hour}:30`)
    await schedule.reload()
    await expect(schedule.meeting(/^Meeting of/)).toHaveCount(hour - 8)
  }
})

async function launch(folder: string): Promise<{ context: BrowserContext; page: Page }> {
  const { launchOptions = {}, baseURL, locale, viewport } = test.info().project.use
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...(baseURL && { baseURL }),
    ...(locale && { locale }),
    ...(viewport && { viewport }),
  })
  await setClock(context)
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('popupShown', 'true'))
  await alone(page)
  return { context, page }
}

/** Ends all processes of a browser at once, as the system does when memory runs out. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession()
  const processes = (await session?.send('SystemInfo.getProcessInfo'))?.processInfo ?? []
  expect(processes.map(({ type }) => type)).toContain('browser')
  for (const { id } of processes)
    try {
      process.kill(id, 'SIGKILL')
    } catch {
      // It has ended with another one.
    }
  await context.close().catch(() => undefined)
}

test('a browser that is killed after the last letter was stored loses nothing', async ({ texts }) => {
  test.slow()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-killed-'))
  const person = await newStaff()
  const before = await launch(folder)
  const first = new SchedulePage(before.page, texts)
  await first.open(person)
  await save(first, 'Plan', '12:00', '12:15')
  await expect(first.meeting('Plan')).toBeVisible()
  await first.press('next')
  await first.staff.entry(texts('staff:nav.requests')).click()
  const request = new OffDayPage(before.page, texts)
  await request.day(25).click()
  await request.message.fill('Half typed')
  // Some hundredths of a second, before which nothing can be stored.
  await expect.poll(async () => oneOf(await readStored(before.page), 'offDay')).toContain('Half typed')
  await kill(before.context)

  const after = await launch(folder)
  const schedule = new SchedulePage(after.page, texts)
  // The session ended with the browser, which still has the user.
  await after.page.clock.setFixedTime(saturdayNoon())
  const login = new LoginPage(after.page, texts)
  await login.open('?next=/staff/calendar')
  await login.signIn(person)
  // The chosen view and week.
  await schedule.ready()
  await expect(schedule.nav).toContainText('22')
  await schedule.press('previous')
  await expect(schedule.meeting(`Plan, 12:00–12:15, ${dayOfWeek(2).name}`)).toBeVisible()
  await schedule.staff.entry(texts('staff:nav.requests')).click()
  const found = new OffDayPage(after.page, texts)
  await expect(found.message).toHaveValue('Half typed')
  await expect(found.day(25)).toHaveAttribute('aria-selected', 'true')
  await after.context.close()
  await rm(folder, { recursive: true, force: true })
})
