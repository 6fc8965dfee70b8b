import type { IsoDay } from '@atrium/contract/days'
import { missedBy } from '@atrium/contract/meetings/freeBusy'
import { timeTaken } from '#features/schedule/ownTime.ts'
import { readSchedule } from '#features/schedule/scheduledMeetings.ts'
import { shownBetween } from '#features/schedule/useWeekMeetings.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import type { StoredMeeting } from '#slices/storedMeeting.ts'

interface Query {
  /** Sorted. */
  days: readonly IsoDay[]
  /** Only meetings that overlap these hours (`HH:mm`) count; without valid hours the whole days. */
  hours?: { start: string; end: string } | undefined
  /** The person's own meetings, and those to which the person is invited and has not declined. */
  own: readonly StoredMeeting[]
  /** The company's schedule, once it is loaded; only meetings with the person as attendee count. */
  schedule?: readonly unknown[] | undefined
  /** First and last name. */
  name: string
}

/** The meetings that a person would miss, in the order of their times. */
export function meetingsOnDays({ days, hours, own, schedule, name }: Query): WeekMeeting[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const companys = schedule && readSchedule(schedule).days
  const meetings = [...shownBetween(own, first, last), ...days.flatMap((day) => companys?.get(day) ?? [])]
  const leave = { days, startTime: hours?.start ?? '', endTime: hours?.end ?? '' }
  const placeOf = ({ day, start, end, id }: WeekMeeting) => [day, start, end, id].join(' ')
  return missedBy(
    leave,
    meetings.filter((meeting) => timeTaken(meeting, name) !== undefined),
  ).sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}
