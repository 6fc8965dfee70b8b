import { servicesEndpoints } from '@atrium/contract/services/calls'
import type { FastifyInstance } from 'fastify'
import { registerShared } from '#http/registerShared.ts'
import type { Services } from '#services.ts'
import { getService, listServices } from './services.service.ts'

/** The services rows of the call table (spec 7). */
export function servicesRoutes(app: FastifyInstance, services: Pick<Services, 'database'>): void {
  registerShared(app, servicesEndpoints.listServices, () => listServices(services))

  registerShared(app, servicesEndpoints.getService, ({ params }) => getService(services, params.id))
}
