import { createSlice } from '@reduxjs/toolkit'
import type { SliceConfig } from './sliceConfig.ts'

interface ConsentState {
  /** Whether maps of another company may load by themselves, or a visitor is asked each time. */
  maps: 'ask' | 'allowed'
}

const initialState: ConsentState = { maps: 'ask' }

/** What a visitor has allowed other companies' content to do. Nothing else on the site needs to be allowed. */
const slice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    mapsAllowed(state) {
      state.maps = 'allowed'
    },
    mapsForbidden(state) {
      state.maps = 'ask'
    },
  },
  selectors: {
    selectMapsAllowed: (state) => state.maps === 'allowed',
  },
})

export const { mapsAllowed, mapsForbidden } = slice.actions
export const { selectMapsAllowed } = slice.selectors

export const consentSliceConfig = {
  slice,
  persistence: {
    key: 'consent',
    version: 1,
    schema: {
      validateSync(value) {
        const maps = (value as Partial<ConsentState> | null)?.maps
        if (maps !== 'ask' && maps !== 'allowed')
          throw new Error('the stored consent is neither ask nor allowed')
        return { maps }
      },
    },
  },
} satisfies SliceConfig<ConsentState, 'consent'>
