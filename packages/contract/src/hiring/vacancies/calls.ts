import { array } from 'yup'
import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import {
  createCategory,
  createVacancy,
  deleteCategory,
  deleteVacancy,
  duplicateVacancy,
  getVacancy,
  listVacancies,
  renameCategory,
  saveVacancy,
  setVacancyState,
} from './endpoints.ts'
import {
  categoryChangesSchema,
  createdSchema,
  newVacancySchema,
  vacancyChangesSchema,
  vacancyRowSchema,
  vacancySchema,
  vacancyStateSchema,
} from './schema.ts'

const params = idParams

export const vacanciesEndpoints = {
  listVacancies: withSchemas(listVacancies, { reply: array(vacancyRowSchema).defined() }),
  getVacancy: withSchemas(getVacancy, { params, reply: vacancySchema }),
  createVacancy: withSchemas(createVacancy, { body: newVacancySchema, reply: createdSchema }),
  saveVacancy: withSchemas(saveVacancy, { params, body: vacancyChangesSchema, reply: vacancySchema }),
  setVacancyState: withSchemas(setVacancyState, { params, body: vacancyStateSchema, reply: vacancySchema }),
  duplicateVacancy: withSchemas(duplicateVacancy, { params, reply: createdSchema }),
  deleteVacancy: withSchemas(deleteVacancy, { params, reply: noReply }),
  createCategory: withSchemas(createCategory, { body: categoryChangesSchema, reply: createdSchema }),
  renameCategory: withSchemas(renameCategory, { params, body: categoryChangesSchema, reply: noReply }),
  deleteCategory: withSchemas(deleteCategory, { params, reply: noReply }),
}
