import { foldText, type MeetingFields, readMeetingDate } from '@atrium/contract'
import { meetingFieldsSchema } from '@atrium/contract/schemas'
import type { MeetingValues } from '@atrium/ui/meeting'
import { messagesOf } from '#hooks/validateWith.ts'

/** What stands in the form as a meeting. A name that waits in the attendees' box is meant too, by the writing of `known`. */
export function fieldsOf(values: MeetingValues, known: readonly string[]): MeetingFields {
  const typed = values.typedName.replace(/\s+/g, ' ').trim()
  const key = foldText(typed)
  const isChosen = values.attendees.some((name) => foldText(name) === key)
  const name = known.find((one) => foldText(one) === key) ?? typed
  return {
    title: values.title.trim(),
    day: readMeetingDate(values.day) ?? values.day.trim(),
    start: values.start,
    end: values.end,
    attendees: [...values.attendees, ...(typed && !isChosen ? [name] : [])],
    notes: values.notes,
    attachments: values.attachments.map((file) => ({ ...file })),
  }
}

/**
 * What is wrong by the schema of the contract (spec 5, decision 3), by the form's fields; the rule of the hours is
 * about start and end together and has a place of its own.
 */
export function errorsOf(values: MeetingValues): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(messagesOf(meetingFieldsSchema, fieldsOf(values, [])))) {
    const [field = path] = path.split(/[.[]/)
    errors[message === 'meetingHours' ? 'hours' : field] ??= message
  }
  return errors
}
