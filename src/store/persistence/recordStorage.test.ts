import { addDays } from '@atrium/contract/days'
import { waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import 'fake-indexeddb/auto'
import { meetingsSliceConfig } from '#slices/meetingsSlice.ts'
import { allEntries, type MeetingsState, putEntries } from '#slices/meetingsState.ts'
import { meetingSample } from '#testing/meetingSamples.ts'
import { opened, personId } from '#testing/someMeetings.ts'
import { memoryStorage } from './browserStorage.ts'
import { openRecordDatabase, type RecordDatabase } from './recordDatabase.ts'
import { createRecordStorage } from './recordStorage.ts'

const { persistence } = meetingsSliceConfig

const page = Object.assign(new EventTarget(), {
  BroadcastChannel: class extends EventTarget {
    postMessage() {}
  },
}) as unknown as Window & typeof globalThis

/** A state with so many meetings, from day to day. */
const stateOf = (count: number): MeetingsState =>
  putEntries(
    { ...opened, created: count },
    Array.from({ length: count }, (_, index) => ({
      meeting: meetingSample(index + 1, { day: addDays('2026-01-01', index % 300) }),
      syncedAt: null,
    })),
  )

let database: RecordDatabase
let texts: ReturnType<typeof memoryStorage>
const notes: [string, boolean][] = []

const parts = () => ({
  database,
  texts,
  personId: (): number | undefined => personId,
  note: (key: string, isKept: boolean) => void notes.push([key, isKept]),
})

/** As after a reload: nothing is known but what is stored. */
const open = (person: number = personId) =>
  createRecordStorage(persistence, { ...parts(), personId: () => person })

const write = (state: MeetingsState, storage = open()) => storage.setItem('meetings', state)
const titles = (state: MeetingsState | undefined) =>
  state && allEntries(state).map(({ meeting }) => meeting.title)

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  texts = memoryStorage()
  notes.length = 0
  const opening = await openRecordDatabase(page)
  if (!opening) throw new Error('The database was not opened.')
  database = opening
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('gives thousands of meetings back as they were', async () => {
  const state = stateOf(2500)
  await write(state)
  expect(await open().getItem()).toEqual(state)
})

it('writes what a change touches, in a transaction that begins at once', async () => {
  const state = stateOf(300)
  const storage = open()
  await write(state, storage)
  const spy = jest.spyOn(database, 'write')
  const changed = meetingSample(7, { day: addDays('2026-01-01', 6), title: 'Changed' })
  const writing = write(putEntries(state, [{ meeting: changed, syncedAt: null }]), storage)
  expect(spy.mock.calls.map(([, changes]) => [...changes.keys()])).toEqual([[`${personId}/${changed.id}`]])
  await writing
  await write(stateOf(299), storage)
  expect(titles(await open().getItem())).toHaveLength(299)
})

it('takes over what an earlier version kept as a text, and removes the text once it is kept', async () => {
  const before = stateOf(3)
  await write(stateOf(1))
  texts.setItem('meetings', JSON.stringify({ version: 1, state: before }))
  const storage = open()
  const state = await storage.getItem()
  expect(titles(state)).toEqual(['Meeting 1', 'Meeting 2', 'Meeting 3'])
  await write(state as MeetingsState, storage)
  expect(texts.getItem('meetings')).toBeNull()
  expect(titles(await open().getItem())).toHaveLength(3)
})

it('leaves the text of a tab with an earlier version that has written since', async () => {
  texts.setItem('meetings', JSON.stringify({ version: 1, state: stateOf(1) }))
  const storage = open()
  const state = await storage.getItem()
  texts.setItem('meetings', JSON.stringify({ version: 1, state: stateOf(2) }))
  await write(state as MeetingsState, storage)
  expect(titles(await open().getItem())).toEqual(['Meeting 1', 'Meeting 2'])
})

it('leaves the text of an earlier version while nobody is signed in, until the person is', async () => {
  texts.setItem('meetings', JSON.stringify({ version: 1, state: stateOf(2) }))
  let person: number | undefined
  const storage = createRecordStorage(persistence, { ...parts(), personId: () => person })
  await storage.getItem()
  await write({ ...opened, personId: null }, storage)
  person = personId
  expect(titles(await storage.take())).toEqual(['Meeting 1', 'Meeting 2'])
})

it('gives nobody the meetings of somebody else, and removes them', async () => {
  await write(stateOf(2))
  const next = open(personId + 1)
  expect(await next.getItem()).toBeUndefined()
  await write({ ...opened, personId: personId + 1 }, next)
  expect([...(await database.read('meetings')).keys()].filter((key) => key.startsWith('1/'))).toEqual([])
})

it('keeps what is there while nobody is signed in, until the person is again', async () => {
  await write(stateOf(2))
  let person: number | undefined
  const storage = createRecordStorage(persistence, { ...parts(), personId: () => person })
  expect(await storage.getItem()).toBeUndefined()
  await write({ ...opened, personId: null }, storage)
  person = personId
  // The staff area opens before what is stored has been read.
  await write(opened, storage)
  expect(titles(await storage.take())).toEqual(['Meeting 1', 'Meeting 2'])
})

it('takes what another tab has written, and judges nothing else anew', async () => {
  await write(stateOf(20))
  const storage = open()
  await storage.getItem()
  const read = jest.spyOn(persistence.records, 'read')
  const changed = meetingSample(7, { day: '2026-01-07', title: 'Of the other tab' })
  const changes = new Map([[`${personId}/${changed.id}`, { meeting: changed, syncedAt: null }]])
  expect(titles(await storage.take(changes))).toEqual(['Of the other tab'])
  expect(read.mock.calls.map(([records]) => records.size)).toEqual([1])
})

it('removes everything when nobody is signed in any more, also what was put aside', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await write(stateOf(2))
  await database.write('meetings', new Map([[`${personId}/broken`, 7]]))
  const storage = open()
  await storage.getItem()
  expect((await database.read('meetings.unreadable')).size).toBe(1)
  await write({ ...opened, personId: null }, storage)
  expect((await database.read('meetings')).size).toBe(0)
  expect((await database.read('meetings.unreadable')).size).toBe(0)
})

