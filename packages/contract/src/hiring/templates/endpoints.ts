import { endpoint } from '#core/endpoint.ts'
import type { HiringStage, MailTemplate, StageChanges, TemplateChanges, TemplateFields } from './schema.ts'

/** All stages in their order. */
export const listStages = endpoint<{ reply: HiringStage[] }>({
  method: 'GET',
  path: '/api/v1/hiring/stages/',
  reply: 'list',
  permission: 'hiring.review',
})

/** Renames and orders the stages. 409 when they are not as `before`. */
export const saveStages = endpoint<{ body: StageChanges; reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/hiring/stages/',
  reply: 'any',
  permission: 'hiring.manage',
})

/** The templates by name. */
export const listTemplates = endpoint<{ reply: MailTemplate[] }>({
  method: 'GET',
  path: '/api/v1/hiring/templates/',
  reply: 'list',
  permission: 'hiring.manage',
})

/** 400 for a text with an unknown placeholder. */
export const createTemplate = endpoint<{ body: TemplateFields; reply: MailTemplate }>({
  method: 'POST',
  path: '/api/v1/hiring/templates/',
  permission: 'hiring.manage',
})

/** As `createTemplate`; 404 for an unknown template, 409 when somebody has changed it since `revision`. */
export const saveTemplate = endpoint<{
  params: { id: number }
  body: TemplateChanges
  reply: MailTemplate
}>({ method: 'PUT', path: '/api/v1/hiring/templates/:id/', permission: 'hiring.manage' })

/** 404 for an unknown template. */
export const deleteTemplate = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/hiring/templates/:id/',
  reply: 'any',
  permission: 'hiring.manage',
})
