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
 * The hour of a new meeting. If the shown day is later than today or in another week: the first working hour of that day, or
 * of the Monday of its week if it is a weekend. Otherwise the next hour from now, within the working hours of a day from
 * Monday to Friday. The hour starts on a half hour and overlaps none of the meetings, unless the rest of its day is full.
 */
export function nextFreeHour(shown: IsoDay | null, meetings: readonly TimeSpan[]): TimeSpan {
  const { day, first } = earliest(shown)
  const busy = meetings
    .filter((meeting) => meeting.day === day)
    .map(({ start, end }) => [readTime(start) ?? 0, readTime(end) ?? 0] as const)
  let start = first
  while (busy.some(([from, until]) => from < start + hour && until > start)) start += halfHour
  if (start + hour > workingHours.end) start = first
  return { day, start: writeTime(start), end: writeTime(start + hour) }
}

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
  let day = isToday ? today : addDays(today, 1)
  while (isWeekend(day)) day = addDays(day, 1)
  return { day, first: isToday ? next : opening }
}
