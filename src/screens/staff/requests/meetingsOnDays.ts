import { foldText, type IsoDay, type Meeting, readTime, type TimeSpan } from '@atrium/contract'
import { startOfWeek } from '@atrium/contract/days'
import { readSchedule } from '#features/schedule/scheduledMeetings.ts'
import { repeatedOf } from '#features/schedule/useWeekMeetings.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { type MeetingsState, weekEntries } from '#slices/meetingsState.ts'

interface Query {
  days: readonly IsoDay[]
  /** Only meetings that overlap these hours (`HH:mm`) count; without valid hours the whole days. */
  hours?: { start: string; end: string } | undefined
  /** The person's own meetings. */
  own: MeetingsState
  /** The company's schedule, once it is loaded; only meetings with the person as attendee count. */
  schedule?: readonly unknown[] | undefined
  /** First and last name. */
  name: string
}

/** The meetings that a person would miss, in the order of their times. */
export function meetingsOnDays({ days, hours, own, schedule, name }: Query): (Meeting | WeekMeeting)[] {
  const chosen = new Set(days)
  const folded = foldText(name)
  const isMissed = ({ day, start, end }: TimeSpan) =>
    chosen.has(day) && (!hours || overlaps({ start, end }, hours))
  const found: (Meeting | WeekMeeting)[] = days.flatMap((day) =>
    repeatedOf(own.repeating, day, day).filter(isMissed),
  )
  for (const sunday of new Set(days.map(startOfWeek))) {
    for (const { meeting } of Object.values(weekEntries(own, sunday) ?? {}))
      if (!meeting.isDeleted && isMissed(meeting)) found.push(meeting)
    for (const meeting of (schedule && readSchedule(schedule).weeks.get(sunday)) ?? [])
      if (isMissed(meeting) && meeting.attendees.some((one) => foldText(one) === folded)) found.push(meeting)
  }
  const placeOf = ({ day, start, end, id }: Meeting | WeekMeeting) => [day, start, end, id].join(' ')
  return found.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

/** Whether two spans share a minute; an invalid span counts as overlapping. */
function overlaps(one: { start: string; end: string }, other: { start: string; end: string }): boolean {
  const [start, end, from, until] = [one.start, one.end, other.start, other.end].map(readTime)
  if (start === undefined || end === undefined || from === undefined || until === undefined) return true
  if (start >= end || from >= until) return true
  return start < until && from < end
}
