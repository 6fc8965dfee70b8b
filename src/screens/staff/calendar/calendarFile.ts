import { company, escapeCalendarText, readTime } from '@atrium/contract'
import { isIsoDay } from '@atrium/contract/days'
import { DateTime } from 'luxon'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { calendarFrame } from '#hooks/calendarFrame.ts'

/**
 * Meetings as a calendar file (RFC 5545). The UID of a meeting stays the same, so that a program which imports the file again
 * updates the meeting. Times are in UTC: no program has to know the company's time zone. Meetings without a valid day and
 * time are left out.
 */
export function writeCalendar(meetings: readonly WeekMeeting[], made: Date): string {
  return calendarFrame(
    'Meetings',
    meetings.filter(hasSpan).flatMap((meeting) => eventOf(meeting, made)),
  )
}

/** Whether a meeting has a valid day and time. */
function hasSpan({ day, start, end }: WeekMeeting): boolean {
  const from = readTime(start)
  const to = readTime(end)
  return isIsoDay(day) && from !== undefined && to !== undefined && from < to
}

function eventOf({ id, title, day, start, end, attendees, notes }: WeekMeeting, made: Date): string[] {
  const description = [notes, attendees.join(', ')].filter(Boolean).join('\n\n')
  return [
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(id)}@meetings.${company.domain}`,
    `DTSTAMP:${basic(DateTime.fromJSDate(made))}`,
    `DTSTART:${basic(companyTime(day, start))}`,
    `DTEND:${basic(companyTime(day, end))}`,
    ...(title ? [`SUMMARY:${escapeCalendarText(title)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeCalendarText(description)}`] : []),
    'END:VEVENT',
  ]
}

const companyTime = (day: string, time: string) =>
  DateTime.fromISO(`${day}T${time}`, { zone: company.timeZone })

/** `20261117T071500Z`. */
const basic = (time: DateTime) => time.toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'")
