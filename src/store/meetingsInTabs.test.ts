import type { MeetingFields } from '@atrium/contract'
import { staffSamples, staffUserSample } from '@atrium/contract/samples'
import { signedIn, signedOut } from '#slices/authSlice.ts'
import {
  meetingChanged,
  meetingCreated,
  meetingDeleted,
  meetingsOpened,
  meetingsReceived,
  selectMeetingEntry,
  selectMeetings,
} from '#slices/meetingsSlice.ts'
import { allEntries } from '#slices/meetingsState.ts'
import { openTabs } from '#testing/openTabs.ts'

type Tab = Awaited<ReturnType<ReturnType<typeof openTabs>['open']>>

const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

const fields = (title: string): MeetingFields => ({
  title,
  day: '2026-11-24',
  start: '10:00',
  end: '11:00',
  attendees: [],
  notes: '',
  attachments: [],
})

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = (second: number) => `2026-11-21T12:00:${String(second).padStart(2, '0')}.000Z`

const create = ({ store }: Tab, number: number, title = `Meeting ${number}`) =>
  store.dispatch(meetingCreated({ id: idOf(number), at: at(number), fields: fields(title) }))

const titlesOf = (state: { weeks: object }) =>
  Object.values(state.weeks)
    .flatMap((week) => Object.values(week as Record<string, { meeting: { title: string } }>))
    .map(({ meeting }) => meeting.title)
    .sort()
const titles = ({ store }: Tab) => titlesOf(selectMeetings(store.getState()))
const titlesStored = (texts: Map<string, string>) => titlesOf(JSON.parse(texts.get('meetings') ?? '').state)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Two tabs in which Leyla has opened the staff area, with nothing left to tell. */
async function open() {
  const browser = openTabs()
  const one = await browser.open()
  one.store.dispatch(signedIn(leyla))
  one.store.dispatch(meetingsOpened(leyla.id))
  await browser.write()
  const other = await browser.open()
  other.store.dispatch(meetingsOpened(leyla.id))
  const tabs = [one, other]
  /** Until no tab has anything to tell; fails where they answer each other for ever. */
  const settle = async () => {
    for (let round = 0; round < 10; round += 1) {
      await browser.write()
      const told = tabs.map(({ deliver }) => deliver())
      await browser.write()
      if (told.every((count) => count === 0)) return
    }
    throw new Error('the tabs do not come to rest')
  }
  await settle()
  browser.written.length = 0
  return { ...browser, one, other, tabs, settle }
}

it('a meeting that is created in one tab is in the other, and is written once', async () => {
  const { one, other, texts, written, settle } = await open()
  create(one, 1)
  await settle()
  expect(titles(other)).toEqual(['Meeting 1'])
  expect(titlesStored(texts)).toEqual(['Meeting 1'])
  expect(written).toEqual(['meetings'])
})

it('meetings that are created in both at once are in both and in the storage', async () => {
  const { one, other, texts, written, settle } = await open()
  create(one, 1)
  create(one, 2)
  create(other, 3)
  await settle()
  create(other, 4)
  create(one, 5)
  await settle()
  for (const tab of [one, other]) expect(titles(tab)).toEqual([1, 2, 3, 4, 5].map((n) => `Meeting ${n}`))
  expect(titlesStored(texts)).toHaveLength(5)
  expect(written.length).toBeLessThanOrEqual(8)
})

it('what one tab wrote over before it had heard of it is not lost, though the other tab is gone', async () => {
  const { one, other, texts, write } = await open()
  create(one, 1)
  await write()
  create(other, 2)
  await write()
  expect(titlesStored(texts)).toEqual(['Meeting 2'])
  other.deliver()
  await write()
  expect(titles(other)).toEqual(['Meeting 1', 'Meeting 2'])
  expect(titlesStored(texts)).toEqual(['Meeting 1', 'Meeting 2'])
})

it('of two changes the later holds in both; a deletion too', async () => {
  const { one, other, texts, settle } = await open()
  create(one, 1)
  create(one, 2)
  await settle()
  one.store.dispatch(meetingChanged({ id: idOf(1), at: at(20), fields: { title: 'Earlier' } }))
  other.store.dispatch(meetingChanged({ id: idOf(1), at: at(21), fields: { title: 'Later' } }))
  other.store.dispatch(meetingDeleted({ id: idOf(2), at: at(22) }))
  await settle()
  for (const tab of [one, other]) expect(titles(tab)).toEqual(['', 'Later'])
  expect(titlesStored(texts)).toEqual(['', 'Later'])
})

