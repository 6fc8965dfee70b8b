import type { IsoDay } from './days.ts'
import { endpoint } from './endpoint.ts'

/** Somebody who works here, as colleagues find them. */
export interface DirectoryPerson {
  id: number
  /** First and last name: how a meeting names them. */
  name: string
  /** In the language asked for. */
  position: string
}

/** Everybody who works here, by name. */
export const listDirectory = endpoint<{ reply: DirectoryPerson[] }>({
  method: 'GET',
  path: '/api/v1/directory/',
  reply: 'list',
})

/** A span on one day of the company's clock; `start` and `end` as `HH:mm`. */
export interface TimeSpan {
  day: IsoDay
  start: string
  end: string
}

/** `unknown` is nobody of the directory; `busy` has a meeting; `away` has asked for the time off. */
export type PersonState = 'free' | 'busy' | 'away' | 'unknown'

export interface AvailabilityQuestion extends TimeSpan {
  /** Names; who asks is always meant too. */
  people: string[]
  /** The meeting that is being changed: it stands in nobody's way. */
  exceptId?: string | undefined
}

export interface AvailabilityAnswer {
  /** Who asks, then the others in the order of the question. Nobody learns why somebody is busy. */
  people: { name: string; state: PersonState; isSelf: boolean }[]
  /** The holidays of that day by their names; on a holiday nobody is expected. */
  holiday?: string | undefined
  /** Up to three next spans of the same length, from the asked one on, in which everybody who is known is free. */
  next: TimeSpan[]
}

/** Tells who is free at a time, and when everybody is. 400 for a span outside the working hours. */
export const askAvailability = endpoint<{ body: AvailabilityQuestion; reply: AvailabilityAnswer }>({
  method: 'POST',
  path: '/api/v1/availability/',
})
