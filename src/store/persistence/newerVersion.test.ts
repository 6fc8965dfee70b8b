import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import { meetingsSliceConfig } from '#slices/meetingsSlice.ts'
import { allEntries, type MeetingsState, putEntries } from '#slices/meetingsState.ts'
import type { SlicePersistence } from '#slices/sliceConfig.ts'
import { meetingSample } from '#testing/meetingSamples.ts'
import { opened, personId } from '#testing/someMeetings.ts'
import { memoryStorage } from './browserStorage.ts'
import { openRecordDatabase, type RecordDatabase } from './recordDatabase.ts'
import { createRecordStorage } from './recordStorage.ts'
import { createSliceStorage } from './sliceStorage.ts'

interface Note {
  text: string
}

/** A slice as its first version knows it. */
const note: SlicePersistence<Note> = {
  key: 'note',
  version: 1,
  schema: { validateSync: (value) => value as Note },
}

/** The same slice, a version later. */
const laterNote: SlicePersistence<Note> = { ...note, version: 2, migrations: { 2: (state) => state } }

const newerText = '{"version":2,"form":"unknown","state":{"text":"of the newer","more":[1]}}'

describe('a text of a newer version', () => {
  const open = (persistence = note, tab = memoryStorage(), storage = memoryStorage()) => {
    const noteNewer = jest.fn()
    const texts = { ...storage, tab, noteNewer }
    return { tab, texts, noteNewer, slice: createSliceStorage(persistence, texts) }
  }

  it('stays as it is, is not put aside, and what was typed is there after a reload with the newer version', async () => {
    const old = open()
    await old.slice.setItem('note', { text: 'typed' })
    expect(old.noteNewer).not.toHaveBeenCalled()
    old.texts.setItem('note', newerText)
    await old.slice.setItem('note', { text: 'typed on' })
    expect(old.noteNewer).toHaveBeenCalled()
    expect(old.texts.getItem('note')).toBe(newerText)
    expect(old.texts.getItem('note.unreadable')).toBeNull()

    const reloaded = open(laterNote, old.tab, old.texts)
    const state = await reloaded.slice.getItem('note')
    expect(state).toEqual({ text: 'typed on' })
    await reloaded.slice.setItem('note', { text: 'typed on' })
    expect(old.tab.getItem('note.older')).toBeNull()
    expect(reloaded.texts.getItem('note')).toBe('{"version":2,"state":{"text":"typed on"}}')
  })

  it('is not replaced by the empty state of an old version that starts over it', async () => {
    const storage = memoryStorage()
    storage.setItem('note', newerText)
    const old = open(note, memoryStorage(), storage)
    expect(await old.slice.getItem('note')).toBeUndefined()
    expect(old.noteNewer).toHaveBeenCalled()
    await old.slice.setItem('note', { text: '' })
    const reloaded = open(laterNote, old.tab, storage)
    expect(await reloaded.slice.getItem('note')).toMatchObject({ text: 'of the newer' })
  })

  it('a version that is no whole number is no newer one: the text is put aside', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const old = open()
    old.texts.setItem('note', '{"version":1e300,"state":{}}')
    expect(await old.slice.getItem('note')).toBeUndefined()
    expect(old.noteNewer).not.toHaveBeenCalled()
    expect(old.texts.getItem('note.unreadable')).not.toBeNull()
    jest.restoreAllMocks()
  })
})

it('a text that found no room is written by itself once there is some', async () => {
  jest.useFakeTimers()
  const storage = memoryStorage()
  let isFull = true
  const setItem = (key: string, text: string) => {
    if (isFull) throw new DOMException('', 'QuotaExceededError')
    storage.setItem(key, text)
  }
  const slice = createSliceStorage(note, { ...storage, setItem })
  await expect(slice.setItem('note', { text: 'typed' })).rejects.toThrow()
  isFull = false
  jest.advanceTimersByTime(5000)
  jest.useRealTimers()
  await waitFor(() => expect(storage.getItem('note')).toContain('typed'))
})

describe('records of a newer version', () => {
  const { persistence } = meetingsSliceConfig
  const page = Object.assign(new EventTarget(), {}) as unknown as Window & typeof globalThis
  let database: RecordDatabase
  let texts: ReturnType<typeof memoryStorage>

  /** A state with so many meetings. */
  const stateOf = (count: number): MeetingsState =>
    putEntries(
      opened,
      Array.from({ length: count }, (_, index) => ({ meeting: meetingSample(index + 1), syncedAt: null })),
    )
  const titles = (state: MeetingsState | undefined) =>
    state && allEntries(state).map(({ meeting }) => meeting.title)

  beforeEach(async () => {
    globalThis.indexedDB = new IDBFactory()
    texts = memoryStorage()
    noteNewer.mockClear()
    const opening = await openRecordDatabase(page)
    if (!opening) throw new Error('The database was not opened.')
    database = opening
  })

  const noteNewer = jest.fn()
  const tab = memoryStorage()
  const older = () =>
    createRecordStorage(persistence, {
      database,
      texts: Object.assign(texts, { tab, noteNewer }),
      personId: () => personId,
      note: () => undefined,
    })
  const write = (state: MeetingsState, storage: ReturnType<typeof older>) =>
    storage.setItem('meetings', state)
  const stored = async () => [...(await database.read('meetings'))]
  const markNewer = () => database.write('meetings', new Map([[`${personId}/#version`, 99]]))

  it('stay as they are when this version starts over them and goes on writing', async () => {
    await write(stateOf(2), older())
    await markNewer()
    const before = await stored()
    const storage = older()
    expect(await storage.getItem()).toBeUndefined()
    expect(noteNewer).toHaveBeenCalled()
    await write(stateOf(3), storage)
    expect(await stored()).toEqual(before)
    // As the newer version will find it.
    expect(titles(JSON.parse(texts.getItem('meetings') ?? '').state)).toHaveLength(3)
  })

  it('stay as they are when another tab writes them while this version runs', async () => {
    const storage = older()
    await write(stateOf(2), storage)
    const added = new Map<string, unknown>([
      [`${personId}/#version`, 99],
      [`${personId}/new`, { form: 'unknown' }],
    ])
    await database.write('meetings', added)
    expect(await storage.take(added)).toBeUndefined()
    const before = await stored()
    await write(stateOf(1), storage)
    expect(await stored()).toEqual(before)
  })

  it('keep this version out of the database, also in the moment in which they come', async () => {
    const storage = older()
    await write(stateOf(1), storage)
    const newer = await openRecordDatabase(page, 2)
    expect(noteNewer).toHaveBeenCalled()
    await write(stateOf(2), storage)
    expect((await newer?.read('meetings'))?.size).toBe(4)
    expect(titles(JSON.parse(texts.getItem('meetings') ?? '').state)).toHaveLength(2)
    // It starts once more: its own are there, from the text.
    const again = await openRecordDatabase(page, 1)
    if (!again) throw new Error('The database was not opened.')
    database = again
    expect(titles(await older().getItem())).toHaveLength(2)
  })

  it('are gone when the person signs out, and so is the text', async () => {
    const storage = older()
    await write(stateOf(2), storage)
    const newer = await openRecordDatabase(page, 2)
    await write(stateOf(3), storage)
    await write({ ...opened, personId: null }, storage)
    expect((await newer?.read('meetings'))?.size).toBe(0)
    expect(texts.getItem('meetings')).toBeNull()
  })
})