it('whatever is done to the records, it starts, and the meetings that were left alone are there', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const whole = stateOf(4)
  await write(whole)
  const stored = await database.read('meetings')
  const keys = [...stored.keys()].filter((key) => !key.endsWith('#version'))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...keys), fc.anything(), async (key, value) => {
      const records = new Map(stored).set(key, value)
      const still = { ...database, read: async () => new Map(records), write: async () => undefined }
      const storage = createRecordStorage(persistence, { ...parts(), database: still })
      const state = await storage.getItem()
      expect(titles(state)?.length).toBeGreaterThanOrEqual(key.includes('#') ? 4 : 3)
    }),
    { numRuns: 1000 },
  )
})

describe('when the browser has no room', () => {
  it('says so, harms nothing that is kept, and keeps all of it with the next change', async () => {
    const storage = open()
    await write(stateOf(1), storage)
    const full = jest.spyOn(database, 'write').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
    await expect(write(stateOf(2), storage)).rejects.toThrow()
    await expect(write(stateOf(3), storage)).rejects.toThrow()
    expect(titles(await open().getItem())).toEqual(['Meeting 1'])
    full.mockRestore()
    await write(stateOf(4), storage)
    expect(titles(await open().getItem())).toHaveLength(4)
    expect(notes.map(([, isKept]) => isKept)).toEqual([true, false, false, true])
  })

  it('tries again by itself, also to remove', async () => {
    const storage = open()
    await write(stateOf(2), storage)
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] })
    const full = jest.spyOn(database, 'write').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
    await expect(write(stateOf(1), storage)).rejects.toThrow()
    full.mockRestore()
    jest.advanceTimersByTime(5000)
    jest.useRealTimers()
    await waitFor(async () => expect(titles(await open().getItem())).toEqual(['Meeting 1']))
  })
})

it('is not there where the browser has no database', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('', 'SecurityError')
    },
  } as never
  expect(await openRecordDatabase(page)).toBeUndefined()
})
