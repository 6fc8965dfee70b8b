import { type IsoDay, isIsoDay } from '#core/days.ts'
import { limits } from '#core/limits.ts'
import type { Attendee, SharedMeeting } from '#meetings/invitations/rules.ts'

/** The hours of a meeting (spec 9): 09:00 to 18:00 in steps of 15 minutes, as minutes since midnight. */
export const workingHours = { start: 9 * 60, end: 18 * 60, step: 15 } as const

/** How many colour styles meetings take turns in (spec 9). */
export const meetingLooks = 5

/** A file of a meeting; its content stays in the browser until it is uploaded. */
export interface MeetingAttachment {
  /** A UUID, created where the file was chosen. */
  id: string
  /** The name that its owner gave it, for display only. */
  name: string
  /** Bytes. */
  size: number
}

/** The time of a changed occurrence, and its title and notes where they differ from those of the series. */
export interface OccurrenceFields extends Pick<Meeting, 'day' | 'start' | 'end'> {
  title?: string | undefined
  notes?: string | undefined
}

/** A changed or a cancelled occurrence of a series, by the day on which the rule has it. */
export type OccurrenceChange =
  | { day: IsoDay; fields: OccurrenceFields; isCancelled?: undefined }
  | { day: IsoDay; isCancelled: true; fields?: undefined }

/** The repetition of a meeting. */
export interface Recurrence {
  /**
   * The value of an `RRULE` (RFC 5545, 3.3.10) with an end, by `COUNT` or by `UNTIL` as a day:
   * `FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270331`. The day of the meeting is the first occurrence.
   */
  rule: string
  /** Sorted by day, each day once. A change of a day that the rule does not have any more has no effect. */
  changes: OccurrenceChange[]
}

/**
 * A meeting of a person (spec 3, departures 5 and 29). Its times are in the company's time zone. `newerMeeting` resolves
 * conflicts between copies on several devices.
 */
export interface Meeting {
  /** A UUID, created with the meeting. */
  id: string
  title: string
  day: IsoDay
  /** `HH:mm`. */
  start: string
  end: string
  /** Names without duplicates. */
  attendees: string[]
  notes: string
  attachments: MeetingAttachment[]
  /** The attendees who are notified of the meeting and answer; left out when there are none. */
  invitees?: Attendee[] | undefined
  /** The name of the room; left out without one. */
  roomname?: string | undefined
  /** Left out for a meeting that does not repeat. */
  recurrence?: Recurrence | undefined
  /**
   * Of a new meeting that replaces some occurrences of an own series: the id of the series, and the day of its rule from which on,
   * or on which, it does. The answers to the series then count for it as for a change; the server keeps nothing of this.
   */
  splitFrom?: { id: string; day: IsoDay } | undefined
  /** 0 to 4: the number of the meeting in the order of creation, modulo 5. */
  look: number
  /** ISO instant. */
  createdAt: string
  /** ISO instant of the last change: later than that of every copy that was known at the time of the change. */
  changedAt: string
  /**
   * A tombstone: title, people, room, notes, attachments and repetition are removed, the rest tells other devices of the
   * deletion.
   */
  isDeleted: boolean
}

/** The fields of a meeting that a person edits. */
export type MeetingFields = Pick<
  Meeting,
  | 'title'
  | 'day'
  | 'start'
  | 'end'
  | 'attendees'
  | 'notes'
  | 'attachments'
  | 'invitees'
  | 'roomname'
  | 'recurrence'
>

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

const changeOf = ({ day, fields }: OccurrenceChange) =>
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

/** A meeting as the server answers it. */
export interface SyncedMeeting extends Meeting {
  /** Left out for an own meeting without invitees and without a room. */
  shared?: SharedMeeting | undefined
}

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

/** A day in the form of the meeting form and the schedule: slashes instead of dashes (spec 3). */
export const writeMeetingDate = (day: IsoDay): string => day.replaceAll('-', '/')

/** The day of such a text, with slashes or dashes; `undefined` when it is invalid. */
export function readMeetingDate(text: string): IsoDay | undefined {
  const day = text.trim().replaceAll('/', '-')
  return isIsoDay(day) ? day : undefined
}
