import { memoryStorage } from './browserStorage.ts'
import type { TextStorage } from './sliceStorage.ts'

/** Knows of a storage which of its entries it did not take when they were last written. */
interface StorageWatch {
  /** The same storage, watched. */
  storage: TextStorage
  /** Told of a write to another store of the browser whether it was kept. */
  note: (key: string, isKept: boolean) => void
  /** Whether something that should outlive the page does not. */
  isFailing: () => boolean
  /** Whether a newer version of the application has stored something: this page is the old one from then on. */
  isOutdated: () => boolean
  /** Hears when either changes; gives what stops it. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Watches what is written: a full storage throws, and a person must hear of it before they rely on it. `tab` lasts as
 * long as the tab.
 */
export function watchStorage(storage: TextStorage, tab: TextStorage = memoryStorage()): StorageWatch {
  const failing = new Set(storage.isInMemory ? ['everything'] : [])
  const listeners = new Set<() => void>()
  let isOutdated = false
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const note = (key: string, isKept: boolean) => {
    const before = failing.size > 0
    if (isKept) failing.delete(key)
    else failing.add(key)
    if (before !== failing.size > 0) tell()
  }
  const watched = (one: TextStorage): TextStorage => ({
    getItem: (key) => one.getItem(key),
    setItem(key, text) {
      try {
        one.setItem(key, text)
      } catch (error) {
        note(key, false)
        throw error
      }
      note(key, true)
    },
    removeItem(key) {
      one.removeItem(key)
      note(key, true)
    },
  })
  return {
    storage: {
      ...watched(storage),
      tab: watched(tab),
      noteNewer() {
        if (isOutdated) return
        isOutdated = true
        tell()
      },
    },
    note,
    isFailing: () => failing.size > 0,
    isOutdated: () => isOutdated,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
