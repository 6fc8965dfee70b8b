import { waitFor } from '@testing-library/react'
import { queriesPreloaded } from '#api/baseApi.ts'
import { answersCache } from '#config/offline.ts'
import { readTabValue, staffKey, writeTab } from '#hooks/useTabState.ts'
import {
  meetingsOpened,
  meetingsReceived,
  selectMeetingEntries,
  selectMeetings,
} from '#slices/meetingsSlice.ts'
import { selectSettings } from '#slices/selectSettings.ts'
import { selectTheme } from '#slices/themeSlice.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import type { RootState } from '#store/rootReducer.ts'
import { setupStore } from '#store/setupStore.ts'
import { fakeCaches } from '#testing/fakeCaches.ts'
import { meetingSample } from '#testing/meetingSamples.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { leyla, rauf } from '#testing/twoTabs.ts'
import { adoptOwnState, staffSlices } from './staffScreens.ts'

const cached = fakeCaches()

async function openStore() {
  const preloadedState = { auth: { user: leyla, isExpired: false } }
  const store = setupStore({ environment: testEnvironment, storage: memoryStorage(), preloadedState })
  await store.addSlices(staffSlices)
  return store
}

const meeting = meetingSample(1, { title: 'Budget' })

/** The state of a page that the server has rendered for Leyla with a meeting. */
async function renderedState() {
  const { dispatch, getState } = await openStore()
  dispatch(meetingsOpened(leyla.id))
  dispatch(meetingsReceived({ personId: leyla.id, revision: 0, meetings: [meeting] }))
  const { api: _queries, ...slices } = getState()
  return { personId: leyla.id, environment: { renderedAt: '2026-11-21T08:00:00.000Z' }, slices }
}

const titlesIn = (state: RootState) => selectMeetingEntries(state).map((entry) => entry.meeting.title)

it('a page has the meetings of its document, and the synchronisation still brings all of them', async () => {
  const store = await openStore()
  adoptOwnState(store, await renderedState())
  expect(titlesIn(store.getState())).toEqual(['Budget'])
  expect(selectMeetings(store.getState()).revision).toBe(0)
})

it('a page has the settings of its document, which another device may have changed', async () => {
  const store = await openStore()
  const { slices, ...state } = await renderedState()
  const settings = { density: 'comfortable', theme: 'dark' } as const
  adoptOwnState(store, {
    ...state,
    slices: { ...slices, auth: { user: { ...leyla, settings }, isExpired: false } },
  })
  expect(selectSettings(store.getState())).toMatchObject(settings)
  expect(selectTheme(store.getState())).toBe('dark')
})

it('a meeting that was changed in this browser stays as it is', async () => {
  const store = await openStore()
  const changed = { ...meeting, title: 'Budget, changed here', changedAt: '2027-01-01T00:00:00.000Z' }
  store.dispatch(meetingsOpened(leyla.id))
  store.dispatch(meetingsReceived({ personId: leyla.id, revision: 7, meetings: [changed] }))
  adoptOwnState(store, await renderedState())
  expect(titlesIn(store.getState())).toEqual(['Budget, changed here'])
  expect(selectMeetings(store.getState()).revision).toBe(7)
})

it('what another person typed in this tab is gone before the page is hydrated', async () => {
  writeTab(`${staffKey}owner`, rauf.id)
  writeTab(`${staffKey}draft`, 'typed by Rauf')
  adoptOwnState(await openStore(), await renderedState())
  expect(readTabValue(`${staffKey}draft`)).toBeUndefined()
})

it('the lists of the document have copies for use without a connection', async () => {
  const store = await openStore()
  const data = { list: [{ id: 1 }], copyAs: 'offDays' }
  const query = { status: 'fulfilled', endpointName: 'listOffDayRequests', data, requestId: '1' }
  const api = {
    queries: { 'listOffDayRequests(undefined)': query },
    mutations: {},
    provided: { tags: {}, keys: {} },
  }
  store.dispatch(queriesPreloaded(api))
  adoptOwnState(store, await renderedState())
  await waitFor(() => expect(cached()[answersCache]).toEqual([`/copies/${leyla.id}/offDays`]))
})
