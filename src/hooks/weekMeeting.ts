import type { MeetingFields } from '@atrium/contract'

/** A meeting as the schedule shows it: one of one's own, or one of the company's schedule. */
export interface WeekMeeting extends MeetingFields {
  id: string
  /** 0 to 4: which of the five colour styles (spec 9). */
  look: number
  /** It belongs to the company's schedule: it can be read and duplicated, not changed. */
  isFixed: boolean
}

/** A meeting that has no place on the grid (decision 2): outside 09:00–18:00, or of no known day. */
export interface UnplacedMeeting extends WeekMeeting {
  /** Why it is not on the grid. */
  reason: 'hours' | 'date'
  /** The date as it was written, where it is none that is known. */
  dateText: string
}
