import type { IsoDay } from '@atrium/contract/days'
import { addDays, addMonths, isIsoDay } from '@atrium/contract/days'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from './authSlice.ts'
import { oneRecord } from './oneRecord.ts'
import type { SliceConfig } from './sliceConfig.ts'

/** How much the schedule shows at once. */
const scheduleSpans = ['day', 'week', 'month'] as const

export type ScheduleSpan = (typeof scheduleSpans)[number]

interface WeekRangeState {
  /** The chosen day: the schedule shows it, its week or its month; `null` is today. */
  day: IsoDay | null
  span: ScheduleSpan
}

/** A step to another week, month or day, and the day from which it starts: reducers read no clock. */
interface Shift {
  from: IsoDay
  /** Weeks, months or days; negative for earlier. */
  by: number
}

const initialState: WeekRangeState = { day: null, span: 'week' }

/** What the schedule shows (spec 4): it survives a reload and is reset when the user changes. */
const slice = createSlice({
  name: 'weekRange',
  initialState,
  reducers: {
    /** Back or forward by 7 days, the same day of the week. */
    weekShifted(state, { payload: { from, by } }: PayloadAction<Shift>) {
      state.day = addDays(from, 7 * by)
    },
    /** Back or forward by months, the same day of the month, or its last one. */
    monthShifted(state, { payload: { from, by } }: PayloadAction<Shift>) {
      state.day = addMonths(from, by)
    },
    dayShifted(state, { payload: { from, by } }: PayloadAction<Shift>) {
      state.day = addDays(from, by)
    },
    spanChosen(state, { payload }: PayloadAction<ScheduleSpan>) {
      state.span = payload
    },
    dayChosen(state, { payload }: PayloadAction<IsoDay>) {
      state.day = payload
    },
    /** Today, also after midnight. */
    todayChosen(state) {
      state.day = null
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userChanged, () => initialState)
  },
  selectors: {
    selectChosenDay: (state) => state.day,
    selectScheduleSpan: (state) => state.span,
  },
})

export const { weekShifted, monthShifted, dayShifted, spanChosen, dayChosen, todayChosen } = slice.actions
export const { selectChosenDay, selectScheduleSpan } = slice.selectors

export const weekRangeSliceConfig = {
  slice,
  persistence: {
    key: 'weekRange',
    version: 2,
    // Version 1 showed weeks only.
    migrations: { 2: (state) => ({ ...(state as object), span: 'week' }) },
    isPersonal: true,
    records: oneRecord,
    schema: {
      validateSync(value) {
        const { day, span } = (value ?? {}) as Partial<WeekRangeState>
        const known = scheduleSpans.find((one) => one === span)
        if (known && (day === null || isIsoDay(day))) return { day, span: known }
        throw new Error('the stored day is none, or the span is unknown')
      },
    },
  },
} satisfies SliceConfig<WeekRangeState, 'weekRange'>
