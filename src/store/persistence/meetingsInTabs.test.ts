import {
  meetingChanged,
  meetingDeleted,
  meetingsOpened,
  meetingsReceived,
  selectMeetingEntry,
  selectMeetings,
} from '#slices/meetingsSlice.ts'
import { allEntries } from '#slices/meetingsState.ts'
import { instantAt, meetingId } from '#testing/meetingSamples.ts'
import { createIn, leyla, openTwoTabs, titlesIn } from '#testing/twoTabs.ts'

describe('meetings in two tabs', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('a meeting created in one tab appears in the other, and is written once', async () => {
    const { one, other, titlesStored, written, settle } = await openTwoTabs()
    createIn(one, 1)
    await settle()
    expect(titlesIn(other)).toEqual(['Meeting 1'])
    expect(titlesStored()).toEqual(['Meeting 1'])
    expect(written).toEqual(['meetings'])
  })

  it('meetings created in both tabs at once are in both and in the storage', async () => {
    const { one, other, titlesStored, written, settle } = await openTwoTabs()
    createIn(one, 1)
    createIn(one, 2)
    createIn(other, 3)
    await settle()
    createIn(other, 4)
    createIn(one, 5)
    await settle()
    for (const tab of [one, other]) expect(titlesIn(tab)).toEqual([1, 2, 3, 4, 5].map((n) => `Meeting ${n}`))
    expect(titlesStored()).toHaveLength(5)
    expect(written.length).toBeLessThanOrEqual(8)
  })

  it('a meeting that one tab overwrote before it received it is not lost, although the other tab is closed', async () => {
    const { one, other, titlesStored, write } = await openTwoTabs()
    createIn(one, 1)
    await write()
    createIn(other, 2)
    await write()
    expect(titlesStored()).toContain('Meeting 2')
    other.deliver()
    await write()
    expect(titlesIn(other)).toEqual(['Meeting 1', 'Meeting 2'])
    expect(titlesStored()).toEqual(['Meeting 1', 'Meeting 2'])
  })

  it('the later of two changes wins in both tabs, also a deletion', async () => {
    const { one, other, titlesStored, settle } = await openTwoTabs()
    createIn(one, 1)
    createIn(one, 2)
    await settle()
    one.store.dispatch(
      meetingChanged({ id: meetingId(1), at: instantAt(1000 * 20), fields: { title: 'Earlier' } }),
    )
    other.store.dispatch(
      meetingChanged({ id: meetingId(1), at: instantAt(1000 * 21), fields: { title: 'Later' } }),
    )
    other.store.dispatch(meetingDeleted({ id: meetingId(2), at: instantAt(1000 * 22) }))
    await settle()
    for (const tab of [one, other]) expect(titlesIn(tab)).toEqual(['', 'Later'])
    expect(titlesStored()).toEqual(['', 'Later'])
  })

  it('a different order of fields is no change', async () => {
    const { one, other, written, settle } = await openTwoTabs()
    createIn(one, 1)
    createIn(one, 2)
    const copies = allEntries(selectMeetings(one.store.getState())).map(({ meeting }) => {
      const backwards = Object.fromEntries(Object.entries(meeting).reverse())
      return backwards as unknown as typeof meeting
    })
    other.store.dispatch(meetingsReceived({ personId: leyla.id, revision: 2, meetings: copies.toReversed() }))
    await settle()
    expect(written.length).toBeLessThanOrEqual(4)
    expect(selectMeetings(one.store.getState()).revision).toBe(2)
    expect(selectMeetingEntry(one.store.getState(), meetingId(1))?.syncedAt).toBe(instantAt(1000 * 1))
  })

  it('a tab does not request what another tab has received from the server', async () => {
    const { one, other, settle } = await openTwoTabs()
    createIn(one, 1)
    const meetings = allEntries(selectMeetings(one.store.getState())).map(({ meeting }) => meeting)
    one.store.dispatch(meetingsReceived({ personId: leyla.id, revision: 7, meetings }))
    await settle()
    expect(selectMeetings(other.store.getState()).revision).toBe(7)
    expect(selectMeetingEntry(other.store.getState(), meetingId(1))?.syncedAt).toBe(instantAt(1000 * 1))
  })

  it('a new tab has the stored meetings, and keeps them when the staff area opens', async () => {
    const { one, open: openTab, settle } = await openTwoTabs()
    createIn(one, 1)
    await settle()
    const third = await openTab()
    expect(titlesIn(third)).toEqual(['Meeting 1'])
    third.store.dispatch(meetingsOpened(leyla.id))
    expect(titlesIn(third)).toEqual(['Meeting 1'])
  })
})
