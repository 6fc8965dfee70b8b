import type { Page } from '@playwright/test'
import { LoginPage } from '#pages/LoginPage.ts'
import { OffDayPage } from '#pages/OffDayPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { alone } from '#support/alone.ts'
import { newStaff } from '#support/staff.ts'
import { blankPage, oneOf, readStored, type Stored } from '#support/stored.ts'
import { expect, test } from '#support/test.ts'
import type { Texts } from '#support/texts.ts'
import { dayOfWeek, saturdayNoon } from '#support/week.ts'

test.use({
  serviceWorkers: 'block',
  // redux-persist itself prints a failed write.
  expectedError: /QuotaExceededError|exceeded the quota|Error storing data/,
})

/** Longer than the pause before the retry of a write. */
const pastRetryMs = 6000

/** Fills the `localStorage` of the origin completely. */
const fill = (page: Page) =>
  page.evaluate(() => {
    let size = 2 ** 22
    for (let part = 0; size > 0; part += 1)
      try {
        localStorage.setItem(`filling.${part}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    // Keys count as well.
    for (let one = 0; ; one += 1)
      try {
        localStorage.setItem(`${one}`, '')
      } catch {
        return
      }
  })

/** Whether this page has no space left; another process learns of the writes a moment later. */
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

/** Frees the space again. */
const empty = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^(filling\.)?\d+$/.test(key)) localStorage.removeItem(key)
  })

const plan = (title: string, start: string) => ({ title, day: dayOfWeek(2).slashed, start, end: '18:00' })

const titles = ({ records }: Stored) =>
  records.flatMap(([, record]) => (record as { meeting?: { title: string } }).meeting?.title ?? []).sort()

const noteOf = (page: Page, texts: Texts) =>
  page.getByRole('status').filter({ hasText: texts('staff:storage.title') })

/** The staff area, with a clock that the journey controls. */
async function openSchedule(page: Page, texts: Texts): Promise<SchedulePage> {
  await alone(page)
  await page.clock.install({ time: saturdayNoon() })
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  return schedule
}

async function openRequests({ page, staff, texts }: SchedulePage): Promise<OffDayPage> {
  await staff.entry(texts('staff:nav.requests')).click()
  return new OffDayPage(page, texts)
}

test('a full database is reported, damages no stored data, and is written again automatically when there is space', async ({
  page,
  context,
  texts,
}) => {
  test.slow()
  const schedule = await openSchedule(page, texts)
  await schedule.create.click()
  await schedule.form.save(plan('Kept', '9:00'))
  await expect(schedule.meeting(/^Kept/)).toBeVisible()
  const note = noteOf(page, texts)
  await expect(note).toHaveCount(0)
  const blank = await blankPage(context)
  await expect.poll(async () => titles(await readStored(blank))).toEqual(['Kept'])

  // Every `put` of a record fails. The transaction reports it to the page, as with a full disk.
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
  await schedule.create.click()
  await schedule.form.save(plan('No room', '10:00'))
  await expect(schedule.meeting(/^No room/)).toBeVisible()
  await expect(note).toBeVisible()
  const request = await openRequests(schedule)
  await request.message.fill('No room either')
  expect(titles(await readStored(blank))).toEqual(['Kept'])
  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'))
  await page.clock.fastForward(pastRetryMs)
  await expect(note).toHaveCount(0)
  await expect.poll(async () => titles(await readStored(blank))).toEqual(['Kept', 'No room'])
  await expect.poll(async () => oneOf(await readStored(blank), 'offDay')).toContain('No room either')

  await page.reload()
  await expect(request.message).toHaveValue('No room either')
  await schedule.staff.entry(texts('staff:nav.calendar')).click()
  await schedule.ready()
  await expect(schedule.meeting(/^(Kept|No room)/)).toHaveCount(2)
})

test('a localStorage that is really full is reported, and is written again automatically', {
  tag: '@long',
}, async ({ page, context, texts }) => {
  test.slow()
  await alone(page)
  await page.clock.install({ time: saturdayNoon() })
  const login = new LoginPage(page, texts)
  await login.open('?next=/staff/calendar')
  const blank = await blankPage(context)
  const stored = () => blank.evaluate(() => localStorage.staff_user as string | undefined)
  await fill(blank)
  await expect.poll(() => isFull(page)).toBe(true)
  const person = await newStaff()
  await login.signIn(person)
  const note = noteOf(page, texts)
  await expect(note).toBeVisible()
  expect(await stored()).toBeUndefined()
  await empty(blank)
  await expect.poll(() => isFull(page)).toBe(false)
  await page.clock.fastForward(pastRetryMs)
  await expect(note).toHaveCount(0)
  await expect.poll(stored).toContain(person.email)
})
