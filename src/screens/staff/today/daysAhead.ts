import type { IsoDay } from '@atrium/contract/days'
import { addDays, addMonths } from '@atrium/contract/days'
import type { Holiday } from '@atrium/contract/holidays'

/** The last day until which holidays are listed. */
export const holidaysUntil = (today: IsoDay): IsoDay => addMonths(today, 12)

/** The last day until which the off days of colleagues are listed: four weeks. */
export const colleaguesUntil = (today: IsoDay): IsoDay => addDays(today, 27)

interface Run {
  first: IsoDay
  last: IsoDay
}

/** The runs of consecutive days, from a day on. */
export function runsFrom(today: IsoDay, days: readonly IsoDay[]): Run[] {
  const runs: Run[] = []
  for (const day of [...new Set(days)].filter((one) => one >= today).sort()) {
    const run = runs.at(-1)
    if (run && addDays(run.last, 1) === day) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}

interface HolidayRun extends Run {
  holiday: Holiday
}

/** The public holidays from a day on that are days off; consecutive days of one holiday are one entry. */
export function holidaysFrom(today: IsoDay, holidays: readonly Holiday[]): HolidayRun[] {
  const runs: HolidayRun[] = []
  const ahead = holidays
    .map((holiday) => ({ holiday, day: holiday.date.iso.slice(0, 10) }))
    .filter(({ holiday, day }) => !holiday.isWorkingDay && day >= today)
    .sort((one, other) => (one.day < other.day ? -1 : 1))
  for (const { holiday, day } of ahead) {
    const run = runs.at(-1)
    if (run?.holiday.name === holiday.name && addDays(run.last, 1) === day) run.last = day
    else runs.push({ first: day, last: day, holiday })
  }
  return runs
}
