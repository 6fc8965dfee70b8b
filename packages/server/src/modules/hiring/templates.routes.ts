import { templatesEndpoints } from '@atrium/contract/hiring/templates/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { listStages, saveStages } from './stages.service.ts'
import { createTemplate, deleteTemplate, listTemplates, saveTemplate } from './templates.service.ts'

/** Stages of applications, and templates of mails to applicants. */
export function templatesRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, templatesEndpoints.listStages, () => listStages(services))

  registerAuthenticated(app, services, templatesEndpoints.saveStages, ({ account, body }) =>
    saveStages(services, account.id, body),
  )

  registerAuthenticated(app, services, templatesEndpoints.listTemplates, () => listTemplates(services))

  registerAuthenticated(app, services, templatesEndpoints.createTemplate, ({ account, body }) =>
    createTemplate(services, account.id, body),
  )

  registerAuthenticated(app, services, templatesEndpoints.saveTemplate, ({ account, params, body }) =>
    saveTemplate(services, account.id, params.id, body),
  )

  registerAuthenticated(app, services, templatesEndpoints.deleteTemplate, ({ account, params }) =>
    deleteTemplate(services, account.id, params.id),
  )
}
