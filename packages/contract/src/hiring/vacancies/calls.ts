import { array } from 'yup'
import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import * as calls from './endpoints.ts'
import * as schemas from './schema.ts'

const params = idParams
const reply = schemas.vacancySchema

export const vacanciesEndpoints = {
  listVacancies: withSchemas(calls.listVacancies, { reply: array(schemas.vacancyRowSchema).defined() }),
  getVacancy: withSchemas(calls.getVacancy, { params, reply }),
  createVacancy: withSchemas(calls.createVacancy, {
    body: schemas.newVacancySchema,
    reply: schemas.createdSchema,
  }),
  saveVacancy: withSchemas(calls.saveVacancy, { params, body: schemas.vacancyChangesSchema, reply }),
  setVacancyState: withSchemas(calls.setVacancyState, { params, body: schemas.vacancyStateSchema, reply }),
  duplicateVacancy: withSchemas(calls.duplicateVacancy, { params, reply: schemas.createdSchema }),
  deleteVacancy: withSchemas(calls.deleteVacancy, { params, reply: noReply }),
  createCategory: withSchemas(calls.createCategory, {
    body: schemas.categoryChangesSchema,
    reply: schemas.createdSchema,
  }),
  renameCategory: withSchemas(calls.renameCategory, {
    params,
    body: schemas.categoryChangesSchema,
    reply: noReply,
  }),
  deleteCategory: withSchemas(calls.deleteCategory, { params, reply: noReply }),
}
