import { endpoint } from '#core/endpoint.ts'
import type { AvailabilityQuestion, BusySpan, PersonState } from './rules.ts'
import type { AvailabilityAnswer, DirectoryPerson } from './schema.ts'

/** Everybody who works here, sorted by name. */
export const listDirectory = endpoint<{ reply: DirectoryPerson[] }>({
  method: 'GET',
  path: '/api/v1/directory/',
  reply: 'list',
})

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

/** Who is free at a time, and when all attendees and the room are free. 400 for a span outside the working hours. */
export const fetchAvailability = endpoint<{ body: AvailabilityQuestion; reply: AvailabilityAnswer }>({
  method: 'POST',
  path: '/api/v1/availability/',
})
