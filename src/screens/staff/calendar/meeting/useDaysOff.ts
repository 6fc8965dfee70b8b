import { readTime } from '@atrium/contract/core'
import { addDays, type IsoDay } from '@atrium/contract/days'
import { isAway as isRequestAway, type OffDayRequest } from '@atrium/contract/leave'
import { closedKind, type WorkCalendar } from '@atrium/contract/meetings/freeBusy'
import { useMemo } from 'react'
import { useListOffDayRequestsQuery } from '#api/leaveApi.ts'
import { useWorkCalendar } from '#features/schedule/useWorkCalendar.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

/** The hours of a meeting, `HH:mm`. */
interface Hours {
  start: string
  end: string
}

export interface DaysOff {
  /** The name of the public holiday on a day. */
  holidayOn: (day: IsoDay) => string | undefined
  /** Whether the person has requested the time off, granted or not. */
  isAway: (day: IsoDay, hours: Hours) => boolean
  /** The first working day after a day that is not taken and on which the person is not away. */
  nextWorkingDay: (day: IsoDay, hours: Hours, taken: ReadonlySet<IsoDay>) => IsoDay | undefined
}

/** How far a working day is searched: further away, a meeting is skipped rather than moved. */
const maxSearched = 14

/**
 * The days off in the three years from `year` on, which a series can last: public holidays, those that were moved and
 * weekends that are worked counted, and the person's own off days.
 */
export function useDaysOff(year: number, { skip }: { skip: boolean }): DaysOff {
  const { calendar } = useWorkCalendar(`${year}-01-01`, `${year + 2}-12-31`, { skip })
  const requests = useListOffDayRequestsQuery(undefined, useLiveList())
  return useMemo(() => daysOffOf(calendar, requests.data?.list ?? []), [calendar, requests.data])
}

function daysOffOf(calendar: WorkCalendar, requests: readonly OffDayRequest[]): DaysOff {
  const away = requests.filter(isRequestAway)
  const isAway: DaysOff['isAway'] = (day, hours) =>
    away.some((request) => request.days.includes(day) && isAtSameTime(request, hours))
  return {
    holidayOn: (day) => (closedKind(calendar, day) === 'holiday' ? calendar.holidays.get(day) : undefined),
    isAway,
    nextWorkingDay: (day, hours, taken) => {
      for (let next = addDays(day, 1), tries = 0; tries < maxSearched; next = addDays(next, 1), tries += 1)
        if (!closedKind(calendar, next) && !taken.has(next) && !isAway(next, hours)) return next
      return undefined
    },
  }
}

/** An off day without hours takes the whole day; the hours of an unfinished form may be none. */
function isAtSameTime({ startTime, endTime }: OffDayRequest, { start, end }: Hours): boolean {
  const [from, to, begin, finish] = [startTime, endTime, start, end].map((time) => readTime(time ?? ''))
  if (from === undefined || to === undefined || begin === undefined || finish === undefined) return true
  return begin < to && from < finish
}
