import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { waitFor } from '@testing-library/react'
import { number, object, string } from 'yup'
import { languageChosen, selectLanguage } from '#slices/languageSlice.ts'
import type { SliceConfig } from '#slices/sliceConfig.ts'
import { setupStore } from '#store/setupStore.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { followOtherTabs, persistSlice, restoreState } from './persistence.ts'
import { createStorageStatus } from './storageStatus.ts'
import { createTextStorage, memoryStorage, type TextStorage } from './textStorage.ts'

interface NoteState {
  text: string
  size: number
  isOpen: boolean
}

const noteSlice = createSlice({
  name: 'note',
  initialState: { text: '', size: 1, isOpen: false } as NoteState,
  reducers: {
    noteWritten: (state, { payload }: PayloadAction<string>) => ({ ...state, text: payload, isOpen: true }),
  },
})

/** A slice in its third version: first `words`, then `text`, now with a size. */
const noteConfig: SliceConfig<NoteState> = {
  slice: noteSlice,
  persistence: {
    key: 'note',
    version: 3,
    schema: object({ text: string().defined(), size: number().required() }) as never,
    omit: ['isOpen'],
    migrations: {
      2: (state) => ({ text: (state as { texts: string }).texts }),
      3: (state) => ({ ...(state as { text: string }), size: 2 }),
    },
  },
}

async function openNote(storage: TextStorage) {
  const store = configureStore({
    reducer: {
      note: persistSlice(
        noteConfig,
        createTextStorage(noteConfig.persistence, storage, createStorageStatus()),
      ),
    },
    middleware: (getDefault) => getDefault({ serializableCheck: false }),
  })
  await restoreState(store)
  return store
}

const noteOf = async (storage: TextStorage) => {
  const { text, size, isOpen } = (await openNote(storage)).getState().note
  return { text, size, isOpen }
}

const storageWith = (texts: Record<string, string>) => {
  const storage = memoryStorage()
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text)
  return storage
}

let warned: jest.SpyInstance
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  // redux-persist prints a failed write by itself.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

describe('a persisted slice', () => {
  it('is written at once when the person leaves the page', async () => {
    const storage = memoryStorage()
    const store = configureStore({
      reducer: {
        note: persistSlice(
          noteConfig,
          createTextStorage(noteConfig.persistence, storage, createStorageStatus()),
        ),
      },
      middleware: (getDefault) => getDefault({ serializableCheck: false }),
    })
    await restoreState(store, window)
    store.dispatch(noteSlice.actions.noteWritten('Bakı'))
    expect(storage.getItem('note') ?? '').not.toContain('Bakı')
    window.dispatchEvent(new Event('pagehide'))
    expect(storage.getItem('note')).toContain('Bakı')
  })

  it('is restored after a reload, without the omitted fields', async () => {
    const storage = memoryStorage()
    const store = await openNote(storage)
    store.dispatch(noteSlice.actions.noteWritten('Bakı'))
    await waitFor(() => expect(storage.getItem('note')).toContain('Bakı'))
    expect(await noteOf(storage)).toEqual({ text: 'Bakı', size: 1, isOpen: false })
  })

  it.each([
    ['first', JSON.stringify({ version: 1, state: { texts: 'old' } })],
    ['second', JSON.stringify({ version: 2, state: { text: 'old' } })],
  ])('migrates the state of the %s version', async (_version, text) => {
    expect(await noteOf(storageWith({ note: text }))).toEqual({ text: 'old', size: 2, isOpen: false })
  })

  it.each([
    ['cut off', '{"version":3,"state":{"te'],
    ['of another shape', JSON.stringify({ version: 3, state: { text: 5, size: 'big' } })],
    ['of a version that is none', JSON.stringify({ version: 0.5, state: { text: 'new', size: 1 } })],
    ['without a version', JSON.stringify({ text: 'x' })],
    ['not even an object', 'null'],
  ])(
    'starts fresh when the stored text is %s, puts the text into quarantine and warns',
    async (_how, text) => {
      const storage = storageWith({ note: text })
      expect(await noteOf(storage)).toEqual({ text: '', size: 1, isOpen: false })
      expect(storage.getItem('note.unreadable')).toBe(text)
      expect(warned).toHaveBeenCalledTimes(1)
    },
  )
})

const open = async (storage: TextStorage) => {
  const store = setupStore({ environment: testEnvironment, storage })
  await restoreState(store)
  return store
}

describe('the language', () => {
  it('is stored under its key as an upper-case code', async () => {
    const storage = memoryStorage()
    const store = await open(storage)
    store.dispatch(languageChosen('AZ'))
    await waitFor(() => expect(storage.getItem('language')).toBe('AZ'))
    expect(selectLanguage((await open(storage)).getState())).toBe('AZ')
  })

  it('starts in English when the stored language is unknown', async () => {
    expect(selectLanguage((await open(storageWith({ language: 'Klingon' }))).getState())).toBe('EN')
  })

  it('follows the choice in another tab', async () => {
    const storage = memoryStorage()
    const store = await open(storage)
    const stop = followOtherTabs(store, storage, window)
    storage.setItem('language', 'RU')
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'RU' }))
    await waitFor(() => expect(selectLanguage(store.getState())).toBe('RU'))
    stop()
  })

  it('works on when the storage rejects every write', async () => {
    const full: TextStorage = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const store = await open(full)
    store.dispatch(languageChosen('RU'))
    await waitFor(() => expect(warned).toHaveBeenCalled())
    expect(selectLanguage(store.getState())).toBe('RU')
  })
})
