import type { BrowserContext } from '@playwright/test'
import { LoginPage } from '#pages/LoginPage.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { onlyOwn } from '#support/alone.ts'
import { samplesOf } from '#support/rounds.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'
import { dayOfWeek, saturdayNoon } from '#support/week.ts'

// The flag against the popup would be written into a storage that throws; the staff area has no popup.
test.use({ serviceWorkers: 'block', popup: 'default' })

/** Runs in the page before its code: imitates a browser that stores no data for the site. */
const forbid = {
  everything: () => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
  },
  database: () => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
    Reflect.deleteProperty(window, 'BroadcastChannel')
  },
  channel: () => {
    Reflect.deleteProperty(window, 'BroadcastChannel')
  },
  /** As in private windows of some browsers: it exists, and rejects. */
  opening: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted on a database that did not allow it.')
    }
  },
  /** Known from browsers with a damaged profile. */
  answer: () => {
    IDBFactory.prototype.open = () =>
      Object.create(IDBOpenDBRequest.prototype, {
        addEventListener: { value: () => undefined },
        removeEventListener: { value: () => undefined },
      })
  },
} as const

async function prepare(context: BrowserContext, fault: keyof typeof forbid): Promise<void> {
  await onlyOwn(context)
  await context.addInitScript(forbid[fault])
}

const plan = { title: 'Plan', day: dayOfWeek(2).slashed, start: '9:00', end: '10:00' }

test('a browser that forbids all storage: everything works, a note says so, and the server stores the data', async ({
  page,
  context,
  texts,
}) => {
  test.slow()
  await prepare(context, 'everything')
  const schedule = new SchedulePage(page, texts)
  const person = await newStaff()
  const login = new LoginPage(page, texts)
  await page.clock.setFixedTime(saturdayNoon())
  await login.open('?next=/staff/calendar')
  await login.signIn(person)
  await schedule.view('schedule').click()
  await schedule.ready()
  const note = page.getByRole('status').filter({ hasText: texts('staff:storage.title') })
  await expect(note).toBeVisible()
  await schedule.create.click()
  await schedule.form.save(plan)
  await expect(schedule.meeting(/^Plan/)).toBeVisible()
  await schedule.expectSync('synced')

  // The browser has forgotten the user: they sign in, and the server has their data.
  await page.reload()
  await login.signIn(person)
  await schedule.view('schedule').click()
  await schedule.ready()
  await expect(schedule.meeting(/^Plan/)).toBeVisible()
  await expect(note).toBeVisible()
})

const faults = [
  ['database', 'no database and no channel'],
  ['opening', 'a database that it does not open'],
  ['answer', 'a database that never answers'],
] as const

for (const [fault, name] of samplesOf(faults, ([fault]) => fault === 'opening'))
  test(`a browser with ${name}: everything works, a note says so, and the server stores the meetings`, async ({
    page,
    context,
    texts,
  }) => {
    test.slow()
    await prepare(context, fault)
    const schedule = new SchedulePage(page, texts)
    await schedule.open(await newStaff())
    const note = page.getByRole('status').filter({ hasText: texts('staff:storage.title') })
    await expect(note).toBeVisible()
    await schedule.create.click()
    await schedule.form.save(plan)
    await expect(schedule.meeting(/^Plan/)).toBeVisible()
    await schedule.expectSync('synced')
    await page.reload()
    await schedule.view('schedule').click()
    await schedule.ready()
    await expect(schedule.meeting(/^Plan/)).toBeVisible()
    await expect(note).toBeVisible()
  })

test('a browser without a channel between tabs: meetings are stored, and no error is shown', async ({
  page,
  context,
  texts,
}) => {
  test.slow()
  await prepare(context, 'channel')
  await context.route('**/api/v1/meetings/sync/', (route) => route.fulfill({ status: 503, json: {} }))
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await schedule.create.click()
  await schedule.form.save(plan)
  await expect(schedule.meeting(/^Plan/)).toBeVisible()
  await expect(page.getByText(texts('staff:storage.title'))).toHaveCount(0)
  await schedule.reload()
  await expect(schedule.meeting(/^Plan/)).toBeVisible()
})
