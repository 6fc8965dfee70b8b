import { formatSpan, type Language } from '@atrium/contract/core'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'
import { wordsOf } from '#support/texts.ts'
import { dayOfWeek } from '#support/week.ts'

// High enough for a whole working day.
test.use({ viewport: { width: 1280, height: 1400 } })

/** Only the person’s own meetings, so that the content of the week is known. */
test.beforeEach(({ page }) => page.route('**/Schedule.json', (route) => route.fulfill({ json: [] })))

test('a meeting drawn with the mouse has its day and times, and is stored', async ({ page, texts }) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await schedule.drag(schedule.cell([2, '10:00']), schedule.cell([2, '11:15']))
  await expect(schedule.form.field('date')).toHaveValue(dayOfWeek(2).dated)
  await expect(schedule.form.field('start')).toHaveValue('10:00')
  await expect(schedule.form.field('end')).toHaveValue('11:30')
  await schedule.form.save({ title: 'Plan of the floor' })

  const plan = schedule.meeting(`Plan of the floor, 10:00–11:30, ${dayOfWeek(2).name}`)
  await expect(plan).toBeVisible()
  const place = await plan.boundingBox()
  const first = await schedule.cell([2, '10:00']).boundingBox()
  const last = await schedule.cell([2, '11:15']).boundingBox()
  if (!place || !first || !last) throw new Error('They have no place.')
  expect(Math.abs(place.y - first.y)).toBeLessThan(3)
  expect(Math.abs(place.y + place.height - (last.y + last.height))).toBeLessThan(3)
  expect(place.x).toBeGreaterThanOrEqual(first.x)
  expect(place.x + place.width).toBeLessThanOrEqual(first.x + first.width + 1)

  await schedule.expectSync('synced')
  await schedule.reload()
  await expect(plan).toBeVisible()
})

test('a dragged meeting announces its new day and time, and Undo restores it', async ({ page, texts }) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await schedule.cell([1, '09:30']).click()
  await schedule.form.save({ title: 'Review' })
  const before = schedule.meeting(`Review, 09:30–10:30, ${dayOfWeek(1).name}`)
  await expect(before).toBeVisible()

  await schedule.drag(before, schedule.cell([4, '14:30']))
  await expect(
    schedule.meeting(new RegExp(`^Review, 14:\\d\\d–15:\\d\\d, ${dayOfWeek(4).name}$`)),
  ).toBeVisible()
  await expect(
    schedule.note(new RegExp(`“Review” moved to ${dayOfWeek(4).name}, 14:\\d\\d–15:\\d\\d`)),
  ).toBeVisible()
  await expect(schedule.form.root).toHaveCount(0)
  await expect(before).toHaveCount(0)
  await schedule.undo.click()
  await expect(before).toBeVisible()
  await expect(schedule.note('Undone: “Review” is back at its earlier time')).toBeVisible()

  // Its lower edge resizes it; Escape during a drag cancels it.
  await schedule.drag(before, schedule.cell([1, '11:15']), { isAtEnd: true })
  await expect(schedule.meeting(`Review, 09:30–11:30, ${dayOfWeek(1).name}`)).toBeVisible()
  await schedule.undo.click()
  await expect(before).toBeVisible()
  await before.hover()
  await page.mouse.down()
  await schedule.cell([5, '16:00']).hover({ force: true })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(schedule.said('The change was cancelled.')).toHaveCount(1)
  await expect(before).toBeVisible()
})

test('a meeting is deleted and restored', async ({ page, texts }) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await schedule.cell([3, '12:00']).click()
  await schedule.form.save({ title: 'Budget', notes: 'Numbers of October' })
  const budget = schedule.meeting(`Budget, 12:00–13:00, ${dayOfWeek(3).name}`)
  await budget.click()
  await schedule.form.action('delete').click()
  await expect(schedule.form.root).toHaveCount(0)
  await expect(budget).toHaveCount(0)
  await schedule.undo.click()
  await expect(budget).toBeVisible()
  await schedule.expectSync('synced')
  await schedule.reload()
  await budget.click()
  await expect(page.getByRole('dialog', { name: 'Budget' })).toContainText('Numbers of October')
})

test('the chosen view and week survive a reload, and the week follows the language', async ({
  page,
  texts,
}) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await expect(schedule.nav).toContainText(formatSpan(dayOfWeek(0).iso, dayOfWeek(6).iso, 'EN'))
  await schedule.press('next')
  await schedule.press('next')
  const weekAfterNext = (language: Language) => formatSpan(dayOfWeek(14).iso, dayOfWeek(20).iso, language)
  await expect(schedule.nav).toContainText(weekAfterNext('EN'))
  await schedule.reload()
  await expect(schedule.view('schedule')).toHaveAttribute('aria-pressed', 'true')
  await expect(schedule.nav).toContainText(weekAfterNext('EN'))
  for (const [lng, name, label] of [
    ['az', 'Azərbaycanca', weekAfterNext('AZ')],
    ['ru', 'Русский', weekAfterNext('RU')],
  ] as const) {
    await page.getByRole('link', { name }).click()
    const pickTranslation = new SchedulePage(page, wordsOf(lng))
    await expect(pickTranslation.nav).toContainText(label)
    await expect(pickTranslation.create).toBeVisible()
  }
  await new SchedulePage(page, wordsOf('ru')).press('today')
  await expect(page.getByText(formatSpan(dayOfWeek(0).iso, dayOfWeek(6).iso, 'RU'))).toBeVisible()
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the days and times are those of the company’s time zone', async ({ page, texts }) => {
    const schedule = new SchedulePage(page, texts)
    // Saturday afternoon there, Sunday in Baku.
    await schedule.open(await newStaff(), { at: new Date('2026-11-21T21:30:00Z') })
    await expect(schedule.nav).toContainText('Nov 22 – Nov 28, 2026')
    await expect(schedule.dayHeader('Sunday 22 November 2026')).toHaveAttribute('aria-current', 'date')
    await schedule.cell([1, '09:00']).click()
    await expect(schedule.form.field('date')).toHaveValue('23 November 2026')
    await schedule.form.save({ title: 'Kick-off' })
    await expect(schedule.meeting('Kick-off, 09:00–10:00, Monday 23 November')).toBeVisible()
  })
})
