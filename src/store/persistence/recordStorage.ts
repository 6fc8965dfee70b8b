import type { SlicePersistence } from '#slices/sliceConfig.ts'
import { createRecordAside } from './quarantine.ts'
import { diff, withDefaults } from './recordChanges.ts'
import type { RecordChanges, RecordDatabase } from './recordDatabase.ts'
import {
  createSliceStorage,
  isVersion,
  olderKey,
  retryAfter,
  type TextStorage,
  validateStored,
} from './sliceStorage.ts'

interface RecordParts {
  database: RecordDatabase
  /** Where an earlier version keeps the slice as a text, and this one does when it is the earlier. */
  texts: TextStorage
  /** Who is signed in: the records of anybody else are removed. */
  personId: () => number | undefined
  /** Told of each write whether it was kept. */
  note: (key: string, isKept: boolean) => void
}

/** No person has this number. */
const nobody = -1

/** Which version of the slice wrote the records. */
const versionKey = '#version'

/**
 * The storage that redux-persist is given for a slice that is kept by records. Of a state it writes the records that
 * the database does not have yet, in one transaction that begins at once. A record that cannot be read is put aside.
 * Once a newer version has the records, the slice is kept as a text, which that version takes over.
 */
export function createRecordStorage<State extends object>(
  persistence: SlicePersistence<State>,
  { database, texts, personId, note }: RecordParts,
) {
  const { key: slice, version } = persistence
  const text = createSliceStorage(persistence, texts)
  const aside = createRecordAside(slice, database)
  const { records, merge, isMerged, ownerOf } = withDefaults(persistence, personId)
  /** The records that the database has of what the state holds, as far as this tab knows. */
  let known = new Map<string, unknown>()
  /** Keys of records that were there before, of whomever: the next person's first write removes all others'. */
  let left: string[] = []
  let retry: ReturnType<typeof setTimeout> | undefined
  /** The text of an earlier version that the records hold by now. */
  let taken: string | null = null
  let isNewer = false
  /** Whose state was written last. */
  let lastOwner: number | null = null

  const foundNewer = () => {
    isNewer = true
    texts.noteNewer?.()
  }
  database.whenNewer(foundNewer)

  const fullKey = (owner: number, key: string) => `${owner}/${key}`

  /** The state of who is signed in, as far as it can be read; with keys, of those records alone. */
  function validate(keys: Iterable<string> = known.keys()): State | undefined {
    const owner = personId() ?? nobody
    const prefix = fullKey(owner, '')
    const own = new Map<string, unknown>()
    for (const key of keys)
      if (key.startsWith(prefix) && known.has(key)) own.set(key.slice(prefix.length), known.get(key))
    if (own.size === 0) return undefined
    const stored = known.get(fullKey(owner, versionKey))
    const wroteVersion = isVersion(stored) ? stored : version
    own.delete(versionKey)
    if (wroteVersion > version) {
      foundNewer()
      return undefined
    }
    try {
      const { state, unreadable } = records.read(own, owner)
      if (unreadable.length > 0) aside.put(unreadable.map((key) => [key, own.get(key)]))
      return validateStored(persistence, { version: wroteVersion, state })
    } catch (error) {
      aside.put([...own], error)
      return undefined
    }
  }

  /** Whatever this page knows more than the newer version is not lost with it. */
  async function writeText(state: State): Promise<void> {
    const owner = ownerOf(state)
    if (owner !== null) await text.setItem(slice, state)
    else if (lastOwner !== null) {
      // They have signed out: nothing of them stays, whichever version has written it.
      texts.removeItem(slice)
      texts.tab?.removeItem(olderKey(slice))
      await database.forget(slice, fullKey(lastOwner, ''))
    }
    lastOwner = owner
  }

  async function write(state: State): Promise<void> {
    clearTimeout(retry)
    if (isNewer) return writeText(state)
    const owner = ownerOf(state)
    lastOwner = owner
    const now = new Map<string, unknown>()
    const gone: string[] = []
    if (owner !== null) {
      now.set(fullKey(owner, versionKey), version)
      for (const [key, record] of records.write(state)) now.set(fullKey(owner, key), record)
      gone.push(...left.filter((key) => !key.startsWith(fullKey(owner, ''))))
      left = []
    }
    const changes = diff(known, now, gone)
    if (changes.size === 0) return
    known = now
    try {
      await database.write(slice, changes)
      note(slice, true)
    } catch (error) {
      if (isNewer) return writeText(state)
      // Unknown to the database still: the next write brings them.
      for (const [key, record] of changes)
        if (known.get(key) === record) known.set(key, record === undefined ? {} : undefined)
      note(slice, false)
      retry = setTimeout(() => void write(state).catch(() => undefined), retryAfter)
      throw error
    }
  }

  /** A database that cannot be read is no reason not to start. */
  async function readAll(): Promise<Map<string, unknown>> {
    return await database.read(slice).catch(() => {
      note(slice, false)
      return new Map<string, unknown>()
    })
  }

  /** With what an earlier version kept of who is signed in. Nobody's waits until somebody is; somebody else's goes. */
  async function withText(state: State | undefined): Promise<State | undefined> {
    const person = personId()
    if (person === undefined) return state
    taken = texts.getItem(slice)
    const earlier = await text.getItem(slice)
    if (!earlier || ownerOf(earlier) !== person) return state
    return state ? merge(state, earlier) : earlier
  }

  return {
    async getItem(): Promise<State | undefined> {
      const all = await readAll()
      left = [...all.keys()]
      const prefix = fullKey(personId() ?? nobody, '')
      known = new Map([...all].filter(([key]) => key.startsWith(prefix)))
      return await withText(validate())
    },
    async setItem(_key: string, { _persist, ...state }: State & { _persist?: unknown }): Promise<void> {
      const next = state as unknown as State
      const isLeaving = ownerOf(next) === null && known.size > 0
      await write(next)
      if (isLeaving) await aside.forget()
      if (isNewer) return
      // A tab with an earlier version may have written another one since, to be merged; else the last word holds.
      if (isLeaving || !isMerged || (taken !== null && texts.getItem(slice) === taken))
        texts.removeItem(slice)
      texts.tab?.removeItem(olderKey(slice))
      taken = null
    },
    async removeItem(): Promise<void> {
      await database.write(slice, new Map([...known.keys()].map((key) => [key, undefined])))
      known = new Map()
    },
    /**
     * What another tab has written, as a state that holds nothing else: to look at all records again would take longer
     * with each that there is. Without changes, all that the database has of who is signed in. Records of somebody
     * else are not ours to touch.
     */
    async take(changes?: RecordChanges): Promise<State | undefined> {
      const prefix = fullKey(personId() ?? nobody, '')
      if (!changes) known = new Map([...known].filter(([key]) => !key.startsWith(prefix)))
      for (const [key, record] of changes ?? (await database.read(slice))) {
        if (!key.startsWith(prefix)) continue
        if (record === undefined) known.delete(key)
        else known.set(key, record)
      }
      return changes ? validate(changes.keys()) : await withText(validate())
    },
  }
}

export type RecordStorage = ReturnType<typeof createRecordStorage<object>>
