import { signedIn, signedOut } from '#slices/authSlice.ts'
import { calendarViewChosen, selectCalendarView } from '#slices/calendarViewSlice.ts'
import { meetingsOpened } from '#slices/meetingsSlice.ts'
import { messageTyped, selectOffDayDraft } from '#slices/offDaySlice.ts'
import { dayChosen, selectChosenDay } from '#slices/weekRangeSlice.ts'
import type { Engine } from '#testing/openTabs.ts'
import { leyla, openTwoTabs, rauf, type Tab } from '#testing/twoTabs.ts'

const messageIn = ({ store }: Tab) => selectOffDayDraft(store.getState()).message
const typeIn = ({ store }: Tab, text: string) => store.dispatch(messageTyped(text))
const draftText = (message: string) =>
  JSON.stringify({
    version: 1,
    state: { days: [], isTimeAdded: true, start: '09:00', end: '18:00', message },
  })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe.each<Engine>(['texts', 'records'])('kept as %s', (engine) => {
  const everythingStored = ({ texts, records }: Awaited<ReturnType<typeof openTwoTabs>>) =>
    JSON.stringify([[...texts.values()], [...records.values()]])

  it('what is typed and chosen in one tab is in the other and in one that opens, and is written once', async () => {
    const { one, other, written, settle, open } = await openTwoTabs(engine)
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

  it('what is typed in the moment in which the page is left is kept', async () => {
    const view = await openTwoTabs(engine)
    typeIn(view.one, 'The last word')
    view.one.leave()
    expect(everythingStored(view)).toContain('The last word')
  })

  it('tabs that type at once come to agree with what a reload finds', async () => {
    const { one, other, open, settle } = await openTwoTabs(engine)
    typeIn(one, 'One')
    typeIn(other, 'Other')
    await settle()
    const found = messageIn(await open())
    expect([messageIn(one), messageIn(other)]).toEqual([found, found])
    expect(['One', 'Other']).toContain(found)
  })

  it('nothing of it is left for the next person', async () => {
    const view = await openTwoTabs(engine)
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
  it('what an earlier version keeps as a text holds, moves, and is taken from no tab', async () => {
    const { one, other, texts, open, settle } = await openTwoTabs('records')
    typeIn(one, 'Typed before')
    await settle()
    texts.set('offDay', draftText('Typed in the earlier version'))
    const third = await open()
    expect(messageIn(third)).toBe('Typed in the earlier version')
    // That version goes on, and this tab has the last word.
    texts.set('offDay', draftText('Typed on'))
    typeIn(third, 'And after')
    await settle()
    expect(texts.has('offDay')).toBe(false)
    for (const tab of [one, other, await open()]) expect(messageIn(tab)).toBe('And after')
  })

  it('waits for its person when it is not known who is signed in', async () => {
    const { one, texts, open, settle } = await openTwoTabs('records')
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

  it('what an earlier version keeps as a text is nobody’s for who signs in when it is not known whose it was', async () => {
    const { texts, open, settle } = await openTwoTabs('records')
    texts.delete('staff_user')
    texts.set('offDay', draftText('Of Leyla'))
    const after = await open()
    after.store.dispatch(signedIn(rauf))
    after.store.dispatch(meetingsOpened(rauf.id))
    await settle()
    for (const tab of [after, await open()]) expect(messageIn(tab)).toBe('')
  })

  it('holds against what a tab begins with that cannot read it, and not against what is typed there', async () => {
    const { one, records, open, settle } = await openTwoTabs('records')
    typeIn(one, 'Of the newer version')
    await settle()
    records.set(`offDay/${leyla.id}/#version`, 99)
    const older = await open()
    await settle()
    expect(messageIn(older)).toBe('')
    expect(messageIn(one)).toBe('Of the newer version')
    typeIn(older, 'Typed in the older version')
    await settle()
    expect(messageIn(one)).toBe('Typed in the older version')
  })
})
