import type { IsoDay } from './days.ts'
import { endpoint } from './endpoint.ts'

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

/** `unknown`: nobody with an account, whose meetings are not known; `busy`: has a meeting; `away`: has requested the time off. */
export type PersonState = 'free' | 'busy' | 'away' | 'unknown'

export interface AvailabilityQuestion extends TimeSpan {
  /** The names of the attendees; the caller is always included. */
  people: string[]
  /** The meeting that is being edited: it causes no conflict. */
  exceptId?: string | undefined
}

export interface AvailabilityAnswer {
  /** The caller, then the others in the order of the request. The answer does not reveal why a person is busy. */
  people: { name: string; state: PersonState; isSelf: boolean }[]
  /** The names of the holidays on that day; on a holiday everybody is absent. */
  holiday?: string | undefined
  /** Up to three next spans of the same length, from the requested one on, in which all known attendees are free. */
  next: TimeSpan[]
}

/** Who is free at a time, and when all attendees are free. 400 for a span outside the working hours. */
export const askAvailability = endpoint<{ body: AvailabilityQuestion; reply: AvailabilityAnswer }>({
  method: 'POST',
  path: '/api/v1/availability/',
})
