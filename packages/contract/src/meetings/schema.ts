import { array, boolean, type InferType, mixed, number, type ObjectSchema, object, string } from 'yup'
import type { CvFile } from '#careers/rules.ts'
import { readTime } from '#core/dates.ts'
import { isCompanyDay, isIsoDay } from '#core/days.ts'
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
import {
  type AnswerState,
  type Attendee,
  answerStates,
  type MeetingAnswer,
  type OwnAnswer,
  type SharedMeeting,
} from '#meetings/invitations/rules.ts'
import { choiceOf, isLongerThan } from '#meetings/series/recurrenceRule.ts'
import {
  type Meeting,
  type MeetingAttachment,
  type MeetingFields,
  meetingLooks,
  type OccurrenceChange,
  type Recurrence,
  type SyncedMeeting,
  workingHours,
} from './rules.ts'

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

const meetingAttachmentSchema: ObjectSchema<MeetingAttachment> = record({
  id: text(36).required().matches(uuid),
  name: text(255).required(),
  size: wholeNumber(0, limits.attachmentBytes, message('attachmentTooLarge')).required(),
})

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

const occurrenceSchema = record({
  day: day().required(),
  isCancelled: flag(),
  fields: record({
    day: day().required(),
    start: plainTime(),
    end: plainTime().test('hours', message('meetingHours'), (end, { parent }) =>
      fitsHours(parent.start, end),
    ),
    title: text(limits.meetingTitle, message('titleTooLong')),
    notes: verbatim(limits.message, message('messageTooLong')),
  }).default(undefined),
}).test(
  'kind',
  ({ isCancelled, fields }) => (isCancelled === true) !== (fields !== undefined),
) as unknown as ObjectSchema<OccurrenceChange>

/** Whether the product writes such a rule, and its last day is one that meetings may have. */
function hasKnownEnd(rule: string): boolean {
  const choice = choiceOf(rule)
  return choice !== undefined && (!('until' in choice.end) || isCompanyDay(choice.end.until))
}

const recurrenceSchema: ObjectSchema<Recurrence> = record({
  rule: text(limits.recurrenceRule).required().test('rule', hasKnownEnd),
  changes: listOf(occurrenceSchema.required(), limits.occurrenceChanges),
})

const tooManyAttendees = message('tooManyAttendees')

const shape = {
  day: day().required(message('dateRequired')),
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
  attachments: listOf(meetingAttachmentSchema.required(), limits.attachments, message('tooManyAttachments')),
  invitees: listOf(attendeeSchema.required(), limits.attendees, tooManyAttendees)
    .optional()
    .test(
      'guests',
      message('tooManyGuests'),
      (invitees = []) => invitees.filter(({ email }) => email).length <= limits.meetingGuests,
    ),
  roomname: text(limits.roomName),
  recurrence: recurrenceSchema
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
export const meetingFieldsSchema: ObjectSchema<MeetingFields> = object({
  ...shape,
  title: line(limits.meetingTitle, message('titleTooLong')).required(message('titleRequired')),
  attendees: listOf(line(maxNameLength).required(), limits.attendees, tooManyAttendees),
  notes: lines(limits.message, message('messageTooLong')).defined(),
})

/**
 * A meeting in the synchronisation between devices; a deleted meeting (tombstone) has no title. No value is corrected,
 * not even a trailing space: otherwise server and device would have different copies with the same timestamp.
 */
export const meetingSchema: ObjectSchema<Meeting> = record({
  ...shape,
  id: text(36).required().matches(uuid),
  title: text(limits.meetingTitle, message('titleTooLong'))
    .defined()
    .test(
      'named',
      message('titleRequired'),
      (title, { parent }) => parent.isDeleted === true || title.trim() !== '',
    ),
  attendees: listOf(text(maxNameLength).required(), limits.attendees, tooManyAttendees),
  notes: verbatim(limits.message, message('messageTooLong')).defined(),
  look: wholeNumber(0, meetingLooks - 1).required(),
  createdAt: instant(),
  changedAt: instant(),
  isDeleted: flag().required(),
  splitFrom: record({ id: text(36).required().matches(uuid), day: day().required() })
    .optional()
    .default(undefined),
})

const answer = {
  day: day(),
  state: mixed<AnswerState>().oneOf(answerStates).required(),
  at: instant(),
  sequence: wholeNumber(0, largestNumber).required(),
}

const ownAnswerSchema: ObjectSchema<OwnAnswer> = record({ ...answer, id: text(36).required().matches(uuid) })

export const syncSchema = object({
  personId: wholeNumber(0, largestNumber).optional(),
  since: wholeNumber(0, largestNumber).required(),
  changes: listOf(meetingSchema.required(), limits.meetingChanges),
  answers: listOf(ownAnswerSchema.required(), limits.meetingChanges).optional(),
})

const sharedSchema: ObjectSchema<SharedMeeting> = object({
  revision: number().integer().required(),
  organiser: string().optional(),
  invitedAs: string().optional(),
  sequence: number().integer().required(),
  counted: object({
    sequence: number().integer().required(),
    days: array(object({ day: string().required(), sequence: number().integer().required() })).defined(),
  })
    .optional()
    .default(undefined),
  answers: array(object({ ...answer, name: string().required() }) as ObjectSchema<MeetingAnswer>).defined(),
  colleagues: array(
    object({
      name: string().required(),
      personId: string().required(),
      fullName: string().required(),
    }),
  )
    .optional()
    .default(undefined),
  roomTaken: array(string().required()).optional(),
  isRoomGone: boolean().optional(),
})

export const syncedMeetingSchema: ObjectSchema<SyncedMeeting> = meetingSchema.shape({
  shared: sharedSchema.default(undefined),
})

/** The path parameter of an attachment. */
export const attachmentParamsSchema = object({ id: text(36).required().matches(uuid) })

/** The file of an attachment, of any type, because only people of the meeting receive it. */
export const attachmentSchema = object({
  file: mixed<CvFile>(isFile)
    .typeError('is no file')
    .required()
    .test('size', message('attachmentTooLarge'), (file) => !file || file.size <= limits.attachmentBytes),
})

export const scheduledMeetingSchema = object({
  title: string().required(),
  /** `2026/11/24` or `2026-11-24`. */
  date: string().defined(),
  /** `HH:mm`. */
  start_time: string().defined(),
  end_time: string().defined(),
  attendees: array(string().required()).optional(),
  atendees: array(string().required()).optional(),
  notes: string().optional(),
})

/** A meeting of the company's schedule (spec 3). Some of these files spell `atendees`; both spellings are read. */
export type ScheduledMeeting = InferType<typeof scheduledMeetingSchema>
