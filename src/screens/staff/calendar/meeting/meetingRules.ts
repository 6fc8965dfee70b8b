import { foldText, toLine, toLines } from '@atrium/contract/core'
import { type Attendee, type MeetingFields, readMeetingDate } from '@atrium/contract/meetings'
import { meetingFieldsSchema } from '@atrium/contract/meetings/schema'
import type { MeetingValues } from '@atrium/ui/meeting'
import { messagesOf } from '#hooks/validateWith.ts'
import { changesOf, isSameRepeat, repeatErrors, seriesOf } from './repeatValues.ts'

/**
 * The values of the form as a meeting. A name of `known` that is still in the attendees' box counts as an attendee.
 */
export function fieldsOf(values: MeetingValues, known: readonly Attendee[]): MeetingFields {
  const key = foldText(values.typedName)
  const found = known.find(({ name }) => foldText(name) === key)
  const isChosen =
    values.attendees.some((name) => foldText(name) === key) ||
    (found?.personId !== undefined && values.invitees.some(({ personId }) => personId === found.personId))
  const typed = isChosen ? undefined : found
  const attendees = [...values.attendees, ...(typed ? [typed.name] : [])]
  const invitees = [
    ...values.invitees.filter(({ name }) => attendees.includes(name)),
    ...(typed?.personId ? [{ name: typed.name, personId: typed.personId }] : []),
  ]
  return {
    title: toLine(values.title),
    day: readMeetingDate(values.day) ?? values.day.trim(),
    start: values.start,
    end: values.end,
    attendees,
    // Left out as in a meeting that was stored before there were invitees.
    invitees: invitees.length > 0 ? invitees : undefined,
    roomname: values.roomname || undefined,
    notes: toLines(values.notes),
    attachments: values.attachments.map((file) => ({ ...file })),
    recurrence: undefined,
    // A series begins on the first of its days.
    ...seriesOf(values),
  }
}

/** Fields that only make sense together: one of them is never saved beside an older other one. */
const pairs: readonly (readonly (keyof MeetingFields)[])[] = [
  ['start', 'end'],
  ['attendees', 'invitees'],
]

/**
 * What the person has changed since the form was opened: all other fields keep what another tab or device saved meanwhile.
 * For one of a series the repetition is part of it only where the person has changed it, or has decided about days off; its
 * rule is then made for the day of this meeting.
 *
 * @param rule The rule of the series; left out for a meeting that does not repeat.
 */
export function changedFields(
  { base, values }: { base: MeetingValues; values: MeetingValues },
  known: readonly Attendee[],
  rule?: string,
): Partial<MeetingFields> {
  const fieldsWithDay = (one: MeetingValues): Partial<MeetingFields> => {
    const { recurrence: _rule, ...fields } = fieldsOf(one, known)
    return { ...fields, day: readMeetingDate(one.day) ?? fields.day }
  }
  const [before, after] = [fieldsWithDay(base), fieldsWithDay(values)]
  const isChanged = (key: keyof MeetingFields) => JSON.stringify(before[key]) !== JSON.stringify(after[key])
  const changed = (Object.keys(after) as (keyof MeetingFields)[]).filter((key) =>
    (pairs.find((pair) => pair.includes(key)) ?? [key]).some(isChanged),
  )
  const fields: Partial<MeetingFields> = Object.fromEntries(changed.map((key) => [key, after[key]]))
  if (!isSameRepeat(base, values)) {
    const made = seriesOf(values)
    return { ...fields, ...(rule === undefined && made), recurrence: made?.recurrence }
  }
  if (rule === undefined || values.dayChanges.length === 0) return fields
  return { ...fields, recurrence: { rule, changes: changesOf(values) } }
}

/**
 * The errors of the contract's schema (spec 5, departure 3) by field of the form. The rule of the hours is about start and end
 * together: its key is `hours`.
 */
export function errorsOf(values: MeetingValues, known: readonly Attendee[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(messagesOf(meetingFieldsSchema, fieldsOf(values, known)))) {
    const [field = path] = path.split(/[.[]/)
    const name = field === 'recurrence' ? 'repeats' : field
    errors[message === 'meetingHours' ? 'hours' : name] ??= message
  }
  return { ...errors, ...repeatErrors(values) }
}
