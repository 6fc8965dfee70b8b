import { addDays, dayOfMonth, monthOf } from '@atrium/contract/days'
import type { CalendarHoliday } from './calendarTypes.ts'

export interface HolidayRun extends Omit<CalendarHoliday, 'label'> {
  /** The days off that were moved from a weekend: "25–26 March". */
  moved: readonly string[]
}

const isSame = (one: CalendarHoliday, other: CalendarHoliday) =>
  one.name === other.name && one.kind === other.kind && one.marks.join() === other.marks.join()

/**
 * The holidays in their order. The days of one holiday in a row are one entry: "20–21 March", "Fri–Sat". A moved day off
 * belongs to the last holiday of its name before it.
 */
export function holidayRuns(holidays: readonly CalendarHoliday[]): HolidayRun[] {
  const spans: [CalendarHoliday, CalendarHoliday][] = []
  for (const holiday of holidays) {
    const span = spans.at(-1)
    if (span && isSame(span[1], holiday) && addDays(span[1].day, 1) === holiday.day) span[1] = holiday
    else spans.push([holiday, holiday])
  }
  const runs: HolidayRun[] = []
  for (const [first, last] of spans) {
    const run = { ...first, ...datesOf(first, last), moved: [] }
    const origin = run.isMoved ? runs.findLastIndex(({ name }) => name.split(', ').includes(run.name)) : -1
    const found = runs[origin]
    if (found) runs[origin] = { ...found, moved: [...found.moved, run.date] }
    else runs.push(run)
  }
  return runs
}

function datesOf(first: CalendarHoliday, last: CalendarHoliday) {
  if (first === last) return {}
  const isOneMonth = monthOf(first.day) === monthOf(last.day)
  return {
    date: isOneMonth ? `${dayOfMonth(first.day)}–${last.date}` : `${first.date} – ${last.date}`,
    weekday: `${first.weekday}–${last.weekday}`,
  }
}
