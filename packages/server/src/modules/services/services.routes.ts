import { servicesEndpoints } from '@atrium/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerPublic } from '#http/registerPublic.ts'
import type { Services } from '#services.ts'
import { getService, listServices } from './services.service.ts'

/** The services rows of the call table (spec 7). */
export function servicesRoutes(app: FastifyInstance, services: Pick<Services, 'database'>): void {
  registerPublic(app, servicesEndpoints.listServices, () => listServices(services))

  registerPublic(app, servicesEndpoints.getService, ({ params }) => getService(services, params.id))
}
