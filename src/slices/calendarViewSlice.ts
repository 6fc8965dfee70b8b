import { holidayYears } from '@atrium/contract/holidays'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from './authSlice.ts'
import { oneRecord } from './oneRecord.ts'
import type { SliceConfig } from './sliceConfig.ts'

/** The two halves of the calendar area (spec 2). */
const calendarViews = ['calendar', 'schedule'] as const

type CalendarView = (typeof calendarViews)[number]

interface CalendarViewState {
  /** Which half is shown; it starts on the calendar. */
  view: CalendarView
  /** The year that the Corporate Calendar shows; `null` is the current one, also after New Year. */
  year: number | null
  /** Whether My Schedule shows the company's meetings that the person is not in. */
  areOthersShown: boolean
}

const initialState: CalendarViewState = { view: 'calendar', year: null, areOthersShown: true }

/** What the calendar area shows (spec 4). It survives a reload and is reset when the user changes. */
const slice = createSlice({
  name: 'calendarView',
  initialState,
  reducers: {
    calendarViewChosen(state, action: PayloadAction<CalendarView>) {
      state.view = action.payload
    },
    calendarYearChosen(state, action: PayloadAction<number | null>) {
      state.year = action.payload
    },
    othersToggled(state, action: PayloadAction<boolean>) {
      state.areOthersShown = action.payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userChanged, () => initialState)
  },
  selectors: {
    selectCalendarView: (state) => state.view,
    selectCalendarYear: (state) => state.year,
    selectAreOthersShown: (state) => state.areOthersShown,
  },
})

export const { calendarViewChosen, calendarYearChosen, othersToggled } = slice.actions
export const { selectCalendarView, selectCalendarYear, selectAreOthersShown } = slice.selectors

export const calendarViewSliceConfig = {
  slice,
  persistence: {
    key: 'calendarView',
    version: 3,
    // Version 1 had the Corporate Calendar only, version 2 always showed all meetings.
    migrations: {
      2: (state) => ({ ...(state as object), view: 'calendar' }),
      3: (state) => ({ ...(state as object), areOthersShown: true }),
    },
    isPersonal: true,
    records: oneRecord,
    schema: {
      validateSync(value) {
        const { view, year, areOthersShown } = (value ?? {}) as Partial<CalendarViewState>
        const known = calendarViews.find((one) => one === view)
        if (known && (year === null || isYear(year)) && typeof areOthersShown === 'boolean')
          return { view: known, year, areOthersShown }
        throw new Error('the stored view, year or choice is none that the calendar has')
      },
    },
  },
} satisfies SliceConfig<CalendarViewState, 'calendarView'>

const isYear = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= holidayYears.first && (value as number) <= holidayYears.last
