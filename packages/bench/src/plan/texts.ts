import { formatDay, writeTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { PlannedMeeting } from './makePlan.ts'

export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** "09:00–09:30". */
export const timeRange = ({ start, end }: Pick<PlannedMeeting, 'start' | 'end'>): string =>
  `${writeTime(start)}–${writeTime(end)}`

/** "LA" for each attendee. */
export const initialsOf = ({ attendees }: PlannedMeeting): string[] =>
  attendees.map((name) => name.replace(/(\S)\S*\s*/g, '$1'))

/** How many initials a meeting shows; a number stands for the others. */
export const shownInitials = 4

/** "17". */
export const dayNumber = (day: IsoDay): string => String(Number(day.slice(8)))

/** "Tuesday 17 November 2026" or near to it. */
export const dayLabel = (day: IsoDay): string => formatDay(day, 'EN')

/** A time of a day as an instant in this machine's time zone, for calendars that take instants. */
export function dateOf(day: IsoDay, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 0, minutes)
}
