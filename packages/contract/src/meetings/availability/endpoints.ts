import type { InferType } from 'yup'
import { endpoint } from '#core/endpoint.ts'
import type { AvailabilityAnswer, AvailabilityQuestion, invitablePersonSchema } from './schema.ts'

/** The people who work here, sorted by name. */
export const listDirectory = endpoint<{ reply: InferType<typeof invitablePersonSchema>[] }>({
  method: 'GET',
  path: '/api/v1/directory/',
  reply: 'list',
})

/** The availability at a time, and when all attendees and the room are free. 400 for a span outside the working hours. */
export const fetchAvailability = endpoint<{ body: AvailabilityQuestion; reply: AvailabilityAnswer }>({
  method: 'POST',
  path: '/api/v1/availability/',
})
