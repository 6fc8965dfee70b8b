import { foldText, type MeetingFields, readMeetingDate } from '@atrium/contract'
import { meetingFieldsSchema } from '@atrium/contract/schemas'
import type { InvitedPerson, MeetingValues } from '@atrium/ui/meeting'
import { messagesOf } from '#hooks/validateWith.ts'
import { changesOf, isSameRepeat, repeatErrors, seriesOf } from './repeatValues.ts'

/**
 * The values of the form as a meeting. A name of `known` that is still in the attendees' box counts as an attendee.
 */
export function fieldsOf(values: MeetingValues, known: readonly InvitedPerson[]): MeetingFields {
  const key = foldText(values.typedName)
  const isChosen = values.attendees.some((name) => foldText(name) === key)
  const typed = isChosen ? undefined : known.find(({ name }) => foldText(name) === key)
  const attendees = [...values.attendees, ...(typed ? [typed.name] : [])]
  const invitees = [
    ...values.invitees.filter(({ name }) => attendees.includes(name)),
    ...(typed?.personId ? [{ name: typed.name, personId: typed.personId }] : []),
  ]
  return {
    title: values.title.trim(),
    day: readMeetingDate(values.day) ?? values.day.trim(),
    start: values.start,
    end: values.end,
    attendees,
    // Left out as in a meeting that was stored before there were invitees.
    invitees: invitees.length > 0 ? invitees : undefined,
    roomname: values.roomname || undefined,
    notes: values.notes,
    attachments: values.attachments.map((file) => ({ ...file })),
    recurrence: undefined,
    // A series begins on the first of its days.
    ...seriesOf(values),
  }
}

/**
 * What was changed of one meeting of a series. The repetition is part of it only where the person has changed it, or has
 * decided about days off; its rule is then made for the day of this meeting.
 *
 * @param rule The rule of the series.
 */
export function changedFields(
  { base, values }: { base: MeetingValues; values: MeetingValues },
  rule: string,
  known: readonly InvitedPerson[],
): Partial<MeetingFields> {
  const fieldsWithDay = (one: MeetingValues): Partial<MeetingFields> => {
    const { recurrence: _rule, ...fields } = fieldsOf(one, known)
    return { ...fields, day: readMeetingDate(one.day) ?? fields.day }
  }
  const before = fieldsWithDay(base)
  const changed = Object.entries(fieldsWithDay(values)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof MeetingFields]),
  )
  const fields: Partial<MeetingFields> = Object.fromEntries(changed)
  if (!isSameRepeat(base, values)) return { ...fields, recurrence: seriesOf(values)?.recurrence }
  if (values.dayChanges.length === 0) return fields
  return { ...fields, recurrence: { rule, changes: changesOf(values) } }
}

/**
 * The errors of the contract's schema (spec 5, departure 3) by field of the form. The rule of the hours is about start and end
 * together: its key is `hours`.
 */
export function errorsOf(values: MeetingValues, known: readonly InvitedPerson[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(messagesOf(meetingFieldsSchema, fieldsOf(values, known)))) {
    const [field = path] = path.split(/[.[]/)
    const name = field === 'recurrence' ? 'repeats' : field
    errors[message === 'meetingHours' ? 'hours' : name] ??= message
  }
  return { ...errors, ...repeatErrors(values) }
}
