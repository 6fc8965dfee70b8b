import { offDaysEndpoints } from '@atrium/contract/leave/offDays/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { cancelOffDays, listColleaguesAway, listOwnOffDays } from './offDays.service.ts'

/** Questions of a person about colleagues: a page asks once at each visit and when its window gets the focus. */
const colleaguesLimit = { max: 60, window: 60_000 }

/** The rows of the call table about off days. */
export function offDaysRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, offDaysEndpoints.listOffDayRequests, ({ account }) =>
    listOwnOffDays(services, account.personId),
  )

  registerAuthenticated(
    app,
    services,
    offDaysEndpoints.listColleagueOffDays,
    ({ account, query }) => listColleaguesAway(services, account, query),
    { rateLimit: colleaguesLimit },
  )

  registerAuthenticated(app, services, offDaysEndpoints.cancelOffDayRequest, ({ account, params }) =>
    cancelOffDays(services, account, params.id),
  )
}
