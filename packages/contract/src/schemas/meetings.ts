import { array, boolean, mixed, number, type ObjectSchema, object, string } from 'yup'
import type { CvFile } from '#careers.ts'
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

const instant = () =>
  string()
    .required()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)

const isTime = (text = '') => readTime(text) !== undefined

/** Decision 3: 09:00 <= start < end <= 18:00, to the minute. What is no time is told by its own message. */
const fitsHours = (start = '', end = '') => {
  const [from = workingHours.start, to = workingHours.end] = [readTime(start), readTime(end)]
  return workingHours.start <= from && from < to && to <= workingHours.end
}

const meetingAttachmentSchema: ObjectSchema<MeetingAttachment> = object({
  id: string().required().matches(uuid),
  name: string().required().max(255),
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
  attendees: array(
    string()
      .trim()
      .required()
      .max(2 * limits.name + 1),
  )
    .max(limits.attendees, message('tooManyAttendees'))
    .defined(),
  notes: string().defined().max(limits.message, message('messageTooLong')),
  attachments: array(meetingAttachmentSchema.required())
    .max(limits.attachments, message('tooManyAttachments'))
    .defined(),
}

/** What the form of a meeting must hold (spec 5, decision 3). */
export const meetingFieldsSchema: ObjectSchema<MeetingFields> = object({
  title: string().trim().required(message('titleRequired')).max(limits.meetingTitle, message('titleTooLong')),
  ...shape,
})

/** A meeting as devices exchange it; one that was deleted has no title. */
export const meetingSchema: ObjectSchema<Meeting> = object({
  ...shape,
  id: string().required().matches(uuid),
  title: string()
    .defined()
    .max(limits.meetingTitle, message('titleTooLong'))
    .test(
      'named',
      message('titleRequired'),
      (title, { parent }) => parent.isDeleted === true || title.trim() !== '',
    ),
  look: number()
    .integer()
    .min(0)
    .max(meetingLooks - 1)
    .required(),
  createdAt: instant(),
  changedAt: instant(),
  isDeleted: boolean().required(),
})

export const syncSchema: ObjectSchema<{ since: number; changes: Meeting[] }> = object({
  since: number().integer().min(0).required(),
  changes: array(meetingSchema.required()).max(limits.meetingChanges).defined(),
})

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
