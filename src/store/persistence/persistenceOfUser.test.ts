import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { waitFor } from '@testing-library/react'
import { selectStaffUser, sessionExpired, signedIn, signedOut } from '#slices/authSlice.ts'
import { languageChosen, selectLanguage } from '#slices/languageSlice.ts'
import { setupStore } from '#store/setupStore.ts'
import { staffSlices } from '#store/staffSlices.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { followOtherTabs, restoreState } from './persistence.ts'
import { memoryStorage, type TextStorage } from './textStorage.ts'

const storageWith = (texts: Record<string, string>) => {
  const storage = memoryStorage()
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text)
  return storage
}

const open = async (storage: TextStorage) => {
  const store = setupStore({ environment: testEnvironment, storage })
  await restoreState(store)
  await store.addSlices(staffSlices)
  return store
}

let warned: jest.SpyInstance
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

it('stores the signed-in person without other data, and no entry after the sign-out', async () => {
  const storage = memoryStorage()
  const store = await open(storage)
  store.dispatch(signedIn(leyla))
  store.dispatch(sessionExpired())
  await waitFor(() => expect(storage.getItem('staff_user')).not.toBeNull())
  expect(JSON.parse(storage.getItem('staff_user') ?? '')).toEqual(leyla)
  store.dispatch(signedOut())
  await waitFor(() => expect(storage.getItem('staff_user')).toBeNull())
})

it('restores the signed-in person after a reload', async () => {
  const storage = storageWith({ staff_user: JSON.stringify(leyla) })
  expect((await open(storage)).getState().auth).toMatchObject({ user: leyla, isExpired: false })
})

it.each([
  ['cut off', JSON.stringify(leyla).slice(0, 30)],
  ['half a person', JSON.stringify({ id: 1, email: leyla.email })],
  ['another program’s', JSON.stringify({ version: 3, state: { user: leyla } })],
  ['null', 'null'],
])('signs nobody in when the stored text is %s, and keeps the language', async (_how, text) => {
  const storage = storageWith({ staff_user: text, language: 'RU' })
  const state = (await open(storage)).getState()
  expect(selectStaffUser(state)).toBeNull()
  expect(selectLanguage(state)).toBe('RU')
  expect(storage.getItem('staff_user.unreadable')).toBe(text)
  expect(warned).toHaveBeenCalledTimes(1)
})

it('an unreadable text stays in quarantine until the next sign-in or sign-out', async () => {
  const storage = storageWith({ staff_user: JSON.stringify(leyla).slice(0, -1) })
  const store = await open(storage)
  expect(storage.getItem('staff_user.unreadable')).not.toBeNull()
  store.dispatch(signedIn(rauf))
  expect(storage.getItem('staff_user.unreadable')).toBeNull()
  storage.setItem('staff_user.unreadable', '{')
  store.dispatch(signedOut())
  expect(storage.getItem('staff_user.unreadable')).toBeNull()
})

it('the sign-out removes texts that an earlier version stored for slices of the staff area', async () => {
  const storage = storageWith({ staff_user: JSON.stringify(leyla), offDay: '{"version":1,"state":{}}' })
  const store = await open(storage)
  store.dispatch(signedOut())
  expect(storage.getItem('offDay')).toBeNull()
})

/** A tab that gets the events of another tab's writes. */
async function openInTab(text: string) {
  const storage = storageWith({ staff_user: text })
  const store = await open(storage)
  const stop = followOtherTabs(store, storage, window)
  const tell = (key: string | null, newValue: string | null) => {
    if (newValue !== null && key !== null) storage.setItem(key, newValue)
    else if (key !== null) storage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
  return { store, storage, stop, tell, idOf: () => selectStaffUser(store.getState())?.id }
}

it('signs out in this tab after a sign-out in another tab', async () => {
  const { stop, tell, idOf } = await openInTab(JSON.stringify(leyla))
  expect(idOf()).toBe(leyla.id)
  tell('staff_user', null)
  await waitFor(() => expect(idOf()).toBeUndefined())
  stop()
})

it('signs out when the storage is cleared', async () => {
  const { stop, tell, idOf, store, storage } = await openInTab(JSON.stringify(leyla))
  store.dispatch(languageChosen('AZ'))
  for (const key of ['staff_user', 'language']) storage.removeItem(key)
  tell(null, null)
  await waitFor(() => expect(idOf()).toBeUndefined())
  // What has no state of its own for that case stays as the page shows it.
  expect(selectLanguage(store.getState())).toBe('AZ')
  stop()
})

it('stays signed in when the event of a cleared storage arrives after the next write', async () => {
  const { stop, tell, idOf, store } = await openInTab(JSON.stringify(leyla))
  const seen = new Set<number | undefined>()
  store.subscribe(() => seen.add(idOf()))
  tell(null, null)
  window.dispatchEvent(new StorageEvent('storage', { key: 'staff_user', newValue: null }))
  tell('staff_user', JSON.stringify(leyla))
  await new Promise((resolve) => setTimeout(resolve))
  expect([...seen]).toEqual([leyla.id])
  stop()
})

it('signs out when that happened while the page was in the back/forward cache', async () => {
  const { stop, storage, idOf } = await openInTab(JSON.stringify(leyla))
  storage.removeItem('staff_user')
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  shown(false)
  await new Promise((resolve) => setTimeout(resolve))
  expect(idOf()).toBe(leyla.id)
  shown(true)
  await waitFor(() => expect(idOf()).toBeUndefined())
  stop()
})

it('follows another person’s sign-in in another tab, and ignores an unreadable text', async () => {
  const { stop, tell, idOf } = await openInTab(JSON.stringify(leyla))
  tell('staff_user', 'nonsense')
  await waitFor(() => expect(warned).toHaveBeenCalled())
  expect(idOf()).toBe(leyla.id)
  tell('staff_user', JSON.stringify(rauf))
  await waitFor(() => expect(idOf()).toBe(rauf.id))
  stop()
})
