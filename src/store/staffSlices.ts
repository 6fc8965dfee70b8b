import { calendarViewSliceConfig } from '#slices/calendarViewSlice.ts'
import { meetingSyncSlice } from '#slices/meetingSyncSlice.ts'
import { meetingsSliceConfig } from '#slices/meetingsSlice.ts'
import { offDaySliceConfig } from '#slices/offDaySlice.ts'
import { weekRangeSliceConfig } from '#slices/weekRangeSlice.ts'

/** The slices of the staff area: they join the store when its first page is opened, so that no visitor loads them. */
export const staffSlices = {
  calendarView: calendarViewSliceConfig,
  meetings: meetingsSliceConfig,
  // Not persisted.
  meetingSync: { slice: meetingSyncSlice },
  offDay: offDaySliceConfig,
  weekRange: weekRangeSliceConfig,
}

export type StaffSlices = typeof staffSlices
