import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LoginPage } from '#pages/LoginPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { expectAccessible } from '#support/axe.ts'
import { endSession, newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'
import { dayOfWeek, saturdayNoon } from '#support/week.ts'

const sync = '**/api/v1/meetings/sync/'

const onlyOwn = (page: Page) => page.route('**/Schedule.json', (route) => route.fulfill({ json: [] }))

test.beforeEach(({ page }) => onlyOwn(page))

/** Creates a meeting of an hour with the form. */
async function create(schedule: SchedulePage, title: string, start: string): Promise<void> {
  await schedule.create.click()
  await schedule.form.save({
    title,
    day: dayOfWeek(2).slashed,
    start,
    end: `${Number(start.slice(0, 2)) + 1}:00`,
  })
}

test('two browsers, one of them offline, converge', async ({ page, browser, context, texts }) => {
  test.slow()
  const person = await newStaff()
  const here = new SchedulePage(page, texts)
  await here.open(person)
  await create(here, 'Review', '09:00')
  await create(here, 'Budget', '11:00')
  await here.expectSync('synced')
  // The clock of the other browser is some minutes ahead: its change wins.
  const otherPage = await (await browser.newContext()).newPage()
  await onlyOwn(otherPage)
  const there = new SchedulePage(otherPage, texts)
  await there.open(person, { at: new Date(saturdayNoon().getTime() + 5 * 60_000) })
  await expect(there.meeting(/^Review/)).toBeVisible()

  await context.setOffline(true)
  await here.expectSync('offline')
  await create(here, 'Written on the train', '13:00')
  await here.edit(/^Review/)
  await here.form.save({ notes: 'Bring the plan.' })
  await here.edit(/^Budget/)
  await here.form.save({ title: 'Budget of last week' })
  await here.expectSync('offline')
  await create(there, 'Of the other browser', '15:00')
  await there.edit(/^Budget/)
  await there.form.save({ title: 'Budget of 2027' })
  await there.expectSync('synced')

  await context.setOffline(false)
  await here.expectSync('synced')
  await here.meeting(/^Of the other browser/).waitFor()
  const all = [
    `Budget of 2027, 11:00–12:00, ${dayOfWeek(2).name}`,
    `Of the other browser, 15:00–16:00, ${dayOfWeek(2).name}`,
    `Review, 09:00–10:00, ${dayOfWeek(2).name}`,
    `Written on the train, 13:00–14:00, ${dayOfWeek(2).name}`,
  ]
  await expect.poll(() => here.meetings()).toEqual(all)
  await there.reload()
  await expect.poll(() => there.meetings()).toEqual(all)
  await there.edit(/^Review/)
  await expect(there.form.field('notes')).toHaveValue('Bring the plan.')
})

test('a failing server is reported, and receives everything later', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await schedule.expectSync('synced')
  await page.route(sync, (route) => route.fulfill({ status: 503, json: {} }))
  await create(schedule, 'Review', '09:00')
  await schedule.expectSync('failed')
  await schedule.reload()
  await expect(schedule.meeting(/^Review/)).toBeVisible()
  await schedule.expectSync('failed')
  await page.unroute(sync)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await schedule.expectSync('synced')
})

test('no data of the meetings remain for the next user', async ({ page, texts }) => {
  const person = await newStaff()
  const schedule = new SchedulePage(page, texts)
  await schedule.open(person)
  await schedule.create.click()
  await schedule.form.attachments.setInputFiles({
    name: 'salaries.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Confidential figures'),
  })
  await expect(schedule.form.file('salaries.txt')).toBeVisible()
  // By itself the form names the next working day, which holidays may move beyond the next week.
  await schedule.form.save({
    title: 'Confidential',
    day: dayOfWeek(9).slashed,
    notes: 'Confidential figures',
  })
  await schedule.expectSync('synced')
  await schedule.create.click()
  await schedule.form.fill({ title: 'Confidential draft' })
  await schedule.form.button('close').click()
  await schedule.form.answer('discard').click()
  expect(await kept(page)).toMatch(/Confidential[\s\S]*salaries\.txt/)

  await schedule.signOut.click()
  await new LoginPage(page, texts).heading.waitFor()
  await expect.poll(() => kept(page)).not.toMatch(/confidential|salaries/i)

  // The owner gets the meetings again: the server has them, and the file too.
  // A sign-out gives up after 8 s, which a slow machine may need.
  await endSession(page.context())
  await schedule.open(person)
  await schedule.press('next')
  await schedule.edit(/^Confidential/)
  const download = page.waitForEvent('download')
  await schedule.form.file('salaries.txt').click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe('Confidential figures')
})

test('a sign-out asks before it deletes meetings that the server does not have', async ({ page, texts }) => {
  const person = await newStaff()
  const schedule = new SchedulePage(page, texts)
  const login = new LoginPage(page, texts)
  await schedule.open(person)
  await schedule.expectSync('synced')
  await page.route(sync, (route) => route.fulfill({ status: 503, json: {} }))
  await create(schedule, 'Only here', '09:00')
  await schedule.expectSync('failed')
  await schedule.signOut.click()
  const question = schedule.unsent(1)
  await expect(question).toBeVisible()
  await expectAccessible(page, { hasFoot: false })
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(schedule.meeting(/^Only here/)).toBeVisible()

  // When the server accepts the meeting, it is sent first, without a question.
  await page.unroute(sync)
  await schedule.signOut.click()
  await login.heading.waitFor()
  await endSession(page.context())
  await schedule.open(person)
  await expect(schedule.meeting(/^Only here/)).toBeVisible()

  await page.route(sync, (route) => route.fulfill({ status: 503, json: {} }))
  await create(schedule, 'To be lost', '13:00')
  await schedule.signOut.click()
  await question.getByRole('button', { name: texts('staff:unsent.confirm') }).click()
  await login.heading.waitFor()
  expect(await kept(page)).not.toMatch(/Only here|To be lost/)
})

/** All stored data of the site. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const values = await done(database.transaction(store).objectStore(store).getAll())
        found.push(...values.map((value) => (value instanceof File ? value.name : value)))
      }
      database.close()
    }
    return JSON.stringify(found)
  })
