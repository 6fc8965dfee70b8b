import type { CvFile } from './careers.ts'
import { type IsoDay, isIsoDay } from './days.ts'
import { endpoint } from './endpoint.ts'

/** The hours of a meeting (spec 9): 09:00 to 18:00 in steps of 15 minutes, as minutes since midnight. */
export const workingHours = { start: 9 * 60, end: 18 * 60, step: 15 } as const

/** How many colour styles meetings take turns in (spec 9). */
export const meetingLooks = 5

/** A file that belongs to a meeting; its content lies in the browser until the server has it. */
export interface MeetingAttachment {
  /** A UUID, made where it was chosen. */
  id: string
  /** As its owner calls it, for display only. */
  name: string
  /** Bytes. */
  size: number
}

/**
 * A meeting that a person keeps (spec 3, departure 5). Its times are those of the company's clock. Copies of one meeting
 * on several devices are made equal by `newerMeeting`.
 */
export interface Meeting {
  /** A UUID, made where the meeting was created. */
  id: string
  title: string
  day: IsoDay
  /** `HH:mm`. */
  start: string
  end: string
  /** Names, each once. */
  attendees: string[]
  notes: string
  attachments: MeetingAttachment[]
  /** 0 to 4: its place in the order of creation, modulo 5. */
  look: number
  /** ISO instant. */
  createdAt: string
  /** ISO instant of the last change: later than that of every copy which was seen when it was made. */
  changedAt: string
  /** It was deleted: title, attendees, notes and attachments are gone, the rest tells other devices. */
  isDeleted: boolean
}

/** What a person says of a meeting. */
export type MeetingFields = Pick<
  Meeting,
  'title' | 'day' | 'start' | 'end' | 'attendees' | 'notes' | 'attachments'
>

/**
 * The one of two copies that holds: the later change; of two changes in one millisecond a deletion, else the one whose
 * text comes later. In whatever order copies meet, the same one remains.
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

/** What remains of a meeting that was deleted at an instant. */
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
 * Makes the server's copy of a person's meetings and this device's equal: takes up to `limits.meetingChanges` changes,
 * each as often as it comes, and answers what has changed since `since` (0 at first), its own changes included, the
 * oldest first. `revision` is the next `since`; with `isMore` ask again at once. `personId` is whose they
 * are on this device: 409 when somebody else has signed in by now. 400 for a meeting that breaks a rule.
 */
export const syncMeetings = endpoint<{
  body: { personId?: number | undefined; since: number; changes: Meeting[] }
  reply: { revision: number; meetings: Meeting[]; isMore: boolean }
}>({ method: 'POST', path: '/api/v1/meetings/sync/' })

/** Keeps an attachment's content under its id for its owner; may be repeated. 413 above `limits.attachmentBytes`. */
export const uploadAttachment = endpoint<{
  params: { id: string }
  body: { file: CvFile }
  reply: undefined
}>({ method: 'PUT', path: '/api/v1/meetings/attachments/:id/', encoding: 'multipart', reply: 'any' })

/** Answers the content of one's own attachment as a download; 404 for any other id. */
export const downloadAttachment = endpoint<{ params: { id: string }; reply: Blob }>({
  method: 'GET',
  path: '/api/v1/meetings/attachments/:id/',
  reply: 'file',
})

/** A meeting as the company's schedule holds it (spec 3). Some of these files spell `atendees`; both are read. */
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

/** The company's schedule (spec 7), for who is signed in. */
export const getSchedule = endpoint<{ reply: ScheduledMeeting[] }>({
  method: 'GET',
  path: '/Schedule.json',
  reply: 'list',
})

/** A day as the meeting form and the schedule write it: dash replaced by slash (spec 3). */
export const writeMeetingDate = (day: IsoDay): string => day.replaceAll('-', '/')

/** The day of such a text, with slashes or dashes; `undefined` when it is none. */
export function readMeetingDate(text: string): IsoDay | undefined {
  const day = text.trim().replaceAll('/', '-')
  return isIsoDay(day) ? day : undefined
}
