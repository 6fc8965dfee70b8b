import { auditEndpoints } from '@atrium/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { listEntries } from './audit.service.ts'

/** The audit log, for administrators. */
export function auditRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, auditEndpoints.listAuditEntries, ({ query }) =>
    listEntries(services, query),
  )
}
