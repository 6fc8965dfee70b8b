import { offDaysEndpoints } from '@atrium/contract/leave/offDays/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { cancelOffDays, listColleaguesAway, listOwnOffDays } from './offDays.service.ts'

/** Questions of a person about colleagues: a page asks once at each visit and when its window gets the focus. */
const colleaguesLimit = { max: 60, window: 60_000 }

/** The rows of the call table about off days. */
export function offDaysRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, offDaysEndpoints.listOffDayRequests, ({ user }) =>
    listOwnOffDays(services, user.personId),
  )

  registerAuthenticated(
    app,
    services,
    offDaysEndpoints.listColleagueOffDays,
    ({ user, query }) => listColleaguesAway(services, user.personId, query),
    { rateLimit: colleaguesLimit },
  )

  registerAuthenticated(app, services, offDaysEndpoints.cancelOffDayRequest, ({ user, params }) =>
    cancelOffDays(services, user, params.id),
  )
}
