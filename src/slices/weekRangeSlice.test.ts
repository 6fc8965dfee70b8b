import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument'
import type { Action } from '@reduxjs/toolkit'
import { waitFor } from '@testing-library/react'
import { openBrowser, openVisit } from '#testing/openVisit.ts'
import { signedOut } from './authSlice.ts'
import {
  dayChosen,
  dayShifted,
  monthShifted,
  selectChosenDay,
  selectScheduleSpan,
  spanChosen,
  todayChosen,
  weekShifted,
} from './weekRangeSlice.ts'

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
  await waitFor(() => expect(stored('weekRange')).toBe('{"day":"2026-11-24","span":"week"}'))
  expect(stored('weekRange', '#version')).toBe(2)
  expect((await open(browser)).day()).toBe('2026-11-24')
})

it.each([
  ['no day', '2026-02-30'],
  ['a number', 20261124],
  ['nothing', undefined],
])('starts with today when %s is stored, and puts the record into quarantine', async (_what, day) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const text = JSON.stringify({ day, span: 'week' })
  const visit = await open(openBrowser('weekRange', { '#version': 2, state: text }))
  expect(visit.day()).toBeNull()
  expect(visit.stored('weekRange.unreadable')).toBe(text)
  warned.mockRestore()
})

it('begins with the week, and keeps the day or the month that was chosen instead', async () => {
  const { store, browser, stored } = await open()
  expect(selectScheduleSpan(store.getState())).toBe('week')
  store.dispatch(spanChosen('month'))
  store.dispatch(monthShifted({ from: '2026-10-31', by: 1 }))
  store.dispatch(dayShifted({ from: '2026-11-30', by: 1 }))
  await waitFor(() => expect(stored('weekRange')).toBe('{"day":"2026-12-01","span":"month"}'))
  const again = await open(browser)
  expect(selectScheduleSpan(again.store.getState())).toBe('month')
  again.store.dispatch(todayChosen())
  expect(selectScheduleSpan(again.store.getState())).toBe('month')
})

it('reads the first version, which had weeks only', async () => {
  const { store, day } = await open(
    openBrowser('weekRange', { '#version': 1, state: '{"day":"2026-11-24"}' }),
  )
  expect([day(), selectScheduleSpan(store.getState())]).toEqual(['2026-11-24', 'week'])
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
