import { combineReducers, configureStore, type Reducer, type StoreEnhancer } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import { baseApi } from '#api/baseApi.ts'
import type { ApiExtra } from '#api/thunkExtra.ts'
import type { Environment } from '#config/environment.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { devToolsOptions } from './devtools/devTools.ts'
import { mutationTypes, redactActions } from './devtools/redactActions.ts'
import { createReplay } from './devtools/replay.ts'
import { createListeners } from './listeners.ts'
import type { openRecords, RecordEngine } from './persistence/openRecords.ts'
import { noStorage, restoreState } from './persistence/persistence.ts'
import { createStorageStatus } from './persistence/storageStatus.ts'
import { quarantineKey } from './persistence/storedState.ts'
import { createTextStorage, type TextStorage } from './persistence/textStorage.ts'
import { configsOf, plainReducersOf, type RootState, reducersOf, sliceConfigs } from './rootReducer.ts'

type RecordParts = Parameters<typeof openRecords>[2]

interface StoreOptions {
  environment: Environment
  /** Where the slices of every page are stored; `localStorage` in the application. */
  storage: TextStorage
  /**
   * Opens the database for the staff area's slices; its version is the sum of theirs, and rises with each. Loaded with the
   * first of them. @default they live as long as the page
   */
  openRecords?: (version: number, parts: RecordParts) => Promise<RecordEngine | undefined>
  preloadedState?: Partial<RootState>
  /** How a server calls itself. @default the browser's own */
  fetch?: typeof fetch | undefined
  /** @default false */
  devTools?: boolean
  /** Removes the user's data outside the store, when another person signs in or the user signs out. */
  clearUserData?: () => void
  /** Further store enhancers: the DevTools' own, in a test of replay. */
  enhancers?: StoreEnhancer[]
}

/** The only way to make a store: the application, each test and a server rendering make their own. */
export function setupStore(options: StoreOptions) {
  const { environment, storage, preloadedState, devTools = false, enhancers = [] } = options
  const { clearUserData = () => undefined } = options
  const status = createStorageStatus()
  if (storage.isInMemory) status.report('localStorage', false)
  const configs = [...sliceConfigs]
  let records: RecordEngine | undefined
  const listeners = createListeners({
    clearPersonalTexts() {
      for (const { key, isPersonal, records } of configs.map(({ persistence }) => persistence)) {
        if (isPersonal) storage.removeItem(quarantineKey(key))
        // An earlier version stored these slices as texts where the browser had no database.
        if (records) storage.removeItem(key)
      }
    },
    clearUserData,
    changeRecords: (before) => records?.userChanged(before),
  })
  const replay = createReplay(() => store)
  const reducers = {
    [baseApi.reducerPath]: baseApi.reducer,
    ...reducersOf(sliceConfigs, replay, ({ persistence }) => createTextStorage(persistence, storage, status)),
  }
  const joined = () => combineReducers(reducers) as unknown as Reducer<RootState>
  const store = configureStore({
    reducer: joined(),
    ...(preloadedState && { preloadedState: preloadedState as RootState }),
    // Known to the build: production has nothing of the tools.
    devTools: process.env.NODE_ENV !== 'production' && devTools && devToolsOptions,
    middleware: (getDefault) =>
      getDefault({
        thunk: {
          extraArgument: { environment, replay, fetch: options.fetch } satisfies ApiExtra,
        },
        // A slow machine is no reason for a warning on the console.
        immutableCheck: { warnAfter: 1000 },
        serializableCheck: {
          warnAfter: 1000,
          // A call's arguments are not redacted yet, and a finding would print them.
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER, ...mutationTypes],
        },
      }).concat(baseApi.middleware, redactActions(replay), listeners.middleware),
    enhancers: (getDefault) => getDefault().concat(enhancers),
  })
  // When the person leaves the page, slices are written inside a reducer, where `getState` throws.
  const signedIn = () => selectStaffUser(store.getState())?.id
  let personId = signedIn()
  store.subscribe(() => {
    personId = signedIn()
  })
  async function add(record: object): Promise<void> {
    const added = configsOf(record)
    const version = added.reduce((sum, { persistence }) => sum + persistence.version, 0)
    const parts = { status, personId: () => personId, dispatch: store.dispatch }
    records = await options.openRecords?.(version, parts)
    if (options.openRecords && !records) status.report('indexedDB', false)
    configs.push(...added)
    Object.assign(
      reducers,
      plainReducersOf(record),
      reducersOf(added, replay, (config) => records?.storageOf(config) ?? noStorage),
    )
    store.replaceReducer(joined())
    await restoreState(store)
    records?.follow()
  }
  const additions = new Map<object, Promise<void>>()
  const restored = new Set<object>()
  return Object.assign(store, {
    /** Whether the DevTools show a replayed state: effects must not store or remove anything because of it. */
    isReplaying: replay.isReplaying,
    /** Resolves when the DevTools show the present again; `undefined` when they do already. */
    present: replay.present,
    /** Whether the browser stores the slices. */
    storageStatus: status,
    /** Deletes the copies of a slice's stored records that cannot be read. */
    discardUnreadable: async (slice: string) => records?.discardUnreadable(slice),
    /** The slices that are stored as texts. */
    textSlices: sliceConfigs,
    /** Registers a reaction of a feature that does not run all the time; returns the function that removes it. */
    startListening: listeners.startListening,
    /** Whether slices were added and are restored. */
    hasSlices: (record: object): boolean => restored.has(record),
    /** Adds slices of the staff area and restores them, once; resolves when they are restored. */
    addSlices(record: object): Promise<void> {
      const known = additions.get(record)
      if (known) return known
      const adding = add(record).then(() => void restored.add(record))
      additions.set(record, adding)
      return adding
    },
  })
}

export type AppStore = ReturnType<typeof setupStore>
export type AppDispatch = AppStore['dispatch']
