/** Milliseconds until a failed write is tried again. */
const retryDelayMs = 5000

export type StorageStatus = ReturnType<typeof createStorageStatus>

/**
 * Whether the browser stores the persisted slices, and whether a newer version of the application has taken the
 * storage over. An observable and not a slice: redux-persist writes inside reducers, where no action can be dispatched.
 */
export function createStorageStatus() {
  const failing = new Set<string>()
  const listeners = new Set<() => void>()
  const unreadable = new Map<string, ReadonlyMap<string, unknown>>()
  let isOutdated = false
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    /** Whether something that should survive a reload was not stored. */
    isFailing: () => failing.size > 0,
    /** Whether a newer version has stored something: this page runs the old version. */
    isOutdated: () => isOutdated,
    /** Reports whether the last write under a key was stored. */
    report(key: string, isStored: boolean) {
      if (failing.has(key) !== isStored) return
      if (isStored) failing.delete(key)
      else failing.add(key)
      notify()
    },
    /** The stored records of a slice that cannot be read, by key. */
    unreadable: (slice: string) => unreadable.get(slice),
    reportUnreadable(slice: string, records: ReadonlyMap<string, unknown>) {
      unreadable.set(slice, records)
      notify()
    },
    markOutdated() {
      isOutdated = true
      notify()
    },
    /** Calls the listener after each change; returns the function that unsubscribes. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Runs writes under one key. A failed write is retried until it succeeds or the next write replaces it. */
export function createWriter(key: string, status: StorageStatus) {
  let retry: ReturnType<typeof setTimeout> | undefined
  return async function attempt(write: () => void | Promise<void>): Promise<void> {
    clearTimeout(retry)
    try {
      await write()
      status.report(key, true)
    } catch (error) {
      status.report(key, false)
      retry = setTimeout(() => void attempt(write).catch(() => undefined), retryDelayMs)
      throw error
    }
  }
}
