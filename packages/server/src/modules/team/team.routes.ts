import { teamEndpoints } from '@atrium/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { register } from '#http/register.ts'
import type { Services } from '#services.ts'
import { listTeam } from './team.service.ts'

/** The team row of the call table (spec 7). */
export function teamRoutes(app: FastifyInstance, services: Pick<Services, 'database'>): void {
  register(app, teamEndpoints.listTeam, ({ language, reply }) => {
    reply.header('vary', 'accept-language, cookie')
    return listTeam(services, language)
  })
}