it('tabs that hold one meeting in another order of its fields leave it at that', async () => {
  const { one, other, written, settle } = await open()
  create(one, 1)
  create(one, 2)
  const copies = allEntries(selectMeetings(one.store.getState())).map(({ meeting }) => {
    const backwards = Object.fromEntries(Object.entries(meeting).reverse())
    return backwards as unknown as typeof meeting
  })
  other.store.dispatch(meetingsReceived({ personId: leyla.id, revision: 2, meetings: copies.toReversed() }))
  await settle()
  expect(written.length).toBeLessThanOrEqual(4)
  expect(selectMeetings(one.store.getState()).revision).toBe(2)
  expect(selectMeetingEntry(one.store.getState(), idOf(1))?.syncedAt).toBe(at(1))
})

it('what the server has told one tab the other need not ask for', async () => {
  const { one, other, settle } = await open()
  create(one, 1)
  const meetings = allEntries(selectMeetings(one.store.getState())).map(({ meeting }) => meeting)
  one.store.dispatch(meetingsReceived({ personId: leyla.id, revision: 7, meetings }))
  await settle()
  expect(selectMeetings(other.store.getState()).revision).toBe(7)
  expect(selectMeetingEntry(other.store.getState(), idOf(1))?.syncedAt).toBe(at(1))
})

it('a tab that has just been opened has what is stored, and keeps it when the staff area opens', async () => {
  const { one, open: openTab, settle } = await open()
  create(one, 1)
  await settle()
  const third = await openTab()
  expect(titles(third)).toEqual(['Meeting 1'])
  third.store.dispatch(meetingsOpened(leyla.id))
  expect(titles(third)).toEqual(['Meeting 1'])
})

describe('signing out in one tab leaves nothing of the person', () => {
  const nothingLeft = ({ one, other, texts }: Awaited<ReturnType<typeof open>>) => {
    for (const tab of [one, other]) expect(selectMeetings(tab.store.getState()).personId).toBeNull()
    expect([...texts.values()].join()).not.toContain('Meeting')
    expect(texts.has('staff_user')).toBe(false)
  }

  it.each(['staff_user', 'meetings'])('when the other one hears of "%s" last', async (held) => {
    const view = await open()
    create(view.one, 1)
    await view.settle()
    view.one.store.dispatch(signedOut())
    await view.write()
    view.other.deliver((key) => key === held)
    await view.write()
    view.one.deliver()
    await view.settle()
    nothingLeft(view)
  })

  it.each(['staff_user', 'meetings'])(
    'when the other one still writes meanwhile and hears of "%s" last',
    async (held) => {
      const view = await open()
      create(view.one, 1)
      await view.settle()
      view.one.store.dispatch(signedOut())
      await view.write()
      create(view.other, 2)
      await view.write()
      view.one.deliver()
      view.other.deliver((key) => key === held)
      await view.write()
      view.one.deliver()
      await view.settle()
      nothingLeft(view)
    },
  )
})

it.each(['staff_user', 'meetings', 'nothing'])(
  'when somebody else signs in, both tabs have their meetings alone, also when "%s" comes last',
  async (held) => {
    const { one, other, texts, write, settle } = await open()
    create(one, 1, 'Leyla’s')
    await settle()
    one.store.dispatch(signedIn(rauf))
    one.store.dispatch(meetingsOpened(rauf.id))
    create(one, 2, 'Rauf’s')
    create(other, 3, 'Leyla’s last')
    await write()
    other.deliver((key) => key === held)
    await write()
    one.deliver()
    await settle()
    other.store.dispatch(meetingsOpened(rauf.id))
    await settle()
    for (const tab of [one, other]) {
      expect(selectMeetings(tab.store.getState()).personId).toBe(rauf.id)
      expect(titles(tab)).toEqual(['Rauf’s'])
    }
    expect(titlesStored(texts)).toEqual(['Rauf’s'])
  },
)

it('a tab in which nobody was signed in has the meetings once they are, though their tab is gone', async () => {
  const browser = openTabs()
  const waiting = await browser.open()
  const one = await browser.open()
  one.store.dispatch(signedIn(leyla))
  one.store.dispatch(meetingsOpened(leyla.id))
  create(one, 1)
  await browser.write()
  // The meetings were told first, before it was known here whose they are.
  waiting.deliver((key) => key === 'staff_user')
  await browser.write()
  waiting.deliver()
  await browser.write()
  waiting.store.dispatch(meetingsOpened(leyla.id))
  await browser.write()
  expect(titles(waiting)).toEqual(['Meeting 1'])
  expect(titlesStored(browser.texts)).toEqual(['Meeting 1'])
})
