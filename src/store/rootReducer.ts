import { combineReducers, type Reducer } from '@reduxjs/toolkit'
import { baseApi } from '#api/baseApi.ts'
import { authSliceConfig } from '#slices/authSlice.ts'
import { calendarViewSliceConfig } from '#slices/calendarViewSlice.ts'
import { consentSliceConfig } from '#slices/consentSlice.ts'
import { languageSliceConfig } from '#slices/languageSlice.ts'
import { offDaySliceConfig } from '#slices/offDaySlice.ts'
import type { SliceConfig } from '#slices/sliceConfig.ts'
import { persistSlice } from './persistence.ts'
import type { TextStorage } from './sliceStorage.ts'

/** The one list of slices; each is kept in storage as its own persistence says. */
const slices = {
  auth: authSliceConfig,
  calendarView: calendarViewSliceConfig,
  consent: consentSliceConfig,
  language: languageSliceConfig,
  offDay: offDaySliceConfig,
}

type Slices = typeof slices
type StateOf<Config> = Config extends { slice: { reducer: Reducer<infer State> } } ? State : never
type Reducers = { [Name in keyof Slices]: Reducer<StateOf<Slices[Name]>> }

/** The same list for code that treats every slice alike, whatever its state. */
export const sliceConfigs = Object.values(slices) as unknown as readonly SliceConfig<object>[]

export function createRootReducer(storage: TextStorage) {
  const persisted = sliceConfigs.map((config) => [config.slice.name, persistSlice(config, storage)])
  return combineReducers({
    [baseApi.reducerPath]: baseApi.reducer,
    ...(Object.fromEntries(persisted) as Reducers),
  })
}

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>
