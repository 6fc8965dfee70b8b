import { type DayHours, meetingHoursOf, type Settings, weekStartOf } from '@atrium/contract/accounts'
import { company, dayAndTime, readTime, writeTime } from '@atrium/contract/core'
import { addDays, type IsoDay, startOfWeek, type WeekStart } from '@atrium/contract/days'
import type { TimeSpan } from '@atrium/contract/meetings'
import {
  closedKind,
  type FreeBusy,
  freeSpans,
  type WorkCalendar,
  workingDaysFrom,
} from '@atrium/contract/meetings/freeBusy'
import { now } from '#config/clock.ts'

/** In minutes. */
const halfHour = 30
const hour = 60

/** The meetings of the shown week and of the next one are known: so many working days are tried… */
const daysTried = 6
/** …among the next days. */
const daysAhead = 31

/**
 * The time of a new meeting, on a half hour and over nothing that is known to be busy. If the shown day is later than today or
 * in another week: from the opening of that day on, or of the Monday of its week if it is a weekend. Otherwise from now on,
 * within the person's own hours of a working day. Without a free hour on that day it is half an hour, and on a full day the time is
 * on the next working day.
 */
export function nextFreeTime(
  shown: IsoDay | null,
  busy: FreeBusy,
  calendar: WorkCalendar,
  { workingHours: own, weekStart }: Pick<Settings, 'workingHours' | 'weekStart'>,
): TimeSpan {
  const hours = meetingHoursOf(own, hour)
  const from = earliest(shown, calendar, hours, weekStartOf(weekStart, 'sunday'))
  const days = workingDaysFrom(from.day, daysAhead, calendar)
  for (const day of days.slice(0, daysTried))
    for (const length of [hour, halfHour]) {
      const search = { calendars: [busy], days: [day], from, length, count: 1, step: halfHour, hours }
      const [span] = freeSpans(search)
      if (span) return span
    }
  const [day = from.day] = days
  const start = day === from.day ? from.minute : hours.start
  return { day, start: writeTime(start), end: writeTime(start + hour) }
}

/** The day of a new meeting, and the first minute at which it may start. */
function earliest(
  shown: IsoDay | null,
  calendar: WorkCalendar,
  hours: DayHours,
  first: WeekStart,
): { day: IsoDay; minute: number } {
  const { day: today, time } = dayAndTime(now(), company.timeZone)
  const { start: opening, end: closing } = hours
  const isWeekend = (day: IsoDay) => closedKind(calendar, day) === 'closed'
  const mondayOf = (day: IsoDay) => addDays(startOfWeek(day, first), first === 'sunday' ? 1 : 0)
  const isThisWeek = shown === null || startOfWeek(shown, first) === startOfWeek(today, first)
  if (shown !== null && !(isThisWeek && (shown <= today || isWeekend(shown))))
    return { day: isWeekend(shown) ? mondayOf(shown) : shown, minute: opening }
  const minute = Math.max(opening, Math.ceil((readTime(time) ?? 0) / halfHour) * halfHour)
  const isToday = closedKind(calendar, today) === undefined && minute + hour <= closing
  return isToday ? { day: today, minute } : { day: addDays(today, 1), minute: opening }
}
