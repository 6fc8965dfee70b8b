import { weekMeetingOf } from '#features/schedule/useWeekMeetings.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/** A meeting of the person as it is now; `undefined` for an unknown id and a deleted meeting. */
export function useStoredMeeting(id: string | undefined): WeekMeeting | undefined {
  const entry = useAppSelector((state) => (id === undefined ? undefined : selectMeetingEntry(state, id)))
  return entry && !entry.meeting.isDeleted ? weekMeetingOf(entry) : undefined
}
