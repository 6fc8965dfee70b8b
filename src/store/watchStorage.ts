import type { TextStorage } from './sliceStorage.ts'

/** Knows of a storage which of its entries it did not take when they were last written. */
export interface StorageWatch {
  /** The same storage, watched. */
  storage: TextStorage
  /** Told of a write to another store of the browser whether it was kept. */
  note: (key: string, isKept: boolean) => void
  /** Whether something that should outlive the page does not. */
  isFailing: () => boolean
  /** Hears when that changes; gives what stops it. */
  subscribe: (listener: () => void) => () => void
}

/** Watches what is written: a full storage throws, and a person must hear of it before they rely on it. */
export function watchStorage(storage: TextStorage): StorageWatch {
  const failing = new Set(storage.isFleeting ? ['everything'] : [])
  const listeners = new Set<() => void>()
  const note = (key: string, isKept: boolean) => {
    const before = failing.size > 0
    if (isKept) failing.delete(key)
    else failing.add(key)
    if (before !== failing.size > 0) for (const listener of listeners) listener()
  }
  return {
    storage: {
      getItem: (key) => storage.getItem(key),
      setItem(key, text) {
        try {
          storage.setItem(key, text)
        } catch (error) {
          note(key, false)
          throw error
        }
        note(key, true)
      },
      removeItem(key) {
        storage.removeItem(key)
        note(key, true)
      },
    },
    note,
    isFailing: () => failing.size > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
