import { array, mixed, number, type ObjectSchema, object, type Schema, string } from 'yup'
import {
  type ApplicationReceipt,
  applyToJob,
  type Category,
  type CvFile,
  type GeneralApplication,
  getJob,
  type Job,
  type JobDetail,
  type JobDetailText,
  type JobText,
  listCategories,
  listJobs,
  sendGeneralApplication,
  type VacancyApplication,
} from './endpoints.ts'
import { defaultCvMaxBytes } from '#core/defaults.ts'
import { cvExtensionOf, limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { emailAddress, idParams, isFile, line, lines, phone } from '#core/fields.ts'
import { inLanguages } from '#core/inLanguages.ts'
import { withSchemas } from '#core/withSchemas.ts'

const jobTextSchema: ObjectSchema<JobText> = object({
  Position: string().defined(),
  Category: string().defined(),
  JobType: string().defined(),
  Description: string().defined(),
  LocationCity: string().defined(),
  LocationCountry: string().defined(),
})

export const jobSchema: ObjectSchema<Job> = object({
  id: number().integer().required(),
  ...inLanguages(jobTextSchema),
})

const sentences = () => array(array(string().defined()).defined()).defined()

const jobDetailTextSchema: ObjectSchema<JobDetailText> = object({
  Position: string().defined(),
  LocationCountry: string().defined(),
  LocationCity: string().defined(),
  JobType: string().defined(),
  Overview: string().defined(),
  Responsibilities: sentences(),
  Qualifications: sentences(),
})

export const jobDetailSchema: ObjectSchema<JobDetail> = object(inLanguages(jobDetailTextSchema))

export const categorySchema: ObjectSchema<Category> = object({
  id: number().integer().required(),
  ...inLanguages(object({ Category: string().defined() })),
})

/** Limits of the application forms that the settings of the server may change. */
interface ApplicationRules {
  /** Bytes. @default 10 MB */
  cvMaxBytes?: number
}

const cvSchema = ({ cvMaxBytes = defaultCvMaxBytes }: ApplicationRules) =>
  mixed<CvFile>(isFile)
    .typeError(message('cvRequired'))
    .required(message('cvRequired'))
    .test('type', message('cvType'), (file) => !file || cvExtensionOf(file.name) !== undefined)
    .test('empty', message('cvEmpty'), (file) => !file || file.size > 0)
    .test('size', message('cvTooLarge'), (file) => !file || file.size <= cvMaxBytes)

const applicantFields = (rules: ApplicationRules) => ({
  first_name: line(limits.name, message('nameTooLong')).required(message('firstNameRequired')),
  last_name: line(limits.name, message('nameTooLong')).required(message('lastNameRequired')),
  email: emailAddress().required(message('emailRequired')),
  phone: phone().required(message('phoneRequired')),
  cv: cvSchema(rules),
})

/** The form of `/app/{id}` and the body of its call (spec 5). */
export const vacancyApplicationSchema = (rules: ApplicationRules = {}): ObjectSchema<VacancyApplication> =>
  object({ ...applicantFields(rules), job: line(300).default('') })

/** The form of `/sendCv` and the body of its call (spec 5). */
export const generalApplicationSchema = (rules: ApplicationRules = {}): ObjectSchema<GeneralApplication> =>
  object({
    ...applicantFields(rules),
    message: lines(limits.message, message('messageTooLong')).required(message('messageRequired')),
  })

const receiptSchema: Schema<ApplicationReceipt> = object({ reference: string().optional() })

/** The careers rows of the call table (spec 7). */
export const careersEndpoints = {
  listJobs: withSchemas(listJobs, { reply: array(jobSchema).defined() }),
  getJob: withSchemas(getJob, { params: idParams, reply: jobDetailSchema }),
  listCategories: withSchemas(listCategories, { reply: array(categorySchema).defined() }),
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
