import type { Reducer, Store } from '@reduxjs/toolkit'
import { persistReducer, persistStore, REHYDRATE } from 'redux-persist'
import { selectStaffUser } from '#slices/authSlice.ts'
import type { SliceConfig } from '#slices/sliceConfig.ts'
import { createSliceStorage, type TextStorage } from './sliceStorage.ts'

interface SliceStorage<State> {
  getItem(key: string): Promise<State | undefined>
  setItem(key: string, state: State & { _persist?: unknown }): Promise<void>
  removeItem(key: string): Promise<void>
}

/**
 * A slice's reducer, kept in storage under the slice's key, or by records. What is restored is laid over the initial
 * state, so that a field which a later version adds has its value.
 */
export function persistSlice<State extends object>(
  config: SliceConfig<State>,
  storage: TextStorage,
  records?: SliceStorage<State>,
): Reducer<State> {
  const { slice, persistence } = config
  return persistReducer<State>(
    {
      key: persistence.key,
      keyPrefix: '',
      version: persistence.version,
      storage: skipPristineWrites(config, records ?? createSliceStorage(persistence, storage)),
      serialize: false,
      // @ts-expect-error the types forget this switch, which the library reads beside `serialize`
      deserialize: false,
      // The library's own time-out would start the slice empty and then overwrite what is stored.
      timeout: 0,
      stateReconciler: (stored: State, _original: State, current: State) =>
        persistence.merge ? persistence.merge(current, stored) : { ...current, ...stored },
      writeFailHandler: (error) => {
        // biome-ignore lint/suspicious/noConsole: the person hears of it by `watchStorage`; the developer is told why.
        console.warn(`The state "${persistence.key}" could not be stored.`, error)
      },
    },
    slice.reducer,
  ) as unknown as Reducer<State>
}

/**
 * Writes no state that a slice begins with where nothing was found. Of a slice of which the last word holds, it would
 * stand against records that could not be read: a newer version's, or those of a database which opens the next time.
 */
function skipPristineWrites<State extends object>(
  { slice, persistence }: SliceConfig<State>,
  storage: SliceStorage<State>,
): SliceStorage<State> {
  if (!persistence.records || persistence.merge) return storage
  const initial = JSON.stringify(slice.reducer(undefined, { type: 'initial' }))
  let isFresh = false
  return {
    async getItem(key) {
      const stored = await storage.getItem(key)
      isFresh = stored === undefined
      return stored
    },
    async setItem(key, { _persist, ...state }) {
      isFresh &&= JSON.stringify(state) === initial
      if (!isFresh) await storage.setItem(key, state as State)
    },
    removeItem: (key) => storage.removeItem(key),
  }
}

/**
 * Starts reading the stored slices into the store; settles when all have been read (or started fresh). When `page` is
 * left, what has changed is written at once: a reload may come before the library's next round.
 */
export function restoreState(store: Store, page?: Pick<Window, 'addEventListener'>): Promise<void> {
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve())
    page?.addEventListener('pagehide', () => void persistor.flush())
  })
}

/**
 * Settles when these slices have what is stored of them. Their state tells it and not the library: a recording that was
 * imported into the DevTools brings them restored, and then the library's round never ends.
 */
export function settled(store: Store, configs: readonly SliceConfig<object>[]): Promise<void> {
  const isSettled = () =>
    configs.every(({ slice }) => store.getState()[slice.name]?._persist?.rehydrated === true)
  return new Promise((resolve) => {
    const look = () => {
      if (!isSettled()) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })
}

/**
 * Takes over what another tab has stored, so that two tabs show one state; also what it has stored while this page lay
 * in the browser's memory, behind Back. Gives the function that stops it.
 */
export function followOtherTabs(
  store: Store,
  configs: readonly SliceConfig<object>[],
  storage: TextStorage,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const personId = () => selectStaffUser(store.getState())?.id
  const take = ({ slice, persistence }: SliceConfig<object>, text: string | null) => {
    const { key, merge, ownerOf, whenRemoved } = persistence
    // Of what is merged each text counts, of the rest what is stored by now: so tabs that write at once come to agree,
    // and a removal that is told of late, when something is there again, removes nothing.
    const now = merge ? text : storage.getItem(key)
    const payload = now === null ? whenRemoved : createSliceStorage(persistence, storage).validate(now)
    if (!payload || (ownerOf && ownerOf(payload) !== personId())) return
    // An action alone would make this tab write again what it has: two tabs would answer each other for ever.
    const current = store.getState()[slice.name]
    if (merge?.(current, payload) !== current) store.dispatch({ type: REHYDRATE, key, payload })
  }
  const onStorage = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    const before = personId()
    // Without a key the whole storage was emptied.
    for (const config of configs) if (key === null || config.persistence.key === key) take(config, newValue)
    if (personId() === before) return
    // What came before its owner was known here.
    for (const config of configs)
      if (config.persistence.ownerOf) take(config, storage.getItem(config.persistence.key))
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    for (const { persistence } of configs)
      onStorage({ key: persistence.key, newValue: storage.getItem(persistence.key) })
  }
  page.addEventListener('storage', onStorage)
  page.addEventListener('pageshow', onPageShow)
  return () => {
    page.removeEventListener('storage', onStorage)
    page.removeEventListener('pageshow', onPageShow)
  }
}
