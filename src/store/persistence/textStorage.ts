import { logFailure } from '#config/logFailure.ts'
import type { SlicePersistence, StoredState } from '#slices/sliceConfig.ts'
import { createWriter, type StorageStatus } from './storageStatus.ts'
import { NewerVersion, quarantineKey, readStored } from './storedState.ts'

/** The part of `localStorage` that persistence needs. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** The browser forbids its storage: everything is forgotten with the page. @default false */
  isInMemory?: boolean
}

/** `localStorage`, or a storage in memory when the browser forbids it. */
export function browserStorage(page: Window): TextStorage {
  try {
    page.localStorage.getItem('language')
    return page.localStorage
  } catch {
    return { ...memoryStorage(), isInMemory: true }
  }
}

export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>()
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

/**
 * redux-persist's storage for a slice that every page needs. A text that cannot be read is put into quarantine, and the
 * slice starts fresh. A text of a newer version is never overwritten.
 */
export function createTextStorage<State extends object>(
  persistence: SlicePersistence<State>,
  storage: TextStorage,
  status: StorageStatus,
) {
  const { key, version, codec } = persistence
  const attempt = createWriter(key, status)
  const decode = (text: string): StoredState => codec?.read(text) ?? JSON.parse(text)
  const encode = (state: State) =>
    codec ? codec.write(state) : JSON.stringify({ version, state } satisfies StoredState)

  function quarantine(text: string, reason: unknown): void {
    logFailure('warn', `The stored state "${key}" is unreadable; see "${quarantineKey(key)}".`, reason)
    try {
      storage.setItem(quarantineKey(key), text)
    } catch {
      // The storage is full. The slice starts fresh all the same.
    }
  }

  /** The state of a stored text; `undefined` when this version cannot read it. */
  function read(text: string): State | undefined {
    try {
      return readStored(persistence, decode(text))
    } catch (error) {
      if (error instanceof NewerVersion) status.markOutdated()
      else quarantine(text, error)
      return undefined
    }
  }

  function isNewer(text: string): boolean {
    try {
      readStored(persistence, decode(text))
      return false
    } catch (error) {
      return error instanceof NewerVersion
    }
  }

  function write(text: string | undefined): void {
    if (text === undefined) storage.removeItem(key)
    else if (isNewer(storage.getItem(key) ?? '')) status.markOutdated()
    else storage.setItem(key, text)
  }

  return {
    read,
    async getItem() {
      const text = storage.getItem(key)
      return text === null ? undefined : read(text)
    },
    setItem: (_key: string, { _persist, ...state }: State & { _persist?: unknown }) =>
      attempt(() => write(encode(state as unknown as State))),
    removeItem: async () => storage.removeItem(key),
  }
}
