import { auditEndpoints } from '@atrium/contract/audit/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { listEntries, listPeople } from './audit.service.ts'

/** The audit log, for administrators. */
export function auditRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, auditEndpoints.listAuditEntries, ({ query, language }) =>
    listEntries(services, query, language),
  )
  registerAuthenticated(app, services, auditEndpoints.listAuditActors, () => listPeople(services))
}
