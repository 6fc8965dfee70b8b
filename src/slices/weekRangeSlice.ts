import type { IsoDay } from '@atrium/contract'
import { addDays, isIsoDay } from '@atrium/contract/days'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from './authSlice.ts'
import { oneRecord } from './oneRecord.ts'
import type { SliceConfig } from './sliceConfig.ts'

interface WeekRangeState {
  /** The chosen day: the schedule shows its week, on narrow windows the day; `null` is today. */
  day: IsoDay | null
}

/** A step to another week, and the day from which it starts: reducers read no clock. */
interface Shift {
  from: IsoDay
  /** Weeks; negative for earlier. */
  by: number
}

const initialState: WeekRangeState = { day: null }

/** The week of the schedule (spec 4): it survives a reload and is reset when the user changes. */
const slice = createSlice({
  name: 'weekRange',
  initialState,
  reducers: {
    /** Back or forward by 7 days, the same day of the week. */
    weekShifted(state, { payload: { from, by } }: PayloadAction<Shift>) {
      state.day = addDays(from, 7 * by)
    },
    dayChosen(state, { payload }: PayloadAction<IsoDay>) {
      state.day = payload
    },
    /** Today, also after midnight. */
    todayChosen: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(userChanged, () => initialState)
  },
  selectors: {
    selectChosenDay: (state) => state.day,
  },
})

export const { weekShifted, dayChosen, todayChosen } = slice.actions
export const { selectChosenDay } = slice.selectors

export const weekRangeSliceConfig = {
  slice,
  persistence: {
    key: 'weekRange',
    version: 1,
    isPersonal: true,
    records: oneRecord,
    schema: {
      validateSync(value) {
        const day = (value as Partial<WeekRangeState> | null)?.day
        if (day === null || isIsoDay(day)) return { day }
        throw new Error('the stored day is none')
      },
    },
  },
} satisfies SliceConfig<WeekRangeState, 'weekRange'>
