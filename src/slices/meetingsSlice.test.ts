import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { addDays } from '@atrium/contract/days'
import {
  type AnswerState,
  answerOf,
  deletedMeeting,
  type Meeting,
  type SharedMeeting,
} from '@atrium/contract/meetings'
import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument'
import type { Action, StoreEnhancer } from '@reduxjs/toolkit'
import { waitFor } from '@testing-library/react'
import { instantAt, meetingFields, meetingId, meetingSample } from '#testing/meetingSamples.ts'
import { openBrowser, openVisit } from '#testing/openVisit.ts'
import { signedOut } from './authSlice.ts'
import {
  meetingAnswered,
  meetingChanged,
  meetingCreated,
  meetingDeleted,
  meetingsOpened,
  meetingsReceived,
  selectEntriesBetween,
  selectMeetingEntry,
  selectMeetings,
  selectUnsentEntries,
} from './meetingsSlice.ts'
import { allEntries, noMeetings } from './meetingsState.ts'
import { isPending, knownShared, outdatedAnswer, pendingAnswers } from './ownAnswers.ts'
import { isUnsent, type StoredMeeting } from './storedMeeting.ts'

const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

async function open(...parts: Parameters<typeof openVisit>) {
  const visit = await openVisit(...parts)
  const { store } = visit
  return {
    ...visit,
    state: () => selectMeetings(store.getState()),
    entry: (number: number) => selectMeetingEntry(store.getState(), meetingId(number)),
    week: (sunday: string) =>
      selectEntriesBetween(store.getState(), sunday, addDays(sunday, 6)).map(({ meeting }) => meeting.id),
  }
}

/** The store after Leyla has opened the staff area and created a number of meetings. */
async function openWith(count: number, enhancers: StoreEnhancer[] = []) {
  const view = await open(openBrowser(), enhancers)
  view.store.dispatch(meetingsOpened(leyla.id))
  for (let number = 1; number <= count; number += 1)
    view.store.dispatch(
      meetingCreated({ id: meetingId(number), at: instantAt(number), fields: meetingFields(`No ${number}`) }),
    )
  return view
}

const thisWeek = '2026-11-22'
const nextWeek = '2026-11-29'

it('assigns the five colour styles in turn, in the order of creation', async () => {
  const { entry } = await openWith(6)
  expect([1, 2, 3, 4, 5, 6].map((number) => entry(number)?.meeting.look)).toEqual([0, 1, 2, 3, 4, 0])
})

it('ignores a second creation with the same id', async () => {
  const { store, entry, state } = await openWith(1)
  const before = state()
  store.dispatch(meetingCreated({ id: meetingId(1), at: instantAt(9), fields: meetingFields('Other') }))
  expect(entry(1)?.meeting.title).toBe('No 1')
  expect(state().created).toBe(before.created)
})

it('moves a meeting to another week', async () => {
  const { store, week } = await openWith(1)
  expect(week(thisWeek)).toEqual([meetingId(1)])
  store.dispatch(meetingChanged({ id: meetingId(1), at: instantAt(5), fields: { day: '2026-12-01' } }))
  expect(week(nextWeek)).toEqual([meetingId(1)])
  expect(week(thisWeek)).toEqual([])
})

it('finds nothing anew while no meeting has changed, and keeps the other meetings at a change', async () => {
  const { store, entry } = await openWith(2)
  const found = () => selectEntriesBetween(store.getState(), thisWeek, nextWeek)
  const [before, other] = [found(), entry(2)]
  store.dispatch(meetingsOpened(leyla.id))
  expect(found()).toBe(before)
  store.dispatch(meetingChanged({ id: meetingId(1), at: instantAt(8), fields: { title: 'Later' } }))
  expect(found()).not.toBe(before)
  expect(entry(2)).toBe(other)
})

it('removes all texts of a deleted meeting, and restores it by a change', async () => {
  const { store, entry } = await openWith(1)
  store.dispatch(meetingDeleted({ id: meetingId(1), at: instantAt(5) }))
  expect(entry(1)?.meeting).toMatchObject({ title: '', isDeleted: true })
  store.dispatch(meetingChanged({ id: meetingId(1), at: instantAt(6), fields: meetingFields('Back') }))
  expect(entry(1)?.meeting).toMatchObject({ title: 'Back', isDeleted: false })
})

