import { limits } from '#core/limits.ts'
import type { Meeting, Recurrence } from './schema.ts'

/**
 * The winner of two copies: the later change; with equal timestamps a deletion, else the copy whose JSON text sorts
 * last. The result does not depend on the order of the copies.
 */
export function newerMeeting(one: Meeting, other: Meeting): Meeting {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt ? one : other
  if (one.isDeleted !== other.isDeleted) return one.isDeleted ? one : other
  return contentOf(one) >= contentOf(other) ? one : other
}

/** The content of a meeting as a text: equal for equal meetings, whatever the order of their fields. */
export const contentOf = (meeting: Meeting): string => JSON.stringify(partsOf(meeting))

/** Whether two meetings have equal content, without the cost of their texts. */
export const hasSameContent = (one: Meeting, other: Meeting): boolean =>
  isSamePart(partsOf(one), partsOf(other))

const isSamePart = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((part, index) => isSamePart(part, other[index]))
    : one === other

const partsOf = (meeting: Meeting): unknown[] => {
  const { id, title, day, start, end, attendees, notes, attachments, look, createdAt } = meeting
  const { invitees = [], roomname = '', recurrence } = meeting
  return [
    id,
    title,
    day,
    start,
    end,
    attendees,
    notes,
    attachments.map((file) => [file.id, file.name, file.size]),
    look,
    createdAt,
    invitees.map(({ name, personId, email }) => [name, personId, email]),
    roomname,
    recurrence && [recurrence.rule, recurrence.changes.map(changeOf)],
  ]
}

const changeOf = ({ day, fields }: Recurrence['changes'][number]) =>
  fields ? [day, fields.day, fields.start, fields.end, fields.title, fields.notes] : [day]

/** The tombstone of a meeting that was deleted at an instant. */
export const deletedMeeting = (
  { invitees: _people, roomname: _room, recurrence: _rule, splitFrom: _origin, ...meeting }: Meeting,
  changedAt: string,
): Meeting => ({
  ...meeting,
  title: '',
  attendees: [],
  notes: '',
  attachments: [],
  changedAt,
  isDeleted: true,
})

/**
 * The work that a change is for the server: it notifies each invitee, expands a series, books its occurrences and writes the
 * changed ones.
 */
const effortOf = ({ invitees = [], recurrence, roomname }: Meeting) =>
  1 + invitees.length + (recurrence ? (roomname ? 9 : 5) + recurrence.changes.length / 14 : 0)

/** The first of some changes that one call of `syncMeetings` may bring: at least one. */
export function firstSyncBatch(changes: readonly Meeting[]): Meeting[] {
  let effort = 0
  const end = changes.findIndex((change, place) => {
    effort += effortOf(change)
    return place > 0 && (place === limits.meetingChanges || effort > limits.syncEffort)
  })
  return changes.slice(0, end < 0 ? undefined : end)
}
