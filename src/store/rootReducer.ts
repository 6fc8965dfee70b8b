import type { Reducer } from '@reduxjs/toolkit'
import { baseApi } from '#api/baseApi.ts'
import { authSliceConfig } from '#slices/authSlice.ts'
import { consentSliceConfig } from '#slices/consentSlice.ts'
import { languageSliceConfig } from '#slices/languageSlice.ts'
import type { SliceConfig } from '#slices/sliceConfig.ts'
import { themeSliceConfig } from '#slices/themeSlice.ts'
import type { Replay } from './devtools/replay.ts'
import { persistSlice, type SliceStorage } from './persistence/persistence.ts'
import type { StaffSlices } from './staffSlices.ts'

/** The slices that every page needs; those of the staff area come with its code (`staffSlices.ts`). */
const slices = {
  auth: authSliceConfig,
  consent: consentSliceConfig,
  language: languageSliceConfig,
  theme: themeSliceConfig,
}

type Slices = typeof slices & StaffSlices
type StateOf<Config> = Config extends { slice: { reducer: Reducer<infer State> } } ? State : never

/** The whole state; the part of the staff area is there from its first page on. */
export type RootState = { [Name in keyof Slices]: StateOf<Slices[Name]> } & {
  [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>
}

type AnySlice = Pick<SliceConfig<object>, 'slice'> & Partial<SliceConfig<object>>

/** The persisted slices, for code that treats every slice alike. */
export const configsOf = (record: object): readonly SliceConfig<object>[] =>
  (Object.values(record) as AnySlice[]).filter(
    (config): config is SliceConfig<object> => config.persistence !== undefined,
  )

/** The reducers of the slices without persistence, by their names. */
export const plainReducersOf = (record: object): Record<string, Reducer> =>
  Object.fromEntries(
    (Object.values(record) as AnySlice[])
      .filter(({ persistence }) => !persistence)
      .map(({ slice }) => [slice.name, slice.reducer]),
  )

export const sliceConfigs = configsOf(slices)

/** The reducers of slices by their names, each persisted in its own storage. */
export const reducersOf = (
  configs: readonly SliceConfig<object>[],
  replay: Replay,
  storageOf: (config: SliceConfig<object>) => SliceStorage<object>,
) =>
  Object.fromEntries(
    configs.map((config) => {
      const storage = storageOf(config)
      return [config.slice.name, replay.ignoreReplayed(() => persistSlice(config, storage))]
    }),
  )
