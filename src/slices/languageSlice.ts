import { defaultLanguage, isLanguage, type Language, parseLanguage } from '@atrium/contract/core'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SliceConfig } from './sliceConfig.ts'

export interface LanguageState {
  current: Language
}

const initialState: LanguageState = { current: defaultLanguage }

/** The interface language (spec 4). All texts follow this state, so a replay changes them too. */
const slice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageChosen(state, action: PayloadAction<Language>) {
      state.current = action.payload
    },
  },
  selectors: {
    selectLanguage: (state) => state.current,
  },
})

export const { languageChosen } = slice.actions
export const { selectLanguage } = slice.selectors

export const languageSliceConfig = {
  slice,
  persistence: {
    key: 'language',
    version: 1,
    schema: {
      validateSync(value) {
        const current = (value as Partial<LanguageState> | null)?.current
        if (!isLanguage(current)) throw new Error('the stored language is none of AZ, EN, RU')
        return { current }
      },
    },
    // Spec 3: the bare code in upper case, so that other scripts can read it.
    codec: {
      write: ({ current }) => current,
      read: (text) => ({ version: 1, state: { current: parseLanguage(text) } }),
    },
  },
} satisfies SliceConfig<LanguageState, 'language'>
