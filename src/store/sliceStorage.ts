import type { SliceConfig, SlicePersistence, StoredState } from '#slices/sliceConfig.ts'

/** The part of `localStorage` that persistence needs. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** Lasts as long as the page: the browser forbids its own. @default false */
  isFleeting?: boolean
}

/** Where the text of a slice that could not be read is put aside, so that nothing is lost silently. */
export const unreadableKey = (key: string): string => `${key}.unreadable`

/** Removes what was put aside of a person's slices. */
export function forgetUnreadable(configs: readonly SliceConfig<object>[], storage: TextStorage): void {
  for (const { persistence } of configs)
    if (persistence.isPersonal) storage.removeItem(unreadableKey(persistence.key))
}

/**
 * Reads the stored text of one slice: decodes it, migrates it step by step to the present version and
 * judges it by the schema. Throws with the reason when any of these fails.
 */
export function readStoredSlice<State>(persistence: SlicePersistence<State>, text: string): State {
  return judgeStored(persistence, persistence.codec?.read?.(text) ?? readJson(text))
}

/** What is stored, migrated to the present version and judged. Throws with the reason. */
export const judgeStored = <State>(persistence: SlicePersistence<State>, stored: StoredState): State =>
  persistence.schema.validateSync(migrate(persistence, stored))

/** The text to store for a slice's state; `undefined` when there is nothing to store. */
export function writeStoredSlice<State extends object>(
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
 * read starts fresh by itself, says so on the console, and leaves the text beside its key.
 */
export function createSliceStorage<State extends object>(
  persistence: SlicePersistence<State>,
  storage: TextStorage,
) {
  return {
    /** `text` is given when it is not the one that is stored by now. */
    async getItem(key: string, text = storage.getItem(key)): Promise<State | undefined> {
      if (text === null) return undefined
      try {
        return readStoredSlice(persistence, text)
      } catch (error) {
        const aside = unreadableKey(key)
        storage.setItem(aside, text)
        // biome-ignore lint/suspicious/noConsole: the developer is told; the person's other state lives on.
        console.warn(
          `The stored state "${key}" could not be read and starts fresh; its text is kept as "${aside}".`,
          error,
        )
        return undefined
      }
    },
    async setItem(key: string, state: State & { _persist?: unknown }): Promise<void> {
      const { _persist, ...rest } = state
      const text = writeStoredSlice(persistence, rest as unknown as State)
      if (text === undefined) storage.removeItem(key)
      else storage.setItem(key, text)
    },
    async removeItem(key: string): Promise<void> {
      storage.removeItem(key)
    },
  }
}

function readJson(text: string): StoredState {
  const { version, state } = JSON.parse(text)
  if (typeof version !== 'number') throw new Error('the stored text carries no version')
  return { version, state }
}

function migrate<State>({ version, migrations = {} }: SlicePersistence<State>, stored: StoredState): unknown {
  if (stored.version > version)
    throw new Error(`it was written by version ${stored.version}, and this is version ${version}`)
  let { state } = stored
  for (let step = stored.version + 1; step <= version; step += 1) {
    const migration = migrations[step]
    if (!migration) throw new Error(`there is no migration to version ${step}`)
    state = migration(state)
  }
  return state
}
