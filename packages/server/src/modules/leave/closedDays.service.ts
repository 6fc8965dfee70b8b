import type { IsoDay } from '@atrium/contract/days'
import { isCompanyDay, yearOf } from '@atrium/contract/days'
import type { ClosedOn } from '@atrium/contract/leave'
import { closedKind, workCalendarOf } from '@atrium/contract/meetings/freeBusy'
import type { ListHolidays } from '#modules/holidays/index.ts'

/** The reason why a day is off, in the years of some days; a stored day outside the years of the calendar has no holiday. */
export async function closedDaysOf(list: ListHolidays, days: readonly IsoDay[]): Promise<ClosedOn> {
  const years = [...new Set(days.filter(isCompanyDay).map(yearOf))]
  const all = await Promise.all(years.map((year) => list(year, 'EN')))
  const calendar = workCalendarOf(all.flat())
  return (day) => closedKind(calendar, day)
}
