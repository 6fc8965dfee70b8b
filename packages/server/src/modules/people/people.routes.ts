import { directoryEndpoints } from '@atrium/contract/people/colleagues/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { listColleagues } from './people.service.ts'

/** The directory of colleagues. */
export function peopleRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, directoryEndpoints.listColleagues, ({ language }) =>
    listColleagues(services, language),
  )
}
