import { staffSamples, staffUserSample } from '@atrium/contract/samples'
import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument'
import type { Action, StoreEnhancer } from '@reduxjs/toolkit'
import { waitFor } from '@testing-library/react'
import { memoryStorage } from '#store/persistence/browserStorage.ts'
import { restoreState } from '#store/persistence/persistence.ts'
import { quarantineKey } from '#store/persistence/sliceStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { staffSlices } from '#store/staffSlices.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { signedIn, signedOut } from './authSlice.ts'
import { dayChosen, dayShifted, selectChosenDay, todayChosen, weekShifted } from './weekRangeSlice.ts'

const [leyla] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

async function open(storage = memoryStorage(), enhancers: StoreEnhancer[] = []) {
  const store = setupStore({ environment: testEnvironment, storage, enhancers })
  await restoreState(store)
  await store.addSlices(staffSlices)
  return { store, storage, day: () => selectChosenDay(store.getState()) }
}

const stored = (storage: ReturnType<typeof memoryStorage>) => JSON.parse(storage.getItem('weekRange') ?? '{}')

it('shows today at first, goes by weeks and days over the ends of months and years, and back to today', async () => {
  const { store, day } = await open()
  expect(day()).toBeNull()
  store.dispatch(weekShifted({ from: '2026-12-28', by: 1 }))
  expect(day()).toBe('2027-01-04')
  store.dispatch(weekShifted({ from: '2027-01-04', by: -2 }))
  expect(day()).toBe('2026-12-21')
  store.dispatch(dayShifted({ from: '2028-02-28', by: 1 }))
  expect(day()).toBe('2028-02-29')
  store.dispatch(dayShifted({ from: '2027-03-01', by: -1 }))
  expect(day()).toBe('2027-02-28')
  store.dispatch(dayChosen('2026-11-24'))
  expect(day()).toBe('2026-11-24')
  store.dispatch(todayChosen())
  expect(day()).toBeNull()
})

it('survives a reload', async () => {
  const { store, storage } = await open()
  store.dispatch(dayChosen('2026-11-24'))
  await waitFor(() => expect(stored(storage)).toEqual({ version: 1, state: { day: '2026-11-24' } }))
  expect((await open(storage)).day()).toBe('2026-11-24')
})

it.each([
  ['no day', '2026-02-30'],
  ['a number', 20261124],
  ['nothing', undefined],
])('starts with today when %s is stored, and puts the text aside', async (_what, day) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const storage = memoryStorage()
  const text = JSON.stringify({ version: 1, state: { day } })
  storage.setItem('weekRange', text)
  expect((await open(storage)).day()).toBeNull()
  expect(storage.getItem(quarantineKey('weekRange'))).toBe(text)
  warned.mockRestore()
})

it('ends with the person’s visit', async () => {
  const { store, day } = await open()
  store.dispatch(signedIn(leyla))
  store.dispatch(dayChosen('2026-11-24'))
  store.dispatch(signedOut())
  expect(day()).toBeNull()
})

it('can be replayed', async () => {
  const { store, day } = await open(memoryStorage(), [instrument()])
  store.dispatch(dayChosen('2026-11-24'))
  store.dispatch(weekShifted({ from: '2026-11-24', by: 1 }))
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore<unknown, Action<string>, unknown> }
  const last = liftedStore.getState().computedStates.length - 1
  liftedStore.dispatch(ActionCreators.jumpToState(last - 1))
  expect(day()).toBe('2026-11-24')
  liftedStore.dispatch(ActionCreators.jumpToState(last))
  expect(day()).toBe('2026-12-01')
})
