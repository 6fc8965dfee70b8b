import { teamEndpoints } from '@atrium/contract/people/team/calls'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '#http/language.ts'
import { registerShared } from '#http/registerShared.ts'
import type { Services } from '#services.ts'
import { listTeam } from './team.service.ts'

/** The team row of the call table (spec 7). */
export function teamRoutes(app: FastifyInstance, services: Pick<Services, 'database'>): void {
  registerShared(app, teamEndpoints.listTeam, ({ language }) => listTeam(services, language), { languageOf })
}
