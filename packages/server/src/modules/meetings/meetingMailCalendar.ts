import type { IsoDay } from '@atrium/contract/days'
import type { AnswerState, Meeting } from '@atrium/contract/meetings'
import { writeMeetings, writeOpenMeeting } from '@atrium/contract/meetings/calendar'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'
import type { MailCalendar } from '#mail/mail.ts'
import { answeredDays, keyOf, type MailedEvent, remembered, shownIn, type Writing } from './mailedEvent.ts'
import { bookedRoom, changedParts, contentOfChange, isOff, isSplitOff } from './meetingEvents.ts'

/**
 * The most people in a calendar part, in all its components. Beyond it the part names the receiver only: the mails to all people
 * together would be hundreds of megabytes.
 */
const mostListed = 200

/** The calendar part of a mail (iTIP, RFC 5546, in a mail by RFC 6047). */
export function calendarOf(message: MailedEvent, writing: Writing): MailCalendar {
  const { kind, to, organiser, known, after, sequence, invitees, answer } = message
  const { attendees: _names, invitees: _people, ...meeting } = shownIn(message)
  const event = { ...meeting, roomname: bookedRoom(meeting), sequence, organiser }
  const { made } = writing
  if (kind === 'answered') {
    const answerer = invitees.find(({ name }) => name === answer?.name)
    const by = (state: AnswerState | undefined) => ({
      invitees: answerer ? [{ ...answerer, answer: state }] : [],
    })
    const days = answeredDays(message).map(({ day, state }) => ({
      ...event,
      ...by(state),
      ...occurrenceOn(meeting, day),
      recurrence: undefined,
    }))
    const whole = answer?.day === undefined ? [{ ...event, ...by(answer?.state) }] : []
    const method = 'REPLY' as const
    return { method, content: writeMeetings([...whole, ...days], { made, method }) }
  }
  const isCancelled = isOff(message)
  const method = isCancelled ? 'CANCEL' : 'REQUEST'
  const components = 1 + (meeting.recurrence?.changes.filter(({ fields }) => fields).length ?? 0)
  // A guest does not see the addresses of other guests.
  const isAlone = isCancelled || to.accountId === null || invitees.length * components > mostListed
  const calendar = remembered(writing.calendars, [keyOf(message, writing), isAlone], () => {
    // A new organiser sends a REQUEST with a higher SEQUENCE, as RFC 5546 (3.2.2.4) and Google Calendar do: a CANCEL before it
    // would remove the meeting with the answer from calendars, and one of the two mails may arrive first.
    const written = {
      ...event,
      status: isCancelled ? ('CANCELLED' as const) : ('CONFIRMED' as const),
      onlyDays: kind === 'changed' && known ? daysOfChange(known, after) : undefined,
    }
    if (isAlone) return writeOpenMeeting(written, { made, method })
    return { content: writeMeetings([{ ...written, invitees }], { made, method }) }
  })
  const { content } = calendar
  if (!('attendeesOf' in calendar)) return { method, content }
  const receiver = invitees.filter(({ email }) => email === to.email)
  return {
    method,
    content,
    attendees: calendar.attendeesOf(isCancelled && receiver.length === 0 ? [to] : receiver),
  }
}

/**
 * The original days of changed occurrences, when nothing else of the meeting is different: calendars then learn of these alone
 * (RFC 5546, 3.2.2.1) and keep the answers to the others. A cancelled and a restored occurrence belong to the whole series.
 */
function daysOfChange(known: MeetingSnapshot, after: MeetingSnapshot): IsoDay[] | undefined {
  const [earlier, later] = [known.recurrence, after.recurrence]
  if (!earlier || !later || earlier.rule !== later.rule || isSplitOff(known, after)) return undefined
  const parts = changedParts({ ...known, recurrence: later }, after)
  if (parts.length > 0) return undefined
  const before = new Map(earlier.changes.map((change) => [change.day, change]))
  const changed = later.changes.filter((change) => {
    const one = before.get(change.day)
    before.delete(change.day)
    return !one || contentOfChange(one) !== contentOfChange(change)
  })
  const isWhole = before.size > 0 || changed.some(({ fields }) => !fields)
  return isWhole || changed.length === 0 ? undefined : changed.map(({ day }) => day)
}

/** One occurrence, at the time that it has. */
function occurrenceOn(
  { start, end, recurrence }: Pick<Meeting, 'start' | 'end' | 'recurrence'>,
  day: string,
) {
  const fields = recurrence?.changes.find((change) => change.day === day)?.fields
  const time = fields && { day: fields.day, start: fields.start, end: fields.end }
  return { ...{ day, start, end }, ...time, occurrence: { day, start } }
}
