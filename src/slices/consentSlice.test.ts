import { waitFor } from '@testing-library/react'
import { restoreState } from '#store/persistence/persistence.ts'
import { quarantineKey } from '#store/persistence/storedState.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { mapsAllowed, mapsForbidden, selectMapsAllowed } from './consentSlice.ts'

const open = async (storage: ReturnType<typeof memoryStorage>) => {
  const store = setupStore({ environment: testEnvironment, storage })
  await restoreState(store)
  return store
}

const isAllowed = (store: Awaited<ReturnType<typeof open>>) => selectMapsAllowed(store.getState())

const stored = (storage: ReturnType<typeof memoryStorage>) => JSON.parse(storage.getItem('consent') ?? '{}')

it('has no consent at first, and stores in this browser what was given and withdrawn', async () => {
  const storage = memoryStorage()
  const store = await open(storage)
  expect(isAllowed(store)).toBe(false)
  store.dispatch(mapsAllowed())
  await waitFor(() => expect(stored(storage)).toEqual({ version: 1, state: { maps: 'allowed' } }))
  const atNextVisit = await open(storage)
  expect(isAllowed(atNextVisit)).toBe(true)

  atNextVisit.dispatch(mapsForbidden())
  await waitFor(() => expect(stored(storage)).toEqual({ version: 1, state: { maps: 'ask' } }))
  expect(isAllowed(await open(storage))).toBe(false)
})

it('does not treat unreadable data as consent', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const storage = memoryStorage()
  storage.setItem('consent', JSON.stringify({ version: 1, state: { maps: 'yes' } }))
  expect(isAllowed(await open(storage))).toBe(false)
  expect(storage.getItem(quarantineKey('consent'))).toContain('yes')
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
