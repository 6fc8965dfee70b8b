import { array } from 'yup'
import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import {
  createTemplate,
  deleteTemplate,
  listStages,
  listTemplates,
  saveStages,
  saveTemplate,
} from './endpoints.ts'
import {
  newTemplateSchema,
  stageSchema,
  stagesSchema,
  templateChangesSchema,
  templateSchema,
} from './schema.ts'

const params = idParams

export const templatesEndpoints = {
  listStages: withSchemas(listStages, { reply: array(stageSchema).defined() }),
  saveStages: withSchemas(saveStages, { body: stagesSchema, reply: noReply }),
  listTemplates: withSchemas(listTemplates, { reply: array(templateSchema).defined() }),
  createTemplate: withSchemas(createTemplate, { body: newTemplateSchema, reply: templateSchema }),
  saveTemplate: withSchemas(saveTemplate, { params, body: templateChangesSchema, reply: templateSchema }),
  deleteTemplate: withSchemas(deleteTemplate, { params, reply: noReply }),
}
