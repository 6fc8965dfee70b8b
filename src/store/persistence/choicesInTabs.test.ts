import { signedIn, signedOut } from '#slices/authSlice.ts'
import { calendarViewChosen, selectCalendarView } from '#slices/calendarViewSlice.ts'
import { meetingsOpened } from '#slices/meetingsSlice.ts'
import { messageTyped, selectOffDayDraft } from '#slices/offDaySlice.ts'
import { dayChosen, selectChosenDay } from '#slices/weekRangeSlice.ts'
import { leyla, openTwoTabs, rauf, type Tab } from '#testing/twoTabs.ts'

const messageIn = ({ store }: Tab) => selectOffDayDraft(store.getState()).message
const typeIn = ({ store }: Tab, text: string) => store.dispatch(messageTyped(text))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('in two tabs', () => {
  const everythingStored = ({ texts, records }: Awaited<ReturnType<typeof openTwoTabs>>) =>
    JSON.stringify([[...texts.values()], [...records.values()]])

  it('shares typed and chosen values with other tabs and with new ones, and writes them once', async () => {
    const { one, other, written, settle, open } = await openTwoTabs()
    typeIn(one, 'Family event')
    one.store.dispatch(dayChosen('2026-12-01'))
    one.store.dispatch(calendarViewChosen('schedule'))
    await settle()
    expect(written.toSorted()).toEqual(['calendarView', 'offDay', 'weekRange'])
    for (const tab of [other, await open()]) {
      expect(messageIn(tab)).toBe('Family event')
      expect(selectChosenDay(tab.store.getState())).toBe('2026-12-01')
      expect(selectCalendarView(tab.store.getState())).toBe('schedule')
    }
  })

  it('stores what is typed right before the page is left', async () => {
    const view = await openTwoTabs()
    typeIn(view.one, 'The last word')
    view.one.leave()
    expect(everythingStored(view)).toContain('The last word')
  })

  it('tabs that type at the same time end with the stored state', async () => {
    const { one, other, open, settle } = await openTwoTabs()
    typeIn(one, 'One')
    typeIn(other, 'Other')
    await settle()
    const found = messageIn(await open())
    expect([messageIn(one), messageIn(other)]).toEqual([found, found])
    expect(['One', 'Other']).toContain(found)
  })

  it('leaves nothing for the next person', async () => {
    const view = await openTwoTabs()
    typeIn(view.one, 'Of Leyla')
    await view.settle()
    view.one.store.dispatch(signedOut())
    await view.settle()
    expect(everythingStored(view)).not.toContain('Of Leyla')
    view.other.store.dispatch(signedIn(rauf))
    await view.settle()
    for (const tab of [view.one, view.other, await view.open()]) expect(messageIn(tab)).toBe('')
  })
})

describe('in the database', () => {
  it('waits until it is known which person is signed in', async () => {
    const { one, texts, open, settle } = await openTwoTabs()
    typeIn(one, 'Half typed')
    await settle()
    texts.set('staff_user', '{"id":')
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const after = await open()
    jest.restoreAllMocks()
    expect(messageIn(after)).toBe('')
    after.store.dispatch(signedIn(leyla))
    after.store.dispatch(meetingsOpened(leyla.id))
    await settle()
    expect(messageIn(after)).toBe('Half typed')
  })

  it('a new tab without records does not overwrite what another tab writes meanwhile', async () => {
    const { one, open, settle } = await openTwoTabs()
    const opening = open()
    typeIn(one, 'Half typed')
    await opening
    await settle()
    expect(messageIn(one)).toBe('Half typed')
    expect(messageIn(await open())).toBe('Half typed')
  })

  it('a tab that cannot read the record of a newer version does not overwrite it', async () => {
    const { one, records, open, settle } = await openTwoTabs()
    typeIn(one, 'Of the newer version')
    await settle()
    records.set(`offDay/${leyla.id}/#version`, 99)
    const older = await open()
    await settle()
    expect(messageIn(older)).toBe('')
    expect(older.store.storageStatus.isOutdated()).toBe(true)
    typeIn(older, 'Typed in the older version')
    await settle()
    expect(messageIn(older)).toBe('Typed in the older version')
    expect(messageIn(one)).toBe('Of the newer version')
    expect(JSON.stringify([...records])).not.toContain('Typed in the older version')
  })
})
