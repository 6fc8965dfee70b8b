import { toEmailAddress } from '@atrium/contract/core'
import type { Attendee, Meeting, Recurrence } from '@atrium/contract/meetings'

/** The texts of a meeting as they are stored. */
export interface MeetingTexts extends Pick<Meeting, 'title' | 'notes' | 'attendees'> {
  invitees: Attendee[]
  recurrence: Recurrence | null
}

/** The texts of a meeting with a neutral word for the names of a guest, and without the guest's addresses. */
export function redactMeeting(
  { title, notes, attendees, invitees, recurrence }: MeetingTexts,
  { names, emails, word }: { names: readonly string[]; emails: readonly string[]; word: string },
): MeetingTexts {
  const replaced = [...names, ...emails].filter(Boolean).map(escaped)
  const pattern = new RegExp(replaced.join('|') || '(?!)', 'giu')
  const redact = (text: string) => text.replace(pattern, word)
  return {
    title: redact(title),
    notes: redact(notes),
    // A meeting has each name once.
    attendees: [...new Set(attendees.map(redact))],
    invitees: invitees.filter(({ email }) => !email || !emails.includes(toEmailAddress(email))),
    recurrence: recurrence && {
      ...recurrence,
      changes: recurrence.changes.map((change) =>
        change.fields ? { ...change, fields: redactFields(change.fields, redact) } : change,
      ),
    },
  }
}

/** An occurrence has the texts in which it differs from its series. */
const redactFields = <Fields extends { title?: string | undefined; notes?: string | undefined }>(
  fields: Fields,
  redact: (text: string) => string,
): Fields => ({
  ...fields,
  ...(fields.title !== undefined && { title: redact(fields.title) }),
  ...(fields.notes !== undefined && { notes: redact(fields.notes) }),
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
