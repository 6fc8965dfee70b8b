import { recordRequestsEndpoints } from '@atrium/contract/people/requests/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { decide, listForHr, undoDecision } from './decisions.service.ts'
import { listOwn, send, withdraw } from './recordRequests.service.ts'

/** Each request is mailed to HR. */
const sendLimit = { max: 20, window: 60 * 60_000 }

/** Requests of people to change what HR owns in their record. */
export function recordRequestsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, recordRequestsEndpoints.listOwnRecordRequests, ({ account }) =>
    listOwn(services, account.id),
  )

  registerAuthenticated(
    app,
    services,
    recordRequestsEndpoints.sendRecordRequest,
    ({ account, body, language }) => send(services, account.id, body, language),
    { rateLimit: sendLimit },
  )

  registerAuthenticated(app, services, recordRequestsEndpoints.withdrawRecordRequest, ({ account, params }) =>
    withdraw(services, account.id, params.id),
  )

  registerAuthenticated(app, services, recordRequestsEndpoints.listRecordRequests, ({ account, language }) =>
    listForHr(services, account.id, language),
  )

  registerAuthenticated(
    app,
    services,
    recordRequestsEndpoints.decideRecordRequest,
    ({ account, params, body }) => decide(services, account, params.id, body),
  )

  registerAuthenticated(app, services, recordRequestsEndpoints.undoRecordDecision, ({ account, params }) =>
    undoDecision(services, account.id, params.id),
  )
}
