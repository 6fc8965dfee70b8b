import { useMemo } from 'react'
import { useGetScheduleQuery } from '#api/meetingsApi.ts'
import { isInvitation } from '#features/schedule/meetingAnswers.ts'
import { useMeetingLook } from '#features/schedule/useMeetingLook.ts'
import { useMeetingState } from '#features/schedule/useMeetingState.ts'
import { useScheduleLink } from '#features/schedule/useScheduleLink.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { selectEntriesBetween, selectMeetings } from '#slices/meetingsSlice.ts'
import type { OffDayState } from '#slices/offDaySlice.ts'
import { useAppSelector } from '#store/hooks.ts'
import { meetingsOnDays } from './meetingsOnDays.ts'

const none: readonly never[] = []

/** The missed meetings; `undefined` while no day is chosen, and for who `worksElsewhere`: nothing is missed. */
export function useMissedMeetings(draft: OffDayState, worksElsewhere: boolean) {
  const stateOf = useMeetingState()
  const lookOf = useMeetingLook()
  const { linkOf } = useScheduleLink()
  const { id, firstName, lastName } = useStaffUser()
  const query = useGetScheduleQuery(undefined, useLiveList())
  const { data } = query
  const { days, isTimeAdded, start, end } = draft
  const [first, last] = [days[0], days.at(-1)]
  const own = useAppSelector((state) =>
    first && last && selectMeetings(state).personId === id ? selectEntriesBetween(state, first, last) : none,
  )
  const missed = useMemo(
    () =>
      meetingsOnDays({
        days,
        hours: isTimeAdded ? { start, end } : undefined,
        own,
        schedule: data?.list,
        name: `${firstName} ${lastName}`,
      }),
    [days, isTimeAdded, start, end, own, data, firstName, lastName],
  )
  const failure = useQueryError(!data, query)
  if (days.length === 0 || worksElsewhere) return undefined
  return {
    meetings: missed.map((meeting) => ({
      id: meeting.id,
      day: meeting.day,
      start: meeting.start,
      end: meeting.end,
      title: meeting.title,
      look: lookOf(meeting),
      note: stateOf(meeting).join(', '),
      // Other people are concerned: the person answers, or opens the form of the own meeting.
      ...((isInvitation(meeting) || (!meeting.isFixed && meeting.attendees.length > 0)) && {
        link: linkOf(meeting),
      }),
    })),
    failure: failure && { onRetry: failure.retry, isRetrying: failure.isRetrying },
  }
}
