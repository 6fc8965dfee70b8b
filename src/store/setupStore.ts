import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import type { ApiExtra } from '#api/apiExtra.ts'
import { baseApi } from '#api/baseApi.ts'
import type { Environment } from '#config/environment.ts'
import { devToolsOptions } from './devTools.ts'
import { watchPerson } from './personChange.ts'
import { createRootReducer, type RootState, sliceConfigs } from './rootReducer.ts'
import { forgetUnreadable, type TextStorage } from './sliceStorage.ts'

export interface StoreOptions {
  environment: Environment
  /** Where persisted slices live; `localStorage` in the application. */
  storage: TextStorage
  preloadedState?: Partial<RootState>
  /** @default false */
  devTools?: boolean
  /** Forgets what belongs to a person and lives outside the store, when another one signs in or they sign out. */
  forgetPerson?: () => void
  /** What else wraps the store: the DevTools' own instrumentation, in a test of replay. */
  enhancers?: StoreEnhancer[]
}

/** The only way to make a store: the application, each test and a server rendering make their own. */
export const setupStore = ({
  environment,
  storage,
  preloadedState,
  devTools = false,
  forgetPerson = () => undefined,
  enhancers = [],
}: StoreOptions) =>
  configureStore({
    reducer: createRootReducer(storage),
    ...(preloadedState && { preloadedState }),
    devTools: devTools && devToolsOptions,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { environment } satisfies ApiExtra },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(
          watchPerson({
            forgetAside: () => forgetUnreadable(sliceConfigs, storage),
            forget: forgetPerson,
          }),
        )
        .concat(baseApi.middleware),
    enhancers: (getDefault) => getDefault().concat(enhancers),
  })

export type AppStore = ReturnType<typeof setupStore>
export type AppDispatch = AppStore['dispatch']
