import { availabilityEndpoints } from '@atrium/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import { sessionTokenOf } from '#http/session/sessionCookie.ts'
import type { Services } from '#services.ts'
import { answerAvailability } from './availability.service.ts'
import type { ListHolidays } from './daysOff.ts'

/** Questions in one session: a form asks while somebody writes it, at most twice a second. */
const questionLimit = { max: 120, window: 60_000 }

/** Who is free when, for who is signed in. */
export function availabilityRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'database' | 'now'>,
  holidays: ListHolidays,
): void {
  const keyOf = (request: FastifyRequest) => sessionTokenOf(request, services.config) ?? request.ip

  registerAuthenticated(
    app,
    services,
    availabilityEndpoints.askAvailability,
    ({ user, body, language, request }) =>
      answerAvailability({ ...services, holidays }, { user, question: body, language, log: request.log }),
    { rateLimit: { ...questionLimit, keyOf } },
  )
}
