import type { IsoDay } from '@atrium/contract/days'
import { weekMeetingOf } from '#features/schedule/useWeekMeetings.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/**
 * A meeting of the person as it is now, or with `occurrence` one of a series for its answers; `undefined` for an unknown id
 * and a deleted meeting.
 */
export function useStoredMeeting(id: string | undefined, occurrence?: IsoDay): WeekMeeting | undefined {
  const entry = useAppSelector((state) => (id === undefined ? undefined : selectMeetingEntry(state, id)))
  if (!entry || entry.meeting.isDeleted) return undefined
  return occurrence ? { ...weekMeetingOf(entry), occurrence } : weekMeetingOf(entry)
}
