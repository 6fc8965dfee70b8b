import type { Holiday, IsoDay, Language } from '@atrium/contract'
import { yearOf } from '@atrium/contract/days'
import type { IsHoliday } from '@atrium/contract/leave'

/** Returns the holidays of a year. The app passes this function in, because no module imports another. */
export type ListHolidays = (year: number, language: Language) => Promise<Holiday[]>

/** Which days of some years are public holidays; a holiday that is a working day is none. */
export async function holidaysOf(list: ListHolidays, days: readonly IsoDay[]): Promise<IsHoliday> {
  const years = [...new Set(days.map(yearOf))]
  const all = await Promise.all(years.map((year) => list(year, 'EN')))
  const free = new Set(
    all
      .flat()
      .filter(({ isWorkingDay }) => !isWorkingDay)
      .map(({ date }) => date.iso),
  )
  return (day) => free.has(day)
}
