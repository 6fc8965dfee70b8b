import { addDays, type IsoDay, weekdayOf } from '@atrium/contract/days'
import { type WorkCalendar, workingDaysFrom } from '@atrium/contract/meetings/freeBusy'

/** How far the next working day is searched: further than the longest holidays. */
export const searchedDays = 21

/** The days whose absences the overview lists: from the next working day, which may be today, until its Sunday. */
export function awayDays(today: IsoDay, calendar: WorkCalendar) {
  const [from = today] = workingDaysFrom(today, searchedDays, calendar)
  return { from, to: addDays(from, 7 - weekdayOf(from)) }
}
