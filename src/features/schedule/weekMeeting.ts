import type { MeetingFields } from '@atrium/contract'

/** A meeting as the schedule shows it: one of one's own, or one of the company's schedule. */
export interface WeekMeeting extends MeetingFields {
  id: string
  /** 0 to 4: which of the five colour styles (spec 9). */
  look: number
  /** It belongs to the company's schedule: it can be read and duplicated, not changed. */
  isFixed: boolean
}

/** A meeting that has no place on the grid (decision 2). */
export interface UnplacedMeeting extends WeekMeeting {
  /** Why: outside 09:00–18:00, without a usable start and end, or of no known day (then `day` is empty). */
  reason: 'hours' | 'time' | 'date'
  /** The date as it was written, where it is none that is known. */
  dateText: string
}
