import type { WeekNavProps } from '@atrium/ui/schedule'
import { useCallback, useMemo } from 'react'
import { useGetScheduleQuery } from '#api/meetingsApi.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { othersToggled, selectAreOthersShown } from '#slices/calendarViewSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { isWithoutPerson } from './ownTime.ts'
import type { PlacedWeek } from './placeWeek.ts'
import { readSchedule } from './scheduledMeetings.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** Tells whether a meeting is the company's without the signed-in person. */
export function useIsWithoutPerson(): (meeting: WeekMeeting) => boolean {
  const { firstName, lastName } = useStaffUser()
  const name = `${firstName} ${lastName}`
  return useCallback((meeting) => isWithoutPerson(meeting, name), [name])
}

/** What is shown of meetings: all of them, or those without the company's that the person is not in. */
export function useShownMeetings<Meetings extends PlacedWeek & { all: readonly WeekMeeting[] }>(
  meetings: Meetings,
): Meetings {
  const isOthers = useIsWithoutPerson()
  const areOthersShown = useAppSelector(selectAreOthersShown)
  const { all, days, unplaced } = meetings
  const own = useMemo(() => {
    if (areOthersShown) return undefined
    const ownOf = (list: readonly WeekMeeting[]) => list.filter((meeting) => !isOthers(meeting))
    return {
      all: ownOf(all),
      days: new Map([...days].map(([day, list]) => [day, ownOf(list)] as const)),
      unplaced: ownOf(unplaced),
    }
  }, [all, days, unplaced, isOthers, areOthersShown])
  return own ? { ...meetings, ...own } : meetings
}

/** The control that shows and hides the company's meetings without the person; none where the company has no such meeting. */
export function useOthersToggle(): WeekNavProps['others'] {
  const dispatch = useAppDispatch()
  const isShown = useAppSelector(selectAreOthersShown)
  const isOthers = useIsWithoutPerson()
  const { data } = useGetScheduleQuery(undefined, useLiveList())
  const hasOthers = useMemo(
    () => [...readSchedule(data?.list ?? []).days.values()].some((day) => day.some(isOthers)),
    [data, isOthers],
  )
  return hasOthers ? { isShown, onToggle: () => dispatch(othersToggled(!isShown)) } : undefined
}
