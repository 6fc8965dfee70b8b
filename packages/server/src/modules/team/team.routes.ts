import { teamEndpoints } from '@atrium/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '#http/language.ts'
import { registerPublic } from '#http/registerPublic.ts'
import type { Services } from '#services.ts'
import { listTeam } from './team.service.ts'

/** The team row of the call table (spec 7). */
export function teamRoutes(app: FastifyInstance, services: Pick<Services, 'database'>): void {
  registerPublic(app, teamEndpoints.listTeam, ({ language }) => listTeam(services, language), { languageOf })
}
