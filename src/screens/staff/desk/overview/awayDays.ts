import { addDays, type IsoDay, weekdayOf } from '@atrium/contract/days'
import { type WorkCalendar, workingDaysFrom } from '@atrium/contract/meetings/freeBusy'

/** How far the next working day is searched: further than the longest holidays. */
export const searchedDays = 21

/**
 * The days whose absences the overview lists: from the next working day, which may be today, until the last working day of its
 * week; on that day, until that of the week after.
 */
export function awayDays(today: IsoDay, calendar: WorkCalendar) {
  const days = workingDaysFrom(today, searchedDays, calendar)
  const [from = today, next = from] = days
  const first = from === today ? next : from
  const sunday = addDays(first, 7 - weekdayOf(first))
  return { from, to: days.filter((day) => day <= sunday).at(-1) ?? from }
}
