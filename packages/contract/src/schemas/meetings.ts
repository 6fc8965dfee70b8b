import { array, boolean, type ISchema, mixed, number, type ObjectSchema, object, string } from 'yup'
import type { CvFile } from '#careers.ts'
import type { BodyOf } from '#endpoint.ts'
import { limits } from '#limits.ts'
import {
  getSchedule,
  type Meeting,
  type MeetingAttachment,
  type MeetingFields,
  meetingLooks,
  type ScheduledMeeting,
  syncMeetings,
  uploadAttachment,
  workingHours,
} from '#meetings.ts'
import { message } from '#messages.ts'
import { isIsoDay, readTime } from '#weeks.ts'
import { describeEndpoint } from './describe.ts'
import { noReply } from './noReply.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The largest number that the database keeps. */
const largestNumber = 2_147_483_647

const longestName = 2 * limits.name + 1

/** Whether a text is an instant from 1900 to 2099, as `toISOString` writes it. */
function isInstant(text = ''): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(text)) return false
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === text
}

const instant = () => string().required().test('instant', isInstant)

/** A text as it was sent, but for halves of characters: no database has a place for those. */
const wholeText = () =>
  string().transform((text: unknown) =>
    typeof text === 'string' ? text.replace(/\p{Surrogate}/gu, '\uFFFD') : text,
  )

/** At most so many; of a longer list no more is looked at than it takes to refuse it. */
const listOf = <Item>(item: ISchema<Item>, most: number, tooMany?: string) =>
  array(item)
    .transform((list: unknown) => (Array.isArray(list) ? list.slice(0, most + 1) : list))
    .max(most, tooMany)
    .defined()

const isTime = (text = '') => readTime(text) !== undefined

/** Decision 3: 09:00 <= start < end <= 18:00, to the minute. What is no time is told by its own message. */
const fitsHours = (start = '', end = '') => {
  const [from = workingHours.start, to = workingHours.end] = [readTime(start), readTime(end)]
  return workingHours.start <= from && from < to && to <= workingHours.end
}

const meetingAttachmentSchema: ObjectSchema<MeetingAttachment> = object({
  id: string().required().matches(uuid),
  name: wholeText().required().max(255),
  size: number().integer().min(0).max(limits.attachmentBytes, message('attachmentTooLarge')).required(),
})

const shape = {
  day: string()
    .required(message('dateRequired'))
    .test('day', message('dateInvalid'), (day) => !day || isIsoDay(day)),
  start: string()
    .required(message('startRequired'))
    .test('time', message('timeInvalid'), (start) => !start || isTime(start)),
  end: string()
    .required(message('endRequired'))
    .test('time', message('timeInvalid'), (end) => !end || isTime(end))
    .test(
      'hours',
      message('meetingHours'),
      (end, { parent }) => !end || !parent.start || fitsHours(parent.start, end),
    ),
  attachments: listOf(meetingAttachmentSchema.required(), limits.attachments, message('tooManyAttachments')),
}

const tooManyAttendees = message('tooManyAttendees')

/** What the form of a meeting must hold (spec 5, decision 3). */
export const meetingFieldsSchema: ObjectSchema<MeetingFields> = object({
  ...shape,
  title: string().trim().required(message('titleRequired')).max(limits.meetingTitle, message('titleTooLong')),
  attendees: listOf(string().trim().required().max(longestName), limits.attendees, tooManyAttendees),
  notes: string().defined().max(limits.message, message('messageTooLong')),
})

/**
 * A meeting as devices exchange it; one that was deleted has no title. Nothing in it is mended, not even a space at an
 * end: a server that did so would have another copy than the device, under the same stamp.
 */
export const meetingSchema: ObjectSchema<Meeting> = object({
  ...shape,
  id: string().required().matches(uuid),
  title: wholeText()
    .defined()
    .max(limits.meetingTitle, message('titleTooLong'))
    .test(
      'named',
      message('titleRequired'),
      (title, { parent }) => parent.isDeleted === true || title.trim() !== '',
    ),
  attendees: listOf(wholeText().required().max(longestName), limits.attendees, tooManyAttendees),
  notes: wholeText().defined().max(limits.message, message('messageTooLong')),
  look: number()
    .integer()
    .min(0)
    .max(meetingLooks - 1)
    .required(),
  createdAt: instant(),
  changedAt: instant(),
  isDeleted: boolean().required(),
})

export const syncSchema: ObjectSchema<BodyOf<typeof syncMeetings>> = object({
  personId: number().integer().min(0).max(largestNumber).optional(),
  since: number().integer().min(0).max(largestNumber).required(),
  changes: listOf(meetingSchema.required(), limits.meetingChanges),
})

/** The address of an attachment. */
export const attachmentParamsSchema = object({ id: string().required().matches(uuid) })

/** The file of an attachment: any kind, since only its owner gets it back. */
export const attachmentSchema: ObjectSchema<{ file: CvFile }> = object({
  file: mixed<CvFile>()
    .required()
    .test('size', message('attachmentTooLarge'), (file) => !file || file.size <= limits.attachmentBytes),
})

export const scheduledMeetingSchema: ObjectSchema<ScheduledMeeting> = object({
  title: string().required(),
  date: string().defined(),
  start_time: string().defined(),
  end_time: string().defined(),
  attendees: array(string().required()).optional(),
  atendees: array(string().required()).optional(),
  notes: string().optional(),
})

/** The rows of the call table about the schedule and one's own meetings. */
export const meetingsEndpoints = {
  getSchedule: describeEndpoint(getSchedule, { reply: array(scheduledMeetingSchema.required()).defined() }),
  syncMeetings: describeEndpoint(syncMeetings, {
    body: syncSchema,
    reply: object({
      revision: number().integer().required(),
      meetings: array(meetingSchema.required()).defined(),
      isMore: boolean().required(),
    }),
  }),
  uploadAttachment: describeEndpoint(uploadAttachment, { body: attachmentSchema, reply: noReply }),
}
