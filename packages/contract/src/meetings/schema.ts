import { array, boolean, type InferType, mixed, number, type ObjectSchema, object, string } from 'yup'
import type { CvFile } from '#careers/rules.ts'
import { readTime } from '#core/dates.ts'
import { type IsoDay, isCompanyDay, isIsoDay } from '#core/days.ts'
import { isEmailAddress } from '#core/emailAddress.ts'
import {
  day,
  flag,
  isFile,
  largestNumber,
  line,
  lines,
  listOf,
  record,
  text,
  verbatim,
  wholeNumber,
} from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type AnswerState, type Attendee, answerStates } from '#meetings/invitations/rules.ts'
import { choiceOf, isLongerThan } from '#meetings/series/recurrenceRule.ts'
import { meetingLooks, workingHours } from './rules.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const maxNameLength = 2 * limits.name + 1

/** Whether a text is an instant from 1900 to 2099, as `toISOString` writes it. */
function isInstant(text = ''): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(text)) return false
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === text
}

const instant = () => text(24).required().test('instant', isInstant)

const isTime = (text = '') => readTime(text) !== undefined

/** Whether 09:00 <= start < end <= 18:00 (departure 3), to the minute. An invalid time has its own message. */
const fitsHours = (start = '', end = '') => {
  const [from = workingHours.start, to = workingHours.end] = [readTime(start), readTime(end)]
  return workingHours.start <= from && from < to && to <= workingHours.end
}

const meetingFileSchema = record({
  /** Created where the file was chosen. */
  id: text(36).required().matches(uuid),
  /** The name that its owner gave it, for display only. */
  name: text(255).required(),
  /** Bytes. */
  size: wholeNumber(0, limits.attachmentBytes, message('attachmentTooLarge')).required(),
})

/** A file of a meeting; its content stays in the browser until it is uploaded. */
export type Attachment = InferType<typeof meetingFileSchema>

const plainTime = () => text(5).required().test('time', isTime)

const attendeeSchema: ObjectSchema<Attendee> = record({
  name: text(maxNameLength).required(),
  personId: text(24).matches(/^(DEV|account-)[1-9]\d{0,8}$/),
  email: text(limits.email, message('emailTooLong')).test(
    'address',
    message('emailInvalid'),
    (email) => email === undefined || isEmailAddress(email),
  ),
})

/** The time of a changed occurrence, and its title and notes where they differ from those of the series. */
const changedFieldsSchema = record({
  day: day().required(),
  start: plainTime(),
  end: plainTime().test('hours', message('meetingHours'), (end, { parent }) => fitsHours(parent.start, end)),
  title: text(limits.meetingTitle, message('titleTooLong')),
  notes: verbatim(limits.message, message('messageTooLong')),
})

/** A changed or a cancelled occurrence of a series, by the day on which the rule has it. */
type OccurrenceChange =
  | { day: IsoDay; fields: InferType<typeof changedFieldsSchema>; isCancelled?: undefined }
  | { day: IsoDay; isCancelled: true; fields?: undefined }

const occurrenceSchema = record({
  day: day().required(),
  isCancelled: flag(),
  fields: changedFieldsSchema.default(undefined),
}).test(
  'kind',
  ({ isCancelled, fields }) => (isCancelled === true) !== (fields !== undefined),
) as unknown as ObjectSchema<OccurrenceChange>

/** Whether the product writes such a rule, and its last day is one that meetings may have. */
function hasKnownEnd(rule: string): boolean {
  const choice = choiceOf(rule)
  return choice !== undefined && (!('until' in choice.end) || isCompanyDay(choice.end.until))
}

const recurrenceSchema = record({
  /**
   * The value of an `RRULE` (RFC 5545, 3.3.10) with an end, by `COUNT` or by `UNTIL` as a day:
   * `FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270331`. The day of the meeting is the first occurrence.
   */
  rule: text(limits.recurrenceRule).required().test('rule', hasKnownEnd),
  /** Sorted by day, each day once. A change of a day that the rule does not have any more has no effect. */
  changes: listOf(occurrenceSchema.required(), limits.occurrenceChanges),
})