it.each([
  ['the clock was set back', -9000],
  ['both fall into one millisecond', 1],
])('gives each change a later timestamp than the one before, also when %s', async (_what, instant) => {
  const { store, entry } = await openWith(1)
  store.dispatch(meetingChanged({ id: meetingId(1), at: instantAt(instant), fields: { title: 'Later' } }))
  expect(entry(1)?.meeting).toMatchObject({ title: 'Later', changedAt: instantAt(2) })
})

it('ignores a change of an unknown meeting', async () => {
  const { store, state } = await openWith(1)
  const before = state()
  store.dispatch(meetingChanged({ id: meetingId(9), at: instantAt(9), fields: { title: 'x' } }))
  store.dispatch(meetingDeleted({ id: meetingId(9), at: instantAt(9) }))
  expect(state()).toBe(before)
})

describe('the copies of the server', () => {
  const receive = (...meetings: ReturnType<typeof meetingSample>[]) =>
    meetingsReceived({ personId: leyla.id, revision: 5, meetings })

  it('mark a meeting as synced, unless it has changed since', async () => {
    const { store, entry, state } = await openWith(2)
    const copies = allEntries(state()).map(({ meeting }) => meeting)
    store.dispatch(meetingChanged({ id: meetingId(2), at: instantAt(9), fields: { title: 'Since' } }))
    store.dispatch(receive(...copies))
    expect([1, 2].map((number) => isUnsent(entry(number) as never))).toEqual([false, true])
    expect(entry(2)?.meeting.title).toBe('Since')
    expect(state().revision).toBe(5)
  })

  it('win where they are newer; of two in one answer the newer one wins, in either order', async () => {
    const { store, entry } = await openWith(1)
    const newer = meetingSample(1, { title: 'Newer', changedAt: instantAt(20) })
    const newest = meetingSample(1, { title: 'Newest', changedAt: instantAt(30), day: '2026-12-01' })
    store.dispatch(receive(newest, newer))
    expect(entry(1)).toMatchObject({ meeting: { title: 'Newest' }, syncedAt: instantAt(30) })
  })

  it('do not mark a different meeting with the same timestamp as synced', async () => {
    const { store, entry } = await openWith(1)
    store.dispatch(receive(meetingSample(1, { title: 'A' })))
    expect(entry(1)).toMatchObject({ meeting: { title: 'No 1' }, syncedAt: null })
    store.dispatch(receive(meetingSample(1, { title: 'Z' })))
    expect(entry(1)).toMatchObject({ meeting: { title: 'Z' }, syncedAt: instantAt(1) })
  })

  it('change nothing when they contain nothing new, or belong to another person', async () => {
    const { store, state } = await openWith(1)
    store.dispatch(receive(meetingSample(2)))
    const before = state()
    store.dispatch(receive(meetingSample(2)))
    store.dispatch(meetingsReceived({ personId: rauf.id, revision: 9, meetings: [meetingSample(3)] }))
    expect(state()).toBe(before)
  })

  it('count for the colour styles of later meetings', async () => {
    const { store, entry } = await openWith(0)
    store.dispatch(receive(meetingSample(1), meetingSample(2)))
    store.dispatch(meetingCreated({ id: meetingId(3), at: instantAt(3), fields: meetingFields('Third') }))
    expect(entry(3)?.meeting.look).toBe(2)
  })
})

it('survives a reload, in its first version', async () => {
  const { store, browser, stored, state } = await openWith(2)
  store.dispatch(meetingsReceived({ personId: leyla.id, revision: 3, meetings: [meetingSample(8)] }))
  await waitFor(() => expect(stored('meetings', '#revision')).toBe(3))
  expect(stored('meetings', '#version')).toBe(1)
  const { _persist, ...kept } = state() as object & { _persist?: unknown }
  const again = await open(browser)
  expect(again.state()).toMatchObject(kept)
  again.store.dispatch(meetingsOpened(leyla.id))
  expect(allEntries(again.state())).toHaveLength(3)
})

