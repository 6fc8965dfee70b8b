import { meetingsEndpoints } from '@atrium/contract/meetings/calls'
import type { FastifyInstance } from 'fastify'
import { registerShared } from '#http/registerShared.ts'
import { requireSignedIn } from '#http/session/signedIn.ts'
import type { Services } from '#services.ts'
import { getSchedule } from './schedule.service.ts'

/** The schedule row of the call table (spec 7). It names people, so it requires a session. */
export function scheduleRoutes(app: FastifyInstance, services: Services): void {
  registerShared(app, meetingsEndpoints.getSchedule, () => getSchedule(services), {
    guard: (request) => requireSignedIn(services, request),
    cacheControl: 'no-store',
  })
}
