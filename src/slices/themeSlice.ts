import { isTheme, type Theme } from '@atrium/contract/core'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { SliceConfig } from './sliceConfig.ts'

export interface ThemeState {
  choice: Theme
}

const initialState: ThemeState = { choice: 'system' }

/**
 * The theme of the pages for staff and of the lookup pages in this browser, which a sign-out does not reset. It follows the
 * settings of the signed-in person (`store/listeners.ts`).
 */
const slice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeChosen(state, action: PayloadAction<Theme>) {
      state.choice = action.payload
    },
  },
  selectors: {
    selectTheme: (state) => state.choice,
  },
})

export const { themeChosen } = slice.actions
export const { selectTheme } = slice.selectors

export const themeSliceConfig = {
  slice,
  persistence: {
    key: 'theme',
    version: 1,
    schema: {
      validateSync(value) {
        const choice = (value as Partial<ThemeState> | null)?.choice
        if (!isTheme(choice)) throw new Error('the stored theme is unknown')
        return { choice }
      },
    },
  },
} satisfies SliceConfig<ThemeState, 'theme'>
