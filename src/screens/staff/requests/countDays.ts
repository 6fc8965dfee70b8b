import type { IsoDay } from '@atrium/contract/days'
import { isWeekend } from '@atrium/contract/days'
import type { Holiday } from '@atrium/contract/holidays'

interface CountedDays {
  working: IsoDay[]
  weekend: IsoDay[]
  /** By the holiday's name, in the order of the days. */
  holidays: Map<string, IsoDay[]>
}

/** The holidays by their days. */
export type HolidaysByDay = ReadonlyMap<IsoDay, Pick<Holiday, 'name' | 'isWorkingDay' | 'isMoved'>>

/**
 * Groups chosen days. A holiday on a weekend counts as a holiday; a holiday that is a working day, and a weekend that is worked
 * in exchange for another day, as working days.
 */
export function countDays(days: readonly IsoDay[], holidays: HolidaysByDay): CountedDays {
  const counted: CountedDays = { working: [], weekend: [], holidays: new Map() }
  for (const day of days) {
    const holiday = holidays.get(day)
    if (holiday && !holiday.isWorkingDay)
      counted.holidays.set(holiday.name, [...(counted.holidays.get(holiday.name) ?? []), day])
    else (isWeekend(day) && !holiday?.isMoved ? counted.weekend : counted.working).push(day)
  }
  return counted
}
