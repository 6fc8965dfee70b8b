import type { IsoDay } from '@atrium/contract/days'
import { closedKind, type WorkCalendar } from '@atrium/contract/meetings/freeBusy'

interface CountedDays {
  working: IsoDay[]
  weekend: IsoDay[]
  /** By the holiday's name, in the order of the days. */
  holidays: Map<string, IsoDay[]>
}

/**
 * Groups chosen days. A holiday on a weekend counts as a holiday; a holiday that is a working day, and a weekend that is worked
 * in exchange for another day, as working days.
 */
export function countDays(days: readonly IsoDay[], calendar: WorkCalendar): CountedDays {
  const counted: CountedDays = { working: [], weekend: [], holidays: new Map() }
  for (const day of days) {
    const kind = closedKind(calendar, day)
    const name = calendar.holidays.get(day)
    if (kind === 'holiday' && name) counted.holidays.set(name, [...(counted.holidays.get(name) ?? []), day])
    else (kind ? counted.weekend : counted.working).push(day)
  }
  return counted
}
