import type { IsoDay, Meeting } from '@atrium/contract'
import { useMemo } from 'react'
import { useGetScheduleQuery } from '#api/scheduleApi.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import type { CachedQuery } from '#hooks/useStaleNotice.ts'
import { selectMeetings, selectWeekEntries } from '#slices/meetingsSlice.ts'
import type { StoredMeeting } from '#slices/meetingsState.ts'
import { useAppSelector } from '#store/hooks.ts'
import { type PlacedWeek, placeWeek } from './placeWeek.ts'
import { readSchedule } from './scheduledMeetings.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** One's own meetings in the form of the week; each made once. */
const ownMeetings = new WeakMap<Meeting, WeekMeeting>()

function ownMeeting(meeting: Meeting): WeekMeeting {
  const known = ownMeetings.get(meeting)
  if (known) return known
  const { id, title, day, start, end, attendees, notes, attachments, look } = meeting
  const made = { id, title, day, start, end, attendees, notes, attachments, look, isFixed: false }
  ownMeetings.set(meeting, made)
  return made
}

const ownOf = (entries: Record<string, StoredMeeting> = {}): WeekMeeting[] => {
  const found: WeekMeeting[] = []
  for (const id in entries) {
    const meeting = entries[id]?.meeting
    if (meeting && !meeting.isDeleted) found.push(ownMeeting(meeting))
  }
  return found
}

interface WeekMeetings extends PlacedWeek {
  /** All of the week, those without a place and of no known day too. */
  all: readonly WeekMeeting[]
  /** How the company's schedule does; one's own meetings are always there. */
  schedule: { isLoading: boolean; isFailed: boolean; error: unknown; isFetching: boolean; retry: () => void }
  query: CachedQuery
}

/** The meetings of the week that begins on a Sunday: one's own together with the company's (spec 2). */
export function useWeekMeetings(sunday: IsoDay): WeekMeetings {
  const { id } = useStaffUser()
  const own = useAppSelector((state) =>
    selectMeetings(state).personId === id ? selectWeekEntries(state, sunday) : undefined,
  )
  const query = useGetScheduleQuery(undefined, useLiveList())
  const { data, error, isFetching, refetch } = query
  const week = useMemo(() => {
    const index = data && readSchedule(data.list)
    const undated = index?.undated ?? []
    const meetings = [...(index?.weeks.get(sunday) ?? []), ...ownOf(own)]
    const { days, unplaced } = placeWeek(meetings)
    return { all: [...meetings, ...undated], days, unplaced: [...unplaced, ...undated] }
  }, [data, own, sunday])
  return {
    ...week,
    query,
    schedule: {
      isLoading: !data && error === undefined,
      isFailed: error !== undefined && !data,
      error,
      isFetching,
      retry: () => void refetch(),
    },
  }
}
