import type { IsoDay } from '#core/days.ts'

/** A span on one day by the clock of the company; `start` and `end` as `HH:mm`. */
export interface TimeSpan {
  day: IsoDay
  start: string
  end: string
}

/**
 * `unknown`: a person without an account, whose meetings are not known; `tentative`: is invited to a meeting, and has not
 * answered or said "maybe"; `busy`: has a meeting; `away`: has requested the time off.
 */
export type AvailabilityState = 'free' | 'tentative' | 'busy' | 'away' | 'unknown'

/** A busy interval within the working hours of a day, `HH:mm`. It does not reveal the reason. */
export interface BusySpan extends Omit<TimeSpan, 'day'> {
  kind: 'tentative' | 'busy' | 'away'
}

export interface AvailabilityQuestion extends TimeSpan {
  /** The names of attendees who are not known by an id; the caller is always included. */
  people: string[]
  /** The directory ids of attendees. */
  personIds?: string[] | undefined
  /** The addresses of guests: one that is a colleague's is answered as this person. */
  emails?: string[] | undefined
  /** The room of the meeting. */
  roomname?: string | undefined
  /** The caller's meeting that is being edited: it makes no person busy and occupies no room. */
  exceptId?: string | undefined
}
