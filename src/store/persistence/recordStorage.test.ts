import 'fake-indexeddb/auto'
import { addDays } from '@atrium/contract/days'
import { waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { meetingsSliceConfig } from '#slices/meetingsSlice.ts'
import { allEntries, type MeetingsState, upsertEntries } from '#slices/meetingsState.ts'
import { meetingSample } from '#testing/meetingSamples.ts'
import { contentOf, opened, personId } from '#testing/someMeetings.ts'
import { createRecordEngine } from './openRecords.ts'
import { openRecordDatabase, type RecordDatabase } from './recordDatabase.ts'
import { createRecordStorage } from './recordStorage.ts'
import { createStorageStatus } from './storageStatus.ts'

const { persistence } = meetingsSliceConfig

const page = Object.assign(new EventTarget(), {
  BroadcastChannel: class extends EventTarget {
    postMessage() {}
  },
}) as unknown as Window & typeof globalThis

/** A state with so many meetings, from day to day. */
const stateOf = (count: number): MeetingsState =>
  upsertEntries(
    { ...opened, created: count },
    Array.from({ length: count }, (_, index) => ({
      meeting: meetingSample(index + 1, { day: addDays('2026-01-01', index % 300) }),
      syncedAt: null,
    })),
  )

const place = `meetings/${personId}`
let database: RecordDatabase
let status: ReturnType<typeof createStorageStatus>

const parts = () => ({ database, status, personId: (): number | undefined => personId })

/** As after a reload: the storage has read what is stored. */
async function open(more: Partial<ReturnType<typeof parts>> = {}) {
  const storage = createRecordStorage(meetingsSliceConfig, { ...parts(), ...more })
  const found = await storage.getItem()
  return { storage, found, write: (state: MeetingsState) => storage.setItem('', state) }
}

const titles = (state: MeetingsState | undefined) =>
  state && allEntries(state).map(({ meeting }) => meeting.title)
const titlesStored = async () => titles((await open()).found)

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  status = createStorageStatus()
  const opening = await openRecordDatabase(page, 1, status.markOutdated)
  if (!opening) throw new Error('The database was not opened.')
  database = opening
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('restores thousands of meetings unchanged', async () => {
  const state = stateOf(2500)
  await (await open()).write(state)
  expect((await open()).found).toEqual(state)
})

it('writes only the changed records, in a transaction that begins at once', async () => {
  const state = stateOf(300)
  const { write } = await open()
  await write(state)
  const spy = jest.spyOn(database, 'write')
  const changed = meetingSample(7, { day: addDays('2026-01-01', 6), title: 'Changed' })
  const writing = write(upsertEntries(state, [{ meeting: changed, syncedAt: null }]))
  expect(spy.mock.calls.map(([, changes]) => [...changes.keys()])).toEqual([[changed.id]])
  await writing
  await write(stateOf(299))
  expect(await titlesStored()).toHaveLength(299)
})

it('compares two states, and not a state with all records', async () => {
  const all = jest.spyOn(persistence.records, 'write')
  const state = stateOf(300)
  const { write } = await open()
  await write(state)
  all.mockClear()
  const moved = meetingSample(7, { day: addDays('2026-01-01', 200), title: 'Moved' })
  await write(upsertEntries(state, [{ meeting: moved, syncedAt: null }]))
  expect(all).not.toHaveBeenCalled()
  expect((await open()).found).toEqual(upsertEntries(state, [{ meeting: moved, syncedAt: null }]))
})

it('stores the last state, whatever failed or another tab has written before', async () => {
  const entry = fc.record({ id: fc.integer({ min: 1, max: 4 }), day: fc.integer({ min: 0, max: 20 }) })
  const step = fc.record({
    entries: fc.array(entry, { maxLength: 3 }),
    keeps: fc.boolean(),
    event: fc.constantFrom('none', 'none', 'refused', 'otherTab'),
  })
  const meetings = (entries: { id: number; day: number }[], title: string) =>
    entries.map(({ id, day }) => ({
      meeting: meetingSample(id, { day: addDays('2026-01-01', day), title }),
      syncedAt: null,
    }))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await database.write(
        place,
        new Map([...(await database.read(place)).keys()].map((key) => [key, undefined])),
      )
      const { storage, write } = await open()
      let state: MeetingsState = { ...opened, created: 1 }
      for (const [at, { entries, keeps, event }] of steps.entries()) {
        if (event === 'otherTab') {
          // It has written older copies over what is stored here.
          const older = allEntries(state).map(({ meeting }) => ({
            meeting: { ...meeting, title: 'Older' },
            syncedAt: null,
          }))
          const theirs = new Map(older.map((one) => [one.meeting.id, one]))
          await database.write(place, theirs)
          await storage.load(theirs)
        }
        state = upsertEntries(keeps ? state : { ...opened, created: 1 }, meetings(entries, `Step ${at}`))
        const refused =
          event === 'refused' && jest.spyOn(database, 'write').mockRejectedValueOnce(new Error('full'))
        await write(state).catch(() => undefined)
        if (refused) refused.mockRestore()
      }
      await write({ ...state, revision: 7 })
      const { found } = await open()
      expect(found && contentOf(found)).toEqual(contentOf({ ...state, revision: 7 }))
    }),
    { numRuns: 300 },
  )
})

