import { readTime } from '@atrium/contract/core'
import { isIsoDay } from '@atrium/contract/days'
import { writeMeetings } from '@atrium/contract/meetings/calendar'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'

/**
 * Meetings as a calendar file; those without a valid day and time are left out. An occurrence stands for its series: its
 * UID is that of the whole, and a program that has the series updates it.
 */
export const writeCalendar = (meetings: readonly WeekMeeting[], made: Date): string =>
  writeMeetings(
    // The file sends no invitations: the names of the invitees are among the attendees.
    [...new Set(meetings.map((meeting) => meeting.series ?? meeting))]
      .filter(hasSpan)
      .map(({ invitees: _people, occurrence: _day, series: _whole, shared, ...meeting }) => ({
        ...meeting,
        sequence: shared?.sequence ?? 0,
      })),
    { made },
  )

/** Whether a meeting has a valid day and time. */
function hasSpan({ day, start, end }: WeekMeeting): boolean {
  const from = readTime(start)
  const to = readTime(end)
  return isIsoDay(day) && from !== undefined && to !== undefined && from < to
}
