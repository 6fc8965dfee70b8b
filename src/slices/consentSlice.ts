import { createSlice } from '@reduxjs/toolkit'
import type { SliceConfig } from './sliceConfig.ts'

interface ConsentState {
  /** Whether external maps may load automatically, or a visitor is asked each time. */
  maps: 'ask' | 'allowed'
}

const initialState: ConsentState = { maps: 'ask' }

/** The consents of a visitor to external content. Nothing else on the site needs consent. */
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
