import {
  company,
  dayAndTime,
  type IsoDay,
  type MeetingFields,
  readTime,
  type TimeSpan,
  workingHours,
  writeMeetingDate,
  writeTime,
} from '@atrium/contract'
import { addDays, isWeekend, startOfWeek } from '@atrium/contract/days'
import type { MeetingValues } from '@atrium/ui/meeting'
import { now } from '#config/clock.ts'
import { readTabValue, staffKey, writeTab } from '#hooks/useTabState.ts'

/** The state of the open form. */
export interface MeetingDraft {
  /** The id of the meeting that is changed; left out for a new meeting. */
  id?: string
  /** The values when the form was opened. */
  base: MeetingValues
  values: MeetingValues
}

const draftKey = `${staffKey}meetingForm`

/** Keeps the draft in the storage of this tab, over a reload; `undefined` removes it. */
export const writeDraft = (draft: MeetingDraft | undefined): void => writeTab(draftKey, draft)

const texts = ['title', 'day', 'start', 'end', 'typedName', 'notes'] as const

const areValues = (values: Partial<MeetingValues> | undefined): boolean =>
  typeof values === 'object' &&
  texts.every((name) => typeof values[name] === 'string') &&
  Array.isArray(values.attendees) &&
  Array.isArray(values.attachments)

/** The draft that was open in this tab when the page was left. */
export function readDraft(): MeetingDraft | undefined {
  const draft = readTabValue<Partial<MeetingDraft> | null>(draftKey)
  return areValues(draft?.base) && areValues(draft?.values) ? (draft as MeetingDraft) : undefined
}

export const isTouched = ({ base, values }: MeetingDraft): boolean =>
  JSON.stringify(base) !== JSON.stringify(values)

/** A meeting as values of the form. */
export const valuesOf = (fields: MeetingFields): MeetingValues => ({
  title: fields.title,
  day: writeMeetingDate(fields.day),
  start: fields.start,
  end: fields.end,
  attendees: [...fields.attendees],
  typedName: '',
  notes: fields.notes,
  attachments: fields.attachments.map(({ id, name, size }) => ({ id, name, size })),
})

/** The values of an empty form at a time. */
export const newValues = ({ day, start, end }: TimeSpan): MeetingValues =>
  valuesOf({ title: '', day, start, end, attendees: [], notes: '', attachments: [] })

/**
 * The time of a new meeting, on a half hour and over none of the meetings. If the shown day is later than today or in another
 * week: from the opening of that day on, or of the Monday of its week if it is a weekend. Otherwise from now on, within the
 * working hours of a day from Monday to Friday. Without a free hour on that day it is half an hour, and on a full day the time
 * is on the next working day.
 */
export function nextFreeTime(shown: IsoDay | null, meetings: readonly TimeSpan[]): TimeSpan {
  const wanted = earliest(shown)
  for (let { day, first } = wanted, tries = 0; tries < daysTried; tries++) {
    const busy = meetings
      .filter((meeting) => meeting.day === day)
      .map(({ start, end }) => [readTime(start) ?? 0, readTime(end) ?? 0] as const)
    for (const length of [hour, halfHour])
      for (let start = first; start + length <= workingHours.end; start += halfHour)
        if (!busy.some(([from, until]) => from < start + length && until > start))
          return spanOf(day, start, length)
    day = nextWorkday(day)
    first = workingHours.start
  }
  return spanOf(wanted.day, wanted.first, hour)
}

const spanOf = (day: IsoDay, start: number, length: number): TimeSpan => ({
  day,
  start: writeTime(start),
  end: writeTime(start + length),
})

function nextWorkday(day: IsoDay): IsoDay {
  const next = addDays(day, 1)
  return isWeekend(next) ? nextWorkday(next) : next
}

/** The meetings of the shown week and of the next one are known. */
const daysTried = 6

/** In minutes. */
const halfHour = 30
const hour = 60

/** The day of a new meeting, and the first minute at which it may start. */
function earliest(shown: IsoDay | null): { day: IsoDay; first: number } {
  const { day: today, time } = dayAndTime(now(), company.timeZone)
  const { start: opening, end: closing } = workingHours
  const isThisWeek = shown === null || startOfWeek(shown) === startOfWeek(today)
  if (shown !== null && !(isThisWeek && (shown <= today || isWeekend(shown))))
    return { day: isWeekend(shown) ? addDays(startOfWeek(shown), 1) : shown, first: opening }
  const next = Math.max(opening, Math.ceil((readTime(time) ?? 0) / halfHour) * halfHour)
  const isToday = !isWeekend(today) && next + hour <= closing
  return isToday ? { day: today, first: next } : { day: nextWorkday(today), first: opening }
}