/** The repetition of a meeting. */
export type Recurrence = InferType<typeof recurrenceSchema>

const tooManyAttendees = message('tooManyAttendees')

const shape = {
  day: day().required(message('dateRequired')),
  /** `HH:mm`. */
  start: text(5, message('timeInvalid'))
    .required(message('startRequired'))
    .test('time', message('timeInvalid'), (start) => !start || isTime(start)),
  end: text(5, message('timeInvalid'))
    .required(message('endRequired'))
    .test('time', message('timeInvalid'), (end) => !end || isTime(end))
    .test(
      'hours',
      message('meetingHours'),
      (end, { parent }) => !end || !parent.start || fitsHours(parent.start, end),
    ),
  attachments: listOf(meetingFileSchema.required(), limits.attachments, message('tooManyAttachments')),
  /** The attendees who are notified of the meeting and answer; left out when there are none. */
  invitees: listOf(attendeeSchema.required(), limits.attendees, tooManyAttendees)
    .optional()
    .test(
      'guests',
      message('tooManyGuests'),
      (invitees = []) => invitees.filter(({ email }) => email).length <= limits.meetingGuests,
    ),
  /** The name of the room; left out without one. */
  roomname: text(limits.roomName),
  /** Left out for a meeting that does not repeat. */
  recurrence: recurrenceSchema
    .optional()
    .default(undefined)
    .test(
      'length',
      message('recurrenceTooLong'),
      (recurrence, { parent }) =>
        !recurrence ||
        !isIsoDay(parent.day) ||
        !isLongerThan(recurrence.rule, parent.day, limits.recurrenceDays),
    ),
}

/** The form of a meeting (spec 5, departure 3). */
export const meetingFieldsSchema = object({
  ...shape,
  title: line(limits.meetingTitle, message('titleTooLong')).required(message('titleRequired')),
  attendees: listOf(line(maxNameLength).required(), limits.attendees, tooManyAttendees),
  notes: lines(limits.message, message('messageTooLong')).defined(),
})

/** The fields of a meeting that a person edits. */
export type MeetingFields = InferType<typeof meetingFieldsSchema>

/**
 * A meeting in the synchronisation between devices; a deleted meeting (tombstone) has no title. No value is corrected,
 * not even a trailing space: otherwise server and device would have different copies with the same timestamp.
 */
export const meetingSchema = record({
  ...shape,
  id: text(36).required().matches(uuid),
  title: text(limits.meetingTitle, message('titleTooLong'))
    .defined()
    .test(
      'named',
      message('titleRequired'),
      (title, { parent }) => parent.isDeleted === true || title.trim() !== '',
    ),
  /** Names without duplicates. */
  attendees: listOf(text(maxNameLength).required(), limits.attendees, tooManyAttendees),
  notes: verbatim(limits.message, message('messageTooLong')).defined(),
  /** The number of the meeting in the order of creation, modulo `meetingLooks`. */
  look: wholeNumber(0, meetingLooks - 1).required(),
  createdAt: instant(),
  /** The last change: later than that of every copy that was known at the time of the change. */
  changedAt: instant(),
  /**
   * A tombstone: title, people, room, notes, attachments and repetition are removed, the rest tells other devices of the
   * deletion.
   */
  isDeleted: flag().required(),
  /**
   * Of a new meeting that replaces some occurrences of an own series: the id of the series, and the day of its rule from which on,
   * or on which, it does. The answers to the series then count for it as for a change; the server keeps nothing of this.
   */
  splitFrom: record({ id: text(36).required().matches(uuid), day: day().required() })
    .optional()
    .default(undefined),
})

/**
 * A meeting of a person (spec 3, departures 5 and 29). Its times are in the company's time zone. `newerMeeting` resolves
 * conflicts between copies on several devices.
 */
