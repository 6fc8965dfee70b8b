import { array, boolean, type InferType, mixed, number, type ObjectSchema, object, string } from 'yup'
import { defaultCvMaxBytes } from '#core/defaults.ts'
import { emailAddress, isFile, line, lines, phone } from '#core/fields.ts'
import { inLanguages } from '#core/inLanguages.ts'
import { cvExtensionOf, limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import {
  type CvFile,
  employments,
  type GeneralApplication,
  levels,
  type VacancyApplication,
  workplaces,
} from './rules.ts'

const jobTextSchema = object({
  Position: string().defined(),
  Category: string().defined(),
  JobType: string().defined(),
  Description: string().defined(),
  LocationCity: string().defined(),
  LocationCountry: string().defined(),
})

/** A vacancy in the list, in one language (spec 3, Job). */
export type JobText = InferType<typeof jobTextSchema>

const vacancyFactsSchema = object({
  categoryId: number().integer().required(),
  employment: string().oneOf(employments).required(),
  workplace: string().oneOf(workplaces).required(),
  level: string().oneOf(levels).nullable().defined(),
  /** How many people are wanted. */
  places: number().integer().required(),
  /** Manats a month before taxes; `null` when the company does not show the salary. */
  salary: object({ from: number().integer().required(), to: number().integer().required() })
    .nullable()
    .defined(),
  /** ISO day of the first publication. */
  publishedOn: string().required(),
  /** ISO day, the last one for an application; `null` for a vacancy without a closing day. */
  closesOn: string().nullable().defined(),
  /** Whether the vacancy is closed. The list has open ones only. */
  isClosed: boolean().required(),
})

/** The facts of a vacancy besides its texts. */
export type VacancyFacts = InferType<typeof vacancyFactsSchema>

/** Another host may send no facts. */
const optionalFacts = vacancyFactsSchema.optional().default(undefined)

export const jobSchema = object({
  id: number().integer().required(),
  facts: optionalFacts,
  ...inLanguages(jobTextSchema),
})

export type Job = InferType<typeof jobSchema>

const sentences = () => array(array(string().defined()).defined()).defined()

const jobDetailTextSchema = object({
  Position: string().defined(),
  LocationCountry: string().defined(),
  LocationCity: string().defined(),
  JobType: string().defined(),
  Overview: string().defined(),
  /** The page shows the first element of each item. */
  Responsibilities: sentences(),
  Qualifications: sentences(),
})

/** The page of a vacancy, in one language (spec 3, Job detail response). */
export type JobDetailText = InferType<typeof jobDetailTextSchema>

export const jobDetailSchema = object({ facts: optionalFacts, ...inLanguages(jobDetailTextSchema) })

export type JobDetail = InferType<typeof jobDetailSchema>

export const categorySchema = object({
  id: number().integer().required(),
  ...inLanguages(object({ Category: string().defined() })),
})

export type Category = InferType<typeof categorySchema>

/** Limits of the application forms that the settings of the server may change. */
export interface ApplicationRules {
  /** Bytes. @default 10 MB */
  cvMaxBytes?: number
}

export const cvSchema = ({ cvMaxBytes = defaultCvMaxBytes }: ApplicationRules) =>
  mixed<CvFile>(isFile)
    .typeError(message('cvRequired'))
    .required(message('cvRequired'))
    .test('type', message('cvType'), (file) => !file || cvExtensionOf(file.name) !== undefined)
    .test('empty', message('cvEmpty'), (file) => !file || file.size > 0)
    .test('size', message('cvTooLarge'), (file) => !file || file.size <= cvMaxBytes)

/** Who applies, and how the person can be reached. */
export const contactFields = {
  first_name: line(limits.name, message('nameTooLong')).required(message('firstNameRequired')),
  last_name: line(limits.name, message('nameTooLong')).required(message('lastNameRequired')),
  email: emailAddress().required(message('emailRequired')),
  phone: phone().required(message('phoneRequired')),
}

const applicantFields = (rules: ApplicationRules) => ({ ...contactFields, cv: cvSchema(rules) })

/** The form of `/app/{id}` and the body of its call (spec 5). */
export const vacancyApplicationSchema = (rules: ApplicationRules = {}): ObjectSchema<VacancyApplication> =>
  object({ ...applicantFields(rules), job: line(300).default('') })

/** The form of `/sendCv` and the body of its call (spec 5). */
export const generalApplicationSchema = (rules: ApplicationRules = {}): ObjectSchema<GeneralApplication> =>
  object({
    ...applicantFields(rules),
    message: lines(limits.message, message('messageTooLong')).required(message('messageRequired')),
  })

export const receiptSchema = object({
  /** The reference, such as `CV-7K2M-9QPX`, which both mails contain. */
  reference: string().optional(),
})

/** Our server answers with a reference; another host may answer anything. */
export type ApplicationReceipt = InferType<typeof receiptSchema>
