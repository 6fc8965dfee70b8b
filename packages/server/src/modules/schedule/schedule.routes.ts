import { meetingsEndpoints } from '@atrium/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { getSchedule } from './schedule.service.ts'

/** The schedule row of the call table (spec 7). It names people, so it requires a session. */
export function scheduleRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, meetingsEndpoints.getSchedule, () => getSchedule(services))
}
