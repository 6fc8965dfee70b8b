import { applicationsEndpoints } from '@atrium/contract/hiring/applications/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { eraseCandidate, getCandidateData } from './erasure.service.ts'
import { exportCandidate } from './export.service.ts'

/** An export reads all files of a candidate. */
const rateLimit = { max: 30, window: 10 * 60_000 }

/** The calls about everything that is stored about a candidate. */
export function candidateDataRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, applicationsEndpoints.getCandidateData, ({ params }) =>
    getCandidateData(services.database.db, params.id),
  )

  registerAuthenticated(
    app,
    services,
    applicationsEndpoints.exportCandidate,
    ({ account, params }) => exportCandidate(services, account.id, params.id),
    { rateLimit },
  )

  registerAuthenticated(app, services, applicationsEndpoints.eraseCandidate, ({ account, params, body }) =>
    eraseCandidate(services, { id: params.id, references: body.references, actorId: account.id }),
  )
}
