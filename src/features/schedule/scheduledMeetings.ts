import { type IsoDay, meetingLooks, readMeetingDate, type ScheduledMeeting } from '@atrium/contract'
import { startOfWeek } from '@atrium/contract/days'
import type { UnplacedMeeting, WeekMeeting } from './weekMeeting.ts'

/** The company's schedule, read once and found by week. */
interface ScheduleIndex {
  /** By the Sunday of their week. */
  weeks: ReadonlyMap<IsoDay, readonly WeekMeeting[]>
  /** Those of no known day: they are listed in every week. */
  undated: readonly UnplacedMeeting[]
}

const indexes = new WeakMap<readonly ScheduledMeeting[], ScheduleIndex>()

/** Reads an answer of the schedule (spec 3, decision 5); the same answer gives the same index. */
export function readSchedule(file: readonly ScheduledMeeting[]): ScheduleIndex {
  const index = indexes.get(file) ?? indexOf(file)
  indexes.set(file, index)
  return index
}

function indexOf(file: readonly ScheduledMeeting[]): ScheduleIndex {
  const weeks = new Map<IsoDay, WeekMeeting[]>()
  const undated: UnplacedMeeting[] = []
  const nameOnce = namer()
  for (const [position, entry] of file.entries()) {
    // Another server's file: any part of an entry may be missing or of another kind.
    const row = (entry ?? {}) as Partial<Record<keyof ScheduledMeeting, unknown>>
    const dateText = textOf(row.date)
    const day = readMeetingDate(padded(dateText))
    const meeting: WeekMeeting = {
      id: nameOnce(`schedule:${day ?? dateText}:${textOf(row.start_time)}:${textOf(row.title)}`),
      title: textOf(row.title),
      day: day ?? '',
      start: timeOf(row.start_time),
      end: timeOf(row.end_time),
      attendees: namesOf(row.attendees ?? row.atendees),
      notes: textOf(row.notes),
      attachments: [],
      look: position % meetingLooks,
      isFixed: true,
    }
    if (day === undefined) {
      undated.push({ ...meeting, reason: 'date', dateText })
      continue
    }
    const sunday = startOfWeek(day)
    const week = weeks.get(sunday)
    if (week) week.push(meeting)
    else weeks.set(sunday, [meeting])
  }
  return { weeks, undated }
}

/** The second and third of one name get a number: each has a name of its own, and keeps it in the next answer. */
function namer() {
  const seen = new Map<string, number>()
  return (name: string) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name}:${count}`
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** `2026/1/5` as `2026/01/05`. */
const padded = (date: string) => date.replace(/\b\d\b/g, '0$&')

/** `9:00` and `09:00:00` as `09:00`; what is no time stays as it is. */
const timeOf = (value: unknown) => textOf(value).replace(/^(\d{1,2}):(\d{2})(?::\d{2})?$/, toTime)

const toTime = (_text: string, hours: string, minutes: string) => `${hours.padStart(2, '0')}:${minutes}`

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.map(textOf).filter((name) => name !== ''))] : []
