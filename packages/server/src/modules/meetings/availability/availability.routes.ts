import { availabilityEndpoints } from '@atrium/contract/meetings/availability/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import { holidaysSource } from '#modules/holidays/index.ts'
import type { Services } from '#services.ts'
import { answerAvailability } from './availability.service.ts'

/** For each person: a form calls while the person types, at most twice a second. */
const questionLimit = { max: 120, window: 60_000 }

/** The availability of people, for signed-in people. */
export function availabilityRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'database' | 'now' | 'texts'>,
): void {
  const parts = { ...services, holidays: holidaysSource(services) }

  registerAuthenticated(
    app,
    services,
    availabilityEndpoints.fetchAvailability,
    ({ account, body, language, request }) =>
      answerAvailability(parts, { account, question: body, language, log: request.log }),
    { rateLimit: questionLimit },
  )
}