export type Meeting = InferType<typeof meetingSchema>

const answer = {
  /** The original day of one occurrence of a series; left out for the whole meeting. */
  day: day(),
  state: mixed<AnswerState>().oneOf(answerStates).required(),
  /** By the clock of the device. */
  at: instant(),
  /** The `sequence` of the meeting that the person saw; `CountedVersions` decides whether the answer still counts. */
  sequence: wholeNumber(0, largestNumber).required(),
}

/** With the id of the meeting. */
const ownAnswerSchema = record({ ...answer, id: text(36).required().matches(uuid) })

/** The answer of the signed-in person to a meeting, in the synchronisation. */
export type OwnAnswer = InferType<typeof ownAnswerSchema>

export const syncSchema = object({
  personId: wholeNumber(0, largestNumber).optional(),
  since: wholeNumber(0, largestNumber).required(),
  changes: listOf(meetingSchema.required(), limits.meetingChanges),
  answers: listOf(ownAnswerSchema.required(), limits.meetingChanges).optional(),
})

const countedSchema = object({
  /** Of the whole meeting. */
  sequence: number().integer().required(),
  /** Of occurrences that were changed by themselves, by original day: an answer to them has to be to a later version. */
  days: array(object({ day: string().required(), sequence: number().integer().required() })).defined(),
})

/** The versions (`sequence`) of a meeting from which answers count: answers to an earlier version do not count. */
export type CountedVersions = InferType<typeof countedSchema>

const sharedSchema = object({
  /** The revision of this person's meetings: of two copies, the one with the higher revision is right. */
  revision: number().integer().required(),
  /** The name of the organiser of another person's meeting, which this person answers and does not change. */
  organiser: string().optional(),
  /** This person's name among the invitees; left out for the organiser. */
  invitedAs: string().optional(),
  /** Increases with each change of day, time, room or repetition (RFC 5546, 2.1.4). An answer names the one that it is for. */
  sequence: number().integer().required(),
  /** Which answers count; left out where only those to the current `sequence` do. */
  counted: countedSchema.optional().default(undefined),
  /** The latest answers of the invitees, by name. */
  answers: array(object({ ...answer, name: string().required() })).defined(),
  /**
   * The attendees by address whose address is that of an account, with their id in the directory; left out when there are
   * none.
   */
  colleagues: array(
    object({
      name: string().required(),
      personId: string().required(),
      fullName: string().required(),
    }),
  )
    .optional()
    .default(undefined),
  /** The days of occurrences for which the room is not booked: another meeting has it, or it is gone. */
  roomTaken: array(string().required()).optional(),
  /** There is no room of this name any more that can be booked; only together with `roomTaken`. */
  isRoomGone: boolean().optional(),
})

/** The server's data of a meeting with invitees or with a room, for one of the people concerned. */
export type SharedMeeting = InferType<typeof sharedSchema>

/** A meeting as the server answers it; `shared` is left out for an own meeting without invitees and without a room. */
export const syncedMeetingSchema = meetingSchema.shape({ shared: sharedSchema.optional().default(undefined) })

/** The path parameter of an attachment. */
export const attachmentParamsSchema = object({ id: text(36).required().matches(uuid) })

/** The file of an attachment, of any type, because only people of the meeting receive it. */
export const attachmentSchema = object({
  file: mixed<CvFile>(isFile)
    .typeError('is no file')
    .required()
    .test('size', message('attachmentTooLarge'), (file) => !file || file.size <= limits.attachmentBytes),
})

/** The company's schedule (spec 3). Some of these files spell `atendees`; both spellings are read. */
export const scheduleSchema = array(
  object({
    title: string().required(),
    /** `2026/11/24` or `2026-11-24`. */
    date: string().defined(),
    /** `HH:mm`. */
    start_time: string().defined(),
    end_time: string().defined(),
    attendees: array(string().required()).optional(),
    atendees: array(string().required()).optional(),
    notes: string().optional(),
  }).required(),
).defined()
