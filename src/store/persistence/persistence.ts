import type { Reducer, Store } from '@reduxjs/toolkit'
import { FLUSH, PERSIST, type PersistState, persistReducer, REHYDRATE } from 'redux-persist'
import { logFailure } from '#config/logFailure.ts'
import type { SliceConfig } from '#slices/sliceConfig.ts'
import type { StorageStatus } from './storageStatus.ts'
import { createTextStorage, type TextStorage } from './textStorage.ts'

export interface SliceStorage<State> {
  getItem(key: string): Promise<State | undefined>
  setItem(key: string, state: State & { _persist?: unknown }): Promise<void>
  removeItem(key: string): Promise<void>
}

/** The storage of a slice with records where the browser has no database: nothing survives a reload. */
export const noStorage: SliceStorage<object> = {
  getItem: async () => undefined,
  setItem: async () => undefined,
  removeItem: async () => undefined,
}

/** A slice's reducer, persisted by redux-persist. The stored state is merged into the initial or the present one. */
export function persistSlice<State extends object>(
  { slice, persistence }: SliceConfig<State>,
  storage: SliceStorage<State>,
): Reducer<State> {
  const { key, version, omit, merge } = persistence
  return persistReducer<State>(
    {
      // The types of the library lack `deserialize`.
      ...{ key, version, storage, keyPrefix: '', serialize: false, deserialize: false },
      ...(omit && { blacklist: omit.map(String) }),
      // The library's own time limit would start the slice empty, and then overwrite the stored state.
      timeout: 0,
      // The default adds a field that a later version has, with its initial value.
      stateReconciler: (stored: State, _original: State, current: State) =>
        merge ? merge(current, stored) : { ...current, ...stored },
      writeFailHandler: (error) => logFailure('warn', `The state "${key}" could not be stored.`, error),
    },
    slice.reducer,
  ) as unknown as Reducer<State>
}

/**
 * Restores the slices that are not restored yet; resolves when each has its stored state or starts fresh. When the person
 * leaves `page`, pending changes are written at once: the library would write them in a later task, which a reload
 * prevents. In place of the library's `persistStore`, which never calls back after a recording that is imported into the
 * DevTools has marked the slices as restored.
 */
export function restoreState(store: Store, page?: Pick<Window, 'addEventListener'>): Promise<void> {
  const rehydrate = (key: string, payload: unknown) => store.dispatch({ type: REHYDRATE, key, payload })
  store.dispatch({ type: PERSIST, register: nothing, rehydrate })
  page?.addEventListener('pagehide', () => void store.dispatch({ type: FLUSH, result: nothing }))
  const isRestored = () =>
    Object.values<{ _persist?: PersistState }>(store.getState()).every(
      ({ _persist }) => _persist?.rehydrated !== false,
    )
  return new Promise((resolve) => {
    const look = () => {
      if (!isRestored()) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })
}

const nothing = () => undefined

/**
 * Follows the texts that other tabs write, also those written while this page was in the back/forward cache. Returns the
 * function that stops it.
 */
export function followOtherTabs(
  store: Store & { textSlices: readonly SliceConfig<object>[]; storageStatus: StorageStatus },
  storage: TextStorage,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const onStorage = ({ key }: Pick<StorageEvent, 'key'>) => {
    // Without a key the whole storage was cleared.
    for (const { persistence } of store.textSlices.filter(
      (slice) => (key ?? slice.persistence.key) === slice.persistence.key,
    )) {
      // The present text counts, not the event's: tabs that write at the same time must end equal, and the event of a
      // removal may arrive after the next write.
      const text = storage.getItem(persistence.key)
      const payload =
        text === null
          ? persistence.whenRemoved
          : createTextStorage(persistence, storage, store.storageStatus).read(text)
      if (payload) store.dispatch({ type: REHYDRATE, key: persistence.key, payload })
    }
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onStorage({ key: null })
  }
  page.addEventListener('storage', onStorage)
  page.addEventListener('pageshow', onPageShow)
  return () => {
    page.removeEventListener('storage', onStorage)
    page.removeEventListener('pageshow', onPageShow)
  }
}
