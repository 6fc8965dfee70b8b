import { templatesEndpoints as calls } from '@atrium/contract/hiring/templates/calls'
import type { FastifyInstance } from 'fastify'
import { staffCalls } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { listStages, saveStages } from './stages.service.ts'
import { createTemplate, deleteTemplate, listTemplates, saveTemplate } from './templates.service.ts'

/** Stages of applications, and templates of mails to applicants. */
export function templatesRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database
  const { serve, change } = staffCalls(app, services)

  serve(calls.listStages, () => listStages(db))
  change(calls.saveStages, (tx, { body }) => saveStages(tx, body))
  serve(calls.listTemplates, () => listTemplates(db))
  change(calls.createTemplate, (tx, { body }) => createTemplate(tx, body))
  change(calls.saveTemplate, (tx, { params, body }) => saveTemplate(tx, params.id, body))
  change(calls.deleteTemplate, (tx, { params }) => deleteTemplate(tx, params.id))
}
