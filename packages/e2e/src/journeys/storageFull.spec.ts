import type { Page } from '@playwright/test'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { alone } from '#support/alone.ts'
import { newStaff } from '#support/staff.ts'
import { blankPage, readStored, type Stored } from '#support/stored.ts'
import { expect, test } from '#support/test.ts'

test.use({
  serviceWorkers: 'block',
  // redux-persist prints a failed write by itself.
  expectedError: /QuotaExceededError|exceeded the quota|Error storing data/,
})

/** Longer than the pause after which a write is tried again. */
const pastRetryMs = 6000

/** Fills the origin's `localStorage` to the last sign. */
const fill = (page: Page) =>
  page.evaluate(() => {
    let size = 2 ** 22
    for (let part = 0; size > 0; part += 1)
      try {
        localStorage.setItem(`filling.${part}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    // Keys have their size too.
    for (let one = 0; ; one += 1)
      try {
        localStorage.setItem(`${one}`, '')
      } catch {
        return
      }
  })

/** Whether this page finds no room; another process hears of what was filled a moment later. */
const isFull = (page: Page) =>
  page.evaluate(() => {
    try {
      localStorage.setItem('probe', 'probe')
      localStorage.removeItem('probe')
      return false
    } catch {
      return true
    }
  })

/** Makes room again. */
const empty = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^(filling\.)?\d+$/.test(key)) localStorage.removeItem(key)
  })

const plan = (title: string, start: string) => ({ title, day: '2026/11/17', start, end: '18:00' })

const titles = ({ records }: Stored) =>
  records.flatMap(([, record]) => (record as { meeting?: { title: string } }).meeting?.title ?? []).sort()

test('a full storage is told of, harms nothing that is kept, and is written again by itself when there is room', async ({
  page,
  context,
  words,
}) => {
  test.slow()
  await alone(context)
  await page.clock.install({ time: new Date('2026-11-21T08:00:00Z') })
  const schedule = new SchedulePage(page, words)
  await schedule.open(await newStaff())
  await schedule.create.click()
  await schedule.form.save(plan('Kept', '9:00'))
  await expect(schedule.meeting(/^Kept/)).toBeVisible()
  const note = page.getByRole('status').filter({ hasText: words('staff:storage.title') })
  await expect(note).toHaveCount(0)
  const blank = await blankPage(context)
  await expect.poll(async () => titles(await readStored(blank))).toEqual(['Kept'])

  // The texts: localStorage is truly full.
  await schedule.staff.entry(words('staff:nav.requests')).click()
  const request = new OffDayPage(page, words)
  await request.message.fill('Kept')
  await expect.poll(async () => (await readStored(blank)).texts.offDay).toContain('"Kept"')
  await fill(blank)
  await expect.poll(() => isFull(page)).toBe(true)
  const long = 'A message that is longer than what was there before'
  await request.message.fill(long)
  await expect(note).toBeVisible()
  expect((await readStored(blank)).texts.offDay).toContain('"Kept"')
  await empty(blank)
  await expect.poll(() => isFull(page)).toBe(false)
  await page.clock.fastForward(pastRetryMs)
  await expect(note).toHaveCount(0)
  await expect.poll(async () => (await readStored(blank)).texts.offDay).toContain(long)

  // The records: every one that is put finds no room. The page is told by the transaction, as by a full disk.
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    const isFullNow = () => 'isFull' in window
    Object.assign(window, { isFull: true })
    IDBObjectStore.prototype.put = function (...args) {
      const request = put.apply(this, args)
      if (isFullNow() && this.transaction.db.name === 'atrium-state') this.transaction.abort()
      return request
    }
  })
  await schedule.staff.entry(words('staff:nav.calendar')).click()
  await schedule.ready()
  await schedule.create.click()
  await schedule.form.save(plan('No room', '10:00'))
  await expect(schedule.meeting(/^No room/)).toBeVisible()
  await expect(note).toBeVisible()
  expect(titles(await readStored(blank))).toEqual(['Kept'])
  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'))
  await page.clock.fastForward(pastRetryMs)
  await expect(note).toHaveCount(0)
  await expect.poll(async () => titles(await readStored(blank))).toEqual(['Kept', 'No room'])

  await page.reload()
  await schedule.ready()
  await expect(schedule.meeting(/^(Kept|No room)/)).toHaveCount(2)
})
