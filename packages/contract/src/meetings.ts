import type { CvFile } from './careers.ts'
import { type IsoDay, isIsoDay } from './days.ts'
import { endpoint } from './endpoint.ts'

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

/**
 * A meeting of a person (spec 3, departure 5). Its times are in the company's time zone. `newerMeeting` resolves
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
  /** 0 to 4: the number of the meeting in the order of creation, modulo 5. */
  look: number
  /** ISO instant. */
  createdAt: string
  /** ISO instant of the last change: later than that of every copy that was known at the time of the change. */
  changedAt: string
  /** A tombstone: title, attendees, notes and attachments are removed, the rest tells other devices of the deletion. */
  isDeleted: boolean
}

/** The fields of a meeting that a person edits. */
export type MeetingFields = Pick<
  Meeting,
  'title' | 'day' | 'start' | 'end' | 'attendees' | 'notes' | 'attachments'
>

/**
 * The winner of two copies: the later change; with equal timestamps a deletion, else the copy whose JSON text sorts
 * last. The result does not depend on the order of the copies.
 */
export function newerMeeting(one: Meeting, other: Meeting): Meeting {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt ? one : other
  if (one.isDeleted !== other.isDeleted) return one.isDeleted ? one : other
  return textOf(one) >= textOf(other) ? one : other
}

const textOf = ({ id, title, day, start, end, attendees, notes, attachments, look, createdAt }: Meeting) =>
  JSON.stringify([
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
  ])

/** The tombstone of a meeting that was deleted at an instant. */
export const deletedMeeting = (meeting: Meeting, changedAt: string): Meeting => ({
  ...meeting,
  title: '',
  attendees: [],
  notes: '',
  attachments: [],
  changedAt,
  isDeleted: true,
})

/**
 * Synchronises the meetings of a person between the server and this device: takes up to `limits.meetingChanges`
 * changes, which may be repeated, and answers all changes after the revision `since` (0 at first), including the sent
 * ones, oldest first. `revision` is the next `since`; with `isMore` the client requests the next page at once.
 * `personId` is the owner of the meetings on this device: 409 when another person has signed in meanwhile. 400 for a
 * meeting that breaks a rule.
 */
export const syncMeetings = endpoint<{
  body: { personId?: number | undefined; since: number; changes: Meeting[] }
  reply: { revision: number; meetings: Meeting[]; isMore: boolean }
}>({ method: 'POST', path: '/api/v1/meetings/sync/' })

/** Stores the content of an attachment under its id for its owner. Idempotent. 413 above `limits.attachmentBytes`. */
export const uploadAttachment = endpoint<{
  params: { id: string }
  body: { file: CvFile }
  reply: undefined
}>({ method: 'PUT', path: '/api/v1/meetings/attachments/:id/', encoding: 'multipart', reply: 'any' })

/** The content of an own attachment as a download; 404 for any other id. */
export const downloadAttachment = endpoint<{ params: { id: string }; reply: Blob }>({
  method: 'GET',
  path: '/api/v1/meetings/attachments/:id/',
  reply: 'file',
})

/** A meeting of the company's schedule (spec 3). Some of these files spell `atendees`; both spellings are read. */
export interface ScheduledMeeting {
  title: string
  /** `2026/11/24` or `2026-11-24`. */
  date: string
  /** `HH:mm`. */
  start_time: string
  end_time: string
  attendees?: string[] | undefined
  atendees?: string[] | undefined
  notes?: string | undefined
}

/** The company's schedule (spec 7), for signed-in people. */
export const getSchedule = endpoint<{ reply: ScheduledMeeting[] }>({
  method: 'GET',
  path: '/Schedule.json',
  reply: 'list',
})

/** A day in the form of the meeting form and the schedule: slashes instead of dashes (spec 3). */
export const writeMeetingDate = (day: IsoDay): string => day.replaceAll('-', '/')

/** The day of such a text, with slashes or dashes; `undefined` when it is invalid. */
export function readMeetingDate(text: string): IsoDay | undefined {
  const day = text.trim().replaceAll('/', '-')
  return isIsoDay(day) ? day : undefined
}
