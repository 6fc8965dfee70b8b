import type { Reducer } from '@reduxjs/toolkit'
import { baseApi } from '#api/baseApi.ts'
import { authSliceConfig } from '#slices/authSlice.ts'
import { consentSliceConfig } from '#slices/consentSlice.ts'
import { languageSliceConfig } from '#slices/languageSlice.ts'
import type { SliceConfig } from '#slices/sliceConfig.ts'
import type { Replay } from './devtools/replay.ts'
import { persistSlice } from './persistence/persistence.ts'
import type { RecordStorage } from './persistence/recordStorage.ts'
import type { TextStorage } from './persistence/sliceStorage.ts'
import type { StaffSlices } from './staffSlices.ts'

/** The slices that every page needs; those of the staff area come with its code (`staffSlices.ts`). */
const slices = {
  auth: authSliceConfig,
  consent: consentSliceConfig,
  language: languageSliceConfig,
}

type Slices = typeof slices & StaffSlices
type StateOf<Config> = Config extends { slice: { reducer: Reducer<infer State> } } ? State : never

/** The whole state; the part of the staff area is there from its first page on. */
export type RootState = { [Name in keyof Slices]: StateOf<Slices[Name]> } & {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>
}

/** A list of slices for code that treats every slice alike, whatever its state. */
export const configsOf = (record: object) => Object.values(record) as readonly SliceConfig<object>[]

export const sliceConfigs = configsOf(slices)

interface ReducerParts {
  storage: TextStorage
  replay: Replay
  /** Of slices that are kept by records. */
  records?: ReadonlyMap<SliceConfig<object>, RecordStorage>
}

/** The reducers of slices by their names; each is kept in storage as its own persistence says. */
export const reducersOf = (
  configs: readonly SliceConfig<object>[],
  { storage, replay, records }: ReducerParts,
) =>
  Object.fromEntries(
    configs.map((config) => [
      config.slice.name,
      replay.ignoreReplayed(() => persistSlice(config, storage, records?.get(config))),
    ]),
  )
