import { company } from '@atrium/contract/core'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { expectAccessible } from '#support/axe.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'
import { dayOfWeek } from '#support/week.ts'

// A reader in another zone has a button more, for the own hours.
test.use({ timezoneId: company.timeZone })

test.beforeEach(({ page }) => page.route('**/Schedule.json', (route) => route.fulfill({ json: [] })))

test('a meeting is created, moved and resized by keyboard alone', async ({ page, texts }) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  const { keyboard } = page
  const cell = () => page.locator(':focus')

  // One tab stop for the whole week.
  await schedule.create.focus()
  await keyboard.press('Tab')
  await expect(schedule.tabStop).toBeFocused()
  await expect(schedule.tabStop).toHaveCount(1)
  await keyboard.press('Tab')
  await expect(schedule.download).toBeFocused()
  await keyboard.press('Shift+Tab')

  // Today is a Saturday at noon in Baku.
  await expect(cell()).toHaveAccessibleName(`${dayOfWeek(6).full}, 12:00`)
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowLeft')
  await expect(cell()).toHaveAccessibleName(`${dayOfWeek(5).full}, 11:45`)
  await keyboard.press('Home')
  await keyboard.press('ArrowLeft')
  await expect(cell()).toHaveAccessibleName(`${dayOfWeek(-1).full}, 11:45`)
  await keyboard.press('ArrowRight')
  await keyboard.press('PageDown')
  await expect(cell()).toHaveAccessibleName(`${dayOfWeek(7).full}, 11:45`)
  await expect(schedule.said(`${dayOfWeek(7).full}, 11:45`)).toHaveCount(1)
  await keyboard.press('Control+End')
  await expect(cell()).toHaveAccessibleName(`${dayOfWeek(13).full}, 17:45`)
  await keyboard.press('Control+Home')
  await expect(cell()).toHaveAccessibleName(`${dayOfWeek(7).full}, 09:00`)
  await keyboard.press('ArrowRight')
  await expect(cell()).toHaveAccessibleName(`${dayOfWeek(8).full}, 09:00`)

  await keyboard.press('Enter')
  await expect(schedule.form.field('title')).toBeFocused()
  await expect(schedule.form.field('date')).toHaveValue(dayOfWeek(8).dated)
  await expect(schedule.form.field('start')).toHaveValue('09:00')
  await expect(schedule.form.field('end')).toHaveValue('10:00')
  await keyboard.type('Kick-off')
  await keyboard.press('Enter')
  await expect(schedule.form.root).toHaveCount(0)
  await expect(schedule.meeting(`Kick-off, 09:00–10:00, ${dayOfWeek(8).name}`)).toBeVisible()
  await expect(schedule.meeting(`Kick-off, 09:00–10:00, ${dayOfWeek(8).name}`)).toBeFocused()

  // Moved and resized; nothing is saved before Enter.
  await keyboard.press('Alt+ArrowRight')
  await keyboard.press('Alt+ArrowDown')
  await expect(schedule.said(`Kick-off, ${dayOfWeek(9).name}, 09:15–10:15`)).toHaveCount(1)
  await keyboard.press('Control+Alt+ArrowDown')
  await expect(schedule.said(`Kick-off, ${dayOfWeek(9).name}, 09:15–10:30`)).toHaveCount(1)
  await expect(schedule.meeting(`Kick-off, 09:00–10:00, ${dayOfWeek(8).name}`)).toHaveCount(1)
  await keyboard.press('Enter')
  const moved = schedule.meeting(`Kick-off, 09:15–10:30, ${dayOfWeek(9).name}`)
  await expect(moved).toBeVisible()
  await expect(schedule.note(`“Kick-off” moved to ${dayOfWeek(9).name}, 09:15–10:30`)).toBeVisible()
  await expect(moved).toBeFocused()

  // Escape cancels the next move, Control+Z undoes the previous one.
  await keyboard.press('Alt+ArrowDown')
  await keyboard.press('Escape')
  await expect(schedule.said('The change was cancelled.')).toHaveCount(1)
  await expect(moved).toBeVisible()
  await keyboard.press('Control+z')
  await expect(schedule.meeting(`Kick-off, 09:00–10:00, ${dayOfWeek(8).name}`)).toBeVisible()
  await schedule.expectSync('synced')
  await schedule.reload()
  await expect(schedule.meeting(`Kick-off, 09:00–10:00, ${dayOfWeek(8).name}`)).toBeVisible()
})

test('Shift selects several rows, and Enter opens the meeting of a cell', async ({ page, texts }) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  const { keyboard } = page
  await schedule.tabStop.focus()
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown']) await keyboard.press(key)
  await expect(schedule.said('12:00–13:00')).toHaveCount(1)
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Enter')
  await expect(schedule.form.field('start')).toHaveValue('12:00')
  await expect(schedule.form.field('end')).toHaveValue('13:15')
  await keyboard.type('Lunch talk')
  await keyboard.press('Enter')
  await expect(schedule.meeting(`Lunch talk, 12:00–13:15, ${dayOfWeek(6).name}`)).toBeFocused()
  // The form returns the focus when it closes.
  await expect(schedule.form.root).toHaveCount(0)
  // Another key first: a second Enter at once would count as a double press.
  await keyboard.press('Shift')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Lunch talk' })
  await expect(sheet).toBeVisible()
  await keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(schedule.tabStop).toBeFocused()
})

test('a meeting of the company cannot be moved, with a message', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  await page.route('**/Schedule.json', (route) =>
    route.fulfill({
      json: [
        {
          title: 'Stand-up',
          date: dayOfWeek(6).slashed,
          start_time: '12:00',
          end_time: '12:30',
          attendees: ['Leyla Əliyeva'],
        },
      ],
    }),
  )
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await schedule.tabStop.focus()
  await expect(page.locator(':focus')).toHaveAccessibleName(/12:00: Stand-up$/)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(schedule.said(texts('schedule:grid.fixed', { title: 'Stand-up' }))).toHaveCount(1)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Stand-up' })
  await expect(sheet).toContainText(texts('meeting:fixed'))
  await expectAccessible(page, { hasFoot: false })
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(schedule.meeting(`Stand-up, 12:00–12:30, ${dayOfWeek(6).name}, Leyla Əliyeva`)).toBeVisible()
})
