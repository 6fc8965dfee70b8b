import { emailTemplates } from '@atrium/contract/contact'
import { offDaysEndpoints } from '@atrium/contract/leave/offDays/calls'
import { offDayParamsSchema } from '@atrium/contract/leave/offDays/schema'
import type { FastifyInstance } from 'fastify'
import { type MessageTemplate, messageTemplate } from '#http/messageTemplate.ts'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { cancelOffDays, listColleaguesAway, listOwnOffDays, requestOffDays } from './offDays.service.ts'

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

/** An off day request is sent through the e-mail service (spec 7). */
export const offDayTemplate = (services: Services): MessageTemplate =>
  messageTemplate({
    id: emailTemplates.offDay,
    schema: offDayParamsSchema,
    send: (user, params) => requestOffDays(services, user, params),
  })
