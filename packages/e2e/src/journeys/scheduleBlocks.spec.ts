import { SchedulePage } from '#pages/SchedulePage.ts'
import { expectAccessible } from '#support/axe.ts'
import { newStaff } from '#support/staff.ts'
import { drawInBrowser } from '#support/started.ts'
import { expect, test } from '#support/test.ts'
import { dayOfWeek } from '#support/week.ts'

const people = ['Günəş Əliyeva', 'Aysel Kərimova', 'Tural Quliyev', 'Rauf Əliyev', 'Lalə İsmayılova']

const [monday, tuesday] = [dayOfWeek(1), dayOfWeek(2)]
const [wednesday, saturday] = [dayOfWeek(3), dayOfWeek(6)]

/** Short and long, alone and side by side. */
const company = [
  ['Retrospective', monday.slashed, '09:00', '10:00'],
  ['Letters', monday.slashed, '10:00', '10:15'],
  ['Agreement of the timetable with the client', monday.slashed, '10:30', '10:45'],
  ['Agreement of the timetable with the client', monday.slashed, '11:00', '11:30'],
  ['Agreement of the timetable with the client', monday.slashed, '12:00', '12:45'],
  ['Interview: React developer', tuesday.slashed, '11:00', '12:00'],
  ['Architecture review', tuesday.slashed, '11:15', '12:15'],
  ['Demonstration of infrastructure', wednesday.slashed, '10:00', '10:45'],
  ['Budget', wednesday.slashed, '10:15', '11:00'],
  ['Call', wednesday.slashed, '10:15', '10:45'],
].map(([title, date, start_time, end_time]) => ({
  ...{ title, date, start_time, end_time },
  attendees: people,
}))

test.use({ viewport: { width: 1440, height: 1000 } })
test.beforeEach(({ page }) => page.route('**/Schedule.json', (route) => route.fulfill({ json: company })))

test('a meeting shows whole lines and whole times, and counts the people who have no room', async ({
  page,
  texts,
}) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  const retrospective = schedule.meeting(/^Retrospective/)
  await expect(retrospective.getByText('09:00–10:00')).toBeVisible()
  const people = retrospective.locator('u')
  const said = () => people.evaluate((rest) => getComputedStyle(rest, '::before').content)
  await expect.poll(said).toBe('"+2"')
  await expect(retrospective).toHaveAttribute('title', /^Retrospective, 09:00–10:00, .*Lalə İsmayılova$/)
  for (const width of [1440, 1180, 820]) {
    await page.setViewportSize({ width, height: 1000 })
    await expect(schedule.meeting(/./)).toHaveCount(company.length)
    expect(await schedule.meeting(/./).evaluateAll(findCut), `${width} px`).toEqual([])
  }
  await expect.poll(said).toBe('"+4"')
})

/** Runs in the page: the texts of blocks that are seen in part. */
function findCut(blocks: (HTMLElement | SVGElement)[]): string[] {
  const found: string[] = []
  for (const block of blocks) {
    const outer = block.getBoundingClientRect()
    for (const part of block.querySelectorAll('b, span, i, u')) {
      const { left, right, top, bottom, height } = part.getBoundingClientRect()
      const isSeen = height > 0 && left < outer.right - 1 && top < outer.bottom - 1
      const isWhole = right <= outer.right + 0.5 && bottom <= outer.bottom + 0.5
      if (isSeen && !isWhole) found.push(`cut: ${part.textContent}`)
    }
  }
  return found
}

test('the accessible name of a control begins with its visible text', async ({ page, texts }) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await expect(schedule.meeting(/^Retrospective/)).toBeVisible()
  await expectAccessible(page, { hasFoot: false, rules: ['label-content-name-mismatch'] })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(schedule.meeting(/^Interview/)).toBeVisible()
  await expectAccessible(page, { hasFoot: false, rules: ['label-content-name-mismatch'] })
  await schedule.span('day').click()
  await schedule.dayOfStrip(new RegExp(`^${tuesday.short}`)).click()
  await expectAccessible(page, { hasFoot: false, rules: ['label-content-name-mismatch'] })
})

test('the focused cell is a ring that paints nothing over its meeting', async ({ page, texts }) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await schedule.tabStop.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  const cell = schedule.cell([1, '09:00'])
  await expect(cell).toBeFocused()
  await cell.hover({ force: true })
  await expect(cell).toHaveCSS('outline-style', 'solid')
  await expect(cell).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('forced colours fill today, and a holiday looks different', async ({ page, texts }) => {
  await drawInBrowser(page)
  await page.route('**/api/v2/holidays?**', (route) =>
    route.fulfill({
      json: { response: { holidays: [{ name: 'Day of the Plan', date: { iso: tuesday.iso } }] } },
    }),
  )
  await page.emulateMedia({ forcedColors: 'active' })
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  const highlight = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<i id="probe" style="background: Highlight"></i>')
    return getComputedStyle(document.querySelector('#probe') as Element).backgroundColor
  })
  await expect(schedule.dayHeader(new RegExp(`^${saturday.name}`))).toHaveCSS('background-color', highlight)
  await expect(schedule.dayHeader(new RegExp(`^${tuesday.name}`))).not.toHaveCSS(
    'background-color',
    highlight,
  )
  await expect(schedule.allDay(/^Day of the Plan/).locator('span')).toHaveCSS('border-style', 'solid')
  await page.setViewportSize({ width: 390, height: 844 })
  await schedule.span('day').click()
  const number = (name: RegExp) => schedule.dayOfStrip(name).locator('span')
  await expect(number(new RegExp(`^${saturday.short}`))).toHaveCSS('background-color', highlight)
  await expect(number(new RegExp(`^${tuesday.short}`))).not.toHaveCSS('background-color', highlight)
  await expect(number(new RegExp(`^${tuesday.short}`))).toHaveCSS('border-style', 'dashed')
})
