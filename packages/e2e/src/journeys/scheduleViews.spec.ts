import { company } from '@atrium/contract/core'
import { dayOfMonth } from '@atrium/contract/days'
import type { Locator } from '@playwright/test'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { expectAccessible } from '#support/axe.ts'
import { expectFits, languagesSeen } from '#support/overflow.ts'
import { samplesOf, widthsOf } from '#support/rounds.ts'
import { newStaff } from '#support/staff.ts'
import { drawInBrowser, started } from '#support/started.ts'
import { expect, test } from '#support/test.ts'
import { type Lng, wordsOf } from '#support/texts.ts'
import { dayOfWeek, noonOf } from '#support/week.ts'

/** The company’s meetings in the week of the journeys, one of them outside the working hours. */
const meetings = [
  ['Stand-up', dayOfWeek(2).slashed, '09:00', '09:30'],
  ['Client call', dayOfWeek(2).slashed, '11:00', '12:00'],
  ['Interview', dayOfWeek(2).slashed, '11:15', '12:15'],
  ['Backup window', dayOfWeek(3).slashed, '18:30', '20:00'],
  // Long names without a break opportunity, today and below the grid.
  ['Retrospective'.repeat(9), dayOfWeek(6).slashed, '10:00', '11:00'],
  ['Demonstration'.repeat(9), dayOfWeek(6).slashed, '18:30', '20:00'],
].map(([title, date, start_time, end_time]) => ({
  ...{ title, date, start_time, end_time },
  attendees: ['Günəş Əliyeva', 'Rauf Əliyev'],
}))

// A reader in another zone has a button more, for the own hours.
test.use({ timezoneId: company.timeZone })

test.beforeEach(({ page }) => page.route('**/Schedule.json', (route) => route.fulfill({ json: meetings })))

test('when the company’s schedule does not load, own meetings stay, and Retry loads it', {
  tag: '@long',
}, async ({ page, texts }) => {
  await page.route('**/Schedule.json', (route) => route.abort())
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await expect(schedule.failure).toBeVisible()
  await schedule.cell([2, '14:00']).click()
  await schedule.form.save({ title: 'My own' })
  const own = schedule.meeting(`My own, 14:00–15:00, ${dayOfWeek(2).name}`)
  await expect(own).toBeVisible()
  await page.unroute('**/Schedule.json')
  await page.route('**/Schedule.json', (route) => route.fulfill({ json: meetings }))
  await schedule.failure.getByRole('button', { name: texts('common:failure.retry') }).click()
  await expect(schedule.meeting(new RegExp(`^Client call, 11:00–12:00, ${dayOfWeek(2).name}`))).toBeVisible()
  await expect(schedule.failure).toHaveCount(0)
  await expect(own).toBeVisible()
})

test('holidays and own days off are above the hours of their days', async ({ page, texts }) => {
  await drawInBrowser(page)
  await page.route('**/api/v2/holidays?**', (route) =>
    route.fulfill({
      json: { response: { holidays: [{ name: 'Day of the Plan', date: { iso: dayOfWeek(2).iso } }] } },
    }),
  )
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await expect(schedule.allDay(`Day of the Plan, ${dayOfWeek(2).full}`)).toBeVisible()
  await page.goto('/staff/requests')
  await started(page)
  const form = page.getByRole('form', { name: texts('requests:title') })
  await form
    .getByRole('gridcell')
    .filter({ hasText: new RegExp(`^${dayOfMonth(dayOfWeek(5).iso)}$`) })
    .click()
  await form.getByRole('switch').click()
  await form.getByRole('textbox', { name: texts('requests:form.message') }).fill('A family event')
  await form.getByRole('button', { name: texts('requests:form.send'), exact: true }).click()
  await expect(form.getByRole('status').filter({ hasText: texts('requests:sent.title') })).toBeVisible()
  await page.goto('/staff/calendar')
  await expect(schedule.allDay(`${texts('schedule:away')}, ${dayOfWeek(5).full}`)).toBeVisible()
})

test('meetings outside the hours are listed and can be opened; overlapping meetings are side by side', async ({
  page,
  texts,
}) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  const call = await schedule.meeting(/^Client call/).boundingBox()
  const interview = await schedule.meeting(/^Interview/).boundingBox()
  if (!call || !interview) throw new Error('They have no place.')
  expect(interview.x).toBeGreaterThanOrEqual(call.x + call.width)
  const row = schedule.staff.main.getByRole('listitem').filter({ hasText: 'Backup window' })
  await expect(row).toContainText(texts('schedule:unplaced.hours'))
  await row.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Backup window' })).toContainText('18:30–20:00')
})

const windows = [
  [1280, 800],
  [390, 844],
] as const

