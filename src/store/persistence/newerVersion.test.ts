import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { meetingsSliceConfig } from '#slices/meetingsSlice.ts'
import { allEntries, type MeetingsState, upsertEntries } from '#slices/meetingsState.ts'
import type { SlicePersistence } from '#slices/sliceConfig.ts'
import { meetingSample } from '#testing/meetingSamples.ts'
import { opened, personId } from '#testing/someMeetings.ts'
import { openRecordDatabase, type RecordDatabase } from './recordDatabase.ts'
import { createRecordStorage } from './recordStorage.ts'
import { createStorageStatus } from './storageStatus.ts'
import { createTextStorage, memoryStorage } from './textStorage.ts'

interface Note {
  text: string
}

/** A slice in its first version. */
const note: SlicePersistence<Note> = {
  key: 'note',
  version: 1,
  schema: { validateSync: (value) => value as Note },
}

const newerText = '{"version":2,"form":"unknown","state":{"text":"of the newer","more":[1]}}'

describe('a text of a newer version', () => {
  const open = () => {
    const storage = memoryStorage()
    const status = createStorageStatus()
    return { storage, status, slice: createTextStorage(note, storage, status) }
  }

  it('is neither overwritten nor put into quarantine by a tab with the old version', async () => {
    const { storage, status, slice } = open()
    await slice.setItem('note', { text: 'typed' })
    expect(status.isOutdated()).toBe(false)
    storage.setItem('note', newerText)
    await slice.setItem('note', { text: 'typed on' })
    expect(status.isOutdated()).toBe(true)
    expect(storage.getItem('note')).toBe(newerText)
    expect(storage.getItem('note.unreadable')).toBeNull()
  })

  it('is not overwritten when the old version starts', async () => {
    const { storage, status, slice } = open()
    storage.setItem('note', newerText)
    expect(await slice.getItem()).toBeUndefined()
    expect(status.isOutdated()).toBe(true)
    await slice.setItem('note', { text: '' })
    expect(storage.getItem('note')).toBe(newerText)
  })

  it('has an integer version; any other text is put into quarantine', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { storage, status, slice } = open()
    storage.setItem('note', '{"version":1e300,"state":{}}')
    expect(await slice.getItem()).toBeUndefined()
    expect(status.isOutdated()).toBe(false)
    expect(storage.getItem('note.unreadable')).not.toBeNull()
    jest.restoreAllMocks()
  })
})

it('a text is written by a retry once the storage has room', async () => {
  jest.useFakeTimers()
  const storage = memoryStorage()
  let isFull = true
  const setItem = (key: string, text: string) => {
    if (isFull) throw new DOMException('', 'QuotaExceededError')
    storage.setItem(key, text)
  }
  const status = createStorageStatus()
  const slice = createTextStorage(note, { ...storage, setItem }, status)
  await expect(slice.setItem('note', { text: 'typed' })).rejects.toThrow()
  expect(status.isFailing()).toBe(true)
  isFull = false
  jest.advanceTimersByTime(5000)
  jest.useRealTimers()
  await waitFor(() => expect(storage.getItem('note')).toContain('typed'))
  expect(status.isFailing()).toBe(false)
})

describe('records of a newer version', () => {
  const page = Object.assign(new EventTarget(), {}) as unknown as Window & typeof globalThis
  let database: RecordDatabase
  let status: ReturnType<typeof createStorageStatus>

  /** A state with so many meetings. */
  const stateOf = (count: number): MeetingsState =>
    upsertEntries(
      opened,
      Array.from({ length: count }, (_, index) => ({ meeting: meetingSample(index + 1), syncedAt: null })),
    )
  const titles = (state: MeetingsState | undefined) =>
    state && allEntries(state).map(({ meeting }) => meeting.title)
  /** A tab of this version, over a database that is opened at a version. */
  async function openTab(version = 1) {
    status = createStorageStatus()
    const opening = await openRecordDatabase(page, version, status.markOutdated)
    if (!opening) throw new Error('The database was not opened.')
    database = opening
    const storage = createRecordStorage(meetingsSliceConfig, { database, status, personId: () => personId })
    const found = await storage.getItem()
    return { storage, found, status, database, write: (state: MeetingsState) => storage.setItem('', state) }
  }
  const stored = async () => [...(await database.read(`meetings/${personId}`))]
  const markNewer = () => database.write(`meetings/${personId}`, new Map([['#version', 99]]))

  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })

  it('stay unchanged when this version starts and writes', async () => {
    await (await openTab()).write(stateOf(2))
    await markNewer()
    const before = await stored()
    const tab = await openTab()
    expect(tab.found).toBeUndefined()
    expect(tab.status.isOutdated()).toBe(true)
    await tab.write(stateOf(3))
    expect(await stored()).toEqual(before)
  })

  it('stay unchanged when another tab writes them while this version runs', async () => {
    const { storage, write } = await openTab()
    await write(stateOf(2))
    const added = new Map<string, unknown>([
      ['#version', 99],
      ['new', { form: 'unknown' }],
    ])
    await database.write(`meetings/${personId}`, added)
    expect(await storage.load(added)).toBeUndefined()
    const before = await stored()
    await write(stateOf(1))
    expect(await stored()).toEqual(before)
  })

  it('close the database to this version, whose tab warns and writes no more', async () => {
    const tab = await openTab()
    await tab.write(stateOf(1))
    const newer = await openTab(2)
    expect(tab.status.isOutdated()).toBe(true)
    expect(newer.status.isOutdated()).toBe(false)
    await tab.write(stateOf(2))
    expect(tab.status.isFailing()).toBe(false)
    expect(titles(newer.found)).toHaveLength(1)
    // An old version that starts over it is outdated at once.
    const again = await openTab(1)
    expect(again.status.isOutdated()).toBe(true)
    expect(again.found).toBeUndefined()
    await again.write(stateOf(3))
    expect(titles((await openTab(2)).found)).toHaveLength(1)
  })

  it('are removed when the person signs out in a tab of this version', async () => {
    const tab = await openTab()
    await tab.write(stateOf(2))
    const newer = await openTab(2)
    await newer.database.write(`unknown/${personId}`, new Map([['state', 'of the newer version']]))
    await tab.database.remove((id) => id === String(personId))
    expect(await stored()).toEqual([])
    expect((await newer.database.read(`unknown/${personId}`)).size).toBe(0)
  })
})
