import { array } from 'yup'
import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import * as calls from './endpoints.ts'
import * as schemas from './schema.ts'

const params = idParams
const reply = schemas.templateSchema

export const templatesEndpoints = {
  listStages: withSchemas(calls.listStages, { reply: array(schemas.stageSchema).defined() }),
  saveStages: withSchemas(calls.saveStages, { body: schemas.stagesSchema, reply: noReply }),
  listTemplates: withSchemas(calls.listTemplates, { reply: array(reply).defined() }),
  createTemplate: withSchemas(calls.createTemplate, { body: schemas.newTemplateSchema, reply }),
  saveTemplate: withSchemas(calls.saveTemplate, { params, body: schemas.templateChangesSchema, reply }),
  deleteTemplate: withSchemas(calls.deleteTemplate, { params, reply: noReply }),
}
