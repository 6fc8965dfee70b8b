import { foldText, type MeetingFields, readMeetingDate } from '@atrium/contract'
import { meetingFieldsSchema } from '@atrium/contract/schemas'
import type { InvitedPerson, MeetingValues } from '@atrium/ui/meeting'
import { messagesOf } from '#hooks/validateWith.ts'

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
    notes: values.notes,
    attachments: values.attachments.map((file) => ({ ...file })),
  }
}

/**
 * The errors of the contract's schema (spec 5, departure 3) by field of the form. The rule of the hours is about start and end
 * together: its key is `hours`.
 */
export function errorsOf(values: MeetingValues, known: readonly InvitedPerson[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(messagesOf(meetingFieldsSchema, fieldsOf(values, known)))) {
    const [field = path] = path.split(/[.[]/)
    errors[message === 'meetingHours' ? 'hours' : field] ??= message
  }
  return errors
}
