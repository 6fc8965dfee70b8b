import { SchedulePage } from '#pages/SchedulePage.ts'
import { expectAccessible } from '#support/axe.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'

const people = ['Leyla Əliyeva', 'Aysel Kərimova', 'Tural Quliyev', 'Rauf Əliyev', 'Lalə İsmayılova']

/** Short and long, alone and side by side. */
const company = [
  ['Retrospective', '2026/11/16', '09:00', '10:00'],
  ['Letters', '2026/11/16', '10:00', '10:15'],
  ['Agreement of the timetable with the client', '2026/11/16', '10:30', '10:45'],
  ['Agreement of the timetable with the client', '2026/11/16', '11:00', '11:30'],
  ['Agreement of the timetable with the client', '2026/11/16', '12:00', '12:45'],
  ['Interview: React developer', '2026/11/17', '11:00', '12:00'],
  ['Architecture review', '2026/11/17', '11:15', '12:15'],
  ['Demonstration of infrastructure', '2026/11/18', '10:00', '10:45'],
  ['Budget', '2026/11/18', '10:15', '11:00'],
  ['Call', '2026/11/18', '10:15', '10:45'],
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

test('what is seen of a control begins its name', async ({ page, texts }) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  await expect(schedule.meeting(/^Retrospective/)).toBeVisible()
  await expectAccessible(page, { hasFoot: false, rules: ['label-content-name-mismatch'] })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(schedule.meeting(/^Interview/)).toBeVisible()
  await expectAccessible(page, { hasFoot: false, rules: ['label-content-name-mismatch'] })
  await schedule.span('day').click()
  await schedule.dayOfStrip(/^Tue 17/).click()
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
  await page.route('**/api/v2/holidays?**', (route) =>
    route.fulfill({
      json: { response: { holidays: [{ name: 'Day of the Plan', date: { iso: '2026-11-17' } }] } },
    }),
  )
  await page.emulateMedia({ forcedColors: 'active' })
  const schedule = new SchedulePage(page, texts)
  await schedule.open(await newStaff())
  const highlight = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<i id="probe" style="background: Highlight"></i>')
    return getComputedStyle(document.querySelector('#probe') as Element).backgroundColor
  })
  await expect(schedule.dayHeader(/^Saturday 21/)).toHaveCSS('background-color', highlight)
  await expect(schedule.dayHeader(/^Tuesday 17/)).not.toHaveCSS('background-color', highlight)
  await expect(schedule.allDay(/^Day of the Plan/).locator('span')).toHaveCSS('border-style', 'solid')
  await page.setViewportSize({ width: 390, height: 844 })
  await schedule.span('day').click()
  const number = (name: RegExp) => schedule.dayOfStrip(name).locator('span')
  await expect(number(/^Sat 21/)).toHaveCSS('background-color', highlight)
  await expect(number(/^Tue 17/)).not.toHaveCSS('background-color', highlight)
  await expect(number(/^Tue 17/)).toHaveCSS('border-style', 'dashed')
})