for (const [width, height] of samplesOf(windows, ([width]) => width === 390))
  test(`the week, its form and the chat’s schedule are accessible at ${width} px`, async ({
    page,
    texts,
  }) => {
    await page.setViewportSize({ width, height })
    const schedule = new SchedulePage(page, texts)
    await schedule.open(await newStaff())
    await expect(schedule.meeting(/^Retrospective/)).toBeVisible()
    await expectAccessible(page, { hasFoot: false })
    await schedule.create.click()
    await expect(schedule.form.root).toBeVisible()
    await schedule.form.button('save').click()
    await expect(schedule.form.field('title')).toBeFocused()
    await expectAccessible(page, { hasFoot: false })
    await schedule.form.button('cancel').click()

    await page.goto('/staff/chat/user-profile/schedule')
    await started(page)
    await schedule.ready()
    await expect(schedule.create).toHaveCount(0)
    if (width >= 768) await expect(schedule.grid).toHaveAttribute('aria-readonly', 'true')
    await schedule.meeting(/^Client call/).click()
    const facts = schedule.staff.main.getByRole('region', { name: 'Client call' })
    await expect(facts).toContainText('Günəş Əliyeva, Rauf Əliyev')
    await expect(facts).toBeFocused()
    await expectAccessible(page, { hasFoot: false })
  })

test('the week and its form need no horizontal scrolling in other languages', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  // One without the reader: the button that hides such meetings is there, too.
  const others = { ...meetings[0], title: 'Audit', attendees: ['Rauf Əliyev'] }
  await page.route('**/Schedule.json', (route) => route.fulfill({ json: [...meetings, others] }))
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await expect(schedule.meeting(/^Retrospective/)).toBeVisible()
  const widths = [320, 390, 640, 900, 1100]
  await expectFits(page, widths)
  for (const [lng, name] of languagesSeen) {
    await page.getByRole('link', { name }).first().click()
    const { create, form, nav } = new SchedulePage(page, wordsOf(lng as Lng))
    await page.setViewportSize({ width: 320, height: 740 })
    const rows = () =>
      nav
        .getByRole('button')
        .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
    await expect(nav.getByRole('button')).toHaveCount(5)
    await expect.poll(rows, `rows of buttons over the week in ${lng} at 320 px`).toBe(1)
    await page.setViewportSize({ width: 1280, height: 800 })
    await create.click()
    for (const width of widthsOf(widths)) {
      await page.setViewportSize({ width, height: 740 })
      const hidden = () => form.root.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)
      await expect.poll(hidden, `the form in ${lng} at ${width} px`).toBe(0)
    }
    await form.button('cancel').click()
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  const sizesOf = (all: readonly Locator[]) =>
    Promise.all(
      all.map(async (one) => {
        const box = await one.boundingBox()
        return Math.min(box?.width ?? 0, box?.height ?? 0)
      }),
    )

  test('the week is a list of its days with today in sight; Back closes a meeting; a day has its hours', async ({
    page,
    texts,
  }) => {
    const schedule = new SchedulePage(page, texts)
    await schedule.open(await newStaff())
    await expect(schedule.grid).toHaveCount(0)
    await expect(schedule.day(dayOfWeek(6).name)).toBeInViewport()
    const tuesday = schedule.day(dayOfWeek(2).name)
    await expect(tuesday.getByRole('listitem')).toContainText(['Stand-up', 'Client call', 'Interview'])
    const controls = await schedule.agenda.or(schedule.nav).getByRole('button').all()
    controls.push(schedule.create, schedule.view('calendar'), schedule.span('month'))
    for (const size of await sizesOf(controls)) expect(size).toBeGreaterThanOrEqual(43.9)
    await schedule.meeting(/^Client call/).tap()
    const dialog = page.getByRole('dialog', { name: 'Client call' })
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(tuesday).toBeVisible()
    await tuesday.getByRole('button', { name: /^Show/ }).tap()
    await expect(schedule.grid).toBeVisible()
    await expect(
      schedule.dayOfStrip(new RegExp(`^${dayOfWeek(2).short}, ${dayOfWeek(2).full}`)),
    ).toHaveAttribute('aria-pressed', 'true')
    await schedule.create.tap()
    await expect(schedule.form.field('title')).toBeFocused()
    const sheet = await schedule.form.root.boundingBox()
    expect([sheet?.x, sheet?.width]).toEqual([0, 390])
  })

  test('a tap in the month chooses the day under it; the last row is not under the note about a change', async ({
    page,
    texts,
  }) => {
    const schedule = new SchedulePage(page, texts)
    await schedule.open(await newStaff(), { at: noonOf(2) })
    await schedule.span('month').tap()
    const cells = schedule.grid.getByRole('gridcell')
    const { iso, full, name } = dayOfWeek(2)
    const cell = schedule.grid.getByRole('gridcell', { name: new RegExp(`^${full}`) })
    await expect(cell).toContainText(String(dayOfMonth(iso)))
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      for (const size of await sizesOf(await cells.all())) expect(size).toBeGreaterThanOrEqual(43.9)
    }
    await expectAccessible(page, { hasFoot: false })
    await cell.tap()
    const tuesday = schedule.day(name)
    await tuesday.getByRole('button', { name: /^Free until 18:00/ }).tap()
    await expect(schedule.form.field('start')).toHaveValue('12:15')
    await schedule.form.fill({ title: 'By finger' })
    await schedule.form.button('save').tap()
    const own = schedule.meeting(`By finger, 12:15–13:15, ${name}`)
    await expect(own).toBeFocused()
    const note = await schedule.undo.boundingBox()
    const row = await own.boundingBox()
    if (!note || !row) throw new Error('They have no place.')
    expect(row.y + row.height).toBeLessThanOrEqual(note.y)
  })
})
