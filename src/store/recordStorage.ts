import type { SlicePersistence } from '#slices/sliceConfig.ts'
import type { RecordChanges, RecordDatabase } from './recordDatabase.ts'
import { createSliceStorage, judgeStored, type TextStorage, unreadableKey } from './sliceStorage.ts'

export interface RecordParts {
  database: RecordDatabase
  /** Where an earlier version kept the slice as a text. */
  texts: TextStorage
  /** Who is signed in: the records of anybody else are removed. */
  personId: () => number | undefined
  /** Told of each write whether it was kept. */
  note: (key: string, isKept: boolean) => void
}

/** Milliseconds until a write that failed is tried again. */
const retryAfter = 5000

/** No person has this number. */
const nobody = -1

/** Which version of the slice wrote the records. */
const versionKey = '#version'

/**
 * The storage that redux-persist is given for a slice that is kept by records. Of a state it writes the records that
 * the database does not have yet, in one transaction that begins at once. A record that cannot be read is put aside.
 */
export function createRecordStorage<State extends object>(
  persistence: SlicePersistence<State>,
  { database, texts, personId, note }: RecordParts,
) {
  const { key: slice, version } = persistence
  const { records, merge, ownerOf } = complete(persistence)
  /** The records that the database has of what the state holds, as far as this tab knows. */
  let known = new Map<string, unknown>()
  /** Keys of records that were there before, of whomever: the next person's first write removes all others'. */
  let left: string[] = []
  let retry: ReturnType<typeof setTimeout> | undefined
  /** The text of an earlier version that the records hold by now. */
  let taken: string | null = null

  const fullKey = (owner: number, key: string) => `${owner}/${key}`

  /** The state of who is signed in, as far as it can be read. */
  function judge(): State | undefined {
    const owner = personId() ?? nobody
    const prefix = fullKey(owner, '')
    const own = new Map<string, unknown>()
    for (const [key, record] of known) if (key.startsWith(prefix)) own.set(key.slice(prefix.length), record)
    if (own.size === 0) return undefined
    const wroteVersion = own.get(versionKey) ?? version
    own.delete(versionKey)
    try {
      const { state, unreadable } = records.read(own, owner)
      if (unreadable.length > 0) putAside(unreadable.map((key) => [key, own.get(key)]))
      return judgeStored(persistence, { version: wroteVersion as number, state })
    } catch (error) {
      putAside([...own], error)
      return undefined
    }
  }

  function putAside(entries: [string, unknown][], reason?: unknown): void {
    const aside = unreadableKey(slice)
    // biome-ignore lint/suspicious/noConsole: the developer is told; what can be read lives on.
    console.warn(`Stored records of "${slice}" could not be read; they are kept as "${aside}".`, reason)
    void database.write(aside, new Map(entries)).catch(() => undefined)
  }

  /** The person has signed out: nothing of what was put aside stays either. */
  async function forgetAside(): Promise<void> {
    const aside = unreadableKey(slice)
    const left = await database.read(aside).catch(() => new Map<string, unknown>())
    const gone = new Map([...left.keys()].map((key) => [key, undefined]))
    if (gone.size > 0) await database.write(aside, gone).catch(() => undefined)
  }

  async function write(state: State): Promise<void> {
    clearTimeout(retry)
    const owner = ownerOf(state)
    const now = new Map<string, unknown>()
    const gone: string[] = []
    if (owner !== null) {
      now.set(fullKey(owner, versionKey), version)
      for (const [key, record] of records.write(state)) now.set(fullKey(owner, key), record)
      gone.push(...left.filter((key) => !key.startsWith(fullKey(owner, ''))))
      left = []
    }
    const changes = differences(known, now, gone)
    if (changes.size === 0) return
    known = now
    try {
      await database.write(slice, changes)
      note(slice, true)
    } catch (error) {
      // Unknown to the database still: the next write brings them.
      for (const [key, record] of changes)
        if (known.get(key) === record) known.set(key, record === undefined ? {} : undefined)
      note(slice, false)
      retry = setTimeout(() => void write(state).catch(() => undefined), retryAfter)
      throw error
    }
  }

  return {
    async getItem(): Promise<State | undefined> {
      const all = await database.read(slice)
      left = [...all.keys()]
      const prefix = fullKey(personId() ?? nobody, '')
      known = new Map([...all].filter(([key]) => key.startsWith(prefix)))
      const state = judge()
      taken = texts.getItem(slice)
      const earlier = taken === null ? undefined : await createSliceStorage(persistence, texts).getItem(slice)
      if (!earlier || ownerOf(earlier) !== personId()) return state
      return state ? merge(state, earlier) : earlier
    },
    async setItem(_key: string, { _persist, ...state }: State & { _persist?: unknown }): Promise<void> {
      const isLeaving = ownerOf(state as unknown as State) === null && known.size > 0
      await write(state as unknown as State)
      if (isLeaving) await forgetAside()
      // A tab with an earlier version may have written another one since.
      if (taken !== null && texts.getItem(slice) === taken) texts.removeItem(slice)
      taken = null
    },
    async removeItem(): Promise<void> {
      await database.write(slice, new Map([...known.keys()].map((key) => [key, undefined])))
      known = new Map()
    },
    /**
     * The state of who is signed in as it stands in the database, after what another tab has written; without changes
     * all of it is read. Records of somebody else are not ours to touch.
     */
    async take(changes?: RecordChanges): Promise<State | undefined> {
      const prefix = fullKey(personId() ?? nobody, '')
      if (!changes) known = new Map([...known].filter(([key]) => !key.startsWith(prefix)))
      for (const [key, record] of changes ?? (await database.read(slice))) {
        if (!key.startsWith(prefix)) continue
        if (record === undefined) known.delete(key)
        else known.set(key, record)
      }
      return judge()
    },
  }
}

/** What a slice must say of itself to be kept by records. */
function complete<State>({ key, records, merge, ownerOf }: SlicePersistence<State>) {
  if (!records || !merge || !ownerOf) throw new Error(`The slice "${key}" says too little of its records.`)
  return { records, merge, ownerOf }
}

/** What must be written so that the second of two sets of records stands where the first stood, and others are gone. */
function differences(
  before: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
  gone: readonly string[],
): RecordChanges {
  const changes = new Map<string, unknown>(gone.map((key) => [key, undefined]))
  for (const [key, record] of now) if (before.get(key) !== record) changes.set(key, record)
  for (const key of before.keys()) if (!now.has(key)) changes.set(key, undefined)
  return changes
}

export type RecordStorage = ReturnType<typeof createRecordStorage<object>>
