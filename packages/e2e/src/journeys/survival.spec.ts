import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { alone } from '#support/alone.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'
import type { Words } from '#support/words.ts'

async function save(schedule: SchedulePage, title: string, start: string, end: string): Promise<void> {
  await schedule.create.click()
  await schedule.form.fill({ title, day: '2026/11/17', start, end })
  await schedule.form.button('save').click()
}

test('the page is loaded anew in the moment of each saving: every meeting is there', async ({
  page,
  words,
}) => {
  test.slow()
  await alone(page)
  const schedule = new SchedulePage(page, words)
  await schedule.open(await newStaff())
  for (let hour = 9; hour < 17; hour += 1) {
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
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('popupShown', 'true'))
  await alone(page)
  return { context, page }
}

/** Ends all processes of a browser at once, as the system does when it needs the memory. */
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

test('the browser is killed: what was created a moment before is there when the person is back', async ({
  words,
}) => {
  test.slow()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-killed-'))
  const person = await newStaff()
  const openSchedule = async (page: Page, say: Words) => {
    const schedule = new SchedulePage(page, say)
    await schedule.open(person)
    return schedule
  }
  const before = await launch(folder)
  const first = await openSchedule(before.page, words)
  await save(first, 'Plan', '12:00', '12:15')
  await expect(first.meeting('Plan')).toBeVisible()
  await kill(before.context)

  const after = await launch(folder)
  const schedule = await openSchedule(after.page, words)
  await expect(schedule.meeting('Plan, Tuesday 17 November, 12:00–12:15')).toBeVisible()
  await after.context.close()
  await rm(folder, { recursive: true, force: true })
})