it('opens the records of the version that had the meetings by weeks, and knows which ones the server lacks', async () => {
  const meeting = {
    ...{ id: meetingId(1), title: 'Unsent', day: '2026-11-24', start: '10:00', end: '11:00', notes: '' },
    ...{ attendees: ['Leyla'], attachments: [], look: 2, isDeleted: false },
    ...{ createdAt: '2026-11-20T08:00:00.000Z', changedAt: '2026-11-20T09:00:00.000Z' },
  }
  const { changedAt } = meeting
  const records = {
    '#version': 1,
    '#created': 7,
    '#revision': 5,
    [meetingId(1)]: { meeting, syncedAt: '2026-11-20T08:00:00.000Z' },
    [meetingId(2)]: {
      meeting: { ...meeting, id: meetingId(2), recurrence: { rule: 'FREQ=DAILY;COUNT=3', changes: [] } },
      syncedAt: changedAt,
    },
    [meetingId(3)]: { meeting: { ...meeting, id: meetingId(3), title: '', isDeleted: true }, syncedAt: null },
    [meetingId(4)]: {
      meeting: { ...meeting, id: meetingId(4) },
      syncedAt: changedAt,
      shared: { revision: 4, organiser: 'Rauf', invitedAs: 'Leyla', sequence: 1, answers: [] },
      answers: { '': { state: 'maybe', at: changedAt, sequence: 1 } },
    },
  }
  const { state, store, week } = await open(openBrowser('meetings', records))
  expect(state()).toMatchObject({ personId: leyla.id, created: 7, revision: 5 })
  expect(week(thisWeek)).toEqual([1, 4, 2].map(meetingId))
  expect(week(nextWeek)).toEqual([meetingId(2)])
  const unsent = selectUnsentEntries(store.getState())
  expect(unsent).toEqual([1, 3, 4].map((number) => records[meetingId(number)]))
})

