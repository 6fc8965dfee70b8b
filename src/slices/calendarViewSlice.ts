import { holidayYears } from '@atrium/contract'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { personChanged } from './authSlice.ts'
import type { SliceConfig } from './sliceConfig.ts'

export interface CalendarViewState {
  /** The year that the Corporate Calendar shows; `null` is the current one, also after New Year. */
  year: number | null
}

const initialState: CalendarViewState = { year: null }

/** What the calendar area shows (spec 4). It survives a reload and ends with the person's visit. */
const slice = createSlice({
  name: 'calendarView',
  initialState,
  reducers: {
    calendarYearChosen(state, action: PayloadAction<number | null>) {
      state.year = action.payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(personChanged, () => initialState)
  },
  selectors: {
    selectCalendarYear: (state) => state.year,
  },
})

export const { calendarYearChosen } = slice.actions
export const { selectCalendarYear } = slice.selectors

export const calendarViewSliceConfig = {
  slice,
  persistence: {
    key: 'calendarView',
    version: 1,
    isPersonal: true,
    schema: {
      validateSync(value) {
        const year = (value as Partial<CalendarViewState> | null)?.year
        if (year === null || isYear(year)) return { year }
        throw new Error('the stored year is none that the calendar has')
      },
    },
  },
} satisfies SliceConfig<CalendarViewState, 'calendarView'>

const isYear = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= holidayYears.first && (value as number) <= holidayYears.last
