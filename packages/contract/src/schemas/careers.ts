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
} from '#careers.ts'
import { cvExtensionOf, defaultCvMaxBytes, limits } from '#limits.ts'
import { message } from '#messages.ts'
import { describeEndpoint } from './describe.ts'
import { inLanguages } from './inLanguages.ts'

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

/** What the application forms may be told; the server's own settings rule. */
export interface ApplicationRules {
  /** Bytes. @default 10 MB */
  cvMaxBytes?: number
}

const cvSchema = ({ cvMaxBytes = defaultCvMaxBytes }: ApplicationRules) =>
  mixed<CvFile>()
    .required(message('cvRequired'))
    .test('type', message('cvType'), (file) => !file || cvExtensionOf(file.name) !== undefined)
    .test('empty', message('cvEmpty'), (file) => !file || file.size > 0)
    .test('size', message('cvTooLarge'), (file) => !file || file.size <= cvMaxBytes)

const applicantFields = (rules: ApplicationRules) => ({
  first_name: string().trim().required(message('firstNameRequired')).max(limits.name, message('nameTooLong')),
  last_name: string().trim().required(message('lastNameRequired')).max(limits.name, message('nameTooLong')),
  email: string()
    .trim()
    .required(message('emailRequired'))
    .email(message('emailInvalid'))
    .max(limits.email, message('emailTooLong')),
  phone: string().trim().required(message('phoneRequired')).max(limits.phone, message('phoneTooLong')),
  cv: cvSchema(rules),
})

/** The form of `/app/{id}` and the body of its call (spec 5). */
export const vacancyApplicationSchema = (rules: ApplicationRules = {}): ObjectSchema<VacancyApplication> =>
  object({ ...applicantFields(rules), job: string().trim().default('').max(300) })

/** The form of `/sendCv` and the body of its call (spec 5). */
export const generalApplicationSchema = (rules: ApplicationRules = {}): ObjectSchema<GeneralApplication> =>
  object({
    ...applicantFields(rules),
    message: string()
      .trim()
      .required(message('messageRequired'))
      .max(limits.message, message('messageTooLong')),
  })

const receiptSchema: Schema<ApplicationReceipt> = object({ reference: string().optional() })

/** The careers rows of the call table (spec 7). */
export const careersEndpoints = {
  listJobs: describeEndpoint(listJobs, { reply: array(jobSchema).defined() }),
  getJob: describeEndpoint(getJob, { reply: jobDetailSchema }),
  listCategories: describeEndpoint(listCategories, { reply: array(categorySchema).defined() }),
  applyToJob: describeEndpoint(applyToJob, { body: vacancyApplicationSchema(), reply: receiptSchema }),
  sendGeneralApplication: describeEndpoint(sendGeneralApplication, {
    body: generalApplicationSchema(),
    reply: receiptSchema,
  }),
}
