import { logFailure } from '#config/logFailure.ts'
import type { SliceConfig } from '#slices/sliceConfig.ts'
import type { RecordChanges, RecordDatabase } from './recordDatabase.ts'
import { createWriter, type StorageStatus } from './storageStatus.ts'
import { isVersion, quarantineKey, readStored } from './storedState.ts'

export interface RecordParts {
  database: RecordDatabase
  status: StorageStatus
  /** Who is signed in: only their records are read and written. */
  personId: () => number | undefined
}

/** The record with the version of the slice that wrote the others. */
const versionKey = '#version'

/**
 * redux-persist's storage for a slice of the staff area. It writes the records of a state that the database lacks, in
 * one transaction which begins at once. A record that cannot be read is put into quarantine. Nothing is written before
 * the person's records have been read, and nothing after a newer version has taken the database over.
 */
export function createRecordStorage<State extends object>(
  { slice: { reducer }, persistence }: SliceConfig<State>,
  { database, status, personId }: RecordParts,
) {
  const { key: slice, version, records, merge } = persistence
  if (!records) throw new Error(`The slice "${slice}" has no records.`)
  const { read: readRecords, write: toRecords, changes: changesBetween, isSame = Object.is } = records
  const attempt = createWriter(slice, status)
  const textOf = (state: State) => JSON.stringify([...toRecords(state)])
  const initialText = textOf(reducer(undefined, { type: 'initial' }))
  /** Whose records were read. */
  let owner: number | undefined
  /** Their records in the database, as far as this tab knows. */
  let known = new Map<string, unknown>()
  /** The last state whose records are all in `known`; missing after a failed write and after a change of another tab. */
  let written: State | undefined

  const quarantinePlace = (person: number) => `${quarantineKey(slice)}/${person}`

  /** Copies records that cannot be read; the next write deletes the originals. */
  function quarantine(person: number, records: RecordChanges, reason: unknown): void {
    const place = quarantinePlace(person)
    logFailure('warn', `Stored records of "${slice}" are unreadable; see "${place}".`, reason)
    status.reportUnreadable(slice, new Map([...(status.unreadable(slice) ?? []), ...records]))
    void database.write(place, records).catch(() => undefined)
  }

  /** The state of these records, as far as this version can read them. */
  function validate(person: number, found: RecordChanges): State | undefined {
    const wrote = known.get(versionKey)
    const isNewer = isVersion(wrote) && wrote > version
    if (isNewer) status.markOutdated()
    const own = new Map([...found].filter(([key, record]) => key !== versionKey && record !== undefined))
    if (own.size === 0 || isNewer) return undefined
    try {
      const { state, unreadable } = readRecords(own, person)
      if (unreadable.length > 0)
        quarantine(person, new Map(unreadable.map((key) => [key, own.get(key)])), unreadable)
      return readStored(persistence, { version: isVersion(wrote) ? wrote : version, state })
    } catch (error) {
      quarantine(person, own, error)
      return undefined
    }
  }

  /** What the database lacks of a state, by key; `undefined` is a record that it has too much. */
  function changesTo(state: State): RecordChanges {
    const isNew = ([key, record]: readonly [string, unknown]) =>
      record === undefined ? known.has(key) : known.get(key) !== record && !isSame(known.get(key), record)
    if (written && changesBetween) return new Map([...changesBetween(written, state)].filter(isNew))
    const now = new Map<string, unknown>([[versionKey, version], ...toRecords(state)])
    const removed = [...known.keys()].filter((key) => !now.has(key))
    return new Map([...[...now].filter(isNew), ...removed.map((key) => [key, undefined] as const)])
  }

  async function write(person: number, state: State): Promise<void> {
    if (person !== personId() || status.isOutdated()) return
    // Another tab may have written since this one found nothing: an initial state must not overwrite that.
    if (known.size === 0 && textOf(state) === initialText) return
    const changes = changesTo(state)
    for (const [key, record] of changes)
      if (record === undefined) known.delete(key)
      else known.set(key, record)
    written = state
    if (changes.size === 0) return
    try {
      await database.write(`${slice}/${person}`, changes)
    } catch (error) {
      // The database still lacks them: the next write brings them.
      written = undefined
      for (const [key, record] of changes)
        if (known.get(key) === record) known.set(key, record === undefined ? {} : undefined)
      throw error
    }
  }

  /**
   * Reads the records of the person who is signed in. Of a slice that merges, the changes of another tab are a state of
   * their own: reading thousands of records again would take longer with each of them.
   */
  async function load(changes?: RecordChanges): Promise<State | undefined> {
    const person = personId()
    if (person === undefined) return undefined
    written = undefined
    if (changes && merge && owner === person) {
      for (const [key, record] of changes)
        if (record === undefined) known.delete(key)
        else known.set(key, record)
      return validate(person, changes)
    }
    const places = [`${slice}/${person}`, quarantinePlace(person)]
    const [found = new Map(), kept = new Map()] = await Promise.all(
      places.map((place) => database.read(place)),
    )
    if (person !== personId()) return undefined
    status.reportUnreadable(slice, kept)
    owner = person
    known = found
    return validate(person, found)
  }

  return {
    async load(changes?: RecordChanges) {
      try {
        const state = await load(changes)
        status.report(`${slice} read`, true)
        return state
      } catch {
        status.report(`${slice} read`, false)
        return undefined
      }
    },
    getItem() {
      return this.load()
    },
    async setItem(_key: string, { _persist, ...state }: State & { _persist?: unknown }) {
      const person = owner
      if (person !== undefined) await attempt(() => write(person, state as unknown as State))
    },
    removeItem: async () => undefined,
    /** Deletes the copies of the records that cannot be read. Rejects when the database does. */
    async discardUnreadable() {
      const person = personId()
      const copies = [...(status.unreadable(slice) ?? [])].map(([key]) => [key, undefined] as const)
      if (person === undefined) return
      await database.write(quarantinePlace(person), new Map(copies))
      status.reportUnreadable(slice, new Map())
    },
  }
}

export type RecordStorage = ReturnType<typeof createRecordStorage<object>>
