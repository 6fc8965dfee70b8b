import { endpointFor } from '#core/endpoint.ts'
import type { HiringStage, MailTemplate, StageChanges, TemplateChanges, TemplateFields } from './schema.ts'

type One = { id: number }

const stages = '/api/v1/hiring/stages/'
const templates = '/api/v1/hiring/templates/'
const manage = endpointFor('hiring.manage')

/** All stages in their order. */
export const listStages = endpointFor('hiring.review')<{ reply: HiringStage[] }>({
  method: 'GET',
  path: stages,
  reply: 'list',
})

/** Renames and orders the stages. 409 when they are not as `before`. */
export const saveStages = manage<{ body: StageChanges; reply: undefined }>({
  method: 'PUT',
  path: stages,
  reply: 'any',
})

/** The templates by name. */
export const listTemplates = manage<{ reply: MailTemplate[] }>({
  method: 'GET',
  path: templates,
  reply: 'list',
})

/** 400 for a text with an unknown placeholder. */
export const createTemplate = manage<{ body: TemplateFields; reply: MailTemplate }>({
  method: 'POST',
  path: templates,
})

/** As `createTemplate`; 404 for an unknown template, 409 when somebody has changed it since `revision`. */
export const saveTemplate = manage<{ params: One; body: TemplateChanges; reply: MailTemplate }>({
  method: 'PUT',
  path: `${templates}:id/`,
})

/** 404 for an unknown template. */
export const deleteTemplate = manage<{ params: One; reply: undefined }>({
  method: 'DELETE',
  path: `${templates}:id/`,
  reply: 'any',
})
