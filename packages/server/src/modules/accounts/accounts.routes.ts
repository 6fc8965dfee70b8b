import { personRecordsEndpoints } from '@atrium/contract/people/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { inviteToAccount, openAccount, setOpen, stopSecondFactor } from './accounts.service.ts'
import { assignRole } from './people.service.ts'

/** Invitations that one person sends again. */
const inviteLimit = { max: 30, window: 10 * 60_000 }

/** The accounts of others, at the desk. */
export function accountsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, personRecordsEndpoints.openAccount, ({ account, params, body }) =>
    openAccount(services, account, params.id, body.language),
  )

  registerAuthenticated(
    app,
    services,
    personRecordsEndpoints.inviteAgain,
    ({ account, params }) => inviteToAccount(services, account, params.id),
    { rateLimit: inviteLimit },
  )

  registerAuthenticated(app, services, personRecordsEndpoints.setAccountOpen, ({ account, params, body }) =>
    setOpen(services, account, params.id, body.isOpen),
  )

  registerAuthenticated(app, services, personRecordsEndpoints.removeSecondFactor, ({ account, params }) =>
    stopSecondFactor(services, account, params.id),
  )

  registerAuthenticated(app, services, personRecordsEndpoints.assignRole, ({ account, params, body }) =>
    assignRole(services, params.id, body, account),
  )
}
