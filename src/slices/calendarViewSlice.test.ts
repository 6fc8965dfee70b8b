import { staffSamples, staffUserSample } from '@atrium/contract/samples'
import { waitFor } from '@testing-library/react'
import { memoryStorage } from '#store/persistence/browserStorage.ts'
import { restoreState } from '#store/persistence/persistence.ts'
import { quarantineKey } from '#store/persistence/sliceStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { staffSlices } from '#store/staffSlices.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { signedIn, signedOut } from './authSlice.ts'
import {
  calendarViewChosen,
  calendarYearChosen,
  selectCalendarView,
  selectCalendarYear,
} from './calendarViewSlice.ts'

const open = async (storage: ReturnType<typeof memoryStorage>) => {
  const store = setupStore({ environment: testEnvironment, storage })
  await restoreState(store)
  await store.addSlices(staffSlices)
  return store
}

const yearOf = (store: Awaited<ReturnType<typeof open>>) => selectCalendarYear(store.getState())

const stored = (storage: ReturnType<typeof memoryStorage>) =>
  JSON.parse(storage.getItem('calendarView') ?? '{}')

it('shows the current year at first, keeps the chosen one over a reload, and goes back', async () => {
  const storage = memoryStorage()
  const store = await open(storage)
  expect(yearOf(store)).toBeNull()
  store.dispatch(calendarYearChosen(2027))
  await waitFor(() =>
    expect(stored(storage)).toEqual({ version: 2, state: { view: 'calendar', year: 2027 } }),
  )
  const atNextVisit = await open(storage)
  expect(yearOf(atNextVisit)).toBe(2027)

  atNextVisit.dispatch(calendarYearChosen(null))
  await waitFor(() =>
    expect(stored(storage)).toEqual({ version: 2, state: { view: 'calendar', year: null } }),
  )
  expect(yearOf(await open(storage))).toBeNull()
})

it('starts on the calendar, keeps the chosen view, and reads what its first version stored', async () => {
  const storage = memoryStorage()
  storage.setItem('calendarView', JSON.stringify({ version: 1, state: { year: 2027 } }))
  const store = await open(storage)
  expect([selectCalendarView(store.getState()), yearOf(store)]).toEqual(['calendar', 2027])
  store.dispatch(calendarViewChosen('schedule'))
  await waitFor(() => expect(stored(storage).state.view).toBe('schedule'))
  expect(selectCalendarView((await open(storage)).getState())).toBe('schedule')
})

it('takes an unknown view for none', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const storage = memoryStorage()
  storage.setItem('calendarView', JSON.stringify({ version: 2, state: { view: 'moon', year: null } }))
  expect(selectCalendarView((await open(storage)).getState())).toBe('calendar')
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

it('forgets the year with the person who chose it', async () => {
  const [leyla] = staffSamples
  if (!leyla) throw new Error('There is no sample person.')
  const storage = memoryStorage()
  const store = await open(storage)
  store.dispatch(signedIn(staffUserSample(leyla)))
  store.dispatch(calendarYearChosen(2027))
  await waitFor(() => expect(stored(storage)).toMatchObject({ state: { year: 2027 } }))
  store.dispatch(signedOut())
  expect(yearOf(store)).toBeNull()
  await waitFor(() =>
    expect(stored(storage)).toEqual({ version: 2, state: { view: 'calendar', year: null } }),
  )
})

it.each([1989, 2101, 2026.5, '2026', undefined])('takes %p for no year, and starts fresh', async (year) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const storage = memoryStorage()
  storage.setItem('calendarView', JSON.stringify({ version: 1, state: { year } }))
  expect(yearOf(await open(storage))).toBeNull()
  expect(storage.getItem(quarantineKey('calendarView'))).not.toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
