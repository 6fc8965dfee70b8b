import { waitFor } from '@testing-library/react'
import { restoreState } from '#store/persistence/persistence.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { signedOut } from './authSlice.ts'
import { selectTheme, themeChosen } from './themeSlice.ts'

async function open(storage: ReturnType<typeof memoryStorage>) {
  const store = setupStore({ environment: testEnvironment, storage })
  await restoreState(store)
  return { store, theme: () => selectTheme(store.getState()) }
}

it('follows the system at first, and keeps a choice, also after a sign-out', async () => {
  const storage = memoryStorage()
  const { store, theme } = await open(storage)
  expect(theme()).toBe('system')
  store.dispatch(themeChosen('dark'))
  store.dispatch(signedOut())
  await waitFor(() => expect(storage.getItem('theme')).toContain('dark'))
  expect((await open(storage)).theme()).toBe('dark')
})

it('follows the system when an unknown theme is stored', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const storage = memoryStorage()
  storage.setItem('theme', JSON.stringify({ version: 1, state: { choice: 'pink' } }))
  expect((await open(storage)).theme()).toBe('system')
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