describe('somebody else’s meeting', () => {
  const invitation = (revision: number, changes: Partial<SharedMeeting> = {}) => ({
    ...meetingSample(8),
    shared: {
      ...{ revision, organiser: 'Rauf', invitedAs: 'Leyla', sequence: 1, answers: [] },
      ...changes,
    },
  })
  const openInvited = async () => {
    const view = await openWith(0)
    const receive = (revision: number, meetings: (Meeting & Pick<StoredMeeting, 'shared'>)[]) =>
      view.store.dispatch(meetingsReceived({ personId: leyla.id, revision, meetings }))
    receive(1, [invitation(1)])
    const answer = (state: AnswerState, day?: string) =>
      view.store.dispatch(meetingAnswered({ id: meetingId(8), day, state, at: instantAt(20), sequence: 1 }))
    return { ...view, receive, answer, invited: () => view.entry(8) as StoredMeeting }
  }

  it('is not changed or deleted', async () => {
    const { store, invited } = await openInvited()
    store.dispatch(meetingChanged({ id: meetingId(8), at: instantAt(20), fields: { title: 'Mine' } }))
    store.dispatch(meetingDeleted({ id: meetingId(8), at: instantAt(21) }))
    expect(invited().meeting).toEqual(meetingSample(8))
    expect(isPending(invited())).toBe(false)
  })

  it('is answered, for the server as well, until the server has the last answer', async () => {
    const { receive, answer, invited } = await openInvited()
    answer('accepted')
    answer('maybe')
    answer('declined', '2026-11-24')
    const known = knownShared(invited()) as SharedMeeting
    expect(answerOf(known, 'Leyla')).toBe('maybe')
    expect(answerOf(known, 'Leyla', '2026-11-24')).toBe('declined')
    expect(pendingAnswers(invited())).toHaveLength(2)
    const answers = pendingAnswers(invited()).map(({ id: _id, ...given }) => ({ name: 'Leyla', ...given }))
    receive(2, [invitation(2, { answers })])
    expect(isPending(invited())).toBe(false)
    // The organiser moves it: the answers count no more.
    receive(3, [invitation(3, { answers, sequence: 2 })])
    expect(answerOf(knownShared(invited()) as SharedMeeting, 'Leyla')).toBeUndefined()
  })

  it('names the answer to another time than the meeting has now, until the next answer', async () => {
    const { store, receive, invited } = await openInvited()
    const seen = { day: '2026-11-24', start: '10:00' }
    const give = (minute: number, sequence: number, day?: string) =>
      store.dispatch(
        meetingAnswered({ id: meetingId(8), day, state: 'maybe', at: instantAt(minute), sequence, seen }),
      )
    give(20, 1)
    expect(pendingAnswers(invited())[0]).not.toHaveProperty('seen')
    expect(outdatedAnswer(invited())).toBeUndefined()
    // It was moved meanwhile: the server has the answer, and asks again.
    const answers = pendingAnswers(invited()).map(({ id: _id, ...given }) => ({ name: 'Leyla', ...given }))
    receive(2, [invitation(2, { answers, sequence: 2 })])
    expect(outdatedAnswer(invited())).toMatchObject({ state: 'maybe', seen })
    expect(outdatedAnswer(invited(), '2026-12-01')).toMatchObject({ seen })
    // Another device has answered the new time.
    const later = [{ name: 'Leyla', state: 'accepted' as const, at: instantAt(30), sequence: 2 }]
    receive(3, [invitation(3, { answers: later, sequence: 2 })])
    expect(outdatedAnswer(invited())).toBeUndefined()
    receive(4, [invitation(4, { answers, sequence: 2 })])
    give(40, 2)
    expect(outdatedAnswer(invited())).toBeUndefined()
  })

  it('disappears when the invitation is taken back, and comes again with another one', async () => {
    const { receive, answer, invited } = await openInvited()
    answer('accepted')
    const tombstone = deletedMeeting(meetingSample(8), instantAt(8))
    receive(2, [{ ...tombstone, shared: { revision: 2, organiser: 'Rauf', sequence: 1, answers: [] } }])
    expect(invited().meeting.isDeleted).toBe(true)
    expect(isPending(invited())).toBe(false)
    receive(3, [{ ...invitation(3), changedAt: instantAt(9) }])
    expect(invited().meeting.title).toBe('Meeting 8')
  })

  it('is an own meeting once it is handed over to this person, also when the invitation comes late', async () => {
    const { store, receive, answer, invited } = await openInvited()
    answer('accepted')
    const own = {
      ...meetingSample(8),
      changedAt: instantAt(9),
      shared: { revision: 2, sequence: 2, answers: [] },
    }
    receive(2, [own])
    receive(2, [invitation(1)])
    expect(invited().shared?.organiser).toBeUndefined()
    expect(isPending(invited())).toBe(false)
    store.dispatch(meetingChanged({ id: meetingId(8), at: instantAt(20), fields: { title: 'Mine' } }))
    expect(invited().meeting.title).toBe('Mine')
  })
})

it('puts an invalid record into quarantine', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const broken = { meeting: meetingSample(1, { day: '2026-99-99' }), syncedAt: null }
  const visit = await open(openBrowser('meetings', { [meetingId(1)]: broken }))
  expect(allEntries(visit.state())).toEqual([])
  expect(visit.stored('meetings.unreadable', meetingId(1))).toEqual(broken)
  warned.mockRestore()
})

it('keeps nothing of a person for the next one', async () => {
  const { store, browser, stored, state } = await openWith(1)
  await waitFor(() => expect(stored('meetings', meetingId(1))).toBeDefined())
  store.dispatch(signedOut())
  expect(state()).toMatchObject(noMeetings)
  await waitFor(() => expect(browser.records.size).toBe(0))

  // Also of a person whose own entry was lost.
  store.dispatch(meetingsOpened(leyla.id))
  store.dispatch(meetingCreated({ id: meetingId(1), at: instantAt(1), fields: meetingFields('Left') }))
  store.dispatch(meetingsOpened(rauf.id))
  expect(state()).toMatchObject({ ...noMeetings, personId: rauf.id })
})

it('can be replayed: a jump shows the other state', async () => {
  const { store, week } = await openWith(2, [instrument()])
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore<unknown, Action<string>, unknown> }
  const last = liftedStore.getState().computedStates.length - 1
  liftedStore.dispatch(ActionCreators.jumpToState(last - 1))
  expect(week(thisWeek)).toEqual([meetingId(1)])
  liftedStore.dispatch(ActionCreators.jumpToState(last))
  expect(week(thisWeek)).toEqual([meetingId(1), meetingId(2)])
})
