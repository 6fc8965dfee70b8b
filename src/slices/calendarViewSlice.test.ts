import { ActionCreators, instrument } from '@redux-devtools/instrument'
import { waitFor } from '@testing-library/react'
import type { AppStore } from '#store/setupStore.ts'
import { openBrowser, openVisit } from '#testing/openVisit.ts'
import { liftedStoreOf } from '#testing/replays.ts'
import { signedOut } from './authSlice.ts'
import {
  calendarViewChosen,
  calendarYearChosen,
  othersToggled,
  selectAreOthersShown,
  selectCalendarView,
  selectCalendarYear,
} from './calendarViewSlice.ts'

async function open(...parts: Parameters<typeof openVisit>) {
  const { store, browser, stored } = await openVisit(...parts)
  return {
    store,
    browser,
    stored,
    state: () => JSON.parse(String(stored('calendarView'))),
    year: () => selectCalendarYear(store.getState()),
    view: () => selectCalendarView(store.getState()),
  }
}

const version = (number: number, state: object) =>
  openBrowser('calendarView', { '#version': number, state: JSON.stringify(state) })

it('shows the current year at first, keeps the chosen one after a reload, and can go back', async () => {
  const { store, browser, state, stored, year } = await open()
  expect(year()).toBeNull()
  store.dispatch(calendarYearChosen(2027))
  await waitFor(() => expect(state()).toEqual({ view: 'calendar', year: 2027, areOthersShown: true }))
  expect(stored('calendarView', '#version')).toBe(3)
  const atNextVisit = await open(browser)
  expect(atNextVisit.year()).toBe(2027)
  atNextVisit.store.dispatch(calendarYearChosen(null))
  await waitFor(() => expect(state()).toEqual({ view: 'calendar', year: null, areOthersShown: true }))
  expect((await open(browser)).year()).toBeNull()
})

it('starts on the calendar, keeps the chosen view, and migrates version 1 of the stored state', async () => {
  const { store, browser, state, view, year } = await open(version(1, { year: 2027 }))
  expect([view(), year()]).toEqual(['calendar', 2027])
  store.dispatch(calendarViewChosen('schedule'))
  await waitFor(() => expect(state().view).toBe('schedule'))
  expect((await open(browser)).view()).toBe('schedule')
})

it('keeps and replays that other people’s meetings are hidden, and shows them where version 2 was stored', async () => {
  const shown = (store: AppStore) => selectAreOthersShown(store.getState())
  const { store, browser, state } = await openVisit(version(2, { view: 'schedule', year: null }), [
    instrument(),
  ]).then(({ stored, ...visit }) => ({ ...visit, state: () => JSON.parse(String(stored('calendarView'))) }))
  expect(shown(store)).toBe(true)
  store.dispatch(othersToggled(false))
  await waitFor(() => expect(state()).toEqual({ view: 'schedule', year: null, areOthersShown: false }))
  expect(shown((await open(browser)).store)).toBe(false)
  const lifted = liftedStoreOf(store)
  const last = lifted.getState().computedStates.length - 1
  lifted.dispatch(ActionCreators.jumpToState(last - 1))
  expect(shown(store)).toBe(true)
  lifted.dispatch(ActionCreators.jumpToState(last))
  expect(shown(store)).toBe(false)
})

it('starts with the defaults when an unknown view is stored', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  expect((await open(version(2, { view: 'moon', year: null }))).view()).toBe('calendar')
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

it('resets the year when the user changes', async () => {
  const { store, browser, state, year } = await open()
  store.dispatch(calendarYearChosen(2027))
  await waitFor(() => expect(state()).toMatchObject({ year: 2027 }))
  store.dispatch(signedOut())
  expect(year()).toBeNull()
  await waitFor(() => expect(browser.records.size).toBe(0))
})

it.each([1989, 2101, 2026.5, '2026', undefined])(
  'starts with the defaults when %p is stored as the year',
  async (year) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    const visit = await open(version(1, { year }))
    expect(visit.year()).toBeNull()
    expect(visit.stored('calendarView.unreadable')).toBeDefined()
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  },
)
