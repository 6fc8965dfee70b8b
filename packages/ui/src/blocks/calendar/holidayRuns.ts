import { addDays, dayOfMonth, monthOf } from '@atrium/contract/days'
import type { CalendarHoliday } from './calendarTypes.ts'

type HolidayRun = Omit<CalendarHoliday, 'label'>

const isSame = (one: HolidayRun, other: HolidayRun) =>
  one.name === other.name && one.kind === other.kind && one.marks.join() === other.marks.join()

/** The holidays in their order; the days of one holiday in a row are one entry: "20–21 March", "Fri–Sat". */
export function holidayRuns(holidays: readonly CalendarHoliday[]): HolidayRun[] {
  const runs: [CalendarHoliday, CalendarHoliday][] = []
  for (const holiday of holidays) {
    const run = runs.at(-1)
    if (run && isSame(run[1], holiday) && addDays(run[1].day, 1) === holiday.day) run[1] = holiday
    else runs.push([holiday, holiday])
  }
  return runs.map(([first, last]) =>
    first === last
      ? first
      : {
          ...first,
          date:
            monthOf(first.day) === monthOf(last.day)
              ? `${dayOfMonth(first.day)}–${last.date}`
              : `${first.date} – ${last.date}`,
          weekday: `${first.weekday}–${last.weekday}`,
        },
  )
}
