import type { SliceConfig, SlicePersistence, StoredState } from '#slices/sliceConfig.ts'

/** The part of `localStorage` that persistence needs. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** Lasts as long as the page: the browser forbids its own. @default false */
  isInMemory?: boolean
  /** Lasts as long as the tab: what a page of an older version may not put in the place of a newer one's. */
  tab?: TextStorage
  /** Told that a newer version of the application has stored something. */
  noteNewer?: () => void
}

/** Milliseconds until a write that failed is tried again. */
export const retryAfter = 5000

/** What is stored was written by a newer version of the application: it alone understands it and may change it. */
class NewerVersion extends Error {}

/** Where the text of a slice that could not be read is put aside, so that nothing is lost silently. */
export const quarantineKey = (key: string): string => `${key}.unreadable`

/** Where a page of an older version keeps a slice for its own reload, while a newer one's stands under the key. */
export const olderKey = (key: string): string => `${key}.older`

/**
 * Removes what stands beside a person's slices; when nobody has come in their place, also what a newer version has
 * stored of them, which this one does not write over.
 */
export function forgetAside(
  configs: readonly SliceConfig<object>[],
  storage: TextStorage,
  isNobody: boolean,
): void {
  for (const { persistence } of configs) {
    const { key, isPersonal, records, ownerOf } = persistence
    if (!isPersonal) continue
    // The text of an earlier version does not say whose it is; the next person must not be given it.
    if (records && !ownerOf) storage.removeItem(key)
    storage.removeItem(quarantineKey(key))
    storage.tab?.removeItem(olderKey(key))
    if (isNobody && isNewer(persistence, storage.getItem(key))) storage.removeItem(key)
  }
}

/**
 * Reads the stored text of one slice: decodes it, migrates it step by step to the present version and
 * judges it by the schema. Throws with the reason when any of these fails.
 */
function readStoredSlice<State>(persistence: SlicePersistence<State>, text: string): State {
  return validateStored(persistence, persistence.codec?.read?.(text) ?? readJson(text))
}

/** What is stored, migrated to the present version and judged. Throws with the reason. */
export const validateStored = <State>(persistence: SlicePersistence<State>, stored: StoredState): State =>
  persistence.schema.validateSync(migrate(persistence, stored))

/** The text to store for a slice's state; `undefined` when there is nothing to store. */
function writeStoredSlice<State extends object>(
  persistence: SlicePersistence<State>,
  state: State,
): string | undefined {
  const kept = Object.fromEntries(
    Object.entries(state).filter(([field]) => !persistence.omit?.some((omitted) => omitted === field)),
  ) as State
  if (persistence.codec) return persistence.codec.write(kept)
  return JSON.stringify({ version: persistence.version, state: kept } satisfies StoredState)
}

/**
 * The storage that redux-persist is given for one slice. Reading never fails: a slice that cannot be
 * read starts fresh by itself, says so on the console, and leaves the text beside its key. What a newer version has
 * stored stays as it is; this page then keeps its own for its reload, where the newer version takes it over.
 */
export function createSliceStorage<State extends object>(
  persistence: SlicePersistence<State>,
  storage: TextStorage,
) {
  const { key: slice, merge } = persistence
  /** The text that this page wrote last: nothing to judge anew. */
  let written: string | undefined
  /** The page began under a newer version's text, with nothing of its own: that is not worth keeping. */
  let isFresh = false
  let fresh: string | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  function quarantine(text: string, reason: unknown): void {
    const aside = quarantineKey(slice)
    try {
      storage.setItem(aside, text)
    } catch {
      // There is no room; the slice starts all the same.
    }
    // biome-ignore lint/suspicious/noConsole: the developer is told; the person's other state lives on.
    console.warn(
      `The stored state "${slice}" could not be read and starts fresh; its text is kept as "${aside}".`,
      reason,
    )
  }

  /** The state of a stored text; `undefined` when it is none that this version can read. */
  function validate(text: string): State | undefined {
    try {
      return readStoredSlice(persistence, text)
    } catch (error) {
      if (error instanceof NewerVersion) storage.noteNewer?.()
      else quarantine(text, error)
      return undefined
    }
  }

  /** What this tab kept when a newer version's text stood under the key. */
  function validateOlder(): State | undefined {
    const text = storage.tab?.getItem(olderKey(slice)) ?? null
    return text === null || isNewer(persistence, text) ? undefined : validate(text)
  }

  function write(text: string | undefined): void {
    const before = storage.getItem(slice)
    if (before !== null && before !== written && isNewer(persistence, before)) {
      storage.noteNewer?.()
      if (isFresh) fresh = text
      isFresh = false
      if (text === undefined || text === fresh) storage.tab?.removeItem(olderKey(slice))
      else storage.tab?.setItem(olderKey(slice), text)
      return
    }
    if (text === undefined) storage.removeItem(slice)
    else storage.setItem(slice, text)
    written = text
    storage.tab?.removeItem(olderKey(slice))
  }

  return {
    validate,
    async getItem(key: string): Promise<State | undefined> {
      const text = storage.getItem(key)
      const stored = text === null ? undefined : validate(text)
      const older = validateOlder()
      isFresh = !older && isNewer(persistence, text)
      return stored && older && merge ? merge(stored, older) : (older ?? stored)
    },
    async setItem(key: string, state: State & { _persist?: unknown }): Promise<void> {
      clearTimeout(retry)
      const { _persist, ...rest } = state
      try {
        write(writeStoredSlice(persistence, rest as unknown as State))
      } catch (error) {
        retry = setTimeout(() => void this.setItem(key, state).catch(() => undefined), retryAfter)
        throw error
      }
    },
    async removeItem(key: string): Promise<void> {
      storage.removeItem(key)
    },
  }
}

function readJson(text: string): StoredState {
  const { version, state } = JSON.parse(text)
  if (!isVersion(version)) throw new Error('the stored text carries no version')
  return { version, state }
}

/** Whether a stored value can be the version of a slice. */
export const isVersion = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0

/** Whether a text was written by a newer version. */
function isNewer<State>(persistence: SlicePersistence<State>, text: string | null): boolean {
  if (text === null) return false
  try {
    const { version } = persistence.codec?.read?.(text) ?? readJson(text)
    return version > persistence.version
  } catch {
    return false
  }
}

function migrate<State>({ version, migrations = {} }: SlicePersistence<State>, stored: StoredState): unknown {
  if (stored.version > version)
    throw new NewerVersion(`it was written by version ${stored.version}, and this is version ${version}`)
  let { state } = stored
  for (let step = stored.version + 1; step <= version; step += 1) {
    const migration = migrations[step]
    if (!migration) throw new Error(`there is no migration to version ${step}`)
    state = migration(state)
  }
  return state
}
