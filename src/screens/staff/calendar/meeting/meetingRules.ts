import { foldText, type MeetingFields, readMeetingDate } from '@atrium/contract'
import { meetingFieldsSchema } from '@atrium/contract/schemas'
import type { MeetingValues } from '@atrium/ui/meeting'
import { messagesOf } from '#hooks/validateWith.ts'

/**
 * The values of the form as a meeting. A name of `known` that is still in the attendees' box counts as an attendee.
 */
export function fieldsOf(values: MeetingValues, known: readonly string[]): MeetingFields {
  const key = foldText(values.typedName)
  const isChosen = values.attendees.some((name) => foldText(name) === key)
  const name = known.find((one) => foldText(one) === key)
  return {
    title: values.title.trim(),
    day: readMeetingDate(values.day) ?? values.day.trim(),
    start: values.start,
    end: values.end,
    attendees: [...values.attendees, ...(name && !isChosen ? [name] : [])],
    notes: values.notes,
    attachments: values.attachments.map((file) => ({ ...file })),
  }
}

/**
 * The errors of the contract's schema (spec 5, departure 3) by field of the form. The rule of the hours is about start and end
 * together: its key is `hours`.
 */
export function errorsOf(values: MeetingValues, known: readonly string[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(messagesOf(meetingFieldsSchema, fieldsOf(values, known)))) {
    const [field = path] = path.split(/[.[]/)
    errors[message === 'meetingHours' ? 'hours' : field] ??= message
  }
  return errors
}
