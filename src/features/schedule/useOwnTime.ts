import type { IsoDay } from '@atrium/contract/days'
import { isAway } from '@atrium/contract/leave'
import {
  type BusyInterval,
  joinIntervals,
  leaveIntervals,
  meetingIntervals,
} from '@atrium/contract/meetings/freeBusy'
import { useListOffDayRequestsQuery } from '#api/leaveApi.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { ownAnswer } from './meetingAnswers.ts'
import { useWorkCalendar } from './useWorkCalendar.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/**
 * The working days, and the function that joins meetings with the person's off days into busy intervals. Every meeting
 * counts but a declined invitation, also one of the company's schedule without the person: it is in the week that is
 * shown. What could not be loaded does not count.
 */
export function useOwnTime(first: IsoDay, last: IsoDay) {
  const { calendar } = useWorkCalendar(first, last)
  const requests = useListOffDayRequestsQuery(undefined, useLiveList())
  return {
    calendar,
    join: (meetings: readonly WeekMeeting[]) => {
      const intervals: BusyInterval[] = []
      for (const meeting of meetings)
        if (ownAnswer(meeting) !== 'declined') intervals.push(...meetingIntervals(meeting, 'busy'))
      for (const request of requests.data?.list ?? [])
        if (isAway(request)) intervals.push(...leaveIntervals(request))
      return joinIntervals(intervals)
    },
  }
}
