import type { IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'

/** Somebody who works here: with a badge, with an account, or with both. */
export interface DirectoryPerson {
  /** The id on the badge, `DEV7`; `account-3` for somebody without a badge. It stays the same when the name changes. */
  id: string
  /** First and last name, as in the attendees of a meeting. */
  name: string
  /** In the language of the request. */
  position: string
  /** Whether the person can sign in, and so is told of a meeting and answers it. */
  hasAccount: boolean
}

/** Everybody who works here, sorted by name. */
export const listDirectory = endpoint<{ reply: DirectoryPerson[] }>({
  method: 'GET',
  path: '/api/v1/directory/',
  reply: 'list',
})

/** A span on one day by the clock of the company; `start` and `end` as `HH:mm`. */
export interface TimeSpan {
  day: IsoDay
  start: string
  end: string
}

/**
 * `unknown`: nobody with an account, whose meetings are not known; `tentative`: is invited to a meeting, and has not
 * answered or said "maybe"; `busy`: has a meeting; `away`: has requested the time off.
 */
export type PersonState = 'free' | 'tentative' | 'busy' | 'away' | 'unknown'

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
  /** The caller's meeting that is being edited: nobody is busy with it, and it occupies no room. */
  exceptId?: string | undefined
}

export interface PersonAvailability {
  name: string
  /** Of a person who was asked for by id or address. */
  personId?: string | undefined
  /** The address in the question, of a person who was asked for by it. */
  email?: string | undefined
  state: PersonState
  isSelf: boolean
  /** Whether the person works elsewhere at that time, and can be reached there. */
  worksElsewhere?: boolean | undefined
  /** On the requested day, in chronological order. */
  busy: BusySpan[]
}

export interface AvailabilityAnswer {
  /**
   * The caller, then the others: by id and address in the order of the request, then by name. An unknown id and an address
   * that is no colleague's are left out. The answer does not reveal why a person is busy.
   */
  people: PersonAvailability[]
  /** The requested room; `unknown` when there is none of that name. */
  room?: { state: 'free' | 'busy' | 'unknown'; busy: BusySpan[] } | undefined
  /** The names of the holidays on that day; on a holiday everybody is absent. */
  holiday?: string | undefined
  /** Whether the day is a weekend that is not worked. */
  isWeekend?: boolean | undefined
  /** Up to three next spans of the same length, from the requested one on, in which everybody and the room are free. */
  next: TimeSpan[]
}

/** Who is free at a time, and when all attendees and the room are free. 400 for a span outside the working hours. */
export const fetchAvailability = endpoint<{ body: AvailabilityQuestion; reply: AvailabilityAnswer }>({
  method: 'POST',
  path: '/api/v1/availability/',
})
