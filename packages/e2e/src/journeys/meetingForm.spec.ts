import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { expectAccessible } from '#support/axe.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'
import { dayOfWeek } from '#support/week.ts'

// The form proposes the next working day: Monday.
test.beforeEach(async ({ page }) => {
  await page.route('**/Schedule.json', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/v2/holidays?**', (route) =>
    route.fulfill({ json: { response: { holidays: [] } } }),
  )
})

/** The content of a downloaded calendar file, parsed like a calendar program. */
async function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(await readFile(file, 'utf8')))
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const { summary, description, startDate, endDate } = new ICAL.Event(part)
    return {
      summary,
      description,
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
    }
  })
}

test('the form by keyboard and mouse: its rules, its attendees, a file', async ({ page, texts }) => {
  const schedule = new SchedulePage(page, texts)
  const { form } = schedule
  await schedule.open(await newStaff({ firstName: 'Aydın', lastName: 'Məmmədov' }))
  await schedule.create.click()
  await expect(form.field('date')).toHaveValue(dayOfWeek(8).dated)
  await form.fill({ title: 'Interview: React developer', day: dayOfWeek(9).iso, start: '8', end: '10.30' })
  await expectAccessible(page, { hasFoot: false })
  await form.calendar.click()
  await expect(form.root.getByRole('gridcell', { selected: true })).toBeFocused()
  await expectAccessible(page, { hasFoot: false })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(form.calendar).toBeFocused()
  await expect(form.field('date')).toHaveValue(dayOfWeek(10).dated)
  await form.fill({ day: dayOfWeek(9).iso })
  await form.button('save').click()
  const rule = texts('validation:meetingHours')
  await expect(page.getByRole('region', { name: rule })).toBeVisible()
  for (const name of ['start', 'end'] as const)
    await expect(form.field(name)).toHaveAccessibleDescription(rule)
  await expect(form.field('start')).toBeFocused()
  await expect(form.field('title')).toHaveValue('Interview: React developer')
  await form.fill({ start: '930' })

  // A name is found without diacritics, and is added only once.
  await form.attendee.pressSequentially('leyla eli')
  await form.option(/^Leyla Əliyeva/).click()
  await expect(form.attendees).toHaveCount(1)
  await form.attendee.pressSequentially('leyla eliyeva')
  await page.keyboard.press('Enter')
  await expect(form.attendees).toHaveCount(1)
  await expect(
    form.root.getByText(texts('meeting:attendees.already', { name: 'Leyla Əliyeva' })).first(),
  ).toBeVisible()
  await form.attendee.fill('')
  await form.attachments.setInputFiles({
    name: 'agenda.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Questions for the interview'),
  })
  await expect(form.file('agenda.txt')).toBeVisible()
  await form.button('save').click()
  await expect(form.root).toHaveCount(0)

  // The saved meeting is in view, although it is in the next week.
  const interview = schedule.meeting(
    `Interview: React developer, 09:30–10:30, ${dayOfWeek(9).name}, 0 of 1 accepted, Leyla Əliyeva`,
  )
  await expect(interview).toBeVisible()
  await schedule.expectSync('synced')
  await schedule.reload()
  await interview.click()
  const download = page.waitForEvent('download')
  await form.file('agenda.txt').click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe('Questions for the interview')
})

test('a reload restores the typed values, and Escape asks before it discards them', async ({
  page,
  texts,
}) => {
  const schedule = new SchedulePage(page, texts)
  const { form } = schedule
  await schedule.open(await newStaff())
  await schedule.create.click()
  await form.fill({ title: 'Roadmap', start: '11:00', end: '12:45', notes: 'Bring the plan of 2027.' })
  await form.attendee.pressSequentially('tural q')
  await form.option(/^Tural Quliyev/).click()
  await form.attendee.pressSequentially('Rau')
  await page.reload()
  await expect(form.root).toBeVisible()
  await expect(form.field('title')).toHaveValue('Roadmap')
  await expect(form.field('date')).toHaveValue(dayOfWeek(8).dated)
  await expect(form.field('start')).toHaveValue('11:00')
  await expect(form.field('end')).toHaveValue('12:45')
  await expect(form.field('notes')).toHaveValue('Bring the plan of 2027.')
  await expect(form.attendees).toHaveText(/Tural Quliyev/)
  await expect(form.attendee).toHaveValue('Rau')

  await form.field('notes').focus()
  await page.keyboard.press('Escape')
  await expect(form.question).toBeVisible()
  await expectAccessible(page, { hasFoot: false })
  await form.answer('keep').click()
  await expect(form.field('notes')).toBeFocused()
  // A press beside the form asks as well.
  await page.mouse.click(4, 400)
  await expect(form.question).toBeVisible()
  await form.answer('discard').click()
  await expect(form.root).toHaveCount(0)
  await schedule.reload()
  await expect(form.root).toHaveCount(0)
  expect(await schedule.meetings()).toEqual([])
})

test('the calendar file of a meeting has the meeting, and that of the week all of them', {
  tag: '@long',
}, async ({ page, texts }) => {
  const schedule = new SchedulePage(page, texts)
  const { form } = schedule
  await schedule.open(await newStaff())
  for (const title of ['Görüş; plan, büdcə', 'Ümumi yığıncaq']) {
    await schedule.create.click()
    await form.save({ title, start: '10:00', end: '11:30', notes: 'Otaq 4\nİkinci mərtəbə' })
  }
  await schedule.meeting(/^Görüş/).click()
  const one = page.waitForEvent('download')
  await form.action('download').click()
  const file = await one
  expect(file.suggestedFilename()).toBe(`meeting-${dayOfWeek(8).iso}.ics`)
  // Baku is four hours ahead of UTC.
  const times = { start: `${dayOfWeek(8).iso}T06:00:00.000Z`, end: `${dayOfWeek(8).iso}T07:30:00.000Z` }
  const description = 'Otaq 4\nİkinci mərtəbə'
  expect(await eventsOf(await file.path())).toEqual([
    { summary: 'Görüş; plan, büdcə', description, ...times },
  ])
  await page.keyboard.press('Escape')
  const week = page.waitForEvent('download')
  await schedule.download.click()
  const events = await eventsOf(await (await week).path())
  expect(events.map(({ summary }) => summary).sort()).toEqual(['Görüş; plan, büdcə', 'Ümumi yığıncaq'])
})
