import { type IsoDay, isIsoDay } from '@atrium/contract/days'
import { meetingLooks, readMeetingDate } from '@atrium/contract/meetings'
import { weakMapMemoize } from '@reduxjs/toolkit'
import type { WeekMeeting } from './weekMeeting.ts'

/** The company's schedule, indexed by day. */
interface ScheduleIndex {
  days: ReadonlyMap<IsoDay, readonly WeekMeeting[]>
  /** The meetings whose `day` is not a day: every week lists them. */
  undated: readonly WeekMeeting[]
}

/** Indexes a reply of `/Schedule.json` (spec 3, departure 5); the same reply gives the same index. */
export const readSchedule = weakMapMemoize((file: readonly unknown[]): ScheduleIndex => {
  const days = new Map<IsoDay, WeekMeeting[]>()
  const undated: WeekMeeting[] = []
  const nameOnce = namer()
  /** By titles: a meeting that repeats has one colour. */
  const looks = new Map<string, number>()
  for (const [position, entry] of file.entries()) {
    // The file may be another server's: any part of a row may be missing or have another type.
    const row = (entry ?? {}) as Record<string, unknown>
    const dateText = textOf(row.date)
    const day = readMeetingDate(padded(dateText)) ?? dateText
    const title = textOf(row.title)
    const look = looks.get(title) ?? position % meetingLooks
    looks.set(title, look)
    const meeting: WeekMeeting = {
      id: nameOnce(`schedule:${day}:${textOf(row.start_time)}:${title}`),
      title,
      day,
      start: timeOf(row.start_time),
      end: timeOf(row.end_time),
      attendees: namesOf(row.attendees ?? row.atendees),
      notes: textOf(row.notes),
      attachments: [],
      look,
      isFixed: true,
    }
    const list = isIsoDay(day) ? days.get(day) : undated
    if (list) list.push(meeting)
    else days.set(day, [meeting])
  }
  return { days, undated }
})

/** Makes ids unique: equal ids get a number by their order, so that a meeting has the same id in the next reply. */
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

/** `9:00` and `09:00:00` as `09:00`; any other text is left as it is. */
const timeOf = (value: unknown) => textOf(value).replace(/^(\d{1,2}):(\d{2})(?::\d{2})?$/, toTime)

const toTime = (_text: string, hours: string, minutes: string) => `${hours.padStart(2, '0')}:${minutes}`

const namesOf = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.map(textOf).filter((name) => name !== ''))] : []
