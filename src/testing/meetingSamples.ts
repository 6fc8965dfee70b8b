import type { IsoDay } from '@atrium/contract/days'
import type { Meeting, MeetingFields } from '@atrium/contract/meetings'

/** A meeting's id, made of a number. */
export const meetingId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** So many milliseconds after a beginning, as an instant. */
export const instantAt = (milliseconds: number): string =>
  new Date(Date.UTC(2026, 10, 21, 12) + milliseconds).toISOString()

export const meetingFields = (title: string, day: IsoDay = '2026-11-24'): MeetingFields => ({
  title,
  day,
  start: '10:00',
  end: '11:00',
  attendees: [],
  notes: '',
  attachments: [],
})

/** A meeting as it is right after it was created. */
export const meetingSample = (number: number, changes: Partial<Meeting> = {}): Meeting => ({
  ...meetingFields(`Meeting ${number}`),
  id: meetingId(number),
  look: 0,
  createdAt: instantAt(number),
  changedAt: instantAt(number),
  isDeleted: false,
  ...changes,
})
