import { combineReducers, configureStore, type Reducer, type StoreEnhancer } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import type { ApiExtra } from '#api/apiExtra.ts'
import { baseApi } from '#api/baseApi.ts'
import type { Environment } from '#config/environment.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import type { SliceConfig } from '#slices/sliceConfig.ts'
import { devToolsOptions } from './devtools/devTools.ts'
import { mutationTypes, redactActions } from './devtools/redactActions.ts'
import { createReplay } from './devtools/replay.ts'
import { createListeners } from './listeners.ts'
import type { OpenRecords } from './persistence/openRecords.ts'
import { restoreState, settled } from './persistence/persistence.ts'
import { forgetAside, type TextStorage } from './persistence/sliceStorage.ts'
import { watchStorage } from './persistence/watchStorage.ts'
import { configsOf, type RootState, reducersOf, sliceConfigs } from './rootReducer.ts'

interface StoreOptions {
  environment: Environment
  /** Where persisted slices live; `localStorage` in the application. */
  storage: TextStorage
  /** Lasts as long as the tab; `sessionStorage` in the application. @default as long as the page */
  tabStorage?: TextStorage
  /**
   * Opens the database for slices that are kept by records, at a version that is higher where any of theirs is; its code
   * comes with the first of them. @default all slices are kept as texts
   */
  openRecords?: (version: number) => Promise<OpenRecords | undefined>
  preloadedState?: Partial<RootState>
  /** How a server asks itself. @default the browser's own */
  fetch?: typeof fetch | undefined
  /** @default false */
  devTools?: boolean
  /** Forgets what belongs to a person and lives outside the store, when another one signs in or they sign out. */
  clearUserData?: () => void
  /** What else wraps the store: the DevTools' own instrumentation, in a test of replay. */
  enhancers?: StoreEnhancer[]
}

/** The only way to make a store: the application, each test and a server rendering make their own. */
export function setupStore(options: StoreOptions) {
  const { environment, preloadedState, devTools = false, enhancers = [] } = options
  const { clearUserData = () => undefined } = options
  const storageWatch = watchStorage(options.storage, options.tabStorage)
  const { storage } = storageWatch
  const configs = [...sliceConfigs]
  const listeners = createListeners({
    clearPersonalTexts: () => forgetAside(configs, storage, selectStaffUser(store.getState()) === null),
    clearUserData,
  })
  const replay = createReplay(() => store)
  const reducers = { [baseApi.reducerPath]: baseApi.reducer, ...reducersOf(configs, { storage, replay }) }
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
        // A busy machine is slow: that is no news for the console.
        immutableCheck: { warnAfter: 1000 },
        serializableCheck: {
          warnAfter: 1000,
          // What is sent is not hidden yet, and a finding would be printed with it.
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER, ...mutationTypes],
        },
      }).concat(baseApi.middleware, redactActions(replay), listeners.middleware),
    enhancers: (getDefault) => getDefault().concat(enhancers),
  })
  // When the page is left, slices are written from within the reducer: the state cannot be asked then.
  const signedIn = () => selectStaffUser(store.getState())?.id
  let personId = signedIn()
  store.subscribe(() => {
    personId = signedIn()
  })
  async function add(added: readonly SliceConfig<object>[]): Promise<void> {
    const kept = added.filter(({ persistence }) => persistence.records)
    const version = kept.reduce((sum, { persistence }) => sum + persistence.version, 0)
    const opened = kept.length > 0 ? await options.openRecords?.(version) : undefined
    const records = new Map(
      opened &&
        kept.map((config) => {
          const { database, create } = opened
          const { note } = storageWatch
          const parts = { database, texts: storage, personId: () => personId, note }
          return [config, create(config.persistence, parts)] as const
        }),
    )
    configs.push(...added)
    Object.assign(reducers, reducersOf(added, { storage, replay, records }))
    store.replaceReducer(joined())
    void restoreState(store)
    await settled(store, added)
    if (opened) for (const [config, each] of records) opened.follow(store, config, each, opened.database)
  }
  const additions = new Map<object, Promise<void>>()
  const restored = new Set<object>()
  return Object.assign(store, {
    /** Whether a state is only looked at in the DevTools: an effect that remembers or forgets must not follow it. */
    isReplaying: replay.isReplaying,
    /** Whether the storage takes what it is given. */
    storageWatch,
    /** The slices that the store has by now; the same list, also after an addition. */
    sliceConfigs: configs as readonly SliceConfig<object>[],
    /** Registers a reaction of a feature that does not run all the time; returns the function that removes it. */
    startListening: listeners.startListening,
    /** Whether slices were added and have what is stored of them. */
    hasSlices: (record: object): boolean => restored.has(record),
    /** Adds slices and restores what is stored of them, once; settles when they have it. */
    addSlices(record: object): Promise<void> {
      const known = additions.get(record)
      if (known) return known
      const adding = add(configsOf(record)).then(() => void restored.add(record))
      additions.set(record, adding)
      return adding
    },
  })
}

export type AppStore = ReturnType<typeof setupStore>
export type AppDispatch = AppStore['dispatch']
