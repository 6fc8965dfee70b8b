import type { IsoDay } from '@atrium/contract/days'
import { addDays, daysBetween } from '@atrium/contract/days'
import { weakMapMemoize } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { useGetScheduleQuery } from '#api/meetingsApi.ts'
import { steadyResult } from '#hooks/steadyResult.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import type { CachedQuery } from '#hooks/useStaleNotice.ts'
import { selectEntriesBetween, selectMeetings } from '#slices/meetingsSlice.ts'
import { isInvitation, knownShared } from '#slices/ownAnswers.ts'
import type { StoredMeeting } from '#slices/storedMeeting.ts'
import { useAppSelector } from '#store/hooks.ts'
import { withNamedColleagues } from './namedColleagues.ts'
import { type PlacedWeek, placeWeek } from './placeWeek.ts'
import { readSchedule } from './scheduledMeetings.ts'
import { occurrencesOf } from './seriesMeetings.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** A meeting of the person as `WeekMeeting`; the same object until the entry changes. */
export const weekMeetingOf = weakMapMemoize((entry: StoredMeeting): WeekMeeting => {
  const { createdAt: _created, changedAt: _changed, isDeleted: _deleted, ...fields } = entry.meeting
  return withNamedColleagues({
    ...fields,
    isFixed: isInvitation(entry),
    ...(entry.shared && { shared: knownShared(entry) }),
  })
})

const none: readonly never[] = []

/** The meetings of entries, of a series its occurrences in a span of days. */
export const shownBetween = (entries: readonly StoredMeeting[], first: IsoDay, last: IsoDay): WeekMeeting[] =>
  entries.flatMap((entry) => {
    const meeting = weekMeetingOf(entry)
    return meeting.recurrence ? occurrencesOf(meeting, first, last) : meeting
  })

interface WeekMeetings extends PlacedWeek {
  /** All meetings of the week, including those without a place on the grid or a valid day. */
  all: readonly WeekMeeting[]
  /** The state of the company's schedule; the person's own meetings are always available. */
  schedule: { isLoading: boolean; isFailed: boolean; error: unknown; isFetching: boolean; retry: () => void }
  query: CachedQuery
}

/** The meetings of the week from its first day on: the person's own and the company's (spec 2). */
export const useWeekMeetings = (first: IsoDay): WeekMeetings => useMeetingsBetween(first, addDays(first, 6))

/** The meetings from one day to another: the person's own and the company's. */
export function useMeetingsBetween(first: IsoDay, last: IsoDay): WeekMeetings {
  const { id } = useStaffUser()
  const own = useAppSelector(
    (state) => (selectMeetings(state).personId === id ? selectEntriesBetween(state, first, last) : none),
    shallowEqual,
  )
  const query = useGetScheduleQuery(undefined, { ...useLiveList(), selectFromResult: steadyResult })
  const { data, error, isFetching, refetch } = query
  const week = useMemo(() => {
    const index = data && readSchedule(data.list)
    const undated = index?.undated ?? []
    const meetings = [
      ...daysBetween(first, last).flatMap((day) => index?.days.get(day) ?? []),
      ...shownBetween(own, first, last),
    ]
    const { days, unplaced } = placeWeek(meetings)
    return { all: [...meetings, ...undated], days, unplaced: [...unplaced, ...undated] }
  }, [data, own, first, last])
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
