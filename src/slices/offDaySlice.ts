import { limits } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { userChanged } from './authSlice.ts'
import { oneRecord } from './oneRecord.ts'
import type { SliceConfig } from './sliceConfig.ts'

export interface OffDayState {
  /** The chosen days, sorted and without duplicates. */
  days: IsoDay[]
  /** Whether the request is for `start` to `end`, or for whole days (spec 2: on by default). */
  isTimeAdded: boolean
  /** As typed; `HH:mm` once it is a valid time. */
  start: string
  end: string
  message: string
  /** The id of the kind of leave; without it the usual kind. Drafts of before have none. */
  leaveType?: string | undefined
}

/** The working hours (spec 9). */
const initialState: OffDayState = { days: [], isTimeAdded: true, start: '09:00', end: '18:00', message: '' }

/** More days than a request may have change nothing. */
function keepDays(state: OffDayState, days: readonly IsoDay[]) {
  const sorted = [...new Set(days)].sort()
  if (sorted.length <= limits.offDays) state.days = sorted
}

/** The draft of the off day request (spec 2 and 3): it survives a reload, and is removed when the user changes. */
const slice = createSlice({
  name: 'offDay',
  initialState,
  reducers: {
    dayToggled(state, { payload: day }: PayloadAction<IsoDay>) {
      const isChosen = state.days.includes(day)
      keepDays(state, isChosen ? state.days.filter((one) => one !== day) : [...state.days, day])
    },
    /** Replaces all days: a range was chosen, or all were removed. */
    daysChosen: (state, { payload }: PayloadAction<readonly IsoDay[]>) => keepDays(state, payload),
    timeSwitched(state, { payload }: PayloadAction<boolean>) {
      state.isTimeAdded = payload
    },
    startTyped(state, { payload }: PayloadAction<string>) {
      state.start = payload
    },
    endTyped(state, { payload }: PayloadAction<string>) {
      state.end = payload
    },
    messageTyped(state, { payload }: PayloadAction<string>) {
      state.message = payload
    },
    kindChosen(state, { payload }: PayloadAction<string>) {
      state.leaveType = payload
    },
    /** The request was accepted (departure 1). Days and text that were added meanwhile stay. */
    requestSent(state, { payload }: PayloadAction<Pick<OffDayState, 'days' | 'message'>>) {
      state.leaveType = undefined
      state.days = state.days.filter((day) => !payload.days.includes(day))
      if (state.message === payload.message) state.message = ''
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userChanged, () => initialState)
  },
  selectors: {
    selectOffDayDraft: (state) => state,
  },
})

export const {
  dayToggled,
  daysChosen,
  timeSwitched,
  startTyped,
  endTyped,
  messageTyped,
  kindChosen,
  requestSent,
} = slice.actions
export const { selectOffDayDraft } = slice.selectors

/** The stored state, when all of it is valid. */
function readOffDay(value: unknown): OffDayState {
  const { days, isTimeAdded, start, end, message, leaveType } = (value ?? {}) as Partial<OffDayState>
  const areDays = Array.isArray(days) && days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))
  if (!areDays) throw new Error('the chosen days are no days')
  const texts = [start, end, message]
  if (typeof isTimeAdded !== 'boolean' || texts.some((text) => typeof text !== 'string'))
    throw new Error('the draft of the request is incomplete')
  if (leaveType !== undefined && !/^\d+$/.test(leaveType)) throw new Error('the kind of leave is no id')
  return { days, isTimeAdded, start, end, message, ...(leaveType && { leaveType }) } as OffDayState
}

export const offDaySliceConfig = {
  slice,
  persistence: {
    key: 'offDay',
    version: 1,
    isPersonal: true,
    records: oneRecord,
    schema: { validateSync: readOffDay },
  },
} satisfies SliceConfig<OffDayState, 'offDay'>
