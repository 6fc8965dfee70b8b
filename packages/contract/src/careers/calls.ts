import { array } from 'yup'
import { idParams } from '#core/fields.ts'
import { fileReply, withSchemas } from '#core/withSchemas.ts'
import {
  applyToJob,
  getJob,
  getVacancyFeed,
  getVacancyJsonFeed,
  listCategories,
  listJobs,
  sendGeneralApplication,
} from './endpoints.ts'
import {
  categorySchema,
  generalApplicationSchema,
  jobDetailSchema,
  jobSchema,
  receiptSchema,
  vacancyApplicationSchema,
} from './schema.ts'

/** The careers rows of the call table (spec 7). */
export const careersEndpoints = {
  listJobs: withSchemas(listJobs, { reply: array(jobSchema).defined() }),
  getJob: withSchemas(getJob, { params: idParams, reply: jobDetailSchema }),
  listCategories: withSchemas(listCategories, { reply: array(categorySchema).defined() }),
  getVacancyFeed: withSchemas(getVacancyFeed, { reply: fileReply }),
  getVacancyJsonFeed: withSchemas(getVacancyJsonFeed, { reply: fileReply }),
  applyToJob: withSchemas(applyToJob, {
    params: idParams,
    body: vacancyApplicationSchema(),
    reply: receiptSchema,
  }),
  sendGeneralApplication: withSchemas(sendGeneralApplication, {
    body: generalApplicationSchema(),
    reply: receiptSchema,
  }),
}
