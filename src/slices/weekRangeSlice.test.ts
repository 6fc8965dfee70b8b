import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument'
import type { Action } from '@reduxjs/toolkit'
import { waitFor } from '@testing-library/react'
import { openBrowser, openVisit } from '#testing/openVisit.ts'
import { signedOut } from './authSlice.ts'
import { dayChosen, selectChosenDay, todayChosen, weekShifted } from './weekRangeSlice.ts'

async function open(...parts: Parameters<typeof openVisit>) {
  const visit = await openVisit(...parts)
  return { ...visit, day: () => selectChosenDay(visit.store.getState()) }
}

it('shows today at first, moves by weeks across months and years, to a day, and back to today', async () => {
  const { store, day } = await open()
  expect(day()).toBeNull()
  store.dispatch(weekShifted({ from: '2026-12-28', by: 1 }))
  expect(day()).toBe('2027-01-04')
  store.dispatch(weekShifted({ from: '2027-01-04', by: -2 }))
  expect(day()).toBe('2026-12-21')
  store.dispatch(dayChosen('2026-11-24'))
  expect(day()).toBe('2026-11-24')
  store.dispatch(todayChosen())
  expect(day()).toBeNull()
})

it('survives a reload', async () => {
  const { store, browser, stored } = await open()
  store.dispatch(dayChosen('2026-11-24'))
  await waitFor(() => expect(stored('weekRange')).toBe('{"day":"2026-11-24"}'))
  expect(stored('weekRange', '#version')).toBe(1)
  expect((await open(browser)).day()).toBe('2026-11-24')
})

it.each([
  ['no day', '2026-02-30'],
  ['a number', 20261124],
  ['nothing', undefined],
])('starts with today when %s is stored, and puts the record into quarantine', async (_what, day) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const text = JSON.stringify({ day })
  const visit = await open(openBrowser('weekRange', { '#version': 1, state: text }))
  expect(visit.day()).toBeNull()
  expect(visit.stored('weekRange.unreadable')).toBe(text)
  warned.mockRestore()
})

it('is reset when the user changes', async () => {
  const { store, day } = await open()
  store.dispatch(dayChosen('2026-11-24'))
  store.dispatch(signedOut())
  expect(day()).toBeNull()
})

it('can be replayed', async () => {
  const { store, day } = await open(openBrowser(), [instrument()])
  store.dispatch(dayChosen('2026-11-24'))
  store.dispatch(weekShifted({ from: '2026-11-24', by: 1 }))
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore<unknown, Action<string>, unknown> }
  const last = liftedStore.getState().computedStates.length - 1
  liftedStore.dispatch(ActionCreators.jumpToState(last - 1))
  expect(day()).toBe('2026-11-24')
  liftedStore.dispatch(ActionCreators.jumpToState(last))
  expect(day()).toBe('2026-12-01')
})