it('restores only a person’s own meetings, and removes those of other persons', async () => {
  await (await open()).write(stateOf(2))
  const other = () => personId + 1
  expect((await open({ personId: other })).found).toBeUndefined()
  createRecordEngine({ ...parts(), personId: other, dispatch: () => undefined })
  await waitFor(async () => expect((await database.read(place)).size).toBe(0))
})

it('keeps the records until the person signs in again', async () => {
  await (await open()).write(stateOf(2))
  let person: number | undefined
  const { storage, found, write } = await open({ personId: () => person })
  expect(found).toBeUndefined()
  await write({ ...opened, personId: null })
  person = personId
  // The staff area opens before the records are read.
  await write(opened)
  expect(titles(await storage.load())).toEqual(['Meeting 1', 'Meeting 2'])
})

it('writes nothing when the records could not be read', async () => {
  await (await open()).write(stateOf(2))
  jest.spyOn(database, 'read').mockRejectedValueOnce(new Error('unreadable'))
  const { found, write } = await open()
  expect(found).toBeUndefined()
  expect(status.isFailing()).toBe(true)
  await write(stateOf(1))
  expect(await titlesStored()).toHaveLength(2)
})

it('reads only the records that another tab has written', async () => {
  await (await open()).write(stateOf(20))
  const read = jest.spyOn(persistence.records, 'read')
  const { storage } = await open()
  read.mockClear()
  const changed = meetingSample(7, { day: '2026-01-07', title: 'Of the other tab' })
  const changes = new Map([[changed.id, { meeting: changed, syncedAt: null }]])
  expect(titles(await storage.load(changes))).toEqual(['Of the other tab'])
  expect(read.mock.calls.map(([records]) => records.size)).toEqual([1])
})

it('removes everything of the person who signs out, also from quarantine', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await (await open()).write(stateOf(2))
  await database.write(place, new Map([['broken', 7]]))
  await open()
  const quarantine = `meetings.unreadable/${personId}`
  expect((await database.read(quarantine)).size).toBe(1)
  const nobody = { ...parts(), personId: () => undefined, dispatch: () => undefined }
  createRecordEngine(nobody).userChanged(personId)
  await waitFor(async () => expect((await database.read(place)).size).toBe(0))
  expect((await database.read(quarantine)).size).toBe(0)
})

it('keeps what cannot be read, names it on the console and in the status, until the person discards it', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await (await open()).write(stateOf(2))
  await database.write(place, new Map([['broken', 7]]))
  await (await open()).write(stateOf(2))
  expect(warned).toHaveBeenCalledWith(
    `Stored records of "meetings" are unreadable; see "meetings.unreadable/${personId}".`,
    ['broken'],
  )
  // After a reload the original is gone.
  status = createStorageStatus()
  const { storage } = await open()
  expect(status.unreadable('meetings')).toEqual(new Map([['broken', 7]]))
  await storage.discardUnreadable()
  expect(status.unreadable('meetings')?.size).toBe(0)
  expect((await database.read(`meetings.unreadable/${personId}`)).size).toBe(0)
})

it('starts with the other records, whatever one record contains', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await (await open()).write(stateOf(4))
  const stored = await database.read(place)
  const keys = [...stored.keys()].filter((key) => key !== '#version')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...keys), fc.anything(), async (key, value) => {
      const records = new Map(stored).set(key, value)
      const still = { ...database, read: async () => new Map(records), write: async () => undefined }
      const { found } = await open({ database: still })
      expect(titles(found)?.length).toBeGreaterThanOrEqual(key.includes('#') ? 4 : 3)
    }),
    { numRuns: 1000 },
  )
})

describe('when the browser has no room', () => {
  const full = () =>
    jest.spyOn(database, 'write').mockRejectedValue(new DOMException('', 'QuotaExceededError'))

  it('reports the failure, keeps the stored records, and stores everything with the next change', async () => {
    const { write } = await open()
    await write(stateOf(1))
    const refused = full()
    await expect(write(stateOf(2))).rejects.toThrow()
    await expect(write(stateOf(3))).rejects.toThrow()
    expect(status.isFailing()).toBe(true)
    expect(await titlesStored()).toEqual(['Meeting 1'])
    refused.mockRestore()
    await write(stateOf(4))
    expect(await titlesStored()).toHaveLength(4)
    expect(status.isFailing()).toBe(false)
  })

  it('retries writes and removals by itself', async () => {
    const { write } = await open()
    await write(stateOf(2))
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] })
    const refused = full()
    await expect(write(stateOf(1))).rejects.toThrow()
    refused.mockRestore()
    jest.advanceTimersByTime(5000)
    jest.useRealTimers()
    await waitFor(async () => expect(await titlesStored()).toEqual(['Meeting 1']))
  })
})

it('is missing in a browser without a database', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('', 'SecurityError')
    },
  } as never
  expect(await openRecordDatabase(page, 1, status.markOutdated)).toBeUndefined()
})
