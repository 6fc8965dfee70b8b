import { readFile } from 'node:fs/promises'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { StaffPage } from '#pages/StaffPage.ts'
import { type Calls, faultSamples, faults, someFaults } from '#support/faults.ts'
import { expectReadingFaultsShown, retryOnSlowLine } from '#support/reading.ts'
import { samplesOf } from '#support/rounds.ts'
import { signIn } from '#support/session.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'
import { dayOfWeek } from '#support/week.ts'

const onlyOwn = '**/Schedule.json'
const sync = '**/api/v1/meetings/sync/'

/** The data of the company in the week: when they are missing, a message above the week says so, and the week stays. */
const parts: { what: string; calls: Calls; failed: string }[] = [
  { what: 'the company’s schedule', calls: onlyOwn, failed: 'schedule:failed.title' },
  { what: 'the holidays', calls: '**/api/v2/holidays?*', failed: 'schedule:notesFailed.title' },
  { what: 'one’s own off days', calls: '**/api/v1/off-days/', failed: 'schedule:notesFailed.title' },
]

test.use({ serviceWorkers: 'block', expectedError: /^Error fetching holidays:/ })
test.beforeEach(({ page }) => page.clock.install())

for (const { what, calls, failed } of samplesOf(parts, ({ calls }) => calls === onlyOwn))
  test(`the week without ${what}: a fault is shown, and the week stays`, async ({ page, texts }) => {
    const staff = new StaffPage(page, texts)
    const schedule = new SchedulePage(page, texts)
    const alert = staff.main.getByRole('alert').filter({ hasText: texts(failed) })
    const retry = alert.getByRole('button', { name: texts('common:failure.retry'), exact: true })
    // Nothing was loaded before: the offline cache is empty.
    await signIn(page.context())
    await expectReadingFaultsShown(page, {
      ...{ calls, retry, through: someFaults },
      open: async () => {
        await page.goto('/staff/calendar')
        await schedule.view('schedule').click()
        await schedule.ready()
      },
      expectMessage: async ({ name }) => {
        await expect(alert, name).toBeVisible()
        await expect(schedule.grid).toBeVisible()
      },
    })
    await retryOnSlowLine(page, { calls, retry })
    await expect(alert).toHaveCount(0)
    await expect(staff.main).toBeFocused()
  })

test('the meetings are stored locally whatever the server answers, and sent automatically', async ({
  page,
  texts,
}) => {
  const schedule = new SchedulePage(page, texts)
  await page.route(onlyOwn, (route) => route.fulfill({ json: [] }))
  await schedule.open(await newStaff())
  await schedule.expectSync('synced')
  await schedule.create.click()
  await schedule.form.save({ title: 'Review', day: dayOfWeek(2).slashed, start: '09:00', end: '10:00' })
  await schedule.expectSync('synced')
  for (const fault of faults) {
    const atWork = await fault.apply(page, sync)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await atWork.strike()
    await schedule.expectSync(fault.name === 'no connection' ? 'offline' : 'failed')
    await expect(schedule.meeting(/^Review/)).toBeVisible()
    await atWork.lift()
  }
  await page.clock.fastForward(5 * 60_000)
  await schedule.expectSync('synced')
})

test('the form of a meeting: failures of availability and files are shown, and input is kept', async ({
  page,
  browser,
  texts,
}) => {
  const person = await newStaff()
  await page.route(onlyOwn, (route) => route.fulfill({ json: [] }))
  const schedule = new SchedulePage(page, texts)
  const { form } = schedule
  await schedule.open(person)
  const messages = form.root.getByRole('status').filter({ hasText: texts('meeting:availability.failed') })
  await expectReadingFaultsShown(page, {
    calls: '**/api/v1/availability/',
    retry: form.root.getByRole('button', { name: texts('common:failure.retry'), exact: true }),
    open: async () => {
      await schedule.create.click()
      const when = { day: dayOfWeek(2).slashed, start: '11:00', end: '12:00' }
      await form.fill({ ...when, title: 'Budget', notes: 'Bring figures.' })
    },
    expectMessage: async ({ name }) => {
      await expect(messages, name).toBeVisible()
      await expect(form.field('notes')).toHaveValue('Bring figures.')
    },
  })
  await page.keyboard.press('Enter')
  await expect(form.root.getByText(texts('meeting:availability.youFree'))).toBeVisible()
  await form.attachments.setInputFiles({
    name: 'figures.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Twelve'),
  })
  await expect(form.file('figures.txt')).toBeVisible()
  await form.button('save').click()
  await schedule.expectSync('synced')

  // Another browser of the person has the meeting, and downloads the file.
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.clock.install()
  await elsewhere.route(onlyOwn, (route) => route.fulfill({ json: [] }))
  const there = new SchedulePage(elsewhere, texts)
  await there.open(person)
  await there.edit(/^Budget/)
  const missing = texts('meeting:attachments.problems.unreachable', { name: 'figures.txt' })
  for (const fault of faultSamples) {
    const next = await fault.apply(elsewhere, '**/api/v1/meetings/attachments/**')
    await there.form.file('figures.txt').click()
    await next.strike()
    await expect(there.form.root.getByRole('alert'), fault.name).toContainText(missing)
    await expect(there.form.field('notes')).toHaveValue('Bring figures.')
    await next.lift()
  }
  const download = elsewhere.waitForEvent('download')
  await there.form.file('figures.txt').click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe('Twelve')
  await expect(there.form.root.getByText(missing)).toHaveCount(0)
  await elsewhere.context().close()
})
