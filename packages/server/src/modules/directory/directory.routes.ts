import { availabilityEndpoints } from '@atrium/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { listDirectory } from './directory.service.ts'

/** The directory of colleagues, for signed-in users. */
export function directoryRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'database' | 'now'>,
): void {
  registerAuthenticated(app, services, availabilityEndpoints.listDirectory, ({ language }) =>
    listDirectory(services, language),
  )
}
