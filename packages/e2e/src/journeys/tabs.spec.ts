import { SchedulePage } from '#pages/SchedulePage.ts'
import { alone, onlyOwn, syncCall } from '#support/alone.ts'
import { Desk } from '#support/diary/desk.ts'
import { Diary, sundays } from '#support/diary/diary.ts'
import { meetingEdits } from '#support/diary/meetingEdits.ts'
import { journeySeed, rounds, tabCount } from '#support/rounds.ts'
import { seeded } from '#support/seeded.ts'
import { newStaff } from '#support/staff.ts'
import { expect, test } from '#support/test.ts'
import { dayOfWeek } from '#support/week.ts'

// High enough for a whole working day.
test.use({ viewport: { width: 1280, height: 1400 } })

const openTabs = async (first: SchedulePage): Promise<SchedulePage[]> => [
  first,
  ...(await Promise.all(Array.from({ length: tabCount - 1 }, () => first.openTab()))),
]

/** Runs an action in all tabs simultaneously. */
const inAll = <Tab, Result>(tabs: readonly Tab[], act: (tab: Tab, index: number) => Promise<Result>) =>
  Promise.all(tabs.map(act))

test(`${tabCount} tabs create, change and delete simultaneously: each tab, a reload and the server have all of it`, async ({
  page,
  context,
  browser,
  texts,
}) => {
  test.setTimeout(180_000 + tabCount * rounds.tabEdits * 15_000)
  await alone(context)
  const person = await newStaff()
  const first = new SchedulePage(page, texts)
  await first.open(person)
  await first.create.click()
  await first.form.save({ title: 'Of all', day: dayOfWeek(0).slashed, start: '09:00', end: '09:15' })
  const tabs = await openTabs(first)
  // One week, so that no tab changes the week while another one edits it.
  const desks = tabs.map((tab, index) => {
    const diary = new Diary(`Tab ${index + 1} meeting`)
    return new Desk(tab.page, diary, seeded(journeySeed + index), sundays.slice(1, 2))
  })
  for (let round = 0; round < rounds.tabEdits; round += 1) {
    const edits = desks.map((desk) => desk.chance.pick(meetingEdits(desk, { hasCells: false }))(desk))
    await inAll(edits, async ({ prepare }) => prepare?.())
    await inAll(edits, ({ finish }) => finish())
    for (const { note } of edits) note()
    await inAll(tabs, (tab) => expect(tab.form.root).toHaveCount(0))
  }
  const own = desks.flatMap(({ diary, sundays: [sunday = ''] }) => diary.labelsOf(sunday))
  const found = async (tab: SchedulePage) =>
    (await tab.meetings()).filter((name) => !name.includes(`09:00–09:15, ${dayOfWeek(0).name}`))
  const findAll = (all: readonly SchedulePage[]) =>
    inAll(all, (tab, index) =>
      expect.poll(() => found(tab), `seed ${journeySeed}, tab ${index + 1}`).toEqual([...own].sort()),
    )
  await findAll(tabs)

  // All change one meeting: whichever change wins, it is the same in all tabs.
  await inAll(tabs, async (tab, index) => {
    await tab.edit(/^Of all,/)
    await tab.form.fill({ title: `Word of tab ${index + 1}` })
  })
  await inAll(tabs, (tab) => tab.form.button('save').click())
  const word = (tab: SchedulePage) =>
    tab.meeting(new RegExp(`^(Of all|Word of tab \\d), 09:00–09:15, ${dayOfWeek(0).name}`))
  const said = async (all: readonly SchedulePage[]) =>
    new Set(await inAll(all, async (tab) => (await word(tab).allTextContents()).join()))
  await expect.poll(async () => (await said(tabs)).size).toBe(1)
  const [held = ''] = await said(tabs)
  expect(held).toMatch(/Word of tab \d/)

  await inAll(tabs, (tab) => tab.reload())
  await findAll(tabs)
  expect(await said(tabs)).toEqual(new Set([held]))

  await context.unroute(syncCall)
  await inAll(tabs, (tab) => tab.page.evaluate(() => window.dispatchEvent(new Event('online'))))
  await inAll(tabs, (tab) => tab.expectSync('synced'))
  await findAll(tabs)
  // A browser that has only the data of the server.
  const elsewhere = new SchedulePage(await (await browser.newContext()).newPage(), texts)
  await onlyOwn(elsewhere.page)
  await elsewhere.open(person)
  await findAll([elsewhere])
  expect(await said([elsewhere])).toEqual(new Set([held]))
})
