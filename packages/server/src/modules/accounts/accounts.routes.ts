import { peopleEndpoints } from '@atrium/contract/people/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { inviteToAccount, openAccount, setOpen, stopSecondFactor } from './accounts.service.ts'
import { assignRole } from './people.service.ts'

/** Invitations that one person sends again. */
const inviteLimit = { max: 30, window: 10 * 60_000 }

/** The accounts of others, at the desk. */
export function accountsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, peopleEndpoints.openAccount, ({ account, params, body }) =>
    openAccount(services, account, params.id, body.language),
  )

  registerAuthenticated(
    app,
    services,
    peopleEndpoints.inviteAgain,
    ({ account, params }) => inviteToAccount(services, account, params.id),
    { rateLimit: inviteLimit },
  )

  registerAuthenticated(app, services, peopleEndpoints.setAccountOpen, ({ account, params, body }) =>
    setOpen(services, account, params.id, body.isOpen),
  )

  registerAuthenticated(app, services, peopleEndpoints.removeSecondFactor, ({ account, params }) =>
    stopSecondFactor(services, account, params.id),
  )

  registerAuthenticated(app, services, peopleEndpoints.assignRole, ({ account, params, body }) =>
    assignRole(services, params.id, body, account),
  )
}
